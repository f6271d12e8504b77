import { createDecisionQueue } from '../kernel/decision-queue.machine.ts'
import {
  RELEASE_PAGE_SIZE,
  type ReleaseQuery,
  type ReleaseRefusal,
  type ReleaseRequest,
} from './release-request.ts'

/** The queue of what shall be open to all, for reviewers of the platform: opened, declined with a reason, given back to its school. */
export const releasesMachine = createDecisionQueue<ReleaseQuery, ReleaseRequest, ReleaseRefusal>(
  'releases',
  RELEASE_PAGE_SIZE,
  ({ id }) => id,
)
