import type { AppActors } from '#application/app-actors.ts'
import { whileRunning } from '#application/kernel/while-running.ts'
import type { OpenComposer } from '#application/paper/composer.provide.ts'
import { composerCopy } from '#ui/copy/composer-copy.ts'
import { toast } from '../notification/toast.ts'

/**
 * Keeps a composer running after its page closes until changes are saved, but not beyond the session:
 * unsaved changes then stay in the browser. Shows a toast for undone steps and for changes restored from an
 * earlier page.
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
