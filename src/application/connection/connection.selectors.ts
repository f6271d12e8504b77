import type { SnapshotFrom } from 'xstate'
import type { connectionMachine } from '#domain/connection/connection.machine.ts'
import {
  largerCounts,
  OUTBOX_WORK,
  PAGE_WORK,
  totalOf,
  WAITING_WORK,
  type WorkCounts,
} from '#domain/connection/waiting-work.ts'

type Connection = SnapshotFrom<typeof connectionMachine>

/** How much waits of each kind. Made anew at each call: compare with `sameCounts`. */
export const selectWork = ({ context: { waiting, stored } }: Connection): WorkCounts =>
  largerCounts(waiting, stored)

export const sameCounts = (one: WorkCounts, other: WorkCounts): boolean =>
  WAITING_WORK.every((work) => one[work] === other[work])

/** How many things are sent by themselves as soon as the server is reached. */
export const selectWaiting = (snapshot: Connection): number =>
  totalOf(selectWork(snapshot), [...OUTBOX_WORK, 'uploads'])

/** How many things are saved by the pages that they were changed on. */
export const selectUnsaved = (snapshot: Connection): number => totalOf(selectWork(snapshot), PAGE_WORK)

/** Whether anything in this browser is not with the server. */
export const selectWaits = (snapshot: Connection): boolean => totalOf(selectWork(snapshot)) > 0

/** What is to be said of the connection, the weightiest first; null for nothing. */
export const selectTelling = (
  snapshot: Connection,
): 'offline' | 'unreached' | 'away' | 'slow' | 'old' | null => {
  if (snapshot.matches({ network: 'offline' })) return 'offline'
  if (snapshot.hasTag('telling'))
    return snapshot.context.troubles.some(({ why }) => why === 'away') ? 'away' : 'slow'
  if (snapshot.matches({ network: 'unreached' })) return 'unreached'
  return snapshot.context.old.length > 0 ? 'old' : null
}
