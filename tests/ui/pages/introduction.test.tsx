import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Failure } from '#domain/kernel/failure.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { COURSES } from '#infrastructure/memory/content/courses.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const [COURSE] = COURSES

const openFailing = (failure: Failure) => {
  const backend = createMemoryBackend()
  backend.failCall('course', failure)
  return openApp({ person: 'reviewer', address: `/introduction?id=${COURSE?.id}&type=1`, backend })
}

describe('a course that is not simply there', () => {
  it('was withdrawn, and others are a step away', async () => {
    const { user, address } = openFailing({ kind: 'rejected', reason: 'withdrawn', message: '' })
    expect(await screen.findByText('课程已下架')).toBeTruthy()
    await user.click(onScreen.main().getByRole('link', { name: '看看其他课程' }))
    await waitFor(() => expect(address()).toBe('/list?type=1'))
  })

  it('is another school’s, in the words of the server; the session goes on', async () => {
    openFailing({ kind: 'forbidden', message: '这项内容只对江城第一中学的老师开放' })
    expect(await screen.findByText('没有权限')).toBeTruthy()
    expect(screen.getByText('这项内容只对江城第一中学的老师开放')).toBeTruthy()
    expect(await onScreen.userMenu()).toBeTruthy()
  })

  it('does not exist', async () => {
    openApp({ person: 'reviewer', address: '/introduction?id=999999&type=1' })
    expect(await screen.findByText('没有找到这门课程')).toBeTruthy()
  })

  it('cannot be read, and can be tried again', async () => {
    const { backend, user } = openFailing({ kind: 'unreachable' })
    const alert = await onScreen.main().findByRole('alert')
    expect(alert.textContent).toContain('课程加载失败')
    backend.failCall('course', null)
    await user.click(within(alert).getByRole('button', { name: '重试' }))
    expect(await onScreen.heading(COURSE?.name ?? '')).toBeTruthy()
  })
})
