import type { SessionToast } from '#domain/session/session-toast.ts'
import type { AppContext } from '../app-context.ts'
import { toast } from '../notification/toast.ts'

/** Says a toast of the session as an error; milliseconds where it does not stay as long as others of its kind. */
export const sessionToast = ({ actors, wording }: Pick<AppContext, 'actors' | 'wording'>) => {
  const notify = toast(actors)
  return (toast: SessionToast | null, duration?: number): void => {
    if (toast === null) return
    if (toast.kind === 'requestError') return notify('error', wording.requestError, '', duration)
    const words = toast.kind === 'noRole' ? wording.noRole : toast.words
    notify('error', words, wording.toastTitle, duration)
  }
}
