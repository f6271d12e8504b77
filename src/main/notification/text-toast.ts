import type { AppActors } from '#application/app-actors.ts'
import type { ToastText } from '#ui/notification/toast-text.ts'
import { actionToast } from './action-toast.ts'
import { toast } from './toast.ts'

/** Says a toast; what it offers is done when it is chosen. */
export const textToast = (actors: Pick<AppActors, 'notifications'>) => {
  const notify = toast(actors)
  const offer = actionToast(actors)
  return ({ tone, title, message, offered }: ToastText, accept: (() => void) | null): void => {
    if (accept === null) notify(tone, message, title)
    else offer(tone, message, { label: offered, accept })
  }
}
