import type * as z from 'zod/mini'
import type { Sent, SentBy } from '#contract/call.ts'
import type { courseDraftNews, draftState } from '#contract/studio.ts'
import type { KnownDraft } from './draft.repository.ts'
import { draftRights } from './draft-rights.ts'

export type DraftStateDto = Sent<z.output<typeof draftState>>

/** Where a draft stands, for one member of its school. */
export const draftStateDto = (known: KnownDraft, userId: number): DraftStateDto => {
  const { draft, isWithdrawn } = known
  const rights = draftRights(known, userId)
  return {
    Id: draft.id,
    Status: draft.status,
    Revision: draft.revision,
    Version: draft.version,
    ContentId: draft.contentId ?? 0,
    IsWithdrawn: isWithdrawn,
    Reason: draft.reason,
    SubmitTime: draft.submittedAt?.toISOString() ?? '',
    UpdateTime: draft.updatedAt.toISOString(),
    Rights: {
      Edit: rights.edit,
      Submit: rights.submit,
      Recall: rights.recall,
      Publish: rights.publish,
      Return: rights.return,
      Withdraw: rights.withdraw,
      Offer: rights.offer,
      Discard: rights.discard,
      Delete: rights.delete,
      Invite: rights.invite,
    },
  }
}

interface PresentHere {
  readonly id: number
  readonly name: string
  readonly key: string
  readonly isLooking: boolean
}

/** Who else has a draft open. */
export const presenceDtos = (present: readonly PresentHere[]): SentBy<typeof courseDraftNews>['Present'] =>
  present.map(({ id, name, key, isLooking }) => ({ Id: id, Name: name, Key: key, IsLooking: isLooking }))
