import type { Reader } from '../content/pinyin.ts'

/** `shen yu tong`: how a name is read, a syllable for each of its characters; what is no letter or digit is left out. */
export const namePinyinOf = (read: Reader, name: string): string =>
  read(name)
    .map((syllable) => syllable.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((syllable) => syllable !== '')
    .join(' ')
