import { screen, within } from '@testing-library/react'
import { AS_ASKED } from '#domain/review/verdict.ts'
import type { MemoryBackend } from '#infrastructure/memory/backend.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { RESOURCES } from '#infrastructure/memory/content/resources.ts'
import { ownFilesIn } from '#infrastructure/memory/own-file.backend.ts'
import { papersIn } from '#infrastructure/memory/paper.backend.ts'
import { fileOfResource } from '#infrastructure/memory/resource.backend.ts'
import { memoryShare } from '#infrastructure/private-file/share.memory.ts'
import { memoryReview } from '#infrastructure/review/review.memory.ts'
import { aPaper } from '#tests/support/papers.ts'
import { personOf } from '#tests/ui/support/open-app.tsx'
import { box, enter, inDialog, press, TICKED, tab, type Walk } from './walk.ts'

/** The resource that has so many comments of others. */
const COMMENTED = RESOURCES.find(({ id }) => id % 3 === 1)?.id ?? 0
const FILES = RESOURCES.slice(0, 2).map(fileOfResource)
const [FILE] = FILES
const MINE = '/school-local/school-local-mydatabase?orgId=1'
const aborts = () => new AbortController().signal
const of = (backend: MemoryBackend, who: 'teacher' | 'reviewer') => {
  const token = backend.openSession(personOf(who))
  return { token: () => token, expired: () => undefined }
}

export const withFiles = (): MemoryBackend => {
  const backend = createMemoryBackend()
  ownFilesIn(backend, 1).push(...FILES.map((file) => ({ file, directoryId: 0 })))
  return backend
}

/** A file of the teacher's that the school has taken in. */
const withApproved = async (): Promise<MemoryBackend> => {
  const backend = withFiles()
  const place = { stageId: 2, subjectId: 202, versionId: 0, bookId: 0, chapterId: 0 }
  const wanted = { organisationId: 1, place, tagId: 1, fileIds: [FILE?.id ?? 0], note: '' }
  await memoryShare(backend, of(backend, 'teacher')).share(wanted, aborts())
  const review = memoryReview(backend, of(backend, 'reviewer'))
  const request = await review.request(1, aborts())
  if (!request.ok) throw new Error('there is no request')
  const verdict = { kind: 'approve', correction: AS_ASKED } as const
  await review.decide({ organisationId: 1, requests: [request.value], verdict }, aborts())
  return backend
}

/** The same, which the teacher wants to have taken down. */
const withRemovalAsked = async (): Promise<MemoryBackend> => {
  const backend = await withApproved()
  const shares = memoryShare(backend, of(backend, 'teacher'))
  const request = await memoryReview(backend, of(backend, 'reviewer')).request(1, aborts())
  if (!request.ok) throw new Error('there is no request')
  const asked = await shares.askTakeDown(
    { requestId: request.value.id, version: request.value.version },
    '内容已经过时了',
    aborts(),
  )
  if (!asked.ok) throw new Error('it was not asked')
  return backend
}

const withPaper = (): MemoryBackend => {
  const backend = createMemoryBackend()
  papersIn(backend, 1).push(aPaper())
  return backend
}

/** Its notes are printed. */
const withNotes = (): MemoryBackend => {
  const backend = createMemoryBackend()
  const paper = aPaper()
  papersIn(backend, 1).push({ ...paper, frame: { ...paper.frame, notes: '答题前先看完。' } })
  return backend
}

const person = 'teacher'

export const TEACHER_WALKS: readonly Walk[] = [
  {
    view: 'comment/report-dialog.tsx',
    person,
    address: `/details?id=${COMMENTED}&type=3`,
    open: async (user) => {
      const [first] = await screen.findAllByRole('button', { name: /^举报/ })
      await user.click(first as HTMLElement)
    },
    others: [
      {
        field: async () => (await inDialog(/举报/)).findByRole('radio', { name: /广告/ }),
        typed: TICKED,
        stored: '"category":"advertising"',
      },
    ],
    field: async () => (await inDialog(/举报/)).findByRole('textbox'),
    send: async (user) => user.click((await inDialog(/举报/)).getByRole('button', { name: /提交|举报/ })),
    call: 'comments.report',
  },
  {
    view: 'favourite/folder-dialogs.tsx',
    person,
    address: '/coursetable?activeIndex=3',
    reach: (user) => press(user, '新建收藏夹'),
    field: box('名称'),
    send: enter,
    call: 'favouriteFolder.create',
  },
  {
    view: 'private-file/folder-form.tsx',
    person,
    address: MINE,
    reach: (user) => press(user, '新建文件夹'),
    field: box('文件夹名称'),
    send: enter,
    call: 'ownFiles.createFolder',
  },
  {
    view: 'private-file/rename-field.tsx',
    person,
    address: MINE,
    backend: withFiles,
    reach: async (user) => {
      await press(user, `更多操作：${FILE?.name}`)
      await user.click(await screen.findByRole('menuitem', { name: /^重命名/ }))
    },
    field: box(`${FILE?.name} 的新名称`),
    send: enter,
    call: 'ownFiles.renameFile',
  },
  {
    view: 'private-file/take-down-form.tsx',
    person,
    address: MINE,
    backend: withApproved,
    reach: async (user) => {
      await press(user, /的共享：.*已通过/)
      await press(user, '申请下架')
    },
    field: box('下架理由'),
    send: async (user) =>
      user.click((await inDialog('申请下架')).getByRole('button', { name: /提交|申请下架/ })),
    call: 'shares.askTakeDown',
  },
  {
    view: 'review/removal-forms.tsx',
    person: 'reviewer',
    address: '/school-local/school-local-examine?orgId=1&status=removing&item=1',
    backend: withRemovalAsked,
    reach: async (user) => {
      await screen.findByRole('article', { name: /^申请：/ })
      await press(user, '不同意')
    },
    field: async () => within(await screen.findByRole('dialog')).findByRole('textbox'),
    send: async (user) =>
      user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '不同意' })),
    call: 'review.decide',
  },
  {
    view: 'pages/paper/composer.tsx',
    person,
    address: '/paper?id=9',
    backend: withPaper,
    field: box('试卷名称'),
    send: tab,
    goesAgain: true,
    call: 'papers.save',
  },
  {
    view: 'pages/paper/composer-section.tsx',
    person,
    address: '/paper?id=9',
    backend: withPaper,
    field: async () => (await screen.findAllByRole('textbox', { name: /名称/ }))[1] as HTMLElement,
    send: tab,
    goesAgain: true,
    call: 'papers.save',
  },
  {
    view: 'pages/paper/frame-fields.tsx',
    person,
    address: '/paper?id=9&view=print',
    backend: withNotes,
    field: box('注意事项'),
    send: tab,
    goesAgain: true,
    call: 'papers.save',
  },
  {
    view: 'pages/play/note-composer.tsx',
    person,
    address: '/play?id=101&section=10101&tab=notes',
    field: box('写笔记'),
    send: (user) => press(user, '保存笔记'),
    goesAgain: true,
    arrives: async () =>
      within(await screen.findByRole('list', { name: '笔记列表' })).findByText('这些话不能丢掉'),
    call: 'notes.save',
  },
]
