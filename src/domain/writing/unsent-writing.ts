import { type Comment, type CommentedContent, isSameContent } from '../comment/comment.ts'
import type { CommentDraft, UnsentComment } from '../comment/comment-draft.ts'
import type { WaitingRules } from '../kernel/outbox.events.ts'
import type { LessonNote } from '../playback/lesson-note.ts'
import { noteOf, type UnsentNote } from '../playback/note-draft.ts'

/** What somebody wrote and the server does not have yet. The client id in it is its key: sent twice it is stored once. */
export type UnsentWriting = UnsentNote | UnsentComment

/** The same as the server has it. */
export type Written =
  | { readonly kind: 'note'; readonly note: LessonNote }
  | { readonly kind: 'comment'; readonly comment: Comment }

const wordsOf = (writing: UnsentWriting): string =>
  writing.kind === 'note' ? writing.draft.text : writing.draft.text.html

/** Whether two stand for the same note or comment; a note that is changed again takes the place of the change before. */
const isSameThing = (one: UnsentWriting, other: UnsentWriting): boolean =>
  one.kind === other.kind && one.draft.clientId === other.draft.clientId

/** What is left once some are settled: a note that was changed again meanwhile is still to be sent. */
export const writingsAfter = (
  writings: readonly UnsentWriting[],
  settled: readonly UnsentWriting[],
): readonly UnsentWriting[] =>
  writings.filter(
    (writing) => !settled.some((other) => isSameThing(writing, other) && wordsOf(writing) === wordsOf(other)),
  )

/** Writings with later ones behind them; the later of two that are the same stands. */
export const withWritings = (
  writings: readonly UnsentWriting[],
  more: readonly UnsentWriting[],
): readonly UnsentWriting[] => [
  ...writings.filter((writing) => !more.some((other) => isSameThing(writing, other))),
  ...more,
]

export const WRITING_RULES: WaitingRules<UnsentWriting> = {
  ownerOf: ({ place }) => place.userId,
  merge: withWritings,
  after: writingsAfter,
}

/** What an outbox of writings knows. */
interface Known {
  readonly items: readonly UnsentWriting[]
  readonly prompt: readonly UnsentWriting[]
  readonly attempts: number
}

/** What is to be shown as waiting: all but what was handed in just now and is being sent for the first time. */
export const waitingIn = ({ items, prompt, attempts }: Known): readonly UnsentWriting[] =>
  attempts > 0 ? items : writingsAfter(items, prompt)

/** A note with whether the server still has to get it, as it stands here. */
export interface ShownNote {
  readonly note: LessonNote
  readonly waits: boolean
}

/** The notes of a section with those that wait in their places, by second: a change stands for what it changes. */
export const notesWith = (
  notes: readonly LessonNote[],
  waiting: readonly UnsentWriting[],
  sectionId: number,
): readonly ShownNote[] => {
  const unsent = waiting.flatMap((one) =>
    one.kind === 'note' && one.place.sectionId === sectionId ? [noteOf(one.place, one.draft)] : [],
  )
  const isReplaced = ({ id, clientId }: LessonNote) =>
    unsent.some((other) => (other.id === 0 ? other.clientId === clientId : other.id === id))
  return [
    ...notes.filter((note) => !isReplaced(note)).map((note) => ({ note, waits: false })),
    ...unsent.map((note) => ({ note, waits: true })),
  ].sort((one, other) => one.note.second - other.note.second)
}

/** The comments that wait at a content, or the replies to one of them (`parentId`), as they were written. */
export const commentsAt = (
  waiting: readonly UnsentWriting[],
  content: CommentedContent,
  parentId: number,
): readonly CommentDraft[] =>
  waiting.flatMap((one) => {
    if (one.kind !== 'comment') return []
    const { place, draft } = one
    return place.parentId === parentId && isSameContent(place.content, content) ? [draft] : []
  })
