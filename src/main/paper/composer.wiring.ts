import type { AppActors } from '#application/app-actors.ts'
import { whileRunning } from '#application/kernel/while-running.ts'
import type { OpenComposer } from '#application/paper/composer.provide.ts'
import { composerCopy } from '#ui/copy/composer-copy.ts'
import { toast } from '../notification/toast.ts'

/**
 * A composer outlives its page until what was changed is kept, but not the session: what is not saved by then stays in the browser. What
 * was taken back, or left by an earlier page, is said in a toast.
 */
export const wireComposer = (
  { actors }: { readonly actors: Pick<AppActors, 'session' | 'notifications'> },
  openComposer: OpenComposer,
): OpenComposer => {
  const notify = toast(actors)
  return (input) => {
    const composer = openComposer(input)
    composer.on('composer.undone', () => notify('success', composerCopy.composer.undone))
    composer.on('composer.restored', () => notify('success', composerCopy.composer.restored))
    whileRunning(composer, () => [
      actors.session.on('session.closed', () => composer.send({ type: 'composer.drop' })),
    ])
    return composer
  }
}
