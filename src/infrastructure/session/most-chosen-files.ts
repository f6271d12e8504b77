/** So many files of forms a browser keeps; the oldest make room. */
export const MOST_CHOSEN_FILES = 4
