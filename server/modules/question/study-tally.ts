import type * as z from 'zod/mini'
import type { Sent } from '#contract/call.ts'
import type { rightOf } from '#contract/study-report.ts'
import type { QuestionDto } from './question.dto.ts'
import type { AnswerRow } from './question.repository.ts'

type RightOf = Sent<z.output<typeof rightOf>>

/** A question as it was asked in one place, with what was answered there. */
export interface Unit {
  readonly question: QuestionDto
  /** Where it was asked: a section of a course, or a chapter of a textbook; null for nowhere. */
  readonly place: { readonly id: number; readonly name: string } | null
  readonly answerOf: (questionId: number) => AnswerRow | undefined
  /** What the question counts here, e.g. on a paper; undefined for its own points. */
  readonly points: number | undefined
}

type Leaf = QuestionDto | QuestionDto['Children'][number]

interface Judged {
  readonly id: number
  readonly name: string
  readonly isRight: boolean
}

const leavesOf = ({ Children, ...question }: QuestionDto): readonly Leaf[] =>
  Children.length > 0 ? Children : [{ ...question, Children }]

/** Answered and not marked yet. */
const isUngraded = ({ MyAnswer, IsRight }: Leaf): boolean => MyAnswer !== null && IsRight === null

/** Not right, and not without a point. */
const isPartly = ({ IsRight, MyScore }: QuestionDto): boolean => IsRight === false && (MyScore ?? 0) > 0

const sum = (numbers: readonly number[]): number =>
  Math.round(numbers.reduce((total, number) => total + number, 0) * 100) / 100

const tenths = (points: number): number => Math.round(points * 10) / 10

interface Points {
  readonly full: number
  readonly won: number
}

/** Of each part what it counts here and what was won; where the whole counts otherwise, in tenths that add up to it. */
const pointsOf = ({ question, answerOf, points }: Unit): readonly Points[] => {
  const leaves = leavesOf(question)
  const wonOf = (leaf: Leaf): number => answerOf(leaf.Id)?.score ?? 0
  if (points === undefined) return leaves.map((leaf) => ({ full: leaf.Score, won: wonOf(leaf) }))
  const all = leaves.reduce((total, { Score }) => total + Score, 0)
  let [before, reached] = [0, 0]
  return leaves.map((leaf) => {
    reached += points * (all === 0 ? 1 / leaves.length : leaf.Score / all)
    const full = tenths(tenths(reached) - before)
    before = tenths(reached)
    const won = leaf.Score > 0 ? tenths(full * Math.min(1, wonOf(leaf) / leaf.Score)) : 0
    return { full, won: leaf.IsRight === true ? full : won }
  })
}

const count = (judged: readonly Judged[]): RightOf[] => {
  const groups = new Map<number, RightOf>()
  for (const { id, name, isRight } of judged) {
    const group = groups.get(id) ?? { Id: id, Name: name, Right: 0, Total: 0 }
    groups.set(id, { ...group, Right: group.Right + (isRight ? 1 : 0), Total: group.Total + 1 })
  }
  return [...groups.values()]
}

/** What a question asks of each knowledge point: right where all of its parts about it are, as the question counts once. */
const byKnowledge = (question: QuestionDto): Judged[] => {
  const ofKnowledge = new Map<number, { readonly name: string; readonly parts: (boolean | null)[] }>()
  for (const leaf of leavesOf(question))
    for (const { Id, Name } of leaf.Knows.length > 0 ? leaf.Knows : question.Knows) {
      const { name, parts } = ofKnowledge.get(Id) ?? { name: Name, parts: [] }
      ofKnowledge.set(Id, { name, parts: [...parts, leaf.IsRight] })
    }
  return [...ofKnowledge].flatMap(([id, { name, parts }]) => {
    const isWrong = parts.includes(false)
    return !isWrong && parts.includes(null) ? [] : [{ id, name, isRight: !isWrong }]
  })
}

/** What is right or wrong, under each of the names that it has. */
const judged = (
  it: { readonly IsRight: boolean | null },
  names: readonly { readonly Id: number; readonly Name: string }[],
): Judged[] => {
  const isRight = it.IsRight
  return isRight === null ? [] : names.map(({ Id, Name }) => ({ id: Id, name: Name, isRight }))
}

/** The part of a study report that is about answers. */
export const tally = (units: readonly Unit[]) => {
  const answers = units.flatMap(({ question, answerOf }) =>
    leavesOf(question).flatMap(({ Id }) => answerOf(Id) ?? []),
  )
  const points = units.flatMap(pointsOf)
  const ungraded = units
    .map(({ question }) => question)
    .filter((question) => leavesOf(question).some(isUngraded))
  return {
    TotalCount: units.length,
    AnsweredCount: units.filter(({ question }) =>
      leavesOf(question).every(({ MyAnswer }) => MyAnswer !== null),
    ).length,
    RightCount: units.filter(({ question }) => question.IsRight === true).length,
    PartlyCount: units.filter(({ question }) => isPartly(question)).length,
    UngradedCount: ungraded.length,
    Score: sum(points.map(({ won }) => won)),
    FullScore: sum(points.map(({ full }) => full)),
    UseTime: sum(answers.map(({ useTime }) => useTime)),
    ByKnow: count(units.flatMap(({ question }) => byKnowledge(question))),
    ByType: count(
      units.flatMap(({ question }) =>
        judged(question, [{ Id: question.QuestionType, Name: question.TypeName }]),
      ),
    ).sort((a, b) => a.Id - b.Id),
    BySection: count(
      units.flatMap(({ question, place }) =>
        judged(question, place === null ? [] : [{ Id: place.id, Name: place.name }]),
      ),
    ),
    Wrong: units.map(({ question }) => question).filter(({ IsRight }) => IsRight === false),
    Ungraded: ungraded,
  }
}
