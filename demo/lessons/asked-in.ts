import type { FilmQuestion } from '../questions/types.ts'
import type { ManifestLesson } from '../seed/files.ts'
import { LESSON_SCRIPTS } from './index.ts'

/** What a film that was made of a script asks, each question when its slide is over. */
export const askedIn = ({ course, title, slideEnds = [] }: ManifestLesson): readonly FilmQuestion[] => {
  const found = LESSON_SCRIPTS.find((it) => it.course === course && it.lesson === title)
  return (found?.slides ?? []).flatMap(({ questions }, slide) =>
    questions.map((question, index) => ({
      at: Math.floor((slideEnds[slide] ?? 0) - 1) + index,
      required: false,
      question,
    })),
  )
}
