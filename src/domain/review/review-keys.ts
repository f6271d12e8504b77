import { mayDecide, mayTakeDown, type ShareRequest } from './share-request.ts'

/** J and K move, A approves, R rejects, X selects. */
export type ReviewKey = 'j' | 'k' | 'a' | 'r' | 'x'

/** The effect of a key in the review. */
export type ReviewPress =
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  | { readonly kind: 'approve' | 'reject' | 'select' | 'accept' | 'keep'; readonly request: ShareRequest }

interface Looking {
  /** The shown request; null for none. */
  readonly shown: ShareRequest | null
  /** The chosen request, which may not be drawn yet. */
  readonly chosenId: number
  /** The reviewer. */
  readonly userId: number
}

/**
 * The effect of a key in the present state; null for none. For a request to take a file down, A takes it down
 * and R keeps it.
 */
export const pressOf = (key: ReviewKey, { shown, chosenId, userId }: Looking): ReviewPress | null => {
  if (key === 'j' || key === 'k') return { kind: 'step', by: key === 'j' ? 1 : -1 }
  if (shown === null || shown.id !== chosenId) return null
  if (mayDecide(shown, userId)) {
    const kind = key === 'a' ? 'approve' : key === 'r' ? 'reject' : 'select'
    return { kind, request: shown }
  }
  if (key === 'x' || shown.status !== 'removing' || !mayTakeDown(shown, userId)) return null
  return { kind: key === 'a' ? 'accept' : 'keep', request: shown }
}
