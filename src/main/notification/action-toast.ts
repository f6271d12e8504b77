import type { AppActors } from '#application/app-actors.ts'
import type { Tone } from '#domain/notification/notification.machine.ts'

/** The button of a toast. */
export interface Offer {
  readonly label: string
  readonly accept: () => void
}

/** Long enough to read the words and to reach the button; a pointer or the focus on a toast keeps it. */
const OFFER_MS = 8000

/** Shows a toast with a button; the offer ends with the toast. */
export const actionToast = ({ notifications }: Pick<AppActors, 'notifications'>) => {
  const offers = new Map<number, () => void>()
  notifications.on('notification.acted', ({ id }) => offers.get(id)?.())
  notifications.subscribe(({ context }) => {
    for (const id of offers.keys()) if (!context.toasts.some((toast) => toast.id === id)) offers.delete(id)
  })
  return (tone: Tone, message: string, { label, accept }: Offer): void => {
    const toast = { tone, title: '', message, duration: OFFER_MS, action: label }
    notifications.send({ type: 'notification.show', toast })
    offers.set(notifications.getSnapshot().context.lastId, accept)
  }
}
