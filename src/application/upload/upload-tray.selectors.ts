import type { SnapshotFrom } from 'xstate'
import type { uploadTrayMachine } from '#domain/upload/upload-tray.machine.ts'

/** Whether there are unfinished uploads; null until the tray has gathered them. */
export const selectHasUnfinished = (tray: SnapshotFrom<typeof uploadTrayMachine>): boolean | null =>
  tray.matches('open') ? tray.context.entries.some(({ status }) => status !== 'done') : null
