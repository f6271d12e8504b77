import { SECTION_TYPE } from '#server/db/schema/course.ts'
import type { questionPoint } from '#server/db/schema/question-point.ts'
import type { Contents } from './contents.ts'
import type { QuestionRows } from './question-rows.ts'
import type { Rows } from './rows.ts'
import { wordsOf } from './same-words.ts'

type PointRow = Omit<typeof questionPoint.$inferSelect, 'id'>
type Content = Contents['contents']['all'][number]
type Question = QuestionRows['all'][number]
type Wanted = Content & { readonly words: ReadonlySet<string> }

/** A question that a section may ask, with what tells how well it fits. */
interface Candidate {
  readonly question: Question
  readonly content: Content
  readonly words: readonly string[]
}

const IN_A_SECTION = 6
/** Fewer are no exercise: the section is left out. */
const MIN = 3
/** The same chapter or knowledge point, or many of its words. */
const FITTING = 20
/** Questions that differ in their numbers alone are of one template: no practice is made of those. */
const MAX_ALIKE = 2

/** Weights: the chapter says more than the knowledge point, which says more than any words. */
const fitOf = ({ chapterId, bookId, knowId, words }: Wanted, { content, words: own }: Candidate): number =>
  (content.chapterId === chapterId ? 30 : 0) +
  (content.bookId === bookId ? 8 : 0) +
  (knowId !== null && content.knowId === knowId ? 20 : 0) +
  4 * Math.min(5, own.filter((word) => words.has(word)).length)

const likenessOf = ({ question: { knowId, questionType, difficultyLevel }, content }: Candidate): string =>
  [knowId, questionType, difficultyLevel, content.chapterId].join('/')

/** What fits, then what the films of the course ask; nothing that is about something else. */
const chosenOf = (
  wanted: Wanted,
  candidates: readonly Candidate[],
  ofFilms: readonly number[],
): readonly number[] => {
  const alike = new Map<string, number>()
  const ranked = candidates
    .map((candidate) => ({ candidate, fit: fitOf(wanted, candidate) }))
    .sort((one, other) => other.fit - one.fit)
    .filter(({ candidate }) => {
      const likeness = likenessOf(candidate)
      const before = alike.get(likeness) ?? 0
      alike.set(likeness, before + 1)
      return before < MAX_ALIKE
    })
    .slice(0, IN_A_SECTION)
  const fitting = ranked.filter(({ fit }) => fit >= FITTING).map(({ candidate }) => candidate.question.id)
  const chosen = [...fitting, ...ofFilms].slice(0, IN_A_SECTION)
  return chosen.length < MIN ? [] : chosen
}

/**
 * Adds what the sections of kind 练习 ask: of the bank of their subject and stage what fits them best, each question of it
 * once in a course.
 */
export const addSectionPoints = (
  { contents, chapters, sections }: Contents,
  questions: QuestionRows,
  points: Rows<PointRow>,
): void => {
  const bank = questions.all.flatMap((question): Candidate[] => {
    const content = contents.all[(question.contentId ?? 0) - 1]
    return content === undefined ? [] : [{ question, content, words: wordsOf(content.name) }]
  })
  const taking = new Map<number, ReadonlySet<number>>()
  const courseIn = (chapterId: number): number => chapters.all[chapterId - 1]?.contentId ?? 0
  const asked = points.all.map(({ sectionId, questionId }) => ({
    courseId: courseIn(sections.all[sectionId - 1]?.chapterId ?? 0),
    questionId,
  }))
  for (const { id: sectionId, sectionType, chapterId, name } of sections.all) {
    const course = contents.all[courseIn(chapterId) - 1]
    if (sectionType !== SECTION_TYPE.questions || course === undefined) continue
    const words = new Set(wordsOf(`${name} ${chapters.all[chapterId - 1]?.name ?? ''}`))
    const taken = taking.get(course.id) ?? new Set<number>()
    const free = bank.filter(
      ({ question, content }) => content.subjectId === course.subjectId && !taken.has(question.id),
    )
    const ofFilms = asked.filter(({ courseId }) => courseId === course.id).map(({ questionId }) => questionId)
    const chosen = chosenOf({ ...course, words }, free, [...new Set(ofFilms)])
    // As the studio writes them: an exercise is done when all of it is answered (R-learning-2).
    for (const [second, questionId] of chosen.entries())
      points.add({ sectionId, questionId, second, required: true })
    taking.set(course.id, new Set([...taken, ...chosen]))
  }
}
