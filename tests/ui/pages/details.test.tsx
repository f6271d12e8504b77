import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Failure } from '#domain/kernel/failure.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { RESOURCES } from '#infrastructure/memory/content/resources.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const [RESOURCE] = RESOURCES

const openFailing = (failure: Failure) => {
  const backend = createMemoryBackend()
  backend.failCall('resource', failure)
  return openApp({ person: 'teacher', address: `/details?id=${RESOURCE?.id}&type=3`, backend })
}

describe('the name of the document', () => {
  it.each([
    [`/details?id=${RESOURCE?.id}&type=3`, '详情'],
    ['/play?id=101&section=10101', '播放'],
    ['/list?type=3', '列表'],
  ])('of %s is that of its route, then what is shown', async (address, route) => {
    openApp({ person: 'teacher', address })
    await waitFor(() =>
      expect(document.title).toBe(`${route} · ${document.querySelector('main h1')?.textContent} - 知源课堂`),
    )
  })
})

describe('a resource', () => {
  it('leads back to the list that it was opened from', async () => {
    const name = RESOURCE?.name ?? ''
    const { user, address } = openApp({ person: 'teacher', address: `/list?type=3&q=${name}` })
    const results = within(await screen.findByRole('region', { name: '结果' }))
    const [card] = await results.findAllByRole('article')
    await user.click(within(card as HTMLElement).getAllByRole('link')[0] as HTMLElement)
    await onScreen.heading(name)
    await user.click(await screen.findByRole('link', { name: '返回列表' }))
    await waitFor(() => expect(decodeURIComponent(address())).toBe(`/list?type=3&q=${name}`))
  })

  it('leads to the one before it and after it', async () => {
    const [first, second] = RESOURCES
    const { user } = openApp({ person: 'teacher', address: `/details?id=${second?.id}&type=3` })
    await onScreen.heading(second?.name ?? '')
    const beside = async () => within(await screen.findByRole('navigation', { name: '上一份和下一份' }))
    await user.click((await beside()).getByRole('link', { name: /^上一份/ }))
    await onScreen.heading(first?.name ?? '')
    await user.click((await beside()).getByRole('link', { name: /^下一份/ }))
    await onScreen.heading(second?.name ?? '')
  })
})

describe('a resource that is not simply there', () => {
  it('does not exist', async () => {
    openApp({ person: 'teacher', address: '/details?id=999999&type=3' })
    expect(await screen.findByText('没有找到这份资料')).toBeTruthy()
  })

  it('was asked for without its number', async () => {
    openApp({ person: 'teacher', address: '/details?type=3' })
    expect(await screen.findByText('地址里缺少内容编号')).toBeTruthy()
  })

  it('was withdrawn, and others are a step away', async () => {
    const { user, address } = openFailing({ kind: 'rejected', reason: 'withdrawn', message: '' })
    expect(await screen.findByText('资料已下架')).toBeTruthy()
    await user.click(onScreen.main().getByRole('link', { name: '看看其他资料' }))
    await waitFor(() => expect(address()).toBe('/list?type=3'))
  })

  it('is another school’s, in the words of the server; the session goes on', async () => {
    openFailing({ kind: 'forbidden', message: '这项内容只对江城第一中学的老师开放' })
    expect(await screen.findByText('这项内容只对江城第一中学的老师开放')).toBeTruthy()
    expect(onScreen.main().getByRole('link', { name: '看看其他资料' })).toBeTruthy()
    expect(await onScreen.userMenu()).toBeTruthy()
  })

  it('cannot be read, and can be tried again', async () => {
    const { backend, user } = openFailing({ kind: 'unreachable' })
    const alert = await onScreen.main().findByRole('alert')
    expect(alert.textContent).toContain('资料加载失败')
    backend.failCall('resource', null)
    await user.click(within(alert).getByRole('button', { name: '重试' }))
    expect(await onScreen.heading(RESOURCE?.name ?? '')).toBeTruthy()
  })
})
