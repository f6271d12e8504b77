import { screen, within } from '@testing-library/react'
import { NO_FOLDER } from '#domain/favourite/favourite.ts'
import { createMemoryBackend, type MemoryBackend } from '#infrastructure/memory/backend.ts'
import { COURSES } from '#infrastructure/memory/content/courses.ts'
import { RESOURCES } from '#infrastructure/memory/content/resources.ts'
import { favouritesOf, nextId } from '#infrastructure/memory/favourite.backend.ts'
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
]
