import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMemoryBackend, type MemoryBackend } from '#infrastructure/memory/backend.ts'
import { PEOPLE } from '#infrastructure/memory/content/people.ts'
import { ownFilesIn } from '#infrastructure/memory/own-file.backend.ts'
import { memoryCourseDrafts } from '#infrastructure/studio/course-draft.memory.ts'
import { memoryStudioThings } from '#infrastructure/studio/studio-thing.memory.ts'
import { rename } from '#tests/support/drafts.ts'
import { DRAFT, studioWith } from '#tests/ui/support/a-draft.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp, type Person, personOf } from '#tests/ui/support/open-app.tsx'
import { pageClock, soon } from '#tests/ui/support/page-clock.ts'

const noAbort = () => new AbortController().signal

/** The calls of one of the people of the memory backend. */
const callsOf = (backend: MemoryBackend, person: Person) => {
  const token = backend.openSession(personOf(person))
  const caller = { token: () => token, expired: () => undefined }
  return { drafts: memoryCourseDrafts(backend, caller), things: memoryStudioThings(backend, caller) }
}

/** A course of the teacher, with two chapters of one film each, which the reviewer edits too. */
const aDraft = async (backend: MemoryBackend) => {
  const [owner] = PEOPLE
  if (!owner) throw new Error('nobody is there')
  ownFilesIn(backend, owner.id).push({
    directoryId: 0,
    file: {
      id: 41,
      name: '浮力实验.mp4',
      suffix: 'mp4',
      size: 1000,
      hash: '0'.repeat(64),
      downloadUrl: '',
      previewUrl: '/film.mp4',
      previewKind: 'video',
      thumbUrl: '',
      updateTime: '2026-03-02T00:00:00Z',
    },
  })
  const { drafts, things } = callsOf(backend, 'teacher')
  const made = await drafts.create({ organisationId: 1, name: '浮力', clientId: 'course-one' }, noAbort())
  if (!made.ok) throw new Error('no course')
  const { id } = made.value
  await things.setEditors(id, [2], noAbort())
  const chapter = (name: string, section: string) => ({
    op: 'add' as const,
    kind: 'chapter' as const,
    parent: '',
    before: '',
    thing: {
      key: `key-of-${section}-chapter`,
      name,
      sections: [
        {
          key: `key-of-${section}`,
          name: section,
          kind: 'film' as const,
          file: null,
          captions: [],
          points: [],
          questionIds: [],
        },
      ],
    },
  })
  const edits = [chapter('现象', 'first-film'), chapter('原理', 'second-film')]
  await drafts.save(
    { userId: owner.id, draftId: id, revision: 1, intentId: 'chapters-of-one', edits },
    noAbort(),
  )
  return id
}

const opened = async (person: Person = 'teacher', colleague: Person | null = null) => {
  const backend = createMemoryBackend()
  const id = await aDraft(backend)
  // Who is there beforehand is heard of at once, and often from then on.
  if (colleague !== null)
    await callsOf(backend, colleague).drafts.news({ id, revision: 1, key: '' }, noAbort())
  const app = openApp({ person, backend, address: `/studio/courses/${id}` })
  await onScreen.heading('浮力')
  const outline = () =>
    screen
      .getAllByRole<HTMLInputElement>('textbox', { name: /的名称$/ })
      .map((field) => `${field.getAttribute('aria-label')}:${field.value}`)
  const saved = () => soon(screen.findByText('已保存'))
  return { ...app, backend, id, outline, saved }
}

describe('课程工作室', () => {
  it('says what will stand there, and leads to a course that is begun', async () => {
    const { user, address } = openApp({ person: 'teacher', address: '/studio' })
    expect(await screen.findByText('还没有课程')).toBeDefined()
    expect(screen.getByRole('link', { name: '直播安排' }).getAttribute('href')).toBe('/studio/live')
    expect(screen.getByRole('link', { name: '我出的题' }).getAttribute('href')).toBe('/studio/questions')
    const begin = screen.getByRole('button', { name: '新建课程' })
    await user.click(begin)
    await screen.findByRole('dialog', { name: '新建课程' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(begin))
    await user.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: '新建课程' }))
    await user.type(dialog.getByRole('textbox', { name: '课程名称' }), '浮力')
    await user.click(dialog.getByRole('button', { name: '新建课程' }))
    await onScreen.heading('浮力')
    expect(address()).toMatch(/^\/studio\/courses\/\d+$/)
    expect(await screen.findByText('还没有章节')).toBeDefined()
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
    screen.getByRole('link', { name: '以学生身份预览' }).focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText(/^这是预览/)).toBeDefined()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('浮力'))
  })

  it('is reached from the menu of a member of a school', async () => {
    const { user, address } = openApp({ person: 'teacher', address: '/agreement' })
    await user.click(await onScreen.userMenu())
    await user.click(await screen.findByRole('menuitem', { name: '课程工作室' }))
    await waitFor(() => expect(address()).toBe('/studio'))
  })

  it('lists courses with where they stand, and what a reviewer said; a draft is removed once that was asked', async () => {
    const backend = createMemoryBackend()
    await aDraft(backend)
    const { user } = openApp({ person: 'teacher', backend, address: '/studio' })
    const row = within(await screen.findByRole('list', { name: '课程' }))
    expect(row.getByRole('link', { name: '浮力' })).toBeDefined()
    expect(row.getByText('编写中')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '删除浮力' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
    expect(await screen.findByText('还没有课程')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: '课程' })))
  })

  it('shows the last page where the address names one beyond it', async () => {
    const backend = createMemoryBackend()
    await aDraft(backend)
    openApp({ person: 'teacher', backend, address: '/studio?page=9' })
    const row = within(await screen.findByRole('list', { name: '课程' }))
    expect(row.getByRole('link', { name: '浮力' })).toBeDefined()
  })

  it('says why courses could not be read, and reads them again', async () => {
    const backend = createMemoryBackend()
    backend.failCall('courseDrafts.drafts', { kind: 'unreachable' })
    const { user } = openApp({ person: 'reviewer', backend, address: '/studio' })
    const retry = await screen.findByRole('button', { name: '重试' })
    backend.failCall('courseDrafts.drafts', null)
    await user.click(retry)
    expect(await screen.findByText('你还没有编写课程')).toBeDefined()
    await user.selectOptions(screen.getByRole('combobox', { name: '查看哪些课程' }), '青禾实验学校的课程')
    expect(await screen.findByText('没有要审核的课程')).toBeDefined()
  })
})

describe('a course that is written', () => {
  beforeEach(pageClock)

  it('keeps what is typed by itself, and takes it back', async () => {
    const { user, saved, backend, id } = await opened()
    const name = screen.getByRole('textbox', { name: '课程名称' })
    fireEvent.change(name, { target: { value: '浮力与压强' } })
    await onScreen.heading('浮力与压强')
    await saved()
    const kept = await callsOf(backend, 'teacher').drafts.draft(id, noAbort())
    expect(kept.ok && kept.value.document.name).toBe('浮力与压强')
    await user.click(screen.getByRole('button', { name: '撤销' }))
    await onScreen.heading('浮力')
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await onScreen.heading('浮力与压强')
  })

  it('has chapters and sections moved by the keys, which is said aloud, and removed', async () => {
    const { user, outline } = await opened()
    screen.getByRole('button', { name: '移动1.1，按上下方向键' }).focus()
    await user.keyboard('{ArrowDown}')
    expect(outline()).toEqual([
      '第 1 章的名称:现象',
      '第 2 章的名称:原理',
      '第 2.1 节的名称:first-film',
      '第 2.2 节的名称:second-film',
    ])
    expect(screen.getByText('first-film已移到第 2.1 节')).toBeDefined()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('移动2.1，按上下方向键')
    await user.click(screen.getByRole('button', { name: '上移第 2 章' }))
    expect(outline()[0]).toBe('第 1 章的名称:原理')
    await user.click(screen.getByRole('button', { name: '移除1.1' }))
    expect(outline()).toEqual(['第 1 章的名称:原理', '第 1.1 节的名称:second-film', '第 2 章的名称:现象'])
  })

  it('gets a film from the own files', async () => {
    const { user, saved } = await opened()
    await user.click(screen.getByRole('button', { name: '为first-film选文件' }))
    await user.click(await screen.findByRole('button', { name: '选用浮力实验.mp4' }))
    expect(await screen.findByText('浮力实验.mp4')).toBeDefined()
    await saved()
  })

  it('shows what a colleague does, asks about what both changed, and names who is there', async () => {
    const { user, backend, id } = await opened('teacher', 'reviewer')
    const { drafts } = callsOf(backend, 'reviewer')
    const name = screen.getByRole('textbox', { name: '课程名称' })
    await user.type(name, '！')
    await drafts.save(
      { userId: 2, draftId: id, revision: 2, intentId: 'of-a-colleague', edits: [rename('浮力', '大气压')] },
      noAbort(),
    )
    const asked = screen.findByRole('alertdialog', { name: '有人同时改了这里' })
    const dialog = within(await soon(asked))
    expect(dialog.getByText('大气压')).toBeDefined()
    await user.click(dialog.getByRole('button', { name: '用我的' }))
    await onScreen.heading('浮力！')
    expect(await screen.findByText('顾明德 也在编写')).toBeDefined()
  })

  it('says what is missing and leads there; in review nothing is changed until it is taken back', async () => {
    const { user, backend, id } = await opened('teacher', 'reviewer')
    await user.click(screen.getByRole('button', { name: '检查与发布' }))
    const dialog = within(await screen.findByRole('dialog', { name: '检查与发布' }))
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: '提交审核' }).disabled).toBe(true)
    await user.click(dialog.getByRole('button', { name: 'first-film：这一节还没有视频' }))
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('第 1.1 节的名称'))
    const { drafts, things } = callsOf(backend, 'teacher')
    const film = await things.takeFile(41, noAbort())
    if (!film.ok) throw new Error('no film')
    const { fileId, duration } = film.value
    const place = { stageId: 2, subjectId: 20, versionId: 0, bookId: 0, chapterId: 0, knowId: 0 }
    const none = { stageId: 0, subjectId: 0, versionId: 0, bookId: 0, chapterId: 0, knowId: 0 }
    const file = { fileId, name: '浮力实验.mp4', duration }
    const set = (key: string, field: string, was: unknown, value: unknown) =>
      ({ op: 'set', key, field, was, value }) as const
    const edits = [
      set('', 'place', none, place),
      set('key-of-first-film', 'file', null, file),
      set('key-of-second-film', 'file', null, file),
    ]
    await drafts.save(
      { userId: 1, draftId: id, revision: 2, intentId: 'all-that-is-missing', edits },
      noAbort(),
    )
    expect(await soon(screen.findAllByText('浮力实验.mp4'))).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: '检查与发布' }))
    await user.click(await screen.findByRole('button', { name: '提交审核' }))
    expect(await screen.findByText('课程正在审核，撤回提交后才能修改。')).toBeDefined()
    await user.click(await screen.findByRole('button', { name: '撤回提交' }))
    expect(await screen.findByRole('button', { name: '提交审核' })).toBeDefined()
  })

  it('and handed in says to who decides what there is to do', async () => {
    const { draft, backend } = studioWith()
    draft.status = 'inReview'
    openApp({ person: 'reviewer', backend, address: `/studio/courses/${DRAFT}` })
    expect(await screen.findByText(/^老师已提交审核。/)).toBeDefined()
    expect(screen.queryByText(/撤回提交后才能修改/)).toBeNull()
  })

  it('is handed back with a reason written where the focus is, and leads on to the courses of the school', async () => {
    const { draft, backend } = studioWith()
    draft.status = 'inReview'
    const { user } = openApp({ person: 'reviewer', backend, address: `/studio/courses/${DRAFT}` })
    await user.click(await screen.findByRole('button', { name: '检查与发布' }))
    const more = await screen.findByRole('button', { name: '退回修改…' })
    more.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'))
    await user.click(screen.getByRole('button', { name: '取消' }))
    expect(document.activeElement?.textContent).toBe('退回修改…')
    await user.keyboard('{Enter}')
    await user.keyboard('请补充课程介绍')
    await user.click(screen.getByRole('button', { name: '退回修改' }))
    const way = await screen.findByRole('link', { name: '学校的课程' })
    expect(way.getAttribute('href')).toBe('/studio?review=1')
    expect(screen.queryByText('没有找到这门课程')).toBe(null)
    expect(draft.reason).toBe('请补充课程介绍')
  })

  it('has a new chapter named by writing over the name that it came with', async () => {
    const { user, outline, saved } = await opened()
    await user.click(screen.getByRole('button', { name: '添加一章' }))
    await user.keyboard('应用')
    expect(outline().at(-1)).toBe('第 3 章的名称:应用')
    await user.click(screen.getByRole('button', { name: '在第 3 章添加视频' }))
    await user.keyboard('潜水艇')
    expect(outline().at(-1)).toBe('第 3.1 节的名称:潜水艇')
    await saved()
  })

  it('gets a colleague who is chosen and then added, and the focus stays where people are', async () => {
    const { user } = await opened()
    const invite = await screen.findByRole<HTMLSelectElement>('combobox', { name: '添加授课老师' })
    await user.selectOptions(invite, '顾明德')
    const teachers = within(screen.getByRole('group', { name: '授课老师' }))
    expect(teachers.queryByRole('button', { name: '移除顾明德' })).toBe(null)
    await user.click(teachers.getByRole('button', { name: '添加授课老师' }))
    await user.click(await teachers.findByRole('button', { name: '移除顾明德' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: '授课老师' })))
  })

  it('keeps the colleague who was chosen where the invitation is refused', async () => {
    const { user, backend } = await opened()
    const adder = await screen.findByRole<HTMLSelectElement>('combobox', { name: '邀请同事' })
    const name = adder.options[1]?.textContent ?? ''
    await user.selectOptions(adder, name)
    backend.failCall('studioThings.setEditors', { kind: 'unreachable' })
    const invite = screen.getByRole('button', { name: '邀请同事' })
    await user.click(invite)
    await screen.findByRole('alert')
    expect(document.activeElement).toBe(invite)
    expect(adder.selectedOptions[0]?.textContent).toBe(name)
    backend.failCall('studioThings.setEditors', null)
    await user.click(invite)
    await screen.findByRole('button', { name: `移除${name}` })
  })

  it('that is not theirs is not found', async () => {
    openApp({ person: 'cloudSchool', address: '/studio/courses/99' })
    expect(await screen.findByText('没有找到这门课程')).toBeDefined()
  })
})
