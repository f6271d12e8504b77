import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Failure } from '#domain/kernel/failure.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { RESOURCES } from '#infrastructure/memory/content/resources.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

/** The in-memory backend has this many comments on every third resource. */
const resourceWith = (comments: 0 | 3 | 13): number =>
  RESOURCES.find(({ id }) => id % 3 === [0, 3, 13].indexOf(comments))?.id ?? 0

const open = async (id: number, failure: Failure | null = null) => {
  const backend = createMemoryBackend()
  backend.failCall('comments.list', failure)
  const app = openApp({ person: 'teacher', address: `/details?id=${id}&type=3`, backend })
  await screen.findByRole('region', { name: '评论' })
  return { ...app, backend }
}

const comments = () =>
  [...(screen.queryByRole('list', { name: '评论列表' })?.children ?? [])] as HTMLElement[]

describe('the comments on a content', () => {
  it('come ten at a time', async () => {
    const { user } = await open(resourceWith(13))
    await waitFor(() => expect(comments()).toHaveLength(10))
    await user.click(await screen.findByRole('button', { name: '更多评论' }))
    await waitFor(() => expect(comments()).toHaveLength(13))
    await waitFor(() => expect(screen.queryByRole('button', { name: '更多评论' })).toBeNull())
  })

  it('have three of their replies under them, the rest when they are wanted', async () => {
    const { user } = await open(resourceWith(3))
    await waitFor(() => expect(comments()).toHaveLength(3))
    const answered = within(comments().at(-1) as HTMLElement)
    const replies = () => answered.getByRole('list').children.length
    expect(replies()).toBe(3)
    await user.click(answered.getByRole('button', { name: '展开其余 1 条回复' }))
    await waitFor(() => expect(replies()).toBe(4))
  })

  it('are not there yet', async () => {
    await open(resourceWith(0))
    expect(await screen.findByText('还没有评论')).toBeTruthy()
    expect(screen.getByRole('form', { name: '写评论' })).toBeTruthy()
  })

  it('cannot be read, and are read when asked again', async () => {
    const { user, backend } = await open(resourceWith(0), { kind: 'unreachable' })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('评论加载失败')
    backend.failCall('comments.list', null)
    await user.click(within(alert).getByRole('button', { name: '重试' }))
    expect(await screen.findByText('还没有评论')).toBeTruthy()
  })

  it('are closed to whom the content is closed, with no place to write', async () => {
    await open(resourceWith(0), { kind: 'forbidden', message: '这项内容只对发布它的学校开放' })
    expect(await screen.findByText('这项内容只对发布它的学校开放')).toBeTruthy()
    expect(screen.queryByRole('form', { name: '写评论' })).toBeNull()
  })
})
