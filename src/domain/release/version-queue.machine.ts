import { createDecisionQueue } from '../kernel/decision-queue.machine.ts'
import { VERSION_PAGE_SIZE, type VersionQuery, type VersionToReview } from './resource-version.ts'

/**
 * The queue of new versions of resources, for reviewers of a school or of the platform: approves them, or
 * returns them with a reason.
 */
export const versionQueueMachine = createDecisionQueue<VersionQuery, VersionToReview, 'return'>(
  'versionQueue',
  VERSION_PAGE_SIZE,
  (item) => item.new.id,
)
