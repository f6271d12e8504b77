const MAX_WORDS = 8

/** What is typed to find people, as a question to their lexemes: each word is the beginning of one. '' for nothing. */
export const lexemesAsked = (keyword: string): string =>
  keyword
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
    .map((word) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`)
    .join(' & ')
