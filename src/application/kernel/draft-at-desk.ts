import type { Desk } from './desk.ts'
import type { DraftStore } from './draft-store.port.ts'

interface PlaceOfUser {
  readonly userId: number
}

interface Handed {
  readonly clientId: string
}

type DraftDesk = Pick<Desk<unknown, unknown>, 'has' | 'onRefused'>

/** Deletes a draft unless the place holds a different one by now. */
export const forgetDraft = <Place extends PlaceOfUser, Draft extends Handed>(
  drafts: DraftStore<Place, Draft>,
  place: Place,
  { clientId }: Handed,
): void => {
  if (drafts.read(place)?.clientId === clientId) drafts.forget(place)
}

/**
 * The draft at a place, or null. A draft that the outbox already has is deleted: its page was closed before
 * that was known.
 */
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
 * Reports the draft at a place now and after each permanent refusal, and the drafts that other tabs write
 * there; the returned function stops this.
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
