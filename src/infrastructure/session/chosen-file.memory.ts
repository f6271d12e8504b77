import type { ChosenFilePlace, ChosenFileStore } from '#application/session/chosen-file.port.ts'
import { isOfAnother } from '#domain/session/account-id.ts'
import type { MemoryBrowser } from '../memory/memory-browser.ts'
import { MOST_CHOSEN_FILES } from './most-chosen-files.ts'

const keyOf = ({ userId, id }: ChosenFilePlace): string => `${userId}/${id}`

/** The latest last. */
export const memoryChosenFiles = (browser: MemoryBrowser): ChosenFileStore => {
  const entry = browser.entry<Readonly<Record<string, Blob>>>('chosenFiles', {})
  const others = (isKept: (key: string) => boolean) =>
    Object.entries(entry.read()).filter(([key]) => isKept(key))
  return {
    keep: async (place, content) => {
      const kept = [...others((key) => key !== keyOf(place)), [keyOf(place), content] as const]
      entry.keep(Object.fromEntries(kept.slice(-MOST_CHOSEN_FILES)))
    },
    read: async (place) => entry.read()[keyOf(place)] ?? null,
    forget: async (place) => entry.keep(Object.fromEntries(others((key) => key !== keyOf(place)))),
    keepOnlyOf: async (userId) =>
      entry.keep(Object.fromEntries(others((key) => !isOfAnother(Number(key.split('/')[0]), userId)))),
  }
}
