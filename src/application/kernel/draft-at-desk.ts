import type { Desk } from './desk.ts'
import type { DraftStore } from './draft-store.port.ts'

interface PlaceOfUser {
  readonly userId: number
}

interface Handed {
  readonly clientId: string
}

type DraftDesk = Pick<Desk<unknown, unknown>, 'has' | 'onRefused'>

/** Forgets a draft unless another one lies there by now. */
export const forgetDraft = <Place extends PlaceOfUser, Draft extends Handed>(
  drafts: DraftStore<Place, Draft>,
  place: Place,
  { clientId }: Handed,
): void => {
  if (drafts.read(place)?.clientId === clientId) drafts.forget(place)
}

/** What is being written at a place; null for nothing. What the outbox has is forgotten: the page went before that was known. */
export const recallDraft = async <Place extends PlaceOfUser, Draft extends Handed>(
  drafts: DraftStore<Place, Draft>,
  desk: DraftDesk,
  place: Place,
): Promise<Draft | null> => {
  const draft = drafts.read(place)
  if (draft === null || !(await desk.has(place.userId, draft))) return draft
  drafts.forget(place)
  return null
}

/**
 * Tells of a place what lies there, now and whenever something was refused for good, and what other tabs write; the returned function
 * ends it.
 */
export const watchDraft = <Place extends PlaceOfUser, Draft>(
  drafts: DraftStore<Place, Draft>,
  desk: DraftDesk,
  place: Place,
  lies: (draft: Draft) => void,
  changedElsewhere: (draft: Draft | null) => void,
): (() => void) => {
  const tell = () => {
    const draft = drafts.read(place)
    if (draft !== null) lies(draft)
  }
  tell()
  const unhear = desk.onRefused(tell)
  const unwatch = drafts.watch(place, changedElsewhere)
  return () => {
    unhear()
    unwatch()
  }
}
