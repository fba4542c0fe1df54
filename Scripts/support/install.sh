# Installs what the checks need and the machine lacks. Sourced, after report.sh.

# apt PACKAGE…: installs with apt as root or through sudo, or says what to install by hand.
apt_install() {
    local root=()
    if ! command -v apt-get >/dev/null; then
        fail "Please install: $* (the names are Debian's; there is no apt-get here to do it)."
    fi
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || fail "Please install as root: apt-get install $*"
        root=(sudo -n)
    fi
    printf 'Installing %s\n' "$*"
    {
        "${root[@]}" apt-get update -q &&
            "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@"
    } >"$LOG.apt" 2>&1 </dev/null || {
        tail -n 20 "$LOG.apt" >&2
        fail "Could not install $*. The messages of apt-get are above."
    }
}

# The server stores submissions with the system's SQLite, or in PostgreSQL, which the tests start.
install_server_libraries() {
    local missing=()
    if [ "$(uname)" = Linux ]; then
        [ -e /usr/include/sqlite3.h ] || missing+=(libsqlite3-dev)
        [ -e /usr/include/postgresql/libpq-fe.h ] || [ -e /usr/include/libpq-fe.h ] || missing+=(libpq-dev)
    fi
    Scripts/support/postgresql find 2>/dev/null || missing+=(postgresql)
    # The build makes the engine of pages smaller with it; see Documentation/Size.md.
    command -v apt-get >/dev/null && ! command -v zopfli >/dev/null && missing+=(zopfli)
    [ "${#missing[@]}" -eq 0 ] || apt_install "${missing[@]}"
}

find_chromium() {
    local name
    if [ -n "${FORMWORK_CHROMIUM:-}" ]; then
        printf '%s' "$FORMWORK_CHROMIUM"
        return
    fi
    for name in chromium-headless-shell chromium chromium-browser google-chrome; do
        command -v "$name" && return
    done
    return 1
}

# Chromium without windows. It opens a page in a third of the time, and Debian has it as a package.
lacks_headless_shell() {
    [ -z "${FORMWORK_CHROMIUM:-}" ] && grep -qs '^ID=debian$' /etc/os-release && ! command -v chromium-headless-shell >/dev/null
}

find_firefox() {
    [ -n "${FORMWORK_FIREFOX:-}" ] || command -v firefox-esr || command -v firefox
}

# WebKit, its driver, and a screen that nobody sees.
find_webkit() {
    command -v WebKitWebDriver && command -v Xvfb
}

# Chromium, Firefox, WebKit, a font with Chinese characters, and a Python environment with Playwright and axe. Sets CHROMIUM and BROWSER_PYTHON.
install_browser() {
    local missing=()
    find_chromium >/dev/null || missing+=(chromium)
    if lacks_headless_shell; then missing+=(chromium-headless-shell); fi
    # Without Firefox or WebKit their few tests are skipped, so they are only installed where that is simple.
    if command -v apt-get >/dev/null; then
        find_firefox >/dev/null || missing+=(firefox-esr)
        find_webkit >/dev/null || missing+=(webkit2gtk-driver xvfb)
    fi
    # Without the font the tests pass all the same, but pictures show boxes.
    if command -v apt-get >/dev/null && [ -z "$(fc-list :lang=zh-cn 2>/dev/null)" ]; then
        missing+=(fontconfig fonts-noto-cjk)
    fi
    [ "${#missing[@]}" -eq 0 ] || apt_install "${missing[@]}"
    CHROMIUM=$(find_chromium) || fail "There is no Chromium. Name one with FORMWORK_CHROMIUM=FILE."
    install_browser_python
}

install_browser_python() {
    local environment=$PWD/.build/browser-python
    local wanted
    wanted=$(cksum <Tests/Browser/requirements.txt)
    BROWSER_PYTHON=$environment/bin/python
    [ "$(cat "$environment/requirements" 2>/dev/null)" != "$wanted" ] || return 0
    printf 'Preparing the Python environment of the browser tests\n'
    make_environment "$environment"
    "$BROWSER_PYTHON" -m pip install -q --disable-pip-version-check -r Tests/Browser/requirements.txt </dev/null ||
        fail "pip could not install Tests/Browser/requirements.txt. Its messages are above."
    printf '%s\n' "$wanted" >"$environment/requirements"
}

# Node, TypeScript, and the linter of the same Python environment. Sets OXLINT.
install_script_tools() {
    local missing=()
    command -v node >/dev/null || missing+=(nodejs)
    command -v tsc >/dev/null || missing+=(node-typescript)
    [ "${#missing[@]}" -eq 0 ] || apt_install "${missing[@]}"
    install_browser_python
    OXLINT=$(dirname "$BROWSER_PYTHON")/oxlint
}

make_environment() {
    rm -rf "$1"
    if command -v python3 >/dev/null && python3 -m venv "$1" >/dev/null 2>&1; then return; fi
    apt_install python3 python3-venv
    rm -rf "$1"
    /usr/bin/python3 -m venv "$1" || fail "python3 -m venv does not work here. Its messages are above."
}
