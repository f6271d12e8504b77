import { expect, it } from 'vitest'
import type { EventFrom } from 'xstate'
import type { FavouriteItem } from '#domain/favourite/favourite-task.ts'
import type { favouritesMachine } from '#domain/favourite/favourites.machine.ts'
import { memoryFavouriteSync } from '#infrastructure/favourite/favourite-sync.memory.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { COURSES } from '#infrastructure/memory/content/courses.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { port } from '#main/adapters/with-ports.ts'
import { FAVOURITE_FOLDERS_ACTOR } from '#main/favourite/folders.tokens.ts'
import { FAVOURITE_SYNC_PORT } from '#main/favourite/tokens.ts'
import { CLOUD_USER, happened, type Opened, open, signIn } from './wired-tab.ts'

/** Folders of favourites, which are fetched when one is to be chosen; headless. */

const [COURSE] = COURSES
const ITEM: FavouriteItem = {
  contentId: COURSE?.id ?? 0,
  type: 1,
  name: COURSE?.name ?? '',
  favouriteId: 0,
  folderId: null,
  restorable: true,
}
const PICK: EventFrom<typeof favouritesMachine> = { type: 'favourites.pick', items: [ITEM] }

/** Tabs of one browser in which the teacher is signed in. */
const tabsOfOne = () => {
  const [backend, browser, newTab] = [createMemoryBackend(), createMemoryBrowser(), memoryFavouriteSync()]
  const openTab = () => open('/', backend, browser, [port(FAVOURITE_SYNC_PORT, newTab)])
  return {
    first: async () => {
      const tab = openTab()
      await signIn(tab)
      return inTab(tab)
    },
    next: () => inTab(openTab()),
  }
}

const inTab = async (tab: Opened) => {
  const { actors, folders } = await tab.signedIn()
  await happened()
  return {
    tab,
    favourites: actors.favourites,
    tell: async (event: EventFrom<typeof favouritesMachine>) => {
      actors.favourites.send(event)
      await happened()
    },
    folders: async () => (await folders()).favouriteFolders,
    areThere: () => tab.container.isBound(FAVOURITE_FOLDERS_ACTOR),
    read: () => tab.backend.requests.filter(({ call }) => call === 'favouriteFolder.folders').length,
  }
}

type Tab = Awaited<ReturnType<typeof inTab>>

/** A folder, and what they are called then. */
const make = async ({ folders }: Tab, name: string) => {
  const actor = await folders()
  actor.send({ type: 'folders.change', change: { kind: 'create', name, parentId: 0 } })
  await happened()
  return actor.getSnapshot().context.folders.map((folder) => folder.name)
}

it('a star, and another tab that keeps something, fetch no folders', async () => {
  const tabs = tabsOfOne()
  const here = await tabs.first()
  const there = await tabs.next()
  await here.tell({ type: 'favourites.toggle', item: ITEM, kept: false })
  expect(there.favourites.getSnapshot().context.kept.get(ITEM.contentId)).toBe(true)
  expect([here.areThere(), there.areThere(), here.read()]).toEqual([false, false, 0])
})

it('are fetched once one is to be chosen, read once, and named in what is said', async () => {
  const here = await tabsOfOne().first()
  await here.tell(PICK)
  const folders = await here.folders()
  await happened()
  expect([folders.getSnapshot().value, here.read()]).toEqual(['ready', 1])
  expect(await make(here, '备课')).toEqual(['备课'])
  const [made] = folders.getSnapshot().context.folders
  await here.tell({ type: 'favourites.picked', folderId: made?.id ?? 0 })
  expect(here.tab.toasts().at(-1)).toContain('已收藏到“备课”')
  expect(folders.getSnapshot().context.folders.map(({ held }) => held)).toEqual([1])
})

it.each<EventFrom<typeof favouritesMachine>>([
  { type: 'favourites.closePicker' },
  { type: 'favourites.forgetPerson' },
])('are not read for a choice that was over before they came: $type', async (over) => {
  const here = await tabsOfOne().first()
  here.favourites.send(PICK)
  here.favourites.send(over)
  const folders = await here.folders()
  await happened()
  expect([folders.getSnapshot().value, here.read()]).toEqual(['unknown', 0])
})

it('are counted anew when another tab makes one, where they are known', async () => {
  const tabs = tabsOfOne()
  const here = await tabs.first()
  const there = await tabs.next()
  const third = await tabs.next()
  await here.tell(PICK)
  const folders = await here.folders()
  await happened()
  expect([folders.getSnapshot().value, folders.getSnapshot().context.folders]).toEqual(['ready', []])
  await make(there, '备课')
  expect(folders.getSnapshot().context.folders.map(({ name }) => name)).toEqual(['备课'])
  expect(third.areThere()).toBe(false)
})

it('of one user are nothing to the next', async () => {
  const here = await tabsOfOne().first()
  await here.tell(PICK)
  expect(await make(here, '备课')).toEqual(['备课'])
  const folders = await here.folders()
  here.tab.actors.session.send({ type: 'session.signOut' })
  await happened()
  expect([folders.getSnapshot().value, folders.getSnapshot().context.folders]).toEqual(['unknown', []])
  await signIn(here.tab, CLOUD_USER)
  const read = here.read()
  expect(folders.getSnapshot().value).toBe('unknown')
  await here.tell(PICK)
  expect([folders.getSnapshot().context.folders, here.read()]).toEqual([[], read + 1])
})
