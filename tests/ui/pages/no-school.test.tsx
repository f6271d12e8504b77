import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

it.each([
  ['/studio', '课程工作室', { role: 'button', name: '新建课程' }],
  ['/studio/live', '直播安排', { role: 'button', name: '新建直播' }],
  ['/studio/questions/new', '出题', { role: 'textbox', name: '题干' }],
])('%s tells somebody without a school that nothing can be made, before it is typed', async (address, heading, {
  role,
  name,
}) => {
  openApp({ person: 'noOrganisation', address })
  await onScreen.heading(heading)
  await screen.findByText('还没有加入学校')
  expect(screen.queryByRole(role, { name })).toBe(null)
})

it('a question that is another’s or not there is not tried again', async () => {
  openApp({ person: 'teacher', address: '/studio/questions/99999' })
  await screen.findByText('没有找到这道题，或你不能修改它')
  expect(screen.queryByRole('button', { name: '重试' })).toBe(null)
})
