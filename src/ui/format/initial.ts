/** What a teacher is called besides by name; no part of it. */
const TITLE = /(?<=.)老师$/u

/** The character that stands for a person without a picture: the last one of a Chinese name, as colleagues call each other, of any other name its first letter. */
export const initialOf = (name: string): string => {
  const characters = Array.from(name.trim().replace(TITLE, ''))
  const last = characters.at(-1) ?? ''
  return /\p{Script=Han}/u.test(last) ? last : (characters[0] ?? '').toUpperCase()
}
