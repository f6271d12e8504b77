import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ReviewLogic } from '#application/app-actors.ts'
import { selectMayReview, selectUser } from '#application/session/session.selectors.ts'
import { reviewRightIn } from '#domain/review/review-rights.machine.ts'
import { useActors } from '../actors-context.tsx'

/** Whether the user may review for a school; null until it has been read. Each view that shows it reads it anew. */
export const useReviewRight = (
  rights: ReviewLogic['reviewRights'] | undefined,
  organisationId: number,
): boolean | null => {
  const account = useSelector(useActors().session, (session) => selectUser(session)?.account ?? '')
  useEffect(() => rights?.send({ type: 'rights.read', account }), [rights, account])
  return useSelector(rights, (read) =>
    read === undefined ? null : reviewRightIn(read.context, account, organisationId),
  )
}

/** The same; until it is known for this school, the account's IsCanVerify for all of them. */
export const useMayReview = (
  rights: ReviewLogic['reviewRights'] | undefined,
  organisationId: number,
): boolean => {
  const ofAccount = useSelector(useActors().session, selectMayReview)
  return useReviewRight(rights, organisationId) ?? ofAccount
}
