/** Most characters of a search keyword. */
export const MAX_KEYWORD_LENGTH = 200
