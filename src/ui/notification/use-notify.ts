import { MESSAGE_MS, type Tone } from '#domain/notification/notification.machine.ts'
import { useActors } from '../actors-context.tsx'

/** Says something short in a notice. */
export const useNotify = () => {
  const { notifications } = useActors()
  return (tone: Tone, message: string): void =>
    notifications.send({
      type: 'notification.show',
      notice: { tone, title: '', message, duration: MESSAGE_MS },
    })
}
