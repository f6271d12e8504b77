import { fireEvent, screen, within } from '@testing-library/react'
import { formOf } from '#domain/release/resource-version.ts'
import { createMemoryBackend, type MemoryBackend } from '#infrastructure/memory/backend.ts'
import { cloudMenusOf } from '#infrastructure/memory/cloud-menu.backend.ts'
import { BANK } from '#infrastructure/memory/content/bank.ts'
import { plansIn } from '#infrastructure/memory/live-plan.backend.ts'
import { memoryQuestionFaults } from '#infrastructure/question/question-fault.memory.ts'
import { OWN_RESOURCES } from '#infrastructure/release/release.memory.ts'
import { memoryResourceVersions } from '#infrastructure/release/resource-version.memory.ts'
import { aPlanDocument, aPlanSession } from '#tests/support/live-plans.ts'
import { DRAFT, studioWith } from '#tests/ui/support/a-draft.ts'
import { PERSONS, personOf } from '#tests/ui/support/open-app.tsx'
import { box, press, TICKED, tick, type Walk } from './walk.ts'

const HOUR_MS = 3_600_000

/** A plan of the teacher's, published or not. */
const withPlan = (isPublished: boolean) => (): MemoryBackend => {
  const backend = createMemoryBackend()
  const document = aPlanDocument({
    startTime: new Date(backend.now() + HOUR_MS).toISOString(),
    sessions: [aPlanSession('key-of-one'), aPlanSession('key-of-two', { name: '第 2 讲' })],
  })
  plansIn(backend).set(1, {
    id: 1,
    ownerId: PERSONS.teacher,
    organisationId: 1,
    clientId: 'of-a-test',
    document,
    published: isPublished ? document : null,
    status: isPublished ? 'published' : 'draft',
    revision: 1,
    version: isPublished ? 1 : 0,
    reason: '',
    intentId: '',
    updatedAt: backend.now(),
    cancelled: new Map(),
  })
  return backend
}

/** The first question of the bank was reported. */
const withFault = async (): Promise<MemoryBackend> => {
  const backend = createMemoryBackend()
  const token = backend.openSession(personOf('teacher'))
  const faults = memoryQuestionFaults(backend, { token: () => token, expired: () => undefined })
  const questionId = BANK[0]?.question.id ?? 0
  await faults.report(
    { questionId, kind: 'answer', content: '答案应该是 B', clientId: 'a-fault' },
    new AbortController().signal,
  )
  return backend
}

/** A new version of the teacher's resource waits for its reviewer. */
const withVersion = async (): Promise<MemoryBackend> => {
  const backend = createMemoryBackend()
  const token = backend.openSession(personOf('teacher'))
  const versions = memoryResourceVersions(backend, { token: () => token, expired: () => undefined })
  const { signal } = new AbortController()
  const resource = await versions.resource(OWN_RESOURCES[0]?.id ?? 0, signal)
  if (!resource.ok) throw new Error('there is no resource')
  const { id, number, current } = resource.value
  const form = { ...formOf(current), name: '改过的标题' }
  const revised = await versions.revise({ id, number, form, knowId: 0, gradeId: 0 }, signal)
  if (!revised.ok) throw new Error('it was not revised')
  return backend
}

const withEntry = (): MemoryBackend => {
  const backend = createMemoryBackend()
  cloudMenusOf(backend).push({
    id: 1,
    rowVersion: 1,
    organisationId: 1,
    parts: ['notices'],
    kinds: [],
    files: [],
    name: '新生入学',
  })
  return backend
}

const person = 'teacher'

export const STUDIO_WALKS: readonly Walk[] = [
  {
    view: 'pages/live-plans/plan-basics.tsx',
    person,
    address: '/studio/live/1',
    backend: withPlan(false),
    others: [
      { field: box('一句话简介'), typed: '一句话说完的简介', stored: '一句话说完的简介' },
      { field: box('详细介绍'), typed: '慢慢说完的介绍', stored: '慢慢说完的介绍' },
    ],
    field: box('直播名称'),
    call: 'livePlans.save',
  },
  {
    view: 'pages/live-plans/plan-schedule.tsx',
    person,
    address: '/studio/live/1',
    backend: withPlan(false),
    others: [
      {
        field: () => screen.findByRole('radio', { name: '直播流' }),
        typed: TICKED,
        stored: '"isStream":true',
      },
    ],
    field: () => screen.findByRole('combobox', { name: '每讲时长' }),
    typed: '90',
    stored: '"minutes":90',
    call: 'livePlans.save',
  },
  {
    view: 'pages/live-plans/plan-session-form.tsx',
    person,
    address: '/studio/live/1',
    backend: withPlan(false),
    field: async () => (await screen.findAllByRole('textbox', { name: /课次名称|名称/ }))[1] as HTMLElement,
    call: 'livePlans.save',
  },
  {
    view: 'pages/live-plans/reason-button.tsx',
    person,
    address: '/studio/live/1',
    backend: withPlan(true),
    open: (user) => press(user, /^取消第 2 讲/),
    field: async () => within(await screen.findByRole('dialog')).findByRole('textbox'),
    send: async (user) =>
      user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取消这一讲' })),
    call: 'livePlans.perform',
  },
  {
    view: 'pages/resource-editor/resource-fields.tsx',
    person,
    address: `/studio/resources/${OWN_RESOURCES[0]?.id}`,
    others: [
      { field: box('一句话简介'), typed: '一句话说完的简介', stored: '一句话说完的简介' },
      { field: box('详细介绍'), typed: '慢慢说完的介绍', stored: '慢慢说完的介绍' },
      { field: box('修改说明'), typed: '标题太长了', stored: '标题太长了' },
    ],
    field: box('标题'),
    send: (user) => press(user, /^提交|^保存/),
    call: 'resourceVersion.revise',
  },
  {
    view: 'question/making/question-fields.tsx',
    person,
    address: '/studio/questions/new',
    open: async (user) => {
      await user.selectOptions(await screen.findByRole('combobox', { name: '题型' }), '判断题')
      await user.selectOptions(screen.getByRole('combobox', { name: '答案' }), '正确')
      await user.click(await screen.findByRole('treeitem', { name: /^初中/ }))
      await user.click(await screen.findByRole('treeitem', { name: /^数学/ }))
    },
    others: [
      { field: box('解析'), typed: '因为两边都对', stored: '因为两边都对' },
      { field: box('分值'), typed: '6', stored: '"points":6' },
      {
        field: () => screen.findByRole('combobox', { name: '难度' }),
        typed: '21',
        stored: '"level":21',
      },
      { field: box('年份'), typed: '2024', stored: '"year":2024' },
    ],
    field: box('题干'),
    send: (user) => press(user, /^保存/),
    call: 'questionMaking.save',
  },
  {
    view: 'pages/studio/basics-part.tsx',
    person,
    address: `/studio/courses/${DRAFT}`,
    backend: () => studioWith().backend,
    field: box('课程名称'),
    call: 'courseDrafts.save',
  },
  {
    view: 'pages/studio/publish-dialog.tsx',
    person: 'reviewer',
    address: `/studio/courses/${DRAFT}`,
    backend: () => {
      const { backend, data, draft } = studioWith()
      data.drafts.set(DRAFT, { ...draft, status: 'inReview' })
      return backend
    },
    reach: (user) => press(user, '检查与发布'),
    field: async () => {
      const more = screen.queryByRole('button', { name: '退回修改…' })
      if (more !== null) fireEvent.click(more)
      return screen.findByRole('textbox', { name: '理由' })
    },
    send: (user) => press(user, '退回修改'),
    call: 'courseDrafts.act.return',
  },
  {
    view: 'release/reason-form.tsx',
    person: 'reviewer',
    address: '/studio/versions',
    backend: withVersion,
    open: (user) => press(user, /^退回.*的新版本/),
    field: box('退回理由'),
    send: (user) => press(user, '退回'),
    call: 'resourceVersion.sendBack',
  },
  {
    view: 'pages/people/new-person-page.tsx',
    person: 'schoolAdministrator',
    address: '/manage/people/new',
    others: [
      { field: box(/手机/), typed: '13800000123', stored: '13800000123' },
      { field: box('职称'), typed: '年级组长', stored: '年级组长' },
    ],
    field: box('姓名'),
    send: (user) => press(user, /^添加/),
    call: 'people.add',
  },
  {
    view: 'pages/people/person-fields.tsx',
    person: 'schoolAdministrator',
    address: '/manage/people/2',
    others: [{ field: box('职称'), typed: '年级组长', stored: '年级组长' }],
    field: box('姓名'),
    send: (user) => press(user, /^保存/),
    call: 'people.save',
  },
  {
    view: 'pages/cloud-menus/cloud-menu-form.tsx',
    person: 'schoolAdministrator',
    address: '/manage/cloud-school',
    backend: withEntry,
    open: (user) => press(user, /^修改“新生入学”/),
    others: [{ field: tick('学校课程'), typed: TICKED, stored: '"parts":["notices","courses"]' }],
    field: box('栏目名称'),
    send: (user) => press(user, '保存'),
    call: 'cloudMenus.save',
  },
  {
    view: 'pages/details/bank/fault-case-view.tsx',
    person: 'reviewer',
    address: '/details?type=4&mode=faults',
    backend: withFault,
    field: box('给提出者的话'),
    send: (user) => press(user, '不是错误'),
    call: 'questionFaults.decide',
  },
]
