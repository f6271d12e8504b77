import type { AppActors, ReviewLogic } from '#application/app-actors.ts'

/** Forgets pending requests and review rights when the session closes, and starts both actors. */
export const wireReview = (
  { actors: { session } }: { readonly actors: Pick<AppActors, 'session'> },
  { pendingRequests, reviewRights }: Pick<ReviewLogic, 'pendingRequests' | 'reviewRights'>,
): void => {
  session.on('session.closed', () => {
    pendingRequests.send({ type: 'pending.unwatch' })
    reviewRights.send({ type: 'rights.forget' })
  })
  pendingRequests.start()
  reviewRights.start()
}
