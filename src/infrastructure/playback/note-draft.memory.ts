import type { NoteDraftStore } from '#application/playback/note-draft.port.ts'
import type { NoteDraft, NotePlace } from '#domain/playback/note-draft.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'

const keyOf = ({ userId, sectionId }: NotePlace): string => `${userId}/${sectionId}`

export const memoryNoteDrafts = (browser: MemoryBrowser): NoteDraftStore => {
  const drawer = browser.drawer<Readonly<Record<string, NoteDraft>>>('noteDrafts', {})
  const keepIf = (wanted: (key: string) => boolean) =>
    drawer.keep(Object.fromEntries(Object.entries(drawer.read()).filter(([key]) => wanted(key))))
  return {
    read: (place) => drawer.read()[keyOf(place)] ?? null,
    keep: (place, draft) => drawer.keep({ ...drawer.read(), [keyOf(place)]: draft }),
    forget: (place) => keepIf((key) => key !== keyOf(place)),
    keepOnlyOf: (userId) => keepIf((key) => userId !== 0 && key.startsWith(`${userId}/`)),
  }
}
