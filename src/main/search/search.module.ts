import { ContainerModule } from 'inversify'
import { createActor } from 'xstate'
import { provideSearchPanel } from '#application/search/search-panel.provide.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { HOT_SEARCH_PORT, SEARCH_HISTORY_STORE, SEARCH_PANEL_ACTOR } from './tokens.ts'

export const searchModule = new ContainerModule(({ bind }) => {
  bind(SEARCH_PANEL_ACTOR).toResolvedValue(
    (port, kept) =>
      createActor(provideSearchPanel(port, kept), {
        input: { history: kept.read(), contentType: CONTENT_TYPE.recorded },
      }),
    [HOT_SEARCH_PORT, SEARCH_HISTORY_STORE],
  )
})
