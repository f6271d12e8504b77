/** How a bare route asks: each statement read and planned every time, as pg does by itself, or once, as the product does. */
export const WAYS = ['plain', 'prepared'] as const
