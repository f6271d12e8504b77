import { DRAFT_STATUS } from '#contract/studio.ts'
import type { KnownDraft } from './draft.repository.ts'

/** What a member of the school may do with a draft now (R-studio-3). */
export interface DraftRights {
  readonly see: boolean
  readonly edit: boolean
  readonly submit: boolean
  readonly recall: boolean
  readonly publish: boolean
  readonly return: boolean
  readonly withdraw: boolean
  readonly offer: boolean
  readonly discard: boolean
  readonly delete: boolean
  readonly invite: boolean
}

/** What the rights to a draft are made of. */
export interface DraftStanding {
  readonly draft: Pick<KnownDraft['draft'], 'status' | 'version' | 'ownerId'>
  readonly canVerify: boolean
  readonly isEditor: boolean
  readonly isWithdrawn: boolean
}

/**
 * Its owner and editors make it; reviewers of the school publish what they make themselves, and decide on what others handed in: what
 * was handed in is a request, and nobody decides on their own (R-review-1).
 */
export const draftRights = (
  { draft, canVerify, isEditor, isWithdrawn }: DraftStanding,
  userId: number,
): DraftRights => {
  const { status, version } = draft
  const makes = draft.ownerId === userId || isEditor
  const inReview = status === DRAFT_STATUS.inReview
  const isOpen = makes && !inReview
  const isChanged = status === DRAFT_STATUS.draft || status === DRAFT_STATUS.returned
  return {
    see: makes || (canVerify && (inReview || version > 0)),
    edit: isOpen,
    submit: isOpen && isChanged && !canVerify,
    recall: makes && inReview,
    publish: canVerify && ((inReview && !makes) || (isOpen && isChanged)),
    return: canVerify && inReview && !makes,
    withdraw: version > 0 && !isWithdrawn && (makes || canVerify),
    offer: version > 0 && isWithdrawn && canVerify,
    discard: isOpen && isChanged && version > 0,
    delete: draft.ownerId === userId && version === 0 && !inReview,
    invite: draft.ownerId === userId,
  }
}
