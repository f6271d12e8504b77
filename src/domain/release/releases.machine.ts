import { createDecisionQueue } from '../kernel/decision-queue.machine.ts'
import {
  RELEASE_PAGE_SIZE,
  type ReleaseQuery,
  type ReleaseRefusal,
  type ReleaseRequest,
} from './release-request.ts'

/**
 * The queue of release requests, for reviewers of the platform: grants, declines with a reason, ends
 * releases.
 */
export const releasesMachine = createDecisionQueue<ReleaseQuery, ReleaseRequest, ReleaseRefusal>(
  'releases',
  RELEASE_PAGE_SIZE,
  ({ id }) => id,
)
