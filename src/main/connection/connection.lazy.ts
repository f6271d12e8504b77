import type { Container } from 'inversify'
import type { AdapterSet } from '../adapters/adapter-set.ts'
import type { AppContext } from '../app-context.ts'
import { type LazyModule, lazyModule } from '../bundles/lazy-module.ts'
import type { ConnectionBootstrap } from './connection.bootstrap.ts'

/**
 * The bundle of the connection; not part of a first visit, but loaded when the page is idle or a call is in
 * trouble.
 */
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
  // After a failure, the next news loads it again.
  app.calls.listen(
    (news) =>
      void connection.load().then(
        ({ hear }) => hear(news),
        () => undefined,
      ),
  )
  return connection
}
