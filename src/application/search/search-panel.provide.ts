import { fromPromise } from 'xstate'
import { searchPanelMachine } from '#domain/search/search-panel.machine.ts'
import type { HotSearchPort } from './search.port.ts'

export const provideSearchPanel = (port: HotSearchPort) =>
  searchPanelMachine.provide({
    actors: { loadHot: fromPromise(({ input, signal }) => port.hotTerms(input, signal)) },
  })
