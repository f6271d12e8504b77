import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { newDraft, studioDataIn } from '#infrastructure/memory/studio.backend.ts'
import { aChapter, aCourse, aSection } from '#tests/support/a-course.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp, personOf } from '#tests/ui/support/open-app.tsx'

const DRAFT = 500

/** A course of the teacher's own with an exercise that asks nothing yet. */
const open = async () => {
  const backend = createMemoryBackend()
  const data = studioDataIn(backend)
  const teacher = personOf('teacher')
  data.drafts.set(DRAFT, {
    ...newDraft(DRAFT, teacher, {
      organisation: teacher.organisations[0] ?? { id: 1, name: '' },
      name: '浮力',
      clientId: 'made-before',
      at: '2026-03-02T00:00:00Z',
    }),
    document: aCourse({
      name: '浮力',
      teachers: [teacher.id],
      place: { stageId: 0, subjectId: 0, versionId: 0, bookId: 0, chapterId: 0, knowId: 0 },
      chapters: [aChapter('a', [aSection('a1', { kind: 'questions', name: '练一练', file: null })])],
    }),
  })
  const app = openApp({ person: 'teacher', backend, address: `/studio/courses/${DRAFT}` })
  await onScreen.heading('浮力')
  return { ...app, backend, document: () => data.drafts.get(DRAFT)?.document }
}

it('an exercise gets several questions of the bank by search, which are put in order and taken out', async () => {
  const { user, document } = await open()
  const kept = () => document()?.chapters[0]?.sections[0]?.questionIds
  await user.click(await screen.findByRole('button', { name: '为练一练从题库选题' }))
  const dialog = within(await screen.findByRole('dialog', { name: '为“练一练”选题' }))
  await user.click(await dialog.findByRole('button', { name: '用第 1 道题' }))
  expect((await dialog.findByRole('button', { name: '已选用' })).getAttribute('aria-disabled')).toBe('true')
  await user.click(dialog.getByRole('button', { name: '用第 2 道题' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: '题型' }), '判断题')
  await user.type(dialog.getByRole('searchbox', { name: '在题库中查找' }), '没有哪道题这样写{Enter}')
  expect(await dialog.findByText('没有找到题目')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: '关闭' }))
  const list = within(await screen.findByRole('list', { name: '练一练的题目' }))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  await waitFor(() => expect(kept()).toHaveLength(2), { timeout: 30_000 })
  const [first, second] = kept() ?? []
  await user.click(list.getByRole('button', { name: '下移第 1 题' }))
  await waitFor(() => expect(kept()).toEqual([second, first]), { timeout: 30_000 })
  await user.click(list.getByRole('button', { name: '移除第 2 题' }))
  await waitFor(() => expect(kept()).toEqual([second]), { timeout: 30_000 })
  await user.click(screen.getByRole('button', { name: '撤销' }))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
})
