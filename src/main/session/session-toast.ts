import type { SessionToast } from '#domain/session/session-toast.ts'
import type { AppContext } from '../app-context.ts'
import { toast } from '../notification/toast.ts'

/** Shows a toast of the session as an error. `duration` in milliseconds, if not that of other errors. */
export const sessionToast = ({ actors, wording }: Pick<AppContext, 'actors' | 'wording'>) => {
  const notify = toast(actors)
  return (told: SessionToast | null, duration?: number): void => {
    if (told === null) return
    if (told.kind === 'requestError') return notify('error', wording.requestError, '', duration)
    const words = told.kind === 'noRole' ? wording.noRole : told.words
    notify('error', words, wording.toastTitle, duration)
  }
}
