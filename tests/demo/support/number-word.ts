const NUMBERS = '零一二三四五六七八九十'

/** The number of one Chinese numeral up to ten; -1 for what is none. */
export const numberOf = (word: string): number => (word === '两' ? 2 : NUMBERS.indexOf(word))
