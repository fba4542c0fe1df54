// Keeps the numbers of submissions on the page of all forms up to date. Without this script the page has those of its time.

const list = document.querySelector('[data-fw-counts]');
const pause = 10000;
let tag = '';

async function refresh() {
    const headers = tag ? { 'If-None-Match': tag } : {};
    const reply = await fetch(list.dataset.fwCounts, { headers, cache: 'no-store' });
    // A person who is not let in any more gets the page on which people log in.
    if (reply.status === 401 || reply.status === 404) return false;
    if (reply.status !== 200) return true;
    tag = reply.headers.get('ETag') ?? '';
    const infos = await reply.json();
    for (const line of list.querySelectorAll('a')) {
        const info = infos[line.getAttribute('href')];
        if (info === undefined) continue;
        delete infos[line.getAttribute('href')];
        const place = line.querySelector('.fw-hint');
        if (place.textContent !== info) place.textContent = info;
    }
    // A form that the page does not list has come. Only the server knows its title.
    if (Object.keys(infos).length > 0) location.reload();
    return true;
}

async function watch() {
    let goesOn = true;
    try {
        // Nobody sees the numbers of a hidden page.
        if (!document.hidden) goesOn = await refresh();
    } catch {
        // The server cannot be reached now.
    }
    if (goesOn) setTimeout(watch, pause);
}

document.addEventListener('visibilitychange', () => {
    if (!document.hidden) refresh().catch(() => {});
});
watch();
