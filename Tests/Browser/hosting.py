"""Pages that are not Formwork's own, at an address of the server."""

import urllib.request

import pytest

from conftest import is_complaint

# What a careful host allows.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
    "form-action 'self'; require-trusted-types-for 'script'; trusted-types formwork formwork-attach"
)


def fragment(server, form: str, query: str = "") -> str:
    with urllib.request.urlopen(f"{server.url}/{form}/fragment{query}") as response:
        return response.read().decode()


def host_page(body: str, head: str = "", language: str = "en") -> str:
    return (
        f'<!DOCTYPE html><html lang="{language}"><head><meta charset="utf-8"><title>Host</title>'
        f'<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">{head}</head>'
        f"<body><main><h1>Host</h1>{body}</main></body></html>"
    )


@pytest.fixture
def open_host(new_context, server):
    """Opens a page with this body; at the end of the test nothing may have been blocked or logged as an error."""
    contexts = []
    complaints = []

    def open(body: str, head: str = "", **options):
        context = new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: complaints.append(message.text) if is_complaint(message) else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.route(
            f"{server.url}/host",
            lambda route: route.fulfill(
                body=host_page(body, head), content_type="text/html; charset=utf-8",
                headers={"content-security-policy": POLICY}),
        )
        page.goto(f"{server.url}/host")
        return page

    yield open
    for context in contexts:
        context.close()
    assert complaints == []
