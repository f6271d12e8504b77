import { screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { fetchLessonCode } from '#tests/ui/support/lesson-code.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

beforeAll(fetchLessonCode)

it.each([
  ['10103', '这一节是资料，没有视频', '去阅读', /^\/details\?/],
  ['10104', '这一节是练习，没有视频', '去练习', /mode=practice/],
])('the section %s of a course, which is no film, says what it is and leads there', async (section, title, way, to) => {
  openApp({ person: 'teacher', address: `/play?id=101&section=${section}` })
  await screen.findByText(title)
  expect(screen.getByRole('link', { name: way }).getAttribute('href')).toMatch(to)
  expect(screen.queryByText('视频录制中')).toBeNull()
})

it('notes and questions of a lesson that cannot be had say so, and wait for nothing', async () => {
  const backend = createMemoryBackend()
  backend.failCall('lesson', { kind: 'unreachable' })
  const { user } = openApp({ person: 'teacher', address: '/play?id=101&section=10101', backend })
  await screen.findByText(/这节课加载失败/)
  for (const name of ['笔记', '题目']) {
    await user.click(screen.getByRole('link', { name }))
    await screen.findByText('视频打开后才有笔记和题目。')
  }
})
