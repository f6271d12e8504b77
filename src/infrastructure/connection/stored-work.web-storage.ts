import * as z from 'zod/mini'
import type { StoredWork } from '#application/connection/stored-work.port.ts'
import { NO_WORK } from '#domain/connection/waiting-work.ts'
import { isOfAnother } from '#domain/session/account-id.ts'
import { inTime } from '../storage/in-time.ts'
import { ownerOf } from '../storage/owner-of.ts'
import { type SafeStorage, SET_ASIDE } from '../storage/safe-storage.ts'
import { localJson } from '../storage/storage-key.ts'
import { DATABASE_NAME } from '../storage/storage-names.ts'
import { unsavedPlacesIn } from './unsaved-places.ts'

/* Lists of work by their names. What they hold only their pages can read: here it is counted, and those are not fetched for it. */
const list = () => z.array(z.unknown())

const LISTS = {
  answers: localJson('unsentAnswers', list, []),
  edits: localJson('unsentCourseEdits', list, []),
  writings: localJson('unsentWritings', list, []),
  papers: localJson('unsavedPapers', list, []),
  plans: localJson('livePlanDrafts', list, []),
  captions: localJson('captionDrafts', list, []),
  heldEdits: localJson('heldCourseEdits', list, []),
} as const

const UPLOADS = 'uploads'

const none = (): readonly IDBValidKey[] => []

/** The keys of all uploads; no database is made for that, and none stays open, so that a log-out can delete it. */
const uploadKeys = (databases: IDBFactory): Promise<readonly IDBValidKey[]> =>
  new Promise((resolve) => {
    const opening = databases.open(DATABASE_NAME)
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
    opening.addEventListener('error', () => resolve([]))
    opening.addEventListener('success', () => {
      const database = opening.result
      const end = (keys: readonly IDBValidKey[]) => {
        database.close()
        resolve(keys)
      }
      if (!database.objectStoreNames.contains(UPLOADS)) return end([])
      const asking = database.transaction(UPLOADS).objectStore(UPLOADS).getAllKeys()
      asking.addEventListener('success', () => end(asking.result))
      asking.addEventListener('error', () => end([]))
    })
  })

/** User, tab and name; a longer key is of the content that belongs to one. */
const KEY_LENGTH = 3

/** What lies in local storage, and in the database of uploads. */
export const webStorageWork = (storage: SafeStorage, databases: IDBFactory | undefined): StoredWork => {
  const isOwn = (owner: unknown, userId: number): boolean =>
    typeof owner === 'number' && !isOfAnother(owner, userId)
  const ownIn = (work: keyof typeof LISTS, userId: number): readonly unknown[] =>
    storage.read(LISTS[work]).filter((left) => isOwn(ownerOf(left), userId))

  return {
    count: async (userId) => {
      const lists = (Object.keys(LISTS) as (keyof typeof LISTS)[]).map(
        (work) => [work, ownIn(work, userId).length] as const,
      )
      const keys = databases === undefined ? [] : await inTime(uploadKeys(databases).catch(none), none)
      const uploads = keys.filter(
        (key) => Array.isArray(key) && key.length === KEY_LENGTH && isOwn(key[0], userId),
      )
      return { ...NO_WORK, ...Object.fromEntries(lists), uploads: uploads.length }
    },
    unread: (userId) => storage.read(SET_ASIDE).filter((left) => isOwn(ownerOf(left), userId)).length,
    places: (userId) =>
      unsavedPlacesIn({
        papers: ownIn('papers', userId),
        plans: ownIn('plans', userId),
        captions: ownIn('captions', userId),
        heldEdits: ownIn('heldEdits', userId),
      }),
  }
}
