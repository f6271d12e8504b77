import type { SnapshotFrom } from 'xstate'
import type { connectionMachine } from '#domain/connection/connection.machine.ts'

/** How many things wait to be sent. */
export const selectWaiting = ({ context: { waiting } }: SnapshotFrom<typeof connectionMachine>): number =>
  Object.values(waiting).reduce((sum, count) => sum + count, 0)

/** What is to be said of the connection, the weightiest first; null for nothing. */
export const selectTelling = (
  snapshot: SnapshotFrom<typeof connectionMachine>,
): 'offline' | 'unreached' | 'away' | 'slow' | null => {
  if (snapshot.matches({ network: 'offline' })) return 'offline'
  if (snapshot.hasTag('telling'))
    return snapshot.context.troubles.some(({ why }) => why === 'away') ? 'away' : 'slow'
  return snapshot.matches({ network: 'unreached' }) ? 'unreached' : null
}
