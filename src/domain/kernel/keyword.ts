/** Characters of what is looked for. */
export const MAX_KEYWORD_LENGTH = 200
