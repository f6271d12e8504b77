import type { SnapshotFrom } from 'xstate'
import type { releasesMachine } from '#domain/release/releases.machine.ts'
import type { versionQueueMachine } from '#domain/release/version-queue.machine.ts'

type QueueSnapshot = SnapshotFrom<typeof releasesMachine> | SnapshotFrom<typeof versionQueueMachine>

/** What a list of a queue shows. */
export const stageOfQueue = (it: QueueSnapshot): 'arriving' | 'failed' | 'shown' => {
  if (it.hasTag('arriving')) return 'arriving'
  return it.matches('failed') || it.matches('defect') ? 'failed' : 'shown'
}
