import type { Container } from 'inversify'
import type { SignedInAdapters } from '../adapters/adapter-set.ts'
import type { AppContext } from '../app-context.ts'
import type { ListBootstrap } from './bootstrap.ts'
import { type LazyModule, lazyModule } from './lazy-module.ts'

/** Lists and the menus beside them, with their adapters: who comes to none never fetches them. */
export const lazyList = (
  container: Container,
  adapters: SignedInAdapters,
  app: AppContext,
): LazyModule<ListBootstrap> =>
  lazyModule(async () => {
    const [{ openList }, modules] = await Promise.all([import('./list.bootstrap.ts'), adapters.list()])
    return openList(container, modules, app)
  })
