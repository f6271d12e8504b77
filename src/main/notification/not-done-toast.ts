import type { AppActors } from '#application/app-actors.ts'
import { NOTIFICATION_MS } from '#domain/notification/notification.machine.ts'
import { notDoneText } from '#ui/copy/not-done-text.ts'
import { toast } from './toast.ts'

/** Says of a write that it was not done, or that nobody knows: a notification, since it is more than is read in passing (R-navigation-13). */
export const notDoneToast = (actors: Pick<AppActors, 'notifications'>) => {
  const notify = toast(actors)
  return (...[says, failure, of]: Parameters<typeof notDoneText>): void =>
    notify('warning', notDoneText(says, failure, of), '', NOTIFICATION_MS)
}
