import type { PracticeStore } from '#application/question/practice.port.ts'
import type { Practice } from '#domain/question/practice.ts'
import { mergedPractice } from '#domain/question/shared-practice.ts'
import type { TabEvents } from '../storage/drafts.local-storage.ts'
import { LESSON_STORAGE_KEYS as KEYS, MAX_PRACTICES } from '../storage/lesson-storage-keys.ts'
import type { SafeStorage } from '../storage/safe-storage.ts'

/** The store has room for other things too; in characters. */
const MAX_LENGTH = 200_000

/** The latest for which there is room: the oldest make way, but never the one that is being worked on. */
const fitting = (practices: readonly Practice[]): readonly Practice[] => {
  let kept = practices.slice(0, MAX_PRACTICES)
  while (kept.length > 1 && JSON.stringify(kept).length > MAX_LENGTH) kept = kept.slice(0, -1)
  return kept
}

/** The latest practices of this browser. */
export const localStoragePractices = (
  storage: SafeStorage,
  tabs: TabEvents | undefined = globalThis.window,
): PracticeStore => {
  const all = () => storage.read(KEYS.practices)
  const kept = ({ id, userId }: Pick<Practice, 'id' | 'userId'>) =>
    all().find((practice) => practice.id === id && practice.userId === userId) ?? null
  return {
    of: (userId) => all().filter((practice) => practice.userId === userId),
    keep: (practice) => {
      const there = kept(practice)
      const others = all().filter(({ id }) => id !== practice.id)
      const whole = there === null ? practice : mergedPractice(practice, there)
      storage.write(KEYS.practices, fitting([whole, ...others]))
    },
    watch: (practice, tell) => {
      let known = JSON.stringify(kept(practice))
      const listen = ({ key }: Pick<StorageEvent, 'key'>) => {
        if (key !== KEYS.practices.name) return
        const there = kept(practice)
        const now = JSON.stringify(there)
        if (there !== null && now !== known) tell(there)
        known = now
      }
      tabs?.addEventListener('storage', listen)
      return () => tabs?.removeEventListener('storage', listen)
    },
  }
}
