/** Draws a formula into `host`, in a line or on a line of its own. */
export type Typeset = (latex: string, host: HTMLElement, display: boolean) => void
