import { describe, expect, it } from 'vitest'
import type { FilterCriteriaStore } from '#application/catalogue/filter-criteria.port.ts'
import type { AppearanceStore } from '#application/navigation/appearance-store.port.ts'
import type { ChromeStore } from '#application/navigation/chrome-store.port.ts'
import type { ReopeningStore } from '#application/navigation/reopening-store.port.ts'
import type { SchoolLocalStore } from '#application/navigation/school-local-store.port.ts'
import type { ScrollPlaceStore } from '#application/navigation/scroll-place.port.ts'
import type { SearchHistoryStore } from '#application/search/search.port.ts'
import type { ParkedPlaceStore } from '#application/session/parked-place.port.ts'
import { NO_FILTERS } from '#domain/catalogue/filter-criteria.ts'
import { APPEARANCES } from '#domain/navigation/appearance.ts'
import { HISTORY_CAP } from '#domain/search/search-history.ts'

/** One set of the stores that keep a single thing each. */
export interface SmallStores {
  readonly filterCriteria: FilterCriteriaStore
  readonly searchHistory: SearchHistoryStore
  readonly chrome: ChromeStore
  readonly schoolLocal: SchoolLocalStore
  readonly appearance: AppearanceStore
  readonly parkedPlace: ParkedPlaceStore
  readonly reopening: ReopeningStore
  readonly scrollPlace: ScrollPlaceStore
}

/** Filter criteria, history, frame, school-local mode, appearance and parked place. R-search-2, R-catalogue-5, R-navigation-11, R-session-5. */
export const smallStoresContract = (name: string, make: () => SmallStores): void => {
  describe(`${name}: small stores`, () => {
    it('know nothing at first', () => {
      const stores = make()
      expect({
        criteria: [
          stores.filterCriteria.read(1),
          stores.filterCriteria.read(2),
          stores.filterCriteria.read(3),
        ],
        history: stores.searchHistory.read(),
        chrome: stores.chrome.read(),
        schoolLocal: stores.schoolLocal.read(),
        appearance: stores.appearance.read(),
        parked: stores.parkedPlace.read(),
        scrolled: stores.scrollPlace.read(),
      }).toEqual({
        criteria: [NO_FILTERS, NO_FILTERS, NO_FILTERS],
        history: [],
        chrome: { logoName: null, searchBoxShown: true, trail: [] },
        schoolLocal: { active: false, menuIndex: 0 },
        appearance: 'system',
        parked: null,
        scrolled: null,
      })
    })

    it('keep filter criteria of types 1 and 2, each its own, and of no other type', () => {
      const { filterCriteria } = make()
      const criteria = { bookId: 1, knowledgeId: 2, gradeId: 3, subjectId: 4, tagIds: [5, 6] }
      const others = { ...NO_FILTERS, bookId: 9 }
      filterCriteria.keep(1, criteria)
      filterCriteria.keep(2, others)
      filterCriteria.keep(3, criteria)
      filterCriteria.keep(4, criteria)
      expect(([1, 2, 3, 4] as const).map((type) => filterCriteria.read(type))).toEqual([
        criteria,
        others,
        NO_FILTERS,
        NO_FILTERS,
      ])
      filterCriteria.keep(1, NO_FILTERS)
      expect([filterCriteria.read(1), filterCriteria.read(2)]).toEqual([NO_FILTERS, others])
    })

    it('keep a full search history in its order, and an empty one', () => {
      const { searchHistory } = make()
      const history = Array.from({ length: HISTORY_CAP }, (_, at) => `岳阳楼记 ${at}`)
      searchHistory.keep(history)
      expect(searchHistory.read()).toEqual(history)
      searchHistory.keep([])
      expect(searchHistory.read()).toEqual([])
    })

    it('keep the frame, and go back to the default logo', () => {
      const { chrome } = make()
      const memory = {
        logoName: '知源云校',
        searchBoxShown: false,
        trail: [
          { url: '/', title: '首页' },
          { url: '/list?q=%E6%B5%AE%E5%8A%9B&type=1', title: '搜索“浮力”' },
        ],
      }
      chrome.keep(memory)
      expect(chrome.read()).toEqual(memory)
      const reset = { logoName: null, searchBoxShown: true, trail: [] }
      chrome.keep(reset)
      expect(chrome.read()).toEqual(reset)
    })

    it('keep school-local mode', () => {
      const { schoolLocal } = make()
      schoolLocal.keep({ active: true, menuIndex: 2 })
      expect(schoolLocal.read()).toEqual({ active: true, menuIndex: 2 })
    })

    it.each(APPEARANCES)('keep the appearance %s', (appearance) => {
      const store = make().appearance
      store.keep(appearance)
      expect(store.read()).toBe(appearance)
    })

    it('keep how far down a page stood, and forget it', () => {
      const { scrollPlace } = make()
      const place = { userId: 7, address: '/list?type=3&page=2', top: 1394 }
      scrollPlace.keep(place)
      expect(scrollPlace.read()).toEqual(place)
      scrollPlace.keep(null)
      expect(scrollPlace.read()).toBeNull()
    })

    it('park a place and clear it', () => {
      const { parkedPlace, reopening } = make()
      const place = { userId: 7, address: '/school-local/school-local-examine?orgId=1&status=1' }
      parkedPlace.park(place)
      expect(parkedPlace.read()).toEqual(place)
      parkedPlace.clear()
      expect(parkedPlace.read()).toBeNull()
      expect(reopening.read()).toBe('')
      reopening.keep('/assets/index-1a2b3c.js')
      expect(reopening.read()).toBe('/assets/index-1a2b3c.js')
    })
  })
}
