import { screen, within } from '@testing-library/react'
import { NO_FOLDER } from '#domain/favourite/favourite.ts'
import { createMemoryBackend, type MemoryBackend } from '#infrastructure/memory/backend.ts'
import { COURSES } from '#infrastructure/memory/content/courses.ts'
import { RESOURCES } from '#infrastructure/memory/content/resources.ts'
import { favouritesOf, nextId } from '#infrastructure/memory/favourite.backend.ts'
import { ownFileDataIn } from '#infrastructure/memory/own-file.backend.ts'
import { fileOfResource } from '#infrastructure/memory/resource.backend.ts'
import { memoryQuestionMaking } from '#infrastructure/question/question-making.memory.ts'
import { aQuestionDraft } from '#tests/support/made-question.ts'
import { PERSONS, personOf } from '#tests/ui/support/open-app.tsx'
import { withHandedIn } from './manage-walks.ts'
import { withFiles } from './teacher-walks.ts'
import { box, press, TICKED, tick, type User, type Walk } from './walk.ts'

const person = 'teacher'
const [KEPT] = COURSES
const [FIRST, SECOND] = RESOURCES.map(fileOfResource)
const FAVOURITES = '/coursetable?activeIndex=3'

const withFavourite = (): MemoryBackend => {
  const backend = createMemoryBackend()
  const data = favouritesOf(backend, PERSONS[person])
  const keptAt = new Date(backend.now()).toISOString()
  data.rows = [{ id: nextId(data), folderId: NO_FOLDER, contentId: KEPT?.id ?? 0, type: 1, keptAt }]
  return backend
}

const withQuestion = async (): Promise<MemoryBackend> => {
  const backend = createMemoryBackend()
  const token = backend.openSession(personOf(person))
  const making = memoryQuestionMaking(backend, { token: () => token, expired: () => undefined })
  const saved = await making.save({ id: 0, draft: aQuestionDraft() }, new AbortController().signal)
  if (!saved.ok) throw new Error('there is no question')
  return backend
}

/** Two folders of favourites, and what is kept in neither. */
const withFolders = (): MemoryBackend => {
  const backend = withFavourite()
  const data = favouritesOf(backend, PERSONS[person])
  data.folders = ['甲', '乙'].map((name) => ({ id: nextId(data), parentId: NO_FOLDER, name }))
  return backend
}

const withOwnFolder = (): MemoryBackend => {
  const backend = withFiles()
  ownFileDataIn(backend, PERSONS[person]).folders = [{ id: 7, parentId: 0, name: '备课' }]
  return backend
}

const radio = (name: string) => () => screen.findByRole('radio', { name })

/** Presses what is done with all that is ticked. */
const actOn = async (user: User, toolbar: string, act: string) =>
  user.click(within(await screen.findByRole('toolbar', { name: toolbar })).getByRole('button', { name: act }))

/** What is ticked for something that is done with all of it, and where favourites go. */
export const SELECTION_WALKS: readonly Walk[] = [
  {
    view: 'favourite/folder-chooser.tsx',
    person,
    address: FAVOURITES,
    backend: withFavourite,
    reach: async (user) => {
      await press(user, `更多：${KEPT?.name}`)
      await user.click(await screen.findByRole('menuitem', { name: '移动到…' }))
    },
    field: box('新收藏夹的名称'),
    send: (user) => press(user, '新建'),
    call: 'favouriteFolder.create',
  },
  {
    view: 'favourite/favourite-picker.tsx',
    person,
    address: FAVOURITES,
    backend: withFolders,
    reach: async (user) => {
      await press(user, `更多：${KEPT?.name}`)
      await user.click(await screen.findByRole('menuitem', { name: '移动到…' }))
    },
    field: radio('甲'),
    typed: TICKED,
    stored: `favourites/place/${KEPT?.id}`,
    send: (user) => press(user, '移动到这里'),
    call: 'favourite.move',
  },
  {
    view: 'favourite/folder-dialogs.tsx',
    person,
    address: `${FAVOURITES}&folder=3`,
    backend: withFolders,
    reach: async (user) => {
      await user.click(await screen.findByRole('treeitem', { name: /^乙/ }))
      await press(user, '“乙”的操作')
      await user.click(await screen.findByRole('menuitem', { name: '移动到…' }))
    },
    field: radio('甲'),
    typed: TICKED,
    stored: 'favourites/move/3',
    send: (user) => press(user, '移动到这里'),
    call: 'favouriteFolder.move',
  },
  {
    view: 'private-file/transfer-form.tsx',
    person,
    address: '/school-local/school-local-mydatabase?orgId=1',
    backend: withOwnFolder,
    reach: async (user) => {
      await press(user, `更多操作：${FIRST?.name}`)
      await user.click(await screen.findByRole('menuitem', { name: '移动' }))
    },
    field: radio('备课'),
    typed: TICKED,
    stored: `own/move/file:${FIRST?.id}`,
    send: (user) => press(user, '移动到这里'),
    call: 'ownFiles.transfer',
  },
  {
    view: 'favourite/favourite-card.tsx',
    person,
    address: FAVOURITES,
    backend: withFavourite,
    field: tick(`选择：${KEPT?.name}`),
    typed: TICKED,
    stored: '"keys":[1]',
    send: (user) => actOn(user, '选中的收藏', '取消收藏'),
    call: 'favourite.forget',
  },
  {
    view: 'private-file/own-row.tsx',
    person,
    address: '/school-local/school-local-mydatabase?orgId=1',
    backend: withFiles,
    others: [{ field: tick(`选择 ${SECOND?.name}`), typed: TICKED, stored: `"file:${SECOND?.id}"` }],
    field: tick(`选择 ${FIRST?.name}`),
    typed: TICKED,
    stored: `"file:${FIRST?.id}"`,
    send: async (user) => {
      await actOn(user, '批量操作', '删除')
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }))
    },
    call: 'ownFiles.remove',
  },
  {
    view: 'pages/school-local/library/library-results.tsx',
    person,
    address: '/school-local/school-local-database?orgId=1',
    field: async () => (await screen.findAllByRole('checkbox', { name: /^选择/ }))[0] as HTMLElement,
    typed: TICKED,
    stored: 'selected/library',
    send: (user) => actOn(user, '已选资源', '批量下载'),
    call: 'schoolFile.pack',
  },
  {
    view: 'review/review-queue.tsx',
    person: 'reviewer',
    address: '/school-local/school-local-examine?orgId=1',
    backend: withHandedIn,
    field: tick(`选择 ${FIRST?.name}`),
    typed: TICKED,
    stored: '"keys":[1]',
    send: (user) => actOn(user, '批量审核', '通过'),
    call: 'review.decide',
  },
  {
    view: 'pages/studio-questions/made-row.tsx',
    person,
    address: '/studio/questions',
    backend: withQuestion,
    field: tick('选择：1 + 1 等于几？'),
    typed: TICKED,
    stored: '"keys":[1]',
    send: (user) => press(user, '撤下'),
    call: 'questionMaking.change',
  },
  {
    view: 'pages/studio-questions/made-tools.tsx',
    person,
    address: '/studio/questions',
    backend: withQuestion,
    open: async (user) => {
      await user.click(await screen.findByRole('checkbox', { name: '选择：1 + 1 等于几？' }))
      await press(user, '归类')
      const places = within(await screen.findByRole('region', { name: '归类到' }))
      await user.click(await places.findByRole('treeitem', { name: /^初中/ }))
      await user.click(await places.findByRole('treeitem', { name: /^数学/ }))
    },
    field: () => screen.findByRole('combobox', { name: '难度' }),
    typed: '20',
    stored: '"subject":202,"version":0,"book":0,"chapter":0,"knowledge":0},"level":20',
    send: (user) => press(user, '归类这 1 题'),
    call: 'questionMaking.change',
  },
]
