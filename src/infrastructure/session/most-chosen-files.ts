/** How many chosen files a browser keeps; the oldest are dropped. */
export const MOST_CHOSEN_FILES = 4
