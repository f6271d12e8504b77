import { ContainerModule } from 'inversify'
import { memoryList as list } from '#infrastructure/catalogue/list.memory.ts'
import { memoryListView } from '#infrastructure/catalogue/list-view.memory.ts'
import { LIST_PORT, LIST_VIEW_STORE } from '../../catalogue/list.tokens.ts'
import { BACKEND, BROWSER, CALLER } from './tokens.ts'

/** Ports of lists, in memory. */
export const memoryList = new ContainerModule(({ bind }) => {
  bind(LIST_PORT).toResolvedValue(list, [BACKEND, CALLER])
  bind(LIST_VIEW_STORE).toResolvedValue(memoryListView, [BROWSER])
})
