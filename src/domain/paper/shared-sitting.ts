import type { SittingDraft } from './paper-sitting.ts'
import { laterSpent } from './sitting-time.ts'

/** The draft with a part that was answered or marked. */
export const changedIn = (draft: SittingDraft, partId: number, at: number): SittingDraft => ({
  ...draft,
  // Later than all that was known before, however the clock was set.
  changedAt: { ...draft.changedAt, [partId]: Math.max(at, (draft.changedAt[partId] ?? 0) + 1) },
})

const partOf = ({ sheet, ownMarks }: SittingDraft, id: number): string =>
  JSON.stringify([sheet[id] ?? null, ownMarks[id] ?? null])

/** Whether the first draft has the later word on a part; where nobody knows, both tabs are to choose the same. */
const isLater = (one: SittingDraft, other: SittingDraft, id: number): boolean => {
  const [ours, theirs] = [one.changedAt[id] ?? 0, other.changedAt[id] ?? 0]
  return ours === theirs ? partOf(one, id) > partOf(other, id) : ours > theirs
}

const partsIn = ({ sheet, ownMarks, changedAt }: SittingDraft): readonly number[] =>
  [sheet, ownMarks, changedAt].flatMap((byPart) => Object.keys(byPart).map(Number))

const handedInFirst = (one: SittingDraft, other: SittingDraft): number | null => {
  if (one.handedInAt === null || other.handedInAt === null) return one.handedInAt ?? other.handedInAt
  return Math.min(one.handedInAt, other.handedInAt)
}

/** Whether a draft has something that another tab's has not. */
export const hasMore = (own: SittingDraft, there: SittingDraft): boolean =>
  own.practiceId === there.practiceId && partsIn(own).some((id) => isLater(own, there, id))

/**
 * One sitting of two tabs, whichever is named first: of each part the latest answer, handed in when the first of them was. Of two
 * sittings the one that was begun last. R-tabs-3.
 */
export const mergedSitting = (one: SittingDraft, other: SittingDraft): SittingDraft => {
  if (one.practiceId !== other.practiceId) return other.startedAt > one.startedAt ? other : one
  const theirs = partsIn(other).filter((id) => isLater(other, one, id))
  const merged: SittingDraft = {
    ...one,
    spent: laterSpent(one.spent, other.spent),
    handedInAt: handedInFirst(one, other),
  }
  return theirs.reduce((draft, id) => {
    const [given, won, at] = [other.sheet[id], other.ownMarks[id], other.changedAt[id]]
    return {
      ...draft,
      sheet: given === undefined ? draft.sheet : { ...draft.sheet, [id]: given },
      ownMarks: won === undefined ? draft.ownMarks : { ...draft.ownMarks, [id]: won },
      changedAt: at === undefined ? draft.changedAt : { ...draft.changedAt, [id]: at },
    }
  }, merged)
}
