import type { Colleague } from './course-studio.ts'

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s/g, '')

/**
 * Whether a colleague matches the typed text: by a part of the name, the title, the pinyin or its initials.
 */
export const isSought = ({ name, title, pinyin }: Colleague, typed: string): boolean => {
  const sought = plain(typed)
  const initials = pinyin
    .split(' ')
    .map((syllable) => syllable.slice(0, 1))
    .join('')
  return [name, title, pinyin, initials].some((text) => plain(text).includes(sought))
}
