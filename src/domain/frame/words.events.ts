import type { Failure } from '../kernel/failure.ts'
import type { ManagedWord, WaitingOrder, WordAct, WordForm, WordGroup, WordKind } from './managed-word.ts'

export interface WordsContext {
  readonly kind: WordKind
  readonly groups: readonly WordGroup[]
  /** The open form; null if none is open. */
  readonly form: WordForm | null
  /** Saving was tried with a faulty form, so that faults are shown. */
  readonly tried: boolean
  /** The open word as somebody else changed it meanwhile; the user is asked. Null if nobody did. */
  readonly theirs: ManagedWord | null
  /** The act in progress, or the last one. */
  readonly act: WordAct | null
  /** Orders that are shown already and wait to be sent, at most one per group. */
  readonly next: readonly (WaitingOrder & { readonly groupId: number })[]
  readonly done: boolean
  readonly failure: Failure | null
}

export interface WordsInput {
  readonly kind: WordKind
  /** The unsaved form of an earlier page; null if there is none. */
  readonly left: WordForm | null
}

export type WordsEvent =
  | { type: 'words.reread' }
  | { type: 'words.begin'; groupId: number }
  | { type: 'words.open'; id: number }
  | { type: 'words.type'; name: string }
  | { type: 'words.save' }
  | { type: 'words.cancel' }
  | { type: 'words.show'; id: number; shown: boolean }
  | { type: 'words.place'; id: number; at: number }
  | { type: 'words.remove'; id: number; intoId?: number }
