import type { SentBy } from '#contract/call.ts'
import type { getOwnFaults } from '#contract/question-fault.ts'
import type { ToldFault } from './fault.repository.ts'

/** A reported error as the wire tells it. */
export const faultDto = ({ fault, settler }: ToldFault): SentBy<typeof getOwnFaults>[number] => ({
  Id: fault.id,
  QuestionId: fault.questionId,
  Kind: fault.kind,
  Content: fault.body,
  CreateTime: fault.createdAt.toISOString(),
  Status: fault.status,
  Reply: fault.reply,
  VerifyUserName: settler,
  VerifyTime: fault.settledAt?.toISOString() ?? '',
})
