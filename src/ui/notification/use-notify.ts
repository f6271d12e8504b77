import { MESSAGE_MS, type Tone } from '#domain/notification/notification.machine.ts'
import { useActors } from '../actors-context.tsx'

/** Says something short in a toast. */
export const useNotify = () => {
  const { notifications } = useActors()
  return (tone: Tone, message: string): void =>
    notifications.send({
      type: 'notification.show',
      toast: { tone, title: '', message, duration: MESSAGE_MS },
    })
}
