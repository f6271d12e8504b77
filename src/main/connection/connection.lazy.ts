import type { Container } from 'inversify'
import type { AdapterSet } from '../adapters/adapter-set.ts'
import type { AppContext } from '../app-context.ts'
import { type LazyModule, lazyModule } from '../bundles/lazy-module.ts'
import type { ConnectionBootstrap } from './connection.bootstrap.ts'

/** What tells of the connection: no part of a first visit, fetched when the page is quiet or a call is in trouble. */
export const lazyConnection = (
  container: Container,
  adapters: AdapterSet,
  app: AppContext,
): LazyModule<ConnectionBootstrap> => {
  const connection = lazyModule(async () => {
    const [{ openConnection }, modules] = await Promise.all([
      import('./connection.bootstrap.ts'),
      adapters.connection(),
    ])
    return openConnection(container, modules, app)
  })
  // What cannot be fetched is asked for again with the next news.
  app.calls.listen(
    (news) =>
      void connection.load().then(
        ({ hear }) => hear(news),
        () => undefined,
      ),
  )
  return connection
}
