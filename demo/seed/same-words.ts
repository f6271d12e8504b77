/** So many characters in a row in both titles name the same thing: 勾股定理, 光合作用. */
const SAME_WORDS = 4

/** A word is two characters or more. */
const MIN_WORD = 2

const runsOf = (text: string, length: number): readonly string[] =>
  [...text.matchAll(/\p{Script=Han}+/gu)].flatMap(([run]) =>
    Array.from({ length: Math.max(0, run.length - length + 1) }, (_, at) => run.slice(at, at + length)),
  )

/** What may be words of a text: every two characters in a row, each once. */
export const wordsOf = (text: string): readonly string[] => [...new Set(runsOf(text, MIN_WORD))]

/** Whether two titles have such words in common. */
export const shareWords = (one: string, other: string): boolean =>
  runsOf(one, SAME_WORDS).some((run) => other.includes(run))
