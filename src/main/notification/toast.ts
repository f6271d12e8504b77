import type { AppActors } from '#application/app-actors.ts'
import { MESSAGE_MS, NOTIFICATION_MS, type Tone } from '#domain/notification/notification.machine.ts'

/** Shows a toast; one with a title stays longer (R-navigation-13). */
export const toast =
  ({ notifications }: Pick<AppActors, 'notifications'>) =>
  (tone: Tone, message: string, title = '', duration = title === '' ? MESSAGE_MS : NOTIFICATION_MS) =>
    notifications.send({ type: 'notification.show', toast: { tone, title, message, duration } })
