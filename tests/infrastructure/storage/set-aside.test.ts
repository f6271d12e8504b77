import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { webStorageWork } from '#infrastructure/connection/stored-work.web-storage.ts'
import { localStorageBasket } from '#infrastructure/paper/basket-store.local-storage.ts'
import { webStorageLeftWork } from '#infrastructure/session/left-work.web-storage.ts'
import { listOf, localJson, localWork } from '#infrastructure/storage/storage-key.ts'
import { localStorageUnsentWritings } from '#infrastructure/writing/unsent-writing.local-storage.ts'
import { browserStores } from './web-stores.ts'

const note = (userId: number, text: string) => ({
  kind: 'note' as const,
  place: { userId, sectionId: 71 },
  draft: { noteId: 0, second: 83, text, clientId: `note-${text}` },
})

/** As a build wrote it that knew of another kind. */
const OLD = { kind: 'recording', place: { userId: 7, sectionId: 71 }, draft: { seconds: 12 } }

const open = (name: string, kept: unknown) => {
  const stores = browserStores()
  stores.local.setItem(name, JSON.stringify(kept))
  const aside = (): unknown => JSON.parse(stores.local.getItem('setAside') ?? '[]')
  return {
    ...stores,
    aside,
    unread: (userId: number) => webStorageWork(stores.storage, undefined).unread(userId),
  }
}

it('what an outbox cannot read is set aside before the next write leaves it out, and counted for its user', async () => {
  const { storage, local, aside, unread } = open('unsentWritings', [OLD, note(7, 'first-one')])
  const outbox = localStorageUnsentWritings(storage)
  await outbox.keep([note(7, 'second-one')])
  await outbox.keep([note(7, 'third-one')])
  expect(JSON.parse(local.getItem('unsentWritings') ?? '')).toHaveLength(3)
  expect(aside()).toEqual([{ userId: 7, name: 'unsentWritings', left: OLD }])
  expect([unread(7), unread(8)]).toEqual([1, 0])
})

it('it goes with its user, like other work', async () => {
  const { storage, aside } = open('unsentWritings', [OLD, { ...OLD, place: { userId: 8, sectionId: 1 } }])
  await localStorageUnsentWritings(storage).read(7)
  webStorageLeftWork(storage).keepOnlyOf(7, null)
  expect(aside()).toEqual([{ userId: 7, name: 'unsentWritings', left: OLD }])
  storage.clear()
  expect(aside()).toEqual([])
})

it('so is a list that holds something unreadable inside, beside what can be read of it', () => {
  const basket = {
    userId: 7,
    items: [
      { questionId: 1, kind: 'single' },
      { questionId: 2, kind: 'spoken' },
    ],
  }
  const { storage, window, local, aside } = open('baskets', [basket])
  const baskets = localStorageBasket({ storage, tabs: window as unknown as Window })
  expect(baskets.of(7)).toEqual([{ questionId: 1, kind: 'single' }])
  baskets.keep(7, [])
  expect(local.getItem('baskets')).toBeNull()
  expect(aside()).toEqual([{ userId: 7, name: 'baskets', left: basket }])
})

it('so is what is no list any more', () => {
  const WORK = localWork('work', () => listOf(z.string()), [])
  const { storage, local, aside } = open('work', { userId: 7, text: 'as one' })
  expect(storage.read(WORK)).toEqual([])
  local.setItem('work', 'no JSON')
  expect(storage.read(WORK)).toEqual([])
  storage.write(WORK, ['new'])
  expect(aside()).toEqual([
    { userId: 7, name: 'work', left: { userId: 7, text: 'as one' } },
    { userId: 0, name: 'work', left: 'no JSON' },
  ])
})

it('what is no work is let go of', () => {
  const setting = localJson('setting', () => listOf(z.string()), [])
  const { storage, aside } = open('setting', ['one', 2])
  expect([storage.read(setting), aside()]).toEqual([['one'], []])
})

it('what was set aside by another build is kept as it is, and a broken list of it is begun anew', () => {
  const { storage, local, aside } = open('setAside', [{ of: 'another build' }])
  storage.setAside('work', [{ userId: 7 }])
  expect(aside()).toEqual([{ of: 'another build' }, { userId: 7, name: 'work', left: { userId: 7 } }])
  local.setItem('setAside', 'broken')
  storage.setAside('work', [{ userId: 7 }])
  expect(aside()).toEqual([{ userId: 7, name: 'work', left: { userId: 7 } }])
})
