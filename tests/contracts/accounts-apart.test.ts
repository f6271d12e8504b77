import { IDBFactory } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { lineOf } from '#domain/learning/ledger-line.ts'
import { topFor } from '#domain/navigation/scroll-place.ts'
import { DEFAULT_PLAYER_SETTINGS } from '#domain/playback/player-settings.ts'
import { accountIdOf } from '#domain/session/account-id.ts'
import { placeFor } from '#domain/session/parked-place.ts'
import { localStorageCommentDrafts } from '#infrastructure/comment/comment-draft.local-storage.ts'
import { indexedDbLedger } from '#infrastructure/learning/ledger.indexed-db.ts'
import { sessionStorageScrollPlace } from '#infrastructure/navigation/scroll-place.session-storage.ts'
import { localStorageBasket } from '#infrastructure/paper/basket-store.local-storage.ts'
import { localStorageSittings } from '#infrastructure/paper/sitting-store.local-storage.ts'
import { localStorageUnsavedPapers } from '#infrastructure/paper/unsaved-paper.local-storage.ts'
import { localStorageNoteDrafts } from '#infrastructure/playback/note-draft.local-storage.ts'
import { localStoragePlayerSettings } from '#infrastructure/playback/player-settings.local-storage.ts'
import { localStorageAnswerDrafts } from '#infrastructure/question/answer-draft.local-storage.ts'
import { localStoragePractices } from '#infrastructure/question/practice.local-storage.ts'
import { localStorageUnsentAnswers } from '#infrastructure/question/unsent-answer.local-storage.ts'
import { sessionStorageParkedPlace } from '#infrastructure/session/parked-place.session-storage.ts'
import type { SafeStorage } from '#infrastructure/storage/safe-storage.ts'
import { makeUnkeptWork } from '#infrastructure/storage/unkept-work.ts'
import { indexedDbUploads } from '#infrastructure/upload/upload-store.indexed-db.ts'
import { aMoment } from '#tests/support/learning.ts'
import { aPaper } from '#tests/support/papers.ts'
import { aPractice } from '#tests/support/practices.ts'
import { anItem } from '#tests/support/questions.ts'
import { REFUSED_LOCKS } from '#tests/support/refused-locks.ts'
import { anUpload } from '#tests/support/upload-files.ts'
import { openBrowser } from './support/tabs.ts'

/** R-session-13: a backend that names no Id has its accounts in place of it; each finds its own work, and no other's. */

interface Browser {
  readonly storage: SafeStorage
  readonly events: ReturnType<ReturnType<typeof openBrowser>>['events']
  readonly databases: IDBFactory
}

interface Keeper {
  keep(userId: number): void | Promise<void>
  found(userId: number): unknown
}

const nothing = null
const words = { html: '<p>因为</p>', length: 2, pictures: 0 }

const KEEPERS: Readonly<Record<string, (browser: Browser) => Keeper>> = {
  basket: ({ storage, events }) => {
    const store = localStorageBasket({ storage, tabs: events })
    return {
      keep: (userId) => store.keep(userId, [{ questionId: 3, kind: 'single' }]),
      found: (userId) => store.of(userId)[0] ?? nothing,
    }
  },
  sittings: ({ storage }) => {
    const store = localStorageSittings(storage)
    return {
      keep: (userId) =>
        store.keep(
          { userId, paperId: 1 },
          {
            practiceId: 'practice-one',
            startedAt: 1,
            sheet: {},
            handedInAt: null,
            ownMarks: {},
            changedAt: {},
          },
        ),
      found: (userId) => store.read({ userId, paperId: 1 }),
    }
  },
  'papers that are not saved': ({ storage }) => {
    const store = localStorageUnsavedPapers(storage)
    const place = { paperId: 9 }
    return {
      keep: (userId) => store.keep({ userId, ...place }, { paper: aPaper(), unanswered: null }),
      found: (userId) => store.read({ userId, ...place }),
    }
  },
  practices: ({ storage }) => {
    const store = localStoragePractices(storage)
    return {
      keep: (userId) => store.keep(aPractice({ userId })),
      found: (userId) => store.of(userId)[0] ?? nothing,
    }
  },
  'answers that are being written': ({ storage }) => {
    const store = localStorageAnswerDrafts(storage)
    const place = { sectionId: 5, questionId: 1 }
    return {
      keep: (userId) => store.keep({ userId, ...place }, { sheet: {}, clientId: 'contract-1', tried: false }),
      found: (userId) => store.read({ userId, ...place }),
    }
  },
  'answers that wait': ({ storage }) => {
    const store = localStorageUnsentAnswers(storage)
    return {
      keep: (userId) =>
        store.keep([{ place: { userId, sectionId: 5, questionId: 1 }, courseId: 101, items: [anItem()] }]),
      found: async (userId) => (await store.read(userId))[0] ?? nothing,
    }
  },
  comments: ({ storage }) => {
    const store = localStorageCommentDrafts(storage)
    const place = { content: { id: 3, type: 1 as const }, parentId: 0 }
    return {
      keep: (userId) =>
        store.keep({ userId, ...place }, { text: words, score: 0, clientId: 'contract-1', tried: false }),
      found: (userId) => store.read({ userId, ...place }),
    }
  },
  notes: ({ storage }) => {
    const store = localStorageNoteDrafts(storage)
    return {
      keep: (userId) =>
        store.keep({ userId, sectionId: 71 }, { noteId: 0, second: 83, text: '一', clientId: 'client-id' }),
      found: (userId) => store.read({ userId, sectionId: 71 }),
    }
  },
  'player settings': ({ storage }) => {
    const store = localStoragePlayerSettings(storage)
    return {
      keep: (userId) => store.keep(userId, { ...DEFAULT_PLAYER_SETTINGS, rate: 2 }),
      found: (userId) => (store.read(userId).rate === 2 ? true : nothing),
    }
  },
  'the place an expiry interrupted': ({ storage }) => {
    const store = sessionStorageParkedPlace(storage)
    return {
      keep: (userId) => store.park({ userId, address: '/details?id=3' }),
      found: (userId) => placeFor(userId, store.read()),
    }
  },
  'how far down a page stood': ({ storage }) => {
    const store = sessionStorageScrollPlace(storage)
    return {
      keep: (userId) => store.keep({ userId, address: '/list', top: 800 }),
      found: (userId) => topFor(userId, '/list', store.read()),
    }
  },
  learning: ({ databases }) => {
    const store = indexedDbLedger(databases, makeUnkeptWork())
    return {
      keep: (userId) => store.keep([lineOf(userId, aMoment())]),
      found: async (userId) => (await store.read(userId))[0] ?? nothing,
    }
  },
  uploads: ({ databases }) => {
    let tabs = 0
    const open = () => {
      tabs += 1
      return indexedDbUploads({
        databases,
        locks: REFUSED_LOCKS,
        openChannel: () => undefined,
        makeId: () => `tab-${tabs}`,
        unkept: makeUnkeptWork(),
        page: new EventTarget(),
      })
    }
    return {
      keep: (userId) => open().keep([anUpload({ userId })]),
      found: async (userId) => (await open().adopt(userId))[0] ?? nothing,
    }
  },
}

it.each(Object.entries(KEEPERS))('%s: what one account leaves, it finds, and no other', async (_, make) => {
  const keeper = make({ ...openBrowser()(), databases: new IDBFactory() })
  await keeper.keep(accountIdOf('13900000001'))
  expect(await keeper.found(accountIdOf('13900000001'))).not.toBe(nothing)
  expect(await keeper.found(accountIdOf('13900000002'))).toBe(nothing)
})
