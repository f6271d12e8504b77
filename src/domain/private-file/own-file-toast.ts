import type { Failure } from '../kernel/failure.ts'
import type { OwnFileTask } from './own-file-task.ts'

/** What is said of a task that was done. */
export type OwnFileToast =
  /** `undo` brings everything back. */
  | { readonly kind: 'removed'; readonly count: number; readonly undo: OwnFileTask }
  | { readonly kind: 'moved' | 'copied' | 'restored'; readonly count: number }
  | { readonly kind: 'nothingDone' | 'purged' }
  | { readonly kind: 'withdrawn' | 'takeDownAsked'; readonly name: string }

/** Null where what was done is seen where it stands. `count`: of how many it was done. */
export const toastOfTask = (task: OwnFileTask, count: number): OwnFileToast | null => {
  switch (task.kind) {
    case 'create':
    case 'rename':
    case 'place':
    case 'pack':
      return null
    case 'remove':
      return {
        kind: 'removed',
        count: task.items.length,
        undo: { kind: 'restore', items: task.items },
      }
    case 'move':
    case 'copy':
      if (count === 0) return { kind: 'nothingDone' }
      return { kind: task.kind === 'move' ? 'moved' : 'copied', count }
    case 'restore':
      return { kind: 'restored', count }
    case 'purge':
    case 'emptyBin':
      return { kind: 'purged' }
    case 'withdraw':
      return { kind: 'withdrawn', name: task.name }
    case 'askTakeDown':
      return { kind: 'takeDownAsked', name: task.name }
  }
}

/** Why a task was refused, where nothing else says it: a form that is still open does. */
export const refusalToTell = (task: OwnFileTask, failure: Failure): Failure | null =>
  task.kind === 'askTakeDown' ? null : failure
