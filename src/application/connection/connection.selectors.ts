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

/** Counts of unsent work by kind. A new object at each call: compare with `sameCounts`. */
export const selectWork = ({ context: { waiting, stored } }: Connection): WorkCounts =>
  largerCounts(waiting, stored)

export const sameCounts = (one: WorkCounts, other: WorkCounts): boolean =>
  WAITING_WORK.every((work) => one[work] === other[work])

/** Number of items that are sent automatically as soon as the server is reached. */
export const selectWaiting = (snapshot: Connection): number =>
  totalOf(selectWork(snapshot), [...OUTBOX_WORK, 'uploads'])

/** Number of items that are saved only when their page is opened. */
export const selectUnsaved = (snapshot: Connection): number => totalOf(selectWork(snapshot), PAGE_WORK)

/** Whether this browser stores any work that is not on the server. */
export const selectWaits = (snapshot: Connection): boolean => totalOf(selectWork(snapshot)) > 0

/** The state of the connection to show, the most severe first; null for nothing to show. */
export const selectTelling = (
  snapshot: Connection,
): 'offline' | 'unreached' | 'away' | 'slow' | 'old' | null => {
  if (snapshot.matches({ network: 'offline' })) return 'offline'
  if (snapshot.hasTag('telling'))
    return snapshot.context.troubles.some(({ why }) => why === 'away') ? 'away' : 'slow'
  if (snapshot.matches({ network: 'unreached' })) return 'unreached'
  return snapshot.context.old.length > 0 ? 'old' : null
}
