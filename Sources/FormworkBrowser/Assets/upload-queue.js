// Sends files to the server, one after the other, so that they stand in the order in which they were chosen.

/**
 * A file that is on its way, or was not taken. `request` is the one under way, and `bar` shows how far it is.
 *
 * @typedef {{ field: any, file: File, item: HTMLElement, isTyped?: boolean, hasFailed?: boolean, isTemporary?: boolean,
 *   isHolding?: boolean, reason?: string, request?: XMLHttpRequest, bar?: HTMLProgressElement, done?: () => void }} Upload
 */

export class UploadQueue {
    #address;
    #language;
    #sent;
    #failed;
    /** @type {Upload[]} */
    #waiting = [];

    /** `sent` is called with an upload and the reply, `failed` with an upload and the request. */
    constructor(address, language, sent, failed) {
        this.#address = address;
        this.#language = language;
        this.#sent = sent;
        this.#failed = failed;
    }

    add(upload) {
        this.#waiting.push(upload);
        if (this.#waiting.length === 1) this.#send(upload);
    }

    /** A file has arrived, was refused or is not wanted any more: the next one is sent. */
    remove(upload) {
        const position = this.#waiting.indexOf(upload);
        if (position >= 0) this.#waiting.splice(position, 1);
        if (position === 0 && this.#waiting.length > 0) this.#send(this.#waiting[0]);
    }

    #send(upload) {
        const { file, field, bar } = upload;
        const request = new XMLHttpRequest();
        upload.request = request;
        request.open('POST', this.#address + encodeURIComponent(field.template.dataset.fwPath));
        request.setRequestHeader('accept', 'application/json');
        request.setRequestHeader('content-type', upload.isTyped ? 'text/plain' : 'application/octet-stream');
        // The words of the reply are for the reader of this page, whatever languages the browser asks for.
        request.setRequestHeader('accept-language', this.#language);
        request.setRequestHeader('formwork-name', encodeURIComponent(file.name));
        request.responseType = 'json';
        request.upload.addEventListener('progress', (event) => { if (event.lengthComputable) bar.value = event.loaded / event.total; });
        request.addEventListener('load', () => {
            if (request.status === 201 && request.response) this.#sent(upload, request.response);
            else this.#failed(upload, request);
        });
        request.addEventListener('error', () => this.#failed(upload, request));
        request.send(file);
    }
}
