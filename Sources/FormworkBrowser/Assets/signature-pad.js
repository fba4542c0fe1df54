// A canvas on which a person draws a signature with a finger, a pen or a mouse. The drawing is kept as strokes, so it can be
// undone, and it stays when the page changes its size.

/** The strokes on a canvas, and the buttons beside it. */
export class SignaturePad {
    #canvas;
    #buttons;
    #hint;
    // Each stroke is a list of points, as shares of the canvas's width.
    #strokes = [];
    #stroke;

    /** `pad` contains the canvas and the buttons. `sign` is called when the person says that the drawing is finished. */
    constructor(pad, sign) {
        this.#canvas = pad.querySelector('canvas');
        this.#hint = pad.querySelector('p');
        this.#buttons = [...pad.querySelectorAll('[data-fw-pad]')];
        for (const button of this.#buttons) {
            const action = button.dataset.fwPad;
            button.addEventListener('click', action === 'sign' ? sign : () => this.#press(action));
        }
        this.#listen();
        new ResizeObserver(() => this.#draw()).observe(this.#canvas);
        this.#draw();
    }

    #listen() {
        const canvas = this.#canvas;
        canvas.addEventListener('pointerdown', (event) => {
            if (event.button !== 0 || this.#stroke) return;
            event.preventDefault();
            canvas.setPointerCapture(event.pointerId);
            this.#stroke = { pointer: event.pointerId, points: [this.#point(event)] };
            this.#strokes.push(this.#stroke.points);
            this.#draw();
        });
        canvas.addEventListener('pointermove', (event) => {
            if (event.pointerId !== this.#stroke?.pointer) return;
            const events = event.getCoalescedEvents?.() ?? [];
            for (const moved of events.length > 0 ? events : [event]) this.#stroke.points.push(this.#point(moved));
            this.#draw();
        });
        const end = (event) => {
            if (event.pointerId !== this.#stroke?.pointer) return;
            this.#stroke = undefined;
            this.#draw();
        };
        for (const type of ['pointerup', 'pointercancel', 'lostpointercapture']) canvas.addEventListener(type, end);
        // A quick stroke is no swipe. Browsers take the next tap after a swipe as one that stops the scrolling, and drop it.
        canvas.addEventListener('touchstart', (event) => event.preventDefault(), { passive: false });
    }

    #point(event) {
        const box = this.#canvas.getBoundingClientRect();
        return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.width];
    }

    #press(action) {
        if (action === 'undo') this.#strokes.pop();
        if (action === 'clear') this.#strokes = [];
        this.#draw();
    }

    /** Whether something is drawn. */
    get isBegun() {
        return this.#strokes.length > 0;
    }

    /** Takes the drawing off the canvas, as a file. It is there at once, because the page may be about to be left. */
    take() {
        const picture = document.createElement('canvas');
        picture.width = 900;
        picture.height = 300;
        this.#paint(picture);
        const text = atob(picture.toDataURL('image/png').split(',')[1]);
        this.#strokes = [];
        this.#stroke = undefined;
        this.#draw();
        return new File([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], `${this.#buttons[0].dataset.fwName}.png`);
    }

    #draw() {
        const canvas = this.#canvas;
        const scale = devicePixelRatio || 1;
        canvas.width = Math.max(1, Math.round(canvas.clientWidth * scale));
        canvas.height = Math.max(1, Math.round(canvas.clientHeight * scale));
        this.#paint(canvas);
        this.#hint.hidden = this.#strokes.length > 0;
        for (const button of this.#buttons) button.disabled = this.#strokes.length === 0;
    }

    // Dark ink on white paper, in dark pages too: that is how the picture is kept.
    #paint(canvas) {
        const context = canvas.getContext('2d');
        context.fillStyle = '#fff';
        context.fillRect(0, 0, canvas.width, canvas.height);
        context.strokeStyle = '#111';
        context.fillStyle = '#111';
        context.lineWidth = canvas.width / 200;
        context.lineCap = 'round';
        context.lineJoin = 'round';
        for (const points of this.#strokes) {
            const at = (index) => points[index].map((share) => share * canvas.width);
            context.beginPath();
            if (points.length === 1) {
                context.arc(...at(0), context.lineWidth / 2, 0, 2 * Math.PI);
                context.fill();
                continue;
            }
            context.moveTo(...at(0));
            for (let index = 1; index < points.length; index += 1) context.lineTo(...at(index));
            context.stroke();
        }
    }
}
