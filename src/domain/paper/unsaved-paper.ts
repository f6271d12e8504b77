import type { Paper, PaperDraft } from './paper.ts'

/** Whose paper, and which. */
export interface UnsavedPaperPlace {
  readonly userId: number
  readonly paperId: number
}

/** What was changed of a paper and is not saved yet. */
export interface UnsavedPaper {
  /** With what was changed; its version is the one that was changed. */
  readonly paper: Paper
  /** What was sent and perhaps stored, since no answer came: sent again before anything else. Null for none. */
  readonly unanswered: Paper | null
}

const writtenIn = ({ name, kind, minutes, sections, frame }: PaperDraft): string =>
  JSON.stringify([
    name,
    kind,
    minutes,
    sections.map((section) => [
      section.name,
      section.items.map(({ questionId, score, version = 0 }) => [questionId, score, version]),
    ]),
    [frame.seal, frame.scoreBoxes, frame.notes],
  ])

/** Whether two papers say the same, whatever their versions. */
export const isWrittenAlike = (one: PaperDraft, other: PaperDraft): boolean =>
  writtenIn(one) === writtenIn(other)

export interface RestoredPaper {
  readonly paper: Paper
  readonly kept: Paper
  readonly unanswered: Paper | null
}

/** A paper as it was told, with what an earlier page left unsaved; `paper` is `kept` where nothing of it is left to save. */
export const restoredPaper = (told: Paper, left: UnsavedPaper | null): RestoredPaper => {
  if (left === null || isWrittenAlike(left.paper, told)) return { paper: told, kept: told, unanswered: null }
  const { paper, unanswered } = left
  if (unanswered === null) return { paper, kept: told, unanswered }
  // It was stored: only what was changed after it is left.
  if (isWrittenAlike(unanswered, told)) {
    const { version, updatedAt } = told
    return { paper: { ...paper, version, updatedAt }, kept: told, unanswered: null }
  }
  return isWrittenAlike(paper, unanswered)
    ? { paper, kept: told, unanswered: paper }
    : { paper, kept: told, unanswered }
}
