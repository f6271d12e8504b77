import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ownFilesIn } from '#infrastructure/memory/own-file.backend.ts'
import { aChapter, aSection, keyOf } from '#tests/support/a-course.ts'
import { aFile } from '#tests/support/a-file.ts'
import { DRAFT, studioWith } from '#tests/ui/support/a-draft.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { personOf } from '#tests/ui/support/open-app.tsx'
import { pageClock, soon } from '#tests/ui/support/page-clock.ts'

beforeEach(pageClock)

const FILM = { fileId: 1, name: 'a1.mp4', suffix: 'mp4', size: 1000, duration: 600, url: 'data:video/mp4,' }

it('an exercise gets several questions of the bank by search, which are put in order and taken out', async () => {
  const { draft, open } = studioWith({
    chapters: [aChapter('a', [aSection('a1', { kind: 'questions', name: '练一练', file: null })])],
  })
  const { user } = open()
  const kept = () => draft.document.chapters[0]?.sections[0]?.questionIds
  await user.click(await screen.findByRole('button', { name: '为练一练从题库选题' }))
  const shown = await screen.findByRole('dialog', { name: '为“练一练”选题' })
  const dialog = within(shown)
  await dialog.findByRole('button', { name: '用这道题（第 1 道）' })
  expect(document.activeElement).toBe(shown)
  await user.tab()
  expect(document.activeElement).toBe(dialog.getByRole('searchbox', { name: '在题库中查找' }))
  await user.click(dialog.getByRole('button', { name: '用这道题（第 1 道）' }))
  expect((await dialog.findByRole('button', { name: '已选用' })).getAttribute('aria-disabled')).toBe('true')
  await user.click(dialog.getByRole('button', { name: '用这道题（第 2 道）' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: '题型' }), '判断题')
  await user.type(dialog.getByRole('searchbox', { name: '在题库中查找' }), '没有哪道题这样写{Enter}')
  expect(await dialog.findByText('没有找到题目')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: '关闭' }))
  const list = within(await screen.findByRole('list', { name: '练一练的题目' }))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  await soon(waitFor(() => expect(kept()).toHaveLength(2)))
  const [first, second] = kept() ?? []
  await user.click(list.getByRole('button', { name: '下移第 1 题' }))
  await soon(waitFor(() => expect(kept()).toEqual([second, first])))
  await user.click(list.getByRole('button', { name: '移除第 2 题' }))
  await soon(waitFor(() => expect(kept()).toEqual([second])))
  await user.click(screen.getByRole('button', { name: '撤销' }))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
})

it('an exercise gets a question that is written for it', async () => {
  const { draft, open } = studioWith({
    chapters: [aChapter('a', [aSection('a1', { kind: 'questions', name: '练一练', file: null })])],
  })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: '为练一练从题库选题' }))
  await user.click(await screen.findByRole('button', { name: '写一道新题' }))
  const dialog = within(await screen.findByRole('dialog', { name: '写一道新题' }))
  await user.selectOptions(await dialog.findByRole('combobox', { name: '题型' }), '判断题')
  // The teacher is in two schools; what is written for a course is of the course's.
  expect(dialog.queryByRole('combobox', { name: '给哪所学校' })).toBe(null)
  await user.type(dialog.getByRole('textbox', { name: '题干' }), '水往低处流')
  await user.selectOptions(dialog.getByRole('combobox', { name: '答案' }), '正确')
  if (draft.document.place.subjectId === 0) {
    await user.click(await dialog.findByRole('treeitem', { name: /^初中/ }))
    await user.click(await dialog.findByRole('treeitem', { name: /^数学/ }))
  }
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '写一道新题' })).toBe(null))
  await user.keyboard('{Escape}')
  const list = within(await screen.findByRole('list', { name: '练一练的题目' }))
  expect(list.getByRole('listitem').textContent).toContain('水往低处流')
  await soon(waitFor(() => expect(draft.document.chapters[0]?.sections[0]?.questionIds).toEqual([1])))
})

it('a course gets a knowledge point of its subject and a tag, which others are told at once', async () => {
  const { draft, open } = studioWith()
  const { user } = open()
  const part = within(await screen.findByRole('region', { name: '教材位置' }))
  const knowledge = await part.findByRole<HTMLSelectElement>('combobox', { name: '知识点' })
  expect(knowledge.disabled).toBe(true)
  await part.findByRole('option', { name: '初中' })
  await user.selectOptions(part.getByRole('combobox', { name: '学段' }), '初中')
  await part.findByRole('option', { name: '物理' })
  await user.selectOptions(part.getByRole('combobox', { name: '学科' }), '物理')
  await part.findByRole('option', { name: '力学' })
  await user.selectOptions(part.getByRole('combobox', { name: '知识点' }), '力学')
  await user.click(part.getByRole('button', { name: '新授课' }))
  await user.click(part.getByRole('button', { name: '复习课' }))
  expect(part.getByRole('button', { name: '复习课' }).getAttribute('aria-pressed')).toBe('true')
  expect(part.getByRole('button', { name: '新授课' }).getAttribute('aria-pressed')).toBe('false')
  await soon(waitFor(() => expect(draft.document).toMatchObject({ tagIds: [104] })))
  expect(draft.document.place.knowId).toBeGreaterThan(0)
  await user.selectOptions(part.getByRole('combobox', { name: '学科' }), '语文')
  await soon(waitFor(() => expect(draft.document.place.knowId).toBe(0)))
})

it('knowledge points and tags that cannot be read are asked for again', async () => {
  const { backend, open } = studioWith()
  backend.failCall('studioThings.tags', { kind: 'unreachable' })
  const { user } = open()
  const part = within(await screen.findByRole('region', { name: '教材位置' }))
  expect((await part.findByRole('alert')).textContent).toContain('知识点和标签加载失败')
  backend.failCall('studioThings.tags', null)
  await user.click(part.getByRole('button', { name: '重试' }))
  expect(await part.findByRole('button', { name: '新授课' })).toBeDefined()
  expect(document.activeElement).not.toBe(document.body)
})

it('a cover is an own picture, or drawn; the list shows it', async () => {
  const { backend, draft, open } = studioWith()
  const tank = { name: '水槽.png', suffix: 'png', previewUrl: '/tank.png', previewKind: 'image' } as const
  // Behind a whole page of others, which are newer.
  ownFilesIn(backend, personOf('teacher').id).push(
    { directoryId: 0, file: aFile({ id: 42, ...tank, updateTime: '2026-03-02T00:00:00Z' }) },
    ...Array.from({ length: 20 }, (_, at) => ({
      directoryId: 0,
      file: aFile({ id: 100 + at, name: `讲义 ${at}.pdf`, updateTime: '2026-03-03T00:00:00Z' }),
    })),
  )
  const { user } = open()
  const part = within(await screen.findByRole('region', { name: '封面' }))
  expect(part.getByText('还没有选图片，课程会用按学科绘制的封面。')).toBeDefined()
  await user.click(part.getByRole('button', { name: '选我的图片' }))
  await user.click(await screen.findByRole('button', { name: '选用水槽.png' }))
  expect((await part.findByRole('img', { name: '课程封面' })).getAttribute('src')).toBe('/tank.png')
  await soon(waitFor(() => expect(draft.document.cover?.name).toBe('水槽.png')))
  cleanup()
  open('/studio')
  const list = await screen.findByRole('list', { name: '课程' })
  expect(list.querySelector('img')?.getAttribute('src')).toBe('/tank.png')
  cleanup()
  const again = open()
  await screen.findByRole('img', { name: '课程封面' })
  await again.user.click(screen.getByRole('button', { name: '用绘制的封面' }))
  expect(await screen.findByText('还没有选图片，课程会用按学科绘制的封面。')).toBeDefined()
  await soon(waitFor(() => expect(draft.document.cover).toBe(null)))
})

it('a film that gives no frame says so', async () => {
  const { data, open } = studioWith()
  data.files.set(1, FILM)
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: '取视频画面' }))
  const dialog = within(await screen.findByRole('dialog', { name: '取视频的一个画面' }))
  await user.click(dialog.getByRole('button', { name: '用这个画面' }))
  expect(await dialog.findByText('这里的画面取不出来，请换一处，或者选一张自己的图片。')).toBeDefined()
})

it('what a review holds back is there after a reload, and is laid down once it may be', async () => {
  const { draft, open } = studioWith()
  open()
  await onScreen.heading('浮力')
  fireEvent.change(screen.getByRole('textbox', { name: '课程名称' }), { target: { value: '浮力与压强' } })
  draft.status = 'inReview'
  const held = '有 1 处修改还没有放进课程，能继续编辑时会自动补上；和别人的修改冲突的，会请你选。'
  expect(await soon(screen.findByText(held))).toBeDefined()
  cleanup()
  open()
  await onScreen.heading('浮力')
  expect(await soon(screen.findByText(held))).toBeDefined()
  cleanup()
  draft.status = 'draft'
  open()
  await onScreen.heading('浮力与压强')
  await soon(waitFor(() => expect(draft.document.name).toBe('浮力与压强')))
  cleanup()
  open()
  await onScreen.heading('浮力与压强')
  expect(screen.queryByText(held)).toBeNull()
})

it('captions that could not be kept before a reload are there after it, and kept then', async () => {
  const { backend, data, draft, open } = studioWith({ chapters: [aChapter('a', [aSection('a1')])] })
  data.files.set(1, FILM)
  const address = `/studio/courses/${DRAFT}/films/${keyOf('a1')}`
  backend.failCall('studioThings.saveCaption', { kind: 'unreachable' })
  const { user } = open(address)
  await screen.findByText('还没有字幕')
  await user.click(screen.getByRole('button', { name: '在当前时间加一句' }))
  await user.type(await screen.findByRole('textbox', { name: '第 1 句的文字' }), '上浮')
  expect(await soon(screen.findByText(/^字幕没有保存/))).toBeDefined()
  cleanup()
  const again = open(address)
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '第 1 句的文字' })).value).toBe(
    '上浮',
  )
  expect(await soon(screen.findByText(/^字幕没有保存/))).toBeDefined()
  backend.failCall('studioThings.saveCaption', null)
  await again.user.click(screen.getByRole('button', { name: '重试' }))
  await soon(waitFor(() => expect(draft.document.chapters[0]?.sections[0]?.captions).toHaveLength(1)))
})

it('a course is previewed as learners would see it, and nothing of that is written', async () => {
  const { data, draft, open } = studioWith({
    introduction: '先看现象。\n\n再讲原理。',
    chapters: [
      aChapter('a', [
        aSection('a1', { name: '看一看' }),
        aSection('a2', { kind: 'questions', name: '练一练', file: null, questionIds: [] }),
      ]),
    ],
  })
  data.files.set(1, FILM)
  const { user, address } = open()
  await onScreen.heading('浮力')
  await user.click(screen.getByRole('link', { name: '以学生身份预览' }))
  expect(
    await screen.findByText('这是预览：学生会看到这样的课程。这里不记录进度、笔记、评论和答案。'),
  ).toBeDefined()
  expect(screen.getByText('再讲原理。')).toBeDefined()
  const contents = within(screen.getByRole('navigation', { name: '目录' }))
  await user.click(contents.getByRole('link', { name: /看一看/ }))
  expect(await screen.findByRole('region', { name: /看一看/ })).toBeDefined()
  expect(contents.getByRole('link', { name: /看一看/ }).getAttribute('aria-current')).toBe('page')
  await user.click(contents.getByRole('link', { name: /练一练/ }))
  expect(await screen.findByText('这一节还没有内容。')).toBeDefined()
  await user.click(screen.getByRole('link', { name: '返回编辑' }))
  await waitFor(() => expect(address()).toBe(`/studio/courses/${DRAFT}`))
  expect(draft.revision).toBe(1)
})

it('courses are found by where they stand and by a word, which the address says', async () => {
  const { open } = studioWith()
  const { user, address } = open('/studio?state=returned')
  expect(await screen.findByText('没有找到课程')).toBeDefined()
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '状态' }).value).toBe('returned')
  await user.selectOptions(screen.getByRole('combobox', { name: '状态' }), '编写中')
  expect(await screen.findByRole('link', { name: '浮力' })).toBeDefined()
  await user.type(screen.getByRole('searchbox', { name: '按课程名称查找' }), '压强{Enter}')
  expect(await screen.findByText('没有找到课程')).toBeDefined()
  expect(address()).toBe(`/studio?${new URLSearchParams({ state: 'draft', word: '压强' })}`)
})

it('a film is made in several sizes when that is asked for, and says how far it is', async () => {
  const { data, open } = studioWith({ chapters: [aChapter('a', [aSection('a1')])] })
  data.files.set(1, FILM)
  const { user } = open(`/studio/courses/${DRAFT}/films/${keyOf('a1')}`)
  const part = within(await screen.findByRole('region', { name: '清晰度' }))
  expect(part.getByText('按上传时的样子播放。')).toBeDefined()
  await user.click(part.getByRole('button', { name: '制作多种清晰度' }))
  expect(await part.findByRole('progressbar', { name: '制作进度' })).toBeDefined()
  expect(await soon(part.findByText(/^已有多种清晰度/))).toBeDefined()
})

it('a film that cannot be read says why, and is tried again', async () => {
  const { data, open } = studioWith({ chapters: [aChapter('a', [aSection('a1')])] })
  data.files.set(1, FILM)
  data.films.set(1, { state: 'failed', progress: 0, reason: 'damaged' })
  const { user } = open(`/studio/courses/${DRAFT}/films/${keyOf('a1')}`)
  const part = within(await screen.findByRole('region', { name: '清晰度' }))
  expect(part.getByText(/文件不完整或已损坏/)).toBeDefined()
  await user.click(part.getByRole('button', { name: '再做一次' }))
  expect(await soon(part.findByText(/^已有多种清晰度/))).toBeDefined()
})
