import type { Question, QuestionKind } from '../question/question.ts'
import {
  itemsOf,
  MAX_IN_SECTION,
  MAX_MINUTES,
  MAX_PAPER_NAME_LENGTH,
  MAX_SCORE,
  MAX_SECTIONS,
  type PaperDraft,
  type PaperItem,
  type PaperSection,
  questionIdsOf,
} from './paper.ts'
import { MAX_PAPER_NOTES_LENGTH, type PaperFrame } from './paper-frame.ts'
import { scaledScores } from './scaled-scores.ts'

/** How sections are called by what they ask. */
export type SectionNames = Readonly<Record<QuestionKind, string>>

/** The order in which a paper asks by kind. */
const ORDER: readonly QuestionKind[] = ['single', 'multiple', 'judgement', 'blanks', 'essay', 'composite']

/** Points of a question that says none itself. */
const USUAL_SCORES: Readonly<Record<QuestionKind, number>> = {
  single: 3,
  multiple: 4,
  judgement: 2,
  blanks: 3,
  essay: 10,
  composite: 12,
}

/** A change of a paper. */
export type PaperChange =
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'limit'; readonly minutes: number }
  | { readonly kind: 'nameSection'; readonly sectionId: number; readonly name: string }
  | { readonly kind: 'moveSection'; readonly sectionId: number; readonly by: -1 | 1 }
  /** `place` among the others of that section, from 0. */
  | { readonly kind: 'move'; readonly questionId: number; readonly sectionId: number; readonly place: number }
  /** One place on, into the neighbouring section at the end of its own. */
  | { readonly kind: 'step'; readonly questionId: number; readonly by: -1 | 1 }
  | { readonly kind: 'score'; readonly questionId: number; readonly score: number }
  /** All of a section alike. */
  | { readonly kind: 'scoreSection'; readonly sectionId: number; readonly score: number }
  /** Points that add up to `total`; of `questionIds` alone, those that are printed. */
  | { readonly kind: 'scale'; readonly total: number; readonly questionIds: readonly number[] }
  | { readonly kind: 'frame'; readonly frame: PaperFrame }
  | { readonly kind: 'remove'; readonly questionId: number }
  | { readonly kind: 'swap'; readonly questionId: number; readonly by: number }
  /** The question as it is now in place of what it was when it came in. */
  | { readonly kind: 'renew'; readonly questionId: number; readonly from: number; readonly to: number }
  | { readonly kind: 'add'; readonly questions: readonly Question[]; readonly names: SectionNames }

const within = (number: number, most: number): number => Math.min(Math.max(number, 0), most)

/** Halves are the finest that papers give. */
const scoreWithin = (score: number): number => within(Math.round(score * 2) / 2, MAX_SCORE)

const eachSection = (paper: PaperDraft, change: (section: PaperSection) => PaperSection): PaperDraft => ({
  ...paper,
  sections: paper.sections.map(change),
})

const eachItem = (paper: PaperDraft, change: (item: PaperItem) => PaperItem): PaperDraft =>
  eachSection(paper, (section) => ({ ...section, items: section.items.map(change) }))

/** A section that asks nothing any more goes. */
const withoutEmpty = (paper: PaperDraft): PaperDraft => ({
  ...paper,
  sections: paper.sections.filter(({ items }) => items.length > 0),
})

const without = (items: readonly PaperItem[], questionId: number): readonly PaperItem[] =>
  items.filter((item) => item.questionId !== questionId)

const moved = (
  paper: PaperDraft,
  { questionId, sectionId, place }: Extract<PaperChange, { kind: 'move' }>,
): PaperDraft => {
  const item = itemsOf(paper).find((one) => one.questionId === questionId)
  const goal = paper.sections.find(({ id }) => id === sectionId)
  if (item === undefined || goal === undefined) return paper
  const others = without(goal.items, questionId)
  if (others.length >= MAX_IN_SECTION) return paper
  return withoutEmpty(
    eachSection(paper, (section) =>
      section.id === sectionId
        ? { ...section, items: [...others.slice(0, place), item, ...others.slice(place)] }
        : { ...section, items: without(section.items, questionId) },
    ),
  )
}

const stepped = (paper: PaperDraft, questionId: number, by: -1 | 1): PaperDraft => {
  const at = paper.sections.findIndex(({ items }) => items.some((item) => item.questionId === questionId))
  const section = paper.sections[at]
  if (section === undefined) return paper
  const place = section.items.findIndex((item) => item.questionId === questionId) + by
  if (place >= 0 && place < section.items.length)
    return moved(paper, { kind: 'move', questionId, sectionId: section.id, place })
  const neighbour = paper.sections[at + by]
  if (neighbour === undefined) return paper
  const goal = by === 1 ? 0 : neighbour.items.length
  return moved(paper, { kind: 'move', questionId, sectionId: neighbour.id, place: goal })
}

/** Whether a question has a place before or after it, in its section or in the next. */
export const canStep = ({ sections }: PaperDraft, questionId: number, by: -1 | 1): boolean => {
  const section = by < 0 ? sections[0] : sections.at(-1)
  const item = by < 0 ? section?.items[0] : section?.items.at(-1)
  return item?.questionId !== questionId
}

const withSectionMoved = (paper: PaperDraft, sectionId: number, by: -1 | 1): PaperDraft => {
  const at = paper.sections.findIndex(({ id }) => id === sectionId)
  const [section, other] = [paper.sections[at], paper.sections[at + by]]
  if (section === undefined || other === undefined) return paper
  const sections = [...paper.sections]
  sections[at] = other
  sections[at + by] = section
  return { ...paper, sections }
}

const itemOf = ({ id, score, kind }: Question): PaperItem => ({
  questionId: id,
  score: scoreWithin(score > 0 ? score : USUAL_SCORES[kind]),
})

/** New questions, each to the section of its kind; a kind that has none yet gets one at the end. */
const withAdded = (paper: PaperDraft, questions: readonly Question[], names: SectionNames): PaperDraft => {
  const there = new Set(questionIdsOf(paper))
  const sections = [...paper.sections]
  for (const kind of ORDER) {
    const items = questions.filter((one) => one.kind === kind && !there.has(one.id)).map(itemOf)
    const at = sections.findIndex(({ name }) => name === names[kind])
    const section = sections[at]
    if (items.length === 0) continue
    if (section !== undefined)
      sections[at] = { ...section, items: [...section.items, ...items].slice(0, MAX_IN_SECTION) }
    else if (sections.length < MAX_SECTIONS)
      sections.push({
        id: 1 + Math.max(0, ...sections.map(({ id }) => id)),
        name: names[kind],
        items: items.slice(0, MAX_IN_SECTION),
      })
  }
  return { ...paper, sections }
}

const scaled = (paper: PaperDraft, total: number, printed: ReadonlySet<number>): PaperDraft => {
  const asked = paper.sections.map((section) => ({
    ...section,
    items: section.items.filter(({ questionId }) => printed.has(questionId)),
  }))
  const scores = scaledScores(asked, total)
  if (scores === null) return paper
  return eachItem(paper, (item) => ({ ...item, score: scores.get(item.questionId) ?? item.score }))
}

/** The paper as it is after a change; the same where the change means nothing. */
export const changed = (paper: PaperDraft, change: PaperChange): PaperDraft => {
  switch (change.kind) {
    case 'rename':
      return { ...paper, name: change.name.trim().slice(0, MAX_PAPER_NAME_LENGTH) || paper.name }
    case 'limit':
      return { ...paper, minutes: within(Math.round(change.minutes), MAX_MINUTES) }
    case 'nameSection':
      return eachSection(paper, (section) =>
        section.id === change.sectionId
          ? { ...section, name: change.name.trim().slice(0, MAX_PAPER_NAME_LENGTH) || section.name }
          : section,
      )
    case 'moveSection':
      return withSectionMoved(paper, change.sectionId, change.by)
    case 'move':
      return moved(paper, change)
    case 'step':
      return stepped(paper, change.questionId, change.by)
    case 'score':
      return eachItem(paper, (item) =>
        item.questionId === change.questionId ? { ...item, score: scoreWithin(change.score) } : item,
      )
    case 'scoreSection':
      return eachSection(paper, (section) =>
        section.id === change.sectionId
          ? {
              ...section,
              items: section.items.map((item) => ({ ...item, score: scoreWithin(change.score) })),
            }
          : section,
      )
    case 'scale':
      return scaled(paper, change.total, new Set(change.questionIds))
    case 'frame':
      return {
        ...paper,
        frame: { ...change.frame, notes: change.frame.notes.slice(0, MAX_PAPER_NOTES_LENGTH) },
      }
    case 'remove':
      return withoutEmpty(
        eachSection(paper, (section) => ({ ...section, items: without(section.items, change.questionId) })),
      )
    case 'swap':
      return questionIdsOf(paper).includes(change.by)
        ? paper
        : eachItem(paper, (item) =>
            item.questionId === change.questionId ? { questionId: change.by, score: item.score } : item,
          )
    case 'renew':
      return eachItem(paper, (item) =>
        item.questionId === change.questionId ? { ...item, version: change.to } : item,
      )
    case 'add':
      return withAdded(paper, change.questions, change.names)
  }
}

/** What a change is undone to: a paper says which version it asks again. */
export const beforeChange = (paper: PaperDraft, change: PaperChange): PaperDraft =>
  change.kind === 'renew' ? changed(paper, { ...change, to: change.from }) : paper
