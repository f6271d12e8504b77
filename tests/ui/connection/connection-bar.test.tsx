import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { memoryNetwork } from '#infrastructure/connection/network.memory.ts'
import { port } from '#main/adapters/with-ports.ts'
import { NETWORK_PORT } from '#main/connection/tokens.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const OFFLINE = '当前没有网络'
const SLOW = '很慢，还在等'
const AWAY = '服务暂时不可用，正在重试'

const open = async () => {
  const network = memoryNetwork()
  const stopped: number[] = []
  const { tellOfCall, user, services } = openApp({ ports: [port(NETWORK_PORT, () => network)] })
  await services.connection.loaded
  const troubled = (id: number, why: 'slow' | 'away') =>
    act(async () => tellOfCall({ kind: 'troubled', trouble: { id, why }, stop: () => stopped.push(id) }))
  return { network, stopped, tellOfCall, user, troubled }
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
    })
    await screen.findByText(`${OFFLINE}，3 条待发送，恢复后自动发送`)
  })

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

  it('goes without a word once the call has its outcome', async () => {
    const { troubled, tellOfCall } = await open()
    await troubled(1, 'away')
    await screen.findByText(AWAY)
    await act(async () => tellOfCall({ kind: 'settled', id: 1 }))
    expect(screen.queryByText(AWAY)).toBeNull()
  })
})
