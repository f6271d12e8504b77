import { ContainerModule } from 'inversify'
import { axiosList } from '#infrastructure/catalogue/list.axios.ts'
import { LIST_PORT } from '../../catalogue/list.tokens.ts'
import { HTTP } from './tokens.ts'

/** Wire adapter for lists. */
export const wireList = new ContainerModule(({ bind }) => {
  bind(LIST_PORT).toResolvedValue(axiosList, [HTTP])
})
