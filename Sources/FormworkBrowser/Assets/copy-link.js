// Lets a person copy the link to saved answers. Without this script the link can be selected.

const link = document.getElementById('fw-link');
const button = document.getElementById('fw-copy');
const copied = document.getElementById('fw-copied');

// The browser knows the address of the page, whatever stands between it and the server.
link.value = new URL(new URL(link.value, location.href).pathname, location.href).href;
link.addEventListener('focus', () => link.select());
button.hidden = !navigator.clipboard;
button.addEventListener('click', async () => {
    try {
        await navigator.clipboard.writeText(link.value);
        copied.textContent = copied.dataset.fwCopied;
    } catch {
        link.focus();
    }
});
