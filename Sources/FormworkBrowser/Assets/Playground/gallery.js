// Copies the code of an example.

const told = document.getElementById('fw-copied');

for (const head of document.querySelectorAll('.fw-code-head')) {
    const button = head.querySelector('button');
    const name = head.querySelector('h3').textContent;
    // If the clipboard cannot be used, the code can be selected.
    if (!navigator.clipboard) continue;
    button.hidden = false;
    button.ariaLabel = `Copy ${name}`;
    button.addEventListener('click', async () => {
        await navigator.clipboard.writeText(head.nextElementSibling.textContent);
        told.textContent = '';
        told.textContent = `${name} is copied.`;
    });
}
