import { expect, it } from 'vitest'
import type { OwnFileTask } from '#domain/private-file/own-file-task.ts'
import { refusalToTell, toastOfTask } from '#domain/private-file/own-file-toast.ts'

const items = [
  { kind: 'file', id: 3, name: '浮力.pdf' },
  { kind: 'folder', id: 4, name: '备课' },
] as const
const share = { requestId: 8, version: 2 }
const TAKE_DOWN: OwnFileTask = { kind: 'askTakeDown', name: '浮力.pdf', share, reason: '内容有误' }
const transfer = (kind: 'move' | 'copy'): OwnFileTask => ({ kind, items, folderId: 7, onClash: null })

it.each<[OwnFileTask, number, ReturnType<typeof toastOfTask>]>([
  // Seen where it stands, or by what follows.
  [{ kind: 'create', name: '备课', parentId: 0 }, 1, null],
  [{ kind: 'rename', item: items[0], name: '压强' }, 1, null],
  [{ kind: 'place', files: [], folderId: 0 }, 0, null],
  [{ kind: 'pack', chosen: { fileIds: [3], folderIds: [] } }, 0, null],
  [{ kind: 'remove', items }, 2, { kind: 'removed', count: 2, undo: { kind: 'restore', items } }],
  [transfer('move'), 2, { kind: 'moved', count: 2 }],
  [transfer('copy'), 1, { kind: 'copied', count: 1 }],
  [transfer('move'), 0, { kind: 'nothingDone' }],
  [{ kind: 'restore', items }, 2, { kind: 'restored', count: 2 }],
  [{ kind: 'purge', items }, 2, { kind: 'purged' }],
  [{ kind: 'emptyBin' }, 5, { kind: 'purged' }],
  [{ kind: 'withdraw', name: '浮力.pdf', share }, 1, { kind: 'withdrawn', name: '浮力.pdf' }],
  [TAKE_DOWN, 1, { kind: 'takeDownAsked', name: '浮力.pdf' }],
])('of %o, done for %i, it is said: %o', (task, count, toast) => {
  expect(toastOfTask(task, count)).toEqual(toast)
})

it('a refusal is told, unless the form that asked is still open and tells it', () => {
  const failure = { kind: 'unreachable' } as const
  expect(refusalToTell({ kind: 'emptyBin' }, failure)).toEqual(failure)
  expect(refusalToTell(TAKE_DOWN, failure)).toBe(null)
})
