import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CallNews } from '#application/connection/call-news.ts'
import { memoryNetwork } from '#infrastructure/connection/network.memory.ts'
import { memoryOfflineApp } from '#infrastructure/connection/offline-app.memory.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { port } from '#main/adapters/with-ports.ts'
import { NETWORK_PORT, OFFLINE_APP } from '#main/connection/tokens.ts'
import { LEFT_THINGS } from '#tests/support/left-things.ts'
import { memoryTab } from '#tests/support/opened-stores.ts'
import { openApp, PERSONS } from '#tests/ui/support/open-app.tsx'

const OFFLINE = '当前没有网络'
const SLOW = '很慢，还在等'
const AWAY = '服务暂时不可用，正在重试'

const open = async () => {
  const network = memoryNetwork()
  const stopped: number[] = []
  const { tellOfCall, user, services, goTo } = openApp({ ports: [port(NETWORK_PORT, () => network)] })
  await services.connection.loaded
  const troubled = (id: number, why: 'slow' | 'away') =>
    act(async () => tellOfCall({ kind: 'troubled', trouble: { id, why }, stop: () => stopped.push(id) }))
  return { network, stopped, tellOfCall, user, goTo, troubled }
}

describe('the connection', () => {
  it('is told where it is lost, and no more when it is back', async () => {
    const { network } = await open()
    act(() => network.set(false))
    await screen.findByText(OFFLINE)
    act(() => network.set(true))
    expect(screen.queryByText(OFFLINE)).toBeNull()
  })

  it('that is lost says how much waits to be sent', async () => {
    const { network, tellOfCall } = await open()
    act(() => network.set(false))
    await act(async () => {
      tellOfCall({ kind: 'counted', work: 'answers', count: 2 })
      tellOfCall({ kind: 'counted', work: 'learning', count: 1 })
      tellOfCall({ kind: 'counted', work: 'writings', count: 1 })
    })
    await screen.findByText(`${OFFLINE}，4 条待发送，恢复后自动发送`)
  })

  it('that is lost says how many changes are not saved, beside what is sent by itself', async () => {
    const browser = createMemoryBrowser()
    const stores = await memoryTab(browser)
    const network = memoryNetwork()
    const ports = [port(NETWORK_PORT, () => network)]
    const { services, signedIn } = openApp({ person: 'teacher', browser, ports })
    await services.connection.loaded
    await signedIn()
    await LEFT_THINGS.unsavedPapers.leave(stores, PERSONS.teacher)
    act(() => network.set(false))
    await screen.findByText(`${OFFLINE}，1 份没有保存的修改留在这台设备上`)
  })

  // R-connection-2.
  it('offers to wait or to stop where it is slow', async () => {
    const { troubled, stopped, user } = await open()
    await troubled(1, 'slow')
    await screen.findByText(SLOW)
    await user.click(screen.getByRole('button', { name: '继续等' }))
    expect(screen.queryByText(SLOW)).toBeNull()
    await troubled(2, 'away')
    await screen.findByText(AWAY)
    expect(screen.queryByRole('button', { name: '继续等' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '停止' }))
    expect(screen.queryByText(AWAY)).toBeNull()
    expect(stopped).toEqual([1, 2])
  })

  // R-connection-5.
  it('says of what was shown without a network that it may be old, once there is one, and offers to open the page again', async () => {
    const { tellOfCall } = await open()
    const tell = (news: CallNews) => act(async () => tellOfCall(news))
    await tell({ kind: 'unreached' })
    await tell({ kind: 'old', name: 'notes' })
    expect(await screen.findByText('连不上服务器，请检查网络')).toBeDefined()
    expect(screen.queryByRole('button', { name: '重新打开' })).toBe(null)
    await tell({ kind: 'reached' })
    expect(await screen.findByText(/显示的是上次打开时的内容/)).toBeDefined()
    expect(screen.getByRole('button', { name: '重新打开' })).toBeDefined()
  })

  it('says that what is shown may be old, until it is read anew or another page is opened', async () => {
    const { tellOfCall, goTo } = await open()
    const OLD = /^显示的是上次打开时的内容/
    const tell = (kind: 'old' | 'renewed') => act(async () => tellOfCall({ kind, name: 'notes' }))
    await tell('old')
    await screen.findByText(OLD)
    await tell('renewed')
    expect(screen.queryByText(OLD)).toBeNull()
    await tell('old')
    await screen.findByText(OLD)
    await act(() => goTo('/list?type=1'))
    await waitFor(() => expect(screen.queryByText(OLD)).toBeNull())
  })

  it('goes without a word once the call has its outcome', async () => {
    const { troubled, tellOfCall } = await open()
    await troubled(1, 'away')
    await screen.findByText(AWAY)
    await act(async () => tellOfCall({ kind: 'settled', id: 1 }))
    expect(screen.queryByText(AWAY)).toBeNull()
  })
})

describe('a new version', () => {
  const NEW = '有新版本'

  const withKeptApp = async () => {
    const keeper = memoryOfflineApp()
    const { user } = openApp({ person: 'teacher', ports: [port(OFFLINE_APP, () => keeper)] })
    await waitFor(() => expect(keeper.asked).toEqual(['keep']))
    expect(screen.queryByText(NEW)).toBeNull()
    act(() => keeper.renew())
    await screen.findByText(NEW)
    return { keeper, user }
  }

  it('is offered, and taken only by who presses 更新', async () => {
    const { keeper, user } = await withKeptApp()
    expect(keeper.asked).toEqual(['keep'])
    await user.click(screen.getByRole('button', { name: '更新' }))
    await screen.findByText('正在更新')
    expect(keeper.asked).toEqual(['keep', 'change'])
    expect(screen.queryByRole('button', { name: '更新' })).toBeNull()
  })

  it('goes from the screen with 以后再说, and changes nothing', async () => {
    const { keeper, user } = await withKeptApp()
    await user.click(screen.getByRole('button', { name: '以后再说' }))
    expect(screen.queryByText(NEW)).toBeNull()
    expect(keeper.asked).toEqual(['keep'])
  })
})
