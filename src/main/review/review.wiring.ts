import type { AppActors, SchoolLogic } from '#application/app-actors.ts'

/** What a reviewer is shown beside the pages is read for nobody else. Starts both. */
export const wireReview = (
  { actors: { session } }: { readonly actors: Pick<AppActors, 'session'> },
  { pendingRequests, reviewRights }: Pick<SchoolLogic, 'pendingRequests' | 'reviewRights'>,
): void => {
  session.on('session.closed', () => {
    pendingRequests.send({ type: 'pending.unwatch' })
    reviewRights.send({ type: 'rights.forget' })
  })
  pendingRequests.start()
  reviewRights.start()
}
