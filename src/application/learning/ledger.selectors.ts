import type { SnapshotFrom } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import type { LearningMoment } from '#domain/learning/learning-moment.ts'
import type { ledgerMachine } from '#domain/learning/ledger.machine.ts'

type LedgerSnapshot = SnapshotFrom<typeof ledgerMachine>

/** The state of saving as shown to the learner; `nothing` while there is no progress. */
export type SaveState =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'saving' }
  /** Milliseconds since 1970. */
  | { readonly kind: 'saved'; readonly at: number }
  /** Number of sections that wait for the network. */
  | { readonly kind: 'offline'; readonly count: number }
  /** Number of sections that wait for a server in trouble. */
  | { readonly kind: 'waiting'; readonly count: number }
  | { readonly kind: 'refused'; readonly refusal: Failure }

/** A new object at each call: views select the primitive values that they show. */
export const selectSaveState = (snapshot: LedgerSnapshot): SaveState => {
  const { items, failure, refusal, savedAt } = snapshot.context
  if (failure !== null && items.length > 0) {
    const isOffline = failure.kind === 'unreachable' || failure.kind === 'timedOut'
    return { kind: isOffline ? 'offline' : 'waiting', count: items.length }
  }
  if (refusal !== null) return { kind: 'refused', refusal }
  if (snapshot.hasTag('slow')) return { kind: 'saving' }
  if (savedAt !== null) return { kind: 'saved', at: savedAt }
  return { kind: items.length > 0 ? 'saving' : 'nothing' }
}

/** Whether the records that earlier tabs left of this user have been read. */
export const selectGathered = (snapshot: LedgerSnapshot): boolean => !snapshot.hasTag('gathering')

/** The latest unacknowledged moment of a section; null if there is none. */
export const selectUnsent = (snapshot: LedgerSnapshot, sectionId: number): LearningMoment | null =>
  snapshot.context.items.find(({ moment }) => moment.sectionId === sectionId)?.moment ?? null
