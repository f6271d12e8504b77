import { mayDecide, mayTakeDown, type ShareRequest } from './share-request.ts'

/** J and K move, A approves, R rejects, X selects. */
export type ReviewKey = 'j' | 'k' | 'a' | 'r' | 'x'

/** What a key does in the review. */
export type ReviewPress =
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  | { readonly kind: 'approve' | 'reject' | 'select' | 'accept' | 'keep'; readonly request: ShareRequest }

interface Looking {
  /** What is shown; null for nothing. */
  readonly shown: ShareRequest | null
  /** What is chosen by now: the last press may not have been drawn yet. */
  readonly chosenId: number
  /** Who reviews. */
  readonly userId: number
}

/** What a key means just now; null for nothing. Of a request that its owner wants taken down A lets it go and R keeps it. */
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
