import { ContainerModule } from 'inversify'
import { localStorageListView } from '#infrastructure/catalogue/list-view.local-storage.ts'
import { LIST_VIEW_STORE } from '../../catalogue/list.tokens.ts'
import { STORAGE } from './tokens.ts'

/** Browser stores for lists. */
export const browserList = new ContainerModule(({ bind }) => {
  bind(LIST_VIEW_STORE).toResolvedValue(localStorageListView, [STORAGE])
})
