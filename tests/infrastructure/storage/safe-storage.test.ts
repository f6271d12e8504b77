import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { NO_FILTERS } from '#domain/catalogue/filter-criteria.ts'
import { localStorageFilterCriteria } from '#infrastructure/catalogue/filter-criteria.local-storage.ts'
import { localStorageAppearance } from '#infrastructure/navigation/appearance-store.local-storage.ts'
import { webStorageChrome } from '#infrastructure/navigation/chrome-store.web-storage.ts'
import { webStorageSchoolLocal } from '#infrastructure/navigation/school-local-store.web-storage.ts'
import { localStorageSearchHistory } from '#infrastructure/search/search-history.local-storage.ts'
import { sessionStorageParkedPlace } from '#infrastructure/session/parked-place.session-storage.ts'
import { localJson, localWork, type StorageKey } from '#infrastructure/storage/storage-key.ts'
import { STORAGE_KEYS } from '#infrastructure/storage/storage-keys.ts'
import { mapStorage } from '#tests/support/map-storage.ts'
import { BROKEN, brokenStorage, browserStores } from './web-stores.ts'

const KEYS: readonly (readonly [string, StorageKey<unknown>])[] = Object.entries(STORAGE_KEYS)

it('the keys are those of the specification, and five of our own', () => {
  expect(Object.values(STORAGE_KEYS).map(({ area, name }) => `${area} ${name}`)).toEqual([
    'local token',
    'local userInfo',
    'local orgList',
    'local username',
    'local password',
    'local remember',
    'local UNIQUE_ID',
    'local breadcrumb',
    'session breadcrumb',
    'local filterCriteria',
    'local searchHistory',
    'local logoName',
    'local schoolLocalIndex',
    'local showSearch',
    'session schoolLocal',
    'session loginMarker',
    'local accountId',
    'local appearance',
    'session unansweredKeys',
    'session reopenedBuild',
    'session parkedPlace',
  ])
})

describe.each(KEYS)('%s', (_, key) => {
  // A window takes longer to make than all that is read of it, and a property reads a hundred times.
  const { storage, local, session } = browserStores()
  const area = key.area === 'local' ? local : session
  const readRaw = (raw: string): unknown => {
    area.clear()
    area.setItem(key.name, raw)
    return storage.read(key)
  }

  it('reads as its fallback when nothing is stored', () => {
    expect(browserStores().storage.read(key)).toEqual(key.fallback)
  })

  it('reads any text and any JSON as something of its shape or as its fallback', () => {
    const raw = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom('null', 'undefined', '[object Object]', '{"a":'),
    )
    fc.assert(
      fc.property(raw, (text) => {
        const read = readRaw(text)
        const fits = z.safeParse(key.schema(), read).success
        expect(fits || JSON.stringify(read) === JSON.stringify(key.fallback)).toBe(true)
      }),
    )
  })

  it('is not polluted', () => {
    readRaw('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}')
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})

it('what is kept has its shape made when something is there to be read, and once', () => {
  let made = 0
  const key = localJson(
    'counted',
    () => {
      made += 1
      return z.number()
    },
    0,
  )
  const { storage } = browserStores()
  expect(storage.read(key)).toBe(0)
  storage.write(key, 3)
  expect(made).toBe(0)
  expect([storage.read(key), storage.read(key)]).toEqual([3, 3])
  expect(made).toBe(1)
})

describe.each(Object.entries(BROKEN))('a store that is %s', (_, open) => {
  it('keeps for this visit what it is given, and lets go of it', () => {
    const storage = brokenStorage(open)
    storage.write(STORAGE_KEYS.token, 'abc')
    storage.write(STORAGE_KEYS.searchHistory, ['浮力'])
    expect(storage.read(STORAGE_KEYS.token)).toBe('abc')
    expect(storage.read(STORAGE_KEYS.searchHistory)).toEqual(['浮力'])
    storage.remove(STORAGE_KEYS.token)
    expect(storage.read(STORAGE_KEYS.token)).toBeNull()
    storage.clear()
    expect(storage.read(STORAGE_KEYS.searchHistory)).toEqual([])
    storage.write(STORAGE_KEYS.token, 'next')
    expect(storage.read(STORAGE_KEYS.token)).toBe('next')
  })
})

it('a token that could not be replaced does not come back after a reload', () => {
  const kept = new Map([['token', 'old']])
  const open = () =>
    mapStorage(kept, {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
  brokenStorage(open).write(STORAGE_KEYS.token, 'new')
  expect(brokenStorage(open).read(STORAGE_KEYS.token)).toBeNull()
})

it('work for whose latest there is no room comes back as it was before', () => {
  const kept = new Map<string, string>()
  let isFull = false
  const open = () =>
    mapStorage(kept, {
      setItem: (name, value) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError')
        kept.set(name, value)
      },
    })
  const work = localWork('work', () => z.array(z.string()), [])
  const storage = brokenStorage(open)
  storage.write(work, ['one'])
  isFull = true
  storage.write(work, ['one', 'two'])
  expect([storage.read(work), brokenStorage(open).read(work)]).toEqual([['one', 'two'], ['one']])
  isFull = false
  storage.write(work, ['two'])
  expect(brokenStorage(open).read(work)).toEqual(['two'])
})

describe('old and hostile content', () => {
  it('of a list keeps what can be read', () => {
    const { storage, local } = browserStores()
    local.setItem(
      'searchHistory',
      JSON.stringify(['浮力', 7, '', null, '  ', '浮力', '岳阳楼记', 'x'.repeat(500)]),
    )
    expect(localStorageSearchHistory(storage).read()).toEqual(['浮力', '岳阳楼记'])
  })

  it('of a trail leads nowhere but into the app, and nowhere twice', () => {
    const { storage, session } = browserStores()
    session.setItem(
      'breadcrumb',
      JSON.stringify([
        { url: '/', title: '首页' },
        { url: 'javascript:alert(1)', title: '坏' },
        { url: '//evil.example/', title: '坏' },
        { url: '/\\evil.example', title: '坏' },
        { url: '/list?type=1', title: '列表' },
        { url: '/', title: '首页' },
      ]),
    )
    expect(webStorageChrome(storage).read()).toEqual({
      logoName: null,
      searchBoxShown: true,
      trail: [
        { url: '/', title: '首页' },
        { url: '/list?type=1', title: '列表' },
      ],
    })
  })

  it('of a parked place leads nobody to another host', () => {
    const { storage, session } = browserStores()
    session.setItem('parkedPlace', JSON.stringify({ userId: 7, address: '//evil.example/' }))
    expect(sessionStorageParkedPlace(storage).read()).toBeNull()
  })

  it('of a token is never put into a header', () => {
    for (const forged of ['a\nb', 'a b', '令牌', '', 'x'.repeat(5000)]) {
      const { storage, local } = browserStores()
      local.setItem('token', forged)
      expect(storage.read(STORAGE_KEYS.token)).toBeNull()
    }
  })

  it('of the small stores reads as nothing', () => {
    const { storage, local, session } = browserStores()
    for (const name of ['filterCriteria', 'appearance', 'schoolLocalIndex', 'showSearch', 'logoName'])
      local.setItem(name, '{"1":{"bookId":"x"}}')
    local.setItem('logoName', ' ')
    session.setItem('schoolLocal', '"yes"')
    expect(localStorageFilterCriteria(storage).read(1)).toEqual({
      bookId: 0,
      knowledgeId: 0,
      gradeId: 0,
      subjectId: 0,
      tagIds: [],
    })
    expect(localStorageAppearance(storage).read()).toBe('system')
    expect(webStorageSchoolLocal(storage).read()).toEqual({ active: false, menuIndex: 0 })
    expect(webStorageChrome(storage).read()).toEqual({ logoName: null, searchBoxShown: true, trail: [] })
  })
})

it('a new tab starts from the trail that the last one kept', () => {
  const { storage, session } = browserStores()
  const memory = { logoName: '江城云课堂', searchBoxShown: false, trail: [{ url: '/', title: '首页' }] }
  webStorageChrome(storage).keep(memory)
  session.clear()
  expect(webStorageChrome(storage).read()).toEqual(memory)
})

it('filter criteria of other types leave no trace', () => {
  const { storage, local } = browserStores()
  localStorageFilterCriteria(storage).keep(3, { ...NO_FILTERS, bookId: 1 })
  expect(local.length).toBe(0)
})

it('a default is not kept, so that nothing comes back after a log-out', () => {
  const { storage, local, session } = browserStores()
  for (const [, key] of KEYS) {
    storage.write(key, key.fallback)
    expect(storage.read(key)).toEqual(key.fallback)
  }
  localStorageSearchHistory(storage).keep(['勾股'])
  localStorageSearchHistory(storage).keep([])
  expect([local.length, session.length]).toEqual([0, 0])
})
