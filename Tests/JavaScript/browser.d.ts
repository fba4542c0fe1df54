// Only the check of types reads this file.

// The scripts of pages find elements by their attributes, so no type says which kind of element they find. Each has the properties
// of all kinds here: the check finds a misspelt property, but not one of another kind of element.
type PageElement = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement & HTMLButtonElement & HTMLFieldSetElement
    & HTMLDetailsElement & HTMLDialogElement & HTMLAnchorElement & HTMLTemplateElement & HTMLIFrameElement & HTMLCanvasElement
    & HTMLOptionElement & { children: HTMLCollectionOf<PageElement> };

interface ParentNode {
    querySelector(selectors: string): PageElement | null;
    querySelectorAll(selectors: string): NodeListOf<PageElement>;
}
interface Element {
    role: string | null;
    ariaInvalid: string | null;
    readonly nextElementSibling: PageElement | null;
    closest(selectors: string): PageElement | null;
    checkVisibility(): boolean;
}
interface Document {
    getElementById<E extends Element = PageElement>(id: string): E | null;
    getElementsByName(name: string): NodeListOf<PageElement>;
}

// What an event means depends on its name, and its target is an element of the page.
type PageListener = (event: any) => void;
interface Document {
    addEventListener(type: string, listener: PageListener, options?: boolean | AddEventListenerOptions): void;
}
interface HTMLElement {
    addEventListener(type: string, listener: PageListener, options?: boolean | AddEventListenerOptions): void;
}
interface HTMLFormElement {
    addEventListener(type: string, listener: PageListener, options?: boolean | AddEventListenerOptions): void;
}
declare function addEventListener(type: string, listener: PageListener, options?: boolean | AddEventListenerOptions): void;

// MARK: Newer than TypeScript 4.8

interface Array<T> {
    findLast(predicate: (value: T, index: number) => unknown): T | undefined;
    toSorted(compare?: (one: T, other: T) => number): T[];
    toReversed(): T[];
}
