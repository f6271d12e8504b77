import { ContainerModule } from 'inversify'
import { axiosList } from '#infrastructure/catalogue/list.axios.ts'
import { LIST_PORT } from '../../catalogue/list.tokens.ts'
import { HTTP } from './tokens.ts'

/** What the server answers of lists. */
export const wireList = new ContainerModule(({ bind }) => {
  bind(LIST_PORT).toResolvedValue(axiosList, [HTTP])
})
