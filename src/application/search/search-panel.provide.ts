import { assign, fromPromise } from 'xstate'
import { searchPanelMachine } from '#domain/search/search-panel.machine.ts'
import type { HotSearchPort, SearchHistoryStore } from './search.port.ts'

export const provideSearchPanel = (port: HotSearchPort, kept: SearchHistoryStore) =>
  searchPanelMachine.provide({
    actors: { loadHot: fromPromise(({ input, signal }) => port.hotTerms(input, signal)) },
    actions: { catchUp: assign(() => ({ history: kept.read() })) },
  })
