/** Room for the queue and the preview beside each other. */
export const WIDE = '(min-width: 900px)'
