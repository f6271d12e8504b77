import type { AppActors } from '#application/app-actors.ts'
import type { OpenComposer } from '#application/paper/composer.provide.ts'

/** A composer outlives its page until what was changed is kept, but not the session. */
export const wireComposer =
  (
    { actors: { session } }: { readonly actors: Pick<AppActors, 'session'> },
    openComposer: OpenComposer,
  ): OpenComposer =>
  (id) => {
    const composer = openComposer(id)
    const closed = session.on('session.closed', () => composer.send({ type: 'composer.drop' }))
    composer.subscribe({ complete: () => closed.unsubscribe() })
    return composer
  }
