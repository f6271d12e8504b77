/** So many characters in a row in both titles name the same thing: 勾股定理, 光合作用. */
const SAME_WORDS = 4

const runsOf = (text: string): readonly string[] =>
  [...text.matchAll(/\p{Script=Han}+/gu)].flatMap(([run]) =>
    Array.from({ length: Math.max(0, run.length - SAME_WORDS + 1) }, (_, at) =>
      run.slice(at, at + SAME_WORDS),
    ),
  )

/** Whether two titles have such words in common. */
export const shareWords = (one: string, other: string): boolean =>
  runsOf(one).some((run) => other.includes(run))
