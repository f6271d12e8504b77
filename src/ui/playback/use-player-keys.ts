import { useEffect, useEffectEvent } from 'react'
import type { PlaybackRef } from '#application/playback/playback.selectors.ts'
import { selectHeld, selectRunning } from '#application/playback/playback.selectors.ts'
import type { Lesson } from '#domain/playback/lesson.ts'
import { isForSomethingElse, type KeyMeaning, meaningOf } from './player-keys.ts'

export interface PlayerKeysOptions {
  readonly actor: PlaybackRef
  readonly lesson: Pick<Lesson, 'captions' | 'chapters'>
  readonly onPage: (what: NonNullable<KeyMeaning['page']>) => void
  readonly onSaid: (what: string) => void
}

/** The keys of the player work wherever the focus is, but where something is written or has these keys for itself. */
export const usePlayerKeys = ({ actor, lesson, onPage, onSaid }: PlayerKeysOptions): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const snapshot = actor.getSnapshot()
    if (isForSomethingElse(event)) return
    const meaning = meaningOf(event.key, {
      context: snapshot.context,
      running: selectRunning(snapshot),
      firstCaptions: lesson.captions[0]?.language ?? null,
      chapters: lesson.chapters,
    })
    // What is held keeps its place; the screen is the page's own.
    if (meaning === null || (selectHeld(snapshot) && meaning.page === undefined)) return
    event.preventDefault()
    if (meaning.event !== undefined) actor.send(meaning.event)
    if (meaning.page !== undefined) onPage(meaning.page)
    if (meaning.said !== undefined) onSaid(meaning.said)
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
