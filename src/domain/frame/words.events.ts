import type { Failure } from '../kernel/failure.ts'
import type { ManagedWord, WaitingOrder, WordAct, WordForm, WordGroup, WordKind } from './managed-word.ts'

export interface WordsContext {
  readonly kind: WordKind
  readonly groups: readonly WordGroup[]
  /** What is being typed; null while none is open. */
  readonly form: WordForm | null
  /** Saving was tried with something wrong, and since then nothing was typed. */
  readonly tried: boolean
  /** What somebody else made of the open word meanwhile; to be asked about. */
  readonly theirs: ManagedWord | null
  /** What is being done, or was last. */
  readonly act: WordAct | null
  /** Orders that were chosen meanwhile and are shown already, one for each group. */
  readonly next: readonly (WaitingOrder & { readonly groupId: number })[]
  readonly done: boolean
  readonly failure: Failure | null
}

export interface WordsInput {
  readonly kind: WordKind
  /** What was typed and not saved; null for nothing. */
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
