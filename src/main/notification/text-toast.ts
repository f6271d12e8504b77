import type { AppActors } from '#application/app-actors.ts'
import type { ToastText } from '#ui/notification/toast-text.ts'
import { actionToast } from './action-toast.ts'
import { toast } from './toast.ts'

/** Shows a toast from a text, with its action as a button if it has one. */
export const textToast = (actors: Pick<AppActors, 'notifications'>) => {
  const notify = toast(actors)
  const offer = actionToast(actors)
  return ({ tone, title, message, offered }: ToastText, accept: (() => void) | null): void => {
    if (accept === null) notify(tone, message, title)
    else offer(tone, message, { label: offered, accept })
  }
}
