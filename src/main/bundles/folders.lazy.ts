import type { Container } from 'inversify'
import type { FoldersLogic } from '#application/favourite/folders-logic.ts'
import type { SignedInAdapters } from '../adapters/adapter-set.ts'
import type { AppContext } from '../app-context.ts'
import { type LazyModule, lazyModule } from './lazy-module.ts'

/** Folders of favourites, apart from the other bundles: favourites name them in what they say, once they are there. */
export const lazyFolders = (
  container: Container,
  adapters: SignedInAdapters,
  app: AppContext,
): LazyModule<FoldersLogic> =>
  lazyModule(async () => {
    const [{ openFolders }, modules] = await Promise.all([
      import('./folders.bootstrap.ts'),
      adapters.folders(),
    ])
    return openFolders(container, modules, app)
  })
