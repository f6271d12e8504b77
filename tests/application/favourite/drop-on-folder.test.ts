import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { dropOnFolder } from '#application/favourite/drop-on-folder.ts'
import type { FavouriteContent, FavouriteFolder } from '#domain/favourite/favourite.ts'
import { type FolderChange, favouriteFoldersMachine } from '#domain/favourite/favourite-folders.machine.ts'
import { type FavouriteTask, itemOf, type TaskOutcome } from '#domain/favourite/favourite-task.ts'
import { favouritesMachine } from '#domain/favourite/favourites.machine.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import { settle } from '#tests/support/deferred.ts'

const OUTER: FavouriteFolder = { id: 1, parentId: 0, name: '备课', place: 1, held: 2 }
const INNER: FavouriteFolder = { id: 2, parentId: 1, name: '存档', place: 1, held: 0 }
const FOLDERS: readonly FavouriteFolder[] = [OUTER, INNER]

const CONTENT: FavouriteContent = {
  id: 51,
  folderId: 1,
  contentId: 151,
  type: 3,
  name: '课件',
  content: null,
  place: 1,
  keptAt: '',
}

/** The favourites of somebody with these folders, and what was done with them. */
const open = async () => {
  const tasks: (FavouriteTask | undefined)[] = []
  const changes: (FolderChange | undefined)[] = []
  const favourites = createActor(
    favouritesMachine.provide({
      actors: {
        perform: fromPromise(async ({ input }): Promise<TaskOutcome> => {
          tasks.push(input)
          return { done: [], failed: [] }
        }),
      },
    }),
  ).start()
  const favouriteFolders = createActor(
    favouriteFoldersMachine.provide({
      actors: {
        load: fromPromise(async (): Promise<Result<readonly FavouriteFolder[], Failure>> => success(FOLDERS)),
        change: fromPromise(async ({ input }): Promise<Result<number, Failure>> => {
          changes.push(input)
          return success(1)
        }),
      },
    }),
  ).start()
  favouriteFolders.send({ type: 'folders.need' })
  await settle()
  return { actors: { favourites, favouriteFolders }, tasks, changes }
}

const contents = { kind: 'contents', items: [CONTENT] } as const
const folder = (id: number) => ({ kind: 'folder', id }) as const

it('contents are moved into the folder, and out of all folders where they are dropped on 未分类', async () => {
  const { actors, tasks, changes } = await open()
  dropOnFolder(actors, { dragged: contents, target: INNER, zone: 'into' })
  await settle()
  dropOnFolder(actors, { dragged: contents, target: null, zone: 'into' })
  await settle()
  const moved = { kind: 'move', items: [itemOf(CONTENT)], place: null }
  expect(tasks).toEqual([
    { ...moved, folderId: 2 },
    { ...moved, folderId: 0 },
  ])
  expect(changes).toEqual([])
})

it('a folder is moved beside or out of the others, and stays where it cannot go', async () => {
  const { actors, tasks, changes } = await open()
  dropOnFolder(actors, { dragged: folder(2), target: OUTER, zone: 'before' })
  await settle()
  dropOnFolder(actors, { dragged: folder(2), target: null, zone: 'into' })
  await settle()
  dropOnFolder(actors, { dragged: folder(1), target: INNER, zone: 'into' })
  await settle()
  expect(changes).toEqual([
    { kind: 'move', id: 2, parentId: 0, place: 1 },
    { kind: 'move', id: 2, parentId: 0, place: null },
  ])
  expect(tasks).toEqual([])
})
