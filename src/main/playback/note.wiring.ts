import type { LessonRoom } from '#application/playback/lesson-room.ts'
import { playCopy } from '#ui/copy/play-copy.ts'
import { failureToast } from '../notification/failure-toast.ts'
import type { RoomNeeds } from './room-needs.ts'

/**
 * Adds delivered notes to the list, however late; offers to undo removals. Returns the function that stops
 * this.
 */
export const wireNotes = (
  { app, offer, noteDesk }: Pick<RoomNeeds, 'app' | 'offer' | 'noteDesk'>,
  { notes, noteComposer }: Pick<LessonRoom, 'notes' | 'noteComposer'>,
  sectionId: number,
): (() => void) => {
  const sayFailure = failureToast(app)
  const words = playCopy.notes
  noteComposer.on('noteComposer.acknowledged', ({ note }) => notes.send({ type: 'notes.add', note }))
  noteComposer.on('noteComposer.doneElsewhere', () => notes.send({ type: 'notes.reread' }))
  const unhear = noteDesk.onDelivered(({ place }, note) => {
    if (place.sectionId === sectionId) notes.send({ type: 'notes.add', note })
  })
  notes.on('notes.removed', ({ note }) =>
    offer('information', words.removed, {
      label: words.undo,
      accept: () => notes.send({ type: 'notes.restore', note }),
    }),
  )
  notes.on('notes.refused', ({ failure }) => sayFailure(failure))
  return unhear
}
