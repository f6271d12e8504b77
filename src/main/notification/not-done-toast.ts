import type { AppActors } from '#application/app-actors.ts'
import { NOTIFICATION_MS } from '#domain/notification/notification.machine.ts'
import { notDoneText } from '#ui/copy/not-done-text.ts'
import { toast } from './toast.ts'

/**
 * Tells that a write failed or that its outcome is unknown; as a notification, because the text is too long
 * for a message (R-navigation-13).
 */
export const notDoneToast = (actors: Pick<AppActors, 'notifications'>) => {
  const notify = toast(actors)
  return (...[says, failure, of]: Parameters<typeof notDoneText>): void =>
    notify('warning', notDoneText(says, failure, of), '', NOTIFICATION_MS)
}
