import { screen, within } from '@testing-library/react'
import { createMemoryBackend, type MemoryBackend } from '#infrastructure/memory/backend.ts'
import { changeComment, commentsOn } from '#infrastructure/memory/comment.backend.ts'
import { RESOURCES } from '#infrastructure/memory/content/resources.ts'
import { ownFilesIn } from '#infrastructure/memory/own-file.backend.ts'
import { fileOfResource } from '#infrastructure/memory/resource.backend.ts'
import { memoryShare } from '#infrastructure/private-file/share.memory.ts'
import { personOf } from '#tests/ui/support/open-app.tsx'
import { box, enter, inDialog, menu, press, TICKED, tick, type Walk } from './walk.ts'

const FILES = RESOURCES.slice(0, 2).map(fileOfResource)
const [FILE] = FILES

const aborts = () => new AbortController().signal

/** The teacher has files, one of them handed in to the school. */
export const withHandedIn = async (): Promise<MemoryBackend> => {
  const backend = createMemoryBackend()
  const token = backend.openSession(personOf('teacher'))
  const shares = memoryShare(backend, { token: () => token, expired: () => undefined })
  ownFilesIn(backend, 1).push(...FILES.map((file) => ({ file, directoryId: 0 })))
  const place = { stageId: 2, subjectId: 202, versionId: 0, bookId: 0, chapterId: 0 }
  await shares.share({ organisationId: 1, place, tagId: 1, fileIds: [FILE?.id ?? 0], note: '' }, aborts())
  return backend
}

/** One comment of somebody else was reported. */
const withReport = async (): Promise<MemoryBackend> => {
  const backend = createMemoryBackend()
  const id = RESOURCES.find((one) => one.id % 3 === 1)?.id ?? 0
  const [comment] = commentsOn(backend, { id, type: 3 }).filter(
    ({ author, parentId }) => author.id !== 8 && parentId === 0,
  )
  const report = {
    userId: 2,
    category: 'insult',
    words: '一直在骂人',
    reporterName: '顾明德',
    createTime: '2026-11-20T08:00:00.000Z',
    decision: null,
  } as const
  if (comment === undefined) throw new Error('there is no comment')
  changeComment(backend, comment.id, { reports: [report] })
  return backend
}

const EXAMINE = '/school-local/school-local-examine?orgId=1&item=1'
/** The dialog of a share. */
const SHARE = /^共享 1 个文件到学校/
const person = 'platformAdministrator'

export const MANAGE_WALKS: readonly Walk[] = [
  {
    view: 'pages/roles/role-form.tsx',
    person,
    address: '/manage/roles',
    open: async (user) => {
      await press(user, '添加角色')
      await press(user, '添加菜单')
      await press(user, '添加菜单项')
    },
    others: [
      { field: tick(/^看到组卷和电子组卷/), typed: TICKED, stored: '"paperComposition":true' },
      { field: box('菜单名称'), typed: '教研室的菜单', stored: '教研室的菜单' },
      { field: box('菜单 1 第 1 项的名称'), typed: '本校的文件夹', stored: '本校的文件夹' },
      {
        field: () => screen.findByRole('combobox', { name: '菜单 1 第 1 项的页面' }),
        typed: 'ljzk',
        stored: '"parameter":"code=ljzk"',
      },
    ],
    field: box('角色名称'),
    send: (user) => press(user, '保存'),
    call: 'roles.save',
  },
  {
    view: 'pages/frame/banner-form.tsx',
    person,
    address: '/manage/frame',
    open: (user) => press(user, /^修改“新学期/),
    others: [{ field: box('链接（可不填）'), typed: '/list?type=3', stored: '"linkUrl":"/list?type=3"' }],
    field: box('图片说明'),
    send: (user) => press(user, '保存'),
    call: 'frameBanners.save',
  },
  {
    view: 'pages/words/word-field.tsx',
    person,
    address: '/manage/words?kind=hotTerms',
    open: (user) => press(user, '给“课程视频”添加热门搜索'),
    field: box('热门搜索的名称'),
    send: enter,
    call: 'frameWords.act',
  },
  {
    view: 'pages/curriculum/node-field.tsx',
    person,
    address: '/manage/curriculum',
    open: (user) => press(user, /^添加学段/),
    field: box('学段名称'),
    send: enter,
    call: 'curriculumAdmin.act',
  },
  {
    view: 'pages/site/site-form.tsx',
    person,
    address: '/manage/site',
    others: [
      { field: box('云学校名称'), typed: '云上的学校', stored: '云上的学校' },
      { field: box(/^已结束的后台任务保留/), typed: '21', stored: '"jobDays":"21"' },
      { field: tick('不显示地方平台的链接'), typed: TICKED, stored: '"regionalHidden":true' },
    ],
    field: box('产品短名称'),
    send: (user) => press(user, '保存'),
    call: 'siteSettings.save',
  },
  {
    view: 'pages/schools/new-school.tsx',
    person,
    address: '/manage/schools',
    field: box('学校名称'),
    send: (user) => press(user, '添加'),
    call: 'schools.add',
  },
  {
    view: 'pages/schools/school-row.tsx',
    person: 'schoolAdministrator',
    address: '/manage/schools',
    reach: (user) => press(user, '修改青禾实验学校的名称'),
    field: box('学校名称'),
    send: enter,
    call: 'schools.rename',
  },
  {
    view: 'pages/reports/hide-dialog.tsx',
    person: 'schoolAdministrator',
    address: '/manage/reports',
    backend: withReport,
    open: (user) => press(user, /^隐藏.*的评论$/),
    field: async () => (await inDialog('隐藏这条评论')).getByRole('textbox'),
    send: async (user) => user.click((await inDialog('隐藏这条评论')).getByRole('button', { name: '隐藏' })),
    call: 'commentReports.decide',
  },
  {
    view: 'pages/managed-notices/notice-form.tsx',
    person: 'schoolAdministrator',
    address: '/manage/notices',
    open: async (user) => {
      await press(user, '写通知')
      await user.type(await screen.findByRole('textbox', { name: '内容' }), '周一开学')
    },
    others: [{ field: tick('置顶'), typed: TICKED, stored: '"onTop":true' }],
    field: box('标题'),
    send: (user) => press(user, '发布'),
    call: 'announcementAdmin.save',
  },
  {
    view: 'moderation/take-down-dialog.tsx',
    person,
    address: `/details?id=${FILE?.id}&type=3`,
    reach: async (user) => {
      await press(user, /^管理/)
      await user.click(await screen.findByRole('menuitem', { name: '下架…' }))
    },
    field: box('下架的理由'),
    send: async (user) =>
      user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '下架' })),
    call: 'moderation.takeDown',
  },
  {
    view: 'question/fault-dialog.tsx',
    person: 'teacher',
    address: '/details?type=4',
    open: (user) => press(user, '给第 1 题纠错'),
    others: [
      {
        field: async () => (await inDialog('题目纠错')).findByRole('radio', { name: '答案' }),
        typed: TICKED,
        stored: '"kind":"answer"',
      },
    ],
    field: box('具体说明'),
    send: async (user) => user.click((await inDialog('题目纠错')).getByRole('button', { name: '提交' })),
    call: 'questionFaults.report',
  },
  {
    view: 'private-file/share-form.tsx',
    person: 'teacher',
    address: '/school-local/school-local-mydatabase?orgId=1',
    backend: withHandedIn,
    open: async (user) => {
      await user.click(await screen.findByRole('checkbox', { name: `选择 ${FILES[1]?.name}` }))
      await press(user, '共享到学校')
    },
    others: [
      { field: menu(SHARE, '学校', '2'), typed: '2', stored: '"organisationId":2' },
      { field: menu(SHARE, '学段', '3'), typed: '3', stored: '"stageId":3' },
      { field: menu(SHARE, '学科', '301'), typed: '301', stored: '"subjectId":301' },
      { field: menu(SHARE, '标签', '3'), typed: '3', stored: '"tagId":3' },
    ],
    field: async () => (await inDialog(SHARE)).findByRole('textbox', { name: /^备注|说明|附言/ }),
    send: (user) => press(user, '提交审核'),
    call: 'shares.share',
  },
  {
    view: 'review/reject-form.tsx',
    person: 'reviewer',
    address: EXAMINE,
    backend: withHandedIn,
    open: async (user) => {
      await screen.findByRole('article', { name: /^申请：/ })
      await press(user, '驳回')
    },
    others: [
      {
        field: async () => (await inDialog(/^驳回/)).getByRole('radio', { name: '版权不明' }),
        typed: 'copyright',
        stored: '"reason":"copyright"',
      },
    ],
    field: box('补充说明'),
    send: async (user) => user.click((await inDialog(/^驳回/)).getByRole('button', { name: '驳回' })),
    call: 'review.decide',
  },
  {
    view: 'review/correct-form.tsx',
    person: 'reviewer',
    address: EXAMINE,
    backend: withHandedIn,
    open: async (user) => {
      await screen.findByRole('article', { name: /^申请：/ })
      await press(user, '更正后通过')
    },
    others: [
      { field: menu('更正后通过', '学段', '3'), typed: '3', stored: '"stageId":3' },
      { field: menu('更正后通过', '学科', '301'), typed: '301', stored: '"subjectId":301' },
    ],
    field: menu('更正后通过', '标签', '2'),
    typed: '2',
    stored: '"kind":"correct"',
    send: async (user) => user.click((await inDialog('更正后通过')).getByRole('button', { name: '通过' })),
    call: 'review.decide',
  },
  {
    view: 'pages/live-plans/new-plan.tsx',
    person: 'teacher',
    address: '/studio/live',
    others: [
      {
        field: () => screen.findByRole('combobox', { name: '学校' }),
        typed: '2',
        stored: '"organisationId":2',
      },
    ],
    field: box('直播名称'),
    send: enter,
    call: 'livePlans.create',
  },
  {
    view: 'pages/studio/begin-dialog.tsx',
    person: 'teacher',
    address: '/studio',
    open: (user) => press(user, '新建课程'),
    others: [{ field: menu('新建课程', '学校', '2'), typed: '2', stored: '"organisationId":2' }],
    field: async () => (await inDialog('新建课程')).getByRole('textbox'),
    send: async (user) => user.click((await inDialog('新建课程')).getByRole('button', { name: '新建课程' })),
    call: 'courseDrafts.create',
  },
]
