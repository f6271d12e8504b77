import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { applyEdits, type CourseEdit } from '#contract/course-edit.ts'
import { memoryCourseDrafts } from '#infrastructure/studio/course-draft.memory.ts'
import { aChapter, aSection, keyOf } from '#tests/support/a-course.ts'
import { DRAFT, studioWith } from '#tests/ui/support/a-draft.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { personOf } from '#tests/ui/support/open-app.tsx'
import { pageClock, soon } from '#tests/ui/support/page-clock.ts'

beforeEach(pageClock)

const NOWHERE = { stageId: 0, subjectId: 0, versionId: 0, bookId: 0, chapterId: 0, knowId: 0 }

/** A course of the teacher, whose changes are kept back until a colleague's have arrived before them. */
const together = (document: Parameters<typeof studioWith>[0] = {}) => {
  const { backend, draft, open } = studioWith(document)
  const other = personOf('reviewer')
  const colleague = {
    changes: (...edits: readonly CourseEdit[]) => {
      const { document: changed, applied, conflicts } = applyEdits(draft.document, edits)
      expect(conflicts).toEqual([])
      draft.revision += 1
      draft.document = changed
      const by = { userId: other.id, userName: other.name, intentId: 'of-a-colleague' }
      draft.entries = [...draft.entries, { ...by, revision: draft.revision, edits: applied, conflicts }]
      backend.failCall('courseDrafts.save', null)
    },
    looks: () => {
      const token = backend.openSession(other)
      const drafts = memoryCourseDrafts(backend, { token: () => token, expired: () => undefined })
      return drafts.news({ id: DRAFT, revision: 1, key: '' }, new AbortController().signal)
    },
  }
  const openTogether = () => {
    backend.failCall('courseDrafts.save', { kind: 'unreachable' })
    return open()
  }
  return { draft, open: openTogether, colleague }
}

/** The one question that is asked, with what stands there and what was wanted. */
const isAsked = (question: string, values: readonly string[]) =>
  soon(
    waitFor(() => {
      const dialog = screen.getByRole('alertdialog', { name: '有人同时改了这里' })
      expect(dialog.textContent).toContain(question)
      expect(document.activeElement).toBe(dialog)
      expect([...dialog.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(values)
    }),
  )

it('a place that two chose differently is asked about by its names', async () => {
  const { open, colleague } = together()
  const { user } = open()
  const part = within(await screen.findByRole('region', { name: '教材位置' }))
  await part.findByRole('option', { name: '初中' })
  await user.selectOptions(part.getByRole('combobox', { name: '学段' }), '初中')
  const junior = Number(part.getByRole<HTMLSelectElement>('combobox', { name: '学段' }).value)
  const senior = Number(part.getByRole<HTMLOptionElement>('option', { name: '高中' }).value)
  expect(junior).not.toBe(senior)
  colleague.changes({
    op: 'set',
    key: '',
    field: 'place',
    was: NOWHERE,
    value: { ...NOWHERE, stageId: senior },
  })
  const typist = screen.getByRole('textbox', { name: '课程名称' })
  typist.focus()
  await isAsked('“课程 · 教材位置”被别人改过，请选一个。', ['高中', '初中'])
  await user.click(screen.getByRole('button', { name: '保留对方的' }))
  await waitFor(() => expect(document.activeElement).toBe(typist))
})

it('tags that two gave differently are asked about by their names', async () => {
  const { open, colleague } = together()
  const { user } = open()
  const part = within(await screen.findByRole('region', { name: '教材位置' }))
  await user.click(await part.findByRole('button', { name: '新授课' }))
  colleague.changes({ op: 'set', key: '', field: 'tagIds', was: [], value: [104] })
  await isAsked('“课程 · 标签”被别人改过，请选一个。', ['复习课', '新授课'])
})

it('a section that two moved into different chapters is asked about by their names', async () => {
  const { open, colleague } = together({
    chapters: [aChapter('甲', [aSection('节')]), aChapter('乙'), aChapter('丙')],
  })
  const { user } = open()
  await onScreen.heading('浮力')
  screen.getByRole('button', { name: '移动1.1，按上下方向键' }).focus()
  await user.keyboard('{ArrowDown}')
  colleague.changes({
    op: 'move',
    key: keyOf('节'),
    parent: keyOf('丙'),
    before: '',
    was: { parent: keyOf('甲'), before: '' },
  })
  await isAsked('“节 · 所在的章”被别人改过，请选一个。', ['丙', '乙'])
})

it('a question that is open when the course is handed in waits, and is asked again once it is taken back', async () => {
  const { draft, open, colleague } = together()
  const { user } = open()
  await onScreen.heading('浮力')
  fireEvent.change(screen.getByRole('textbox', { name: '课程名称' }), { target: { value: '浮力与压强' } })
  colleague.changes({ op: 'set', key: '', field: 'name', was: '浮力', value: '浮力的应用' })
  const question = '“课程 · 名称”被别人改过，请选一个。'
  await isAsked(question, ['浮力的应用', '浮力与压强'])
  draft.status = 'inReview'
  const waiting = '有 1 处修改还没有放进课程，能继续编辑时会自动补上；和别人的修改冲突的，会请你选。'
  expect(await soon(screen.findByText(waiting))).toBeDefined()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: '检查与发布' }))
  await user.click(await screen.findByRole('button', { name: '撤回提交' }))
  await isAsked(question, ['浮力的应用', '浮力与压强'])
  await user.click(screen.getByRole('button', { name: '用我的' }))
  await soon(waitFor(() => expect(draft.document.name).toBe('浮力与压强')))
})

it('the keys that take a step back leave the course alone while a dialog has them', async () => {
  const { user } = studioWith().open()
  await onScreen.heading('浮力')
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: '课程名称' })
  fireEvent.change(name, { target: { value: '浮力与压强' } })
  await user.click(screen.getByRole('button', { name: '检查与发布' }))
  await screen.findByRole('dialog')
  await user.keyboard('{Control>}z{/Control}')
  expect(name.value).toBe('浮力与压强')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(name.value).toBe('浮力'))
})

it.each(['inReview', 'published'] as const)('nobody writes in a course that is %s', async (status) => {
  const { draft, open, colleague } = together()
  Object.assign(draft, { status, version: 1, editors: [personOf('reviewer')] })
  const { goTo } = open()
  await onScreen.heading('浮力')
  await colleague.looks()
  expect(await soon(screen.findByText('顾明德 正在查看'))).toBeDefined()
  await goTo('/studio')
  await screen.findByRole('link', { name: '浮力' })
  expect(screen.queryByText(/也在编写/)).toBeNull()
})

it('who only looks is told apart from who writes', async () => {
  const { draft, open, colleague } = together()
  draft.status = 'inReview'
  open()
  await onScreen.heading('浮力')
  await colleague.looks()
  expect(await soon(screen.findByText('顾明德 正在查看'))).toBeDefined()
  expect(screen.queryByText(/也在编写/)).toBeNull()
})
