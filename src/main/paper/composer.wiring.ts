import type { AppActors } from '#application/app-actors.ts'
import type { OpenComposer } from '#application/paper/composer.provide.ts'
import { composerCopy } from '#ui/copy/composer-copy.ts'
import { toast } from '../notification/toast.ts'
import { whileRunning } from '../while-running.ts'

/** A composer outlives its page until what was changed is kept, but not the session. What was taken back is said in a notice. */
export const wireComposer = (
  { actors }: { readonly actors: Pick<AppActors, 'session' | 'notifications'> },
  openComposer: OpenComposer,
): OpenComposer => {
  const notify = toast(actors)
  return (id) => {
    const composer = openComposer(id)
    composer.on('composer.undone', () => notify('success', composerCopy.composer.undone))
    whileRunning(composer, () => [
      actors.session.on('session.closed', () => composer.send({ type: 'composer.drop' })),
    ])
    return composer
  }
}
