import type { SnapshotFrom } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import type { LearningMoment } from '#domain/learning/learning-moment.ts'
import type { ledgerMachine } from '#domain/learning/ledger.machine.ts'

type LedgerSnapshot = SnapshotFrom<typeof ledgerMachine>

/** What a learner is told of their progress; nothing while there is none. */
export type SaveState =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'saving' }
  /** Milliseconds since 1970. */
  | { readonly kind: 'saved'; readonly at: number }
  /** So many sections wait for the network. */
  | { readonly kind: 'offline'; readonly count: number }
  /** So many wait for a server that is in trouble. */
  | { readonly kind: 'waiting'; readonly count: number }
  | { readonly kind: 'refused'; readonly refusal: Failure }

/** A new object each time: views select what they say of it. */
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

/** Whether what earlier tabs have left of this user is known. */
export const selectGathered = (snapshot: LedgerSnapshot): boolean => !snapshot.hasTag('gathering')

/** The latest moment of a section that no server has acknowledged; null for none. */
export const selectUnsent = (snapshot: LedgerSnapshot, sectionId: number): LearningMoment | null =>
  snapshot.context.items.find(({ moment }) => moment.sectionId === sectionId)?.moment ?? null
