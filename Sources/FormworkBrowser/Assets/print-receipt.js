// Prints the receipt of a submission. Only pages with a receipt load this.

const button = document.querySelector('.fw-print');
button.hidden = false;
button.addEventListener('click', () => print());
