import { Theme } from '@radix-ui/themes'
import { act, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, it } from 'vitest'
import { lineOf } from '#domain/learning/ledger-line.ts'
import { aMoment } from '#tests/support/learning.ts'
import { openApp, PERSONS } from '#tests/ui/support/open-app.tsx'
import { AppProvider } from '#ui/actors-context.tsx'
import { SaveIndicator } from '#ui/learning/save-indicator.tsx'

const SECTION = 10205

/** The indicator by itself, beside an app whose ledger it shows. */
const showIndicator = async () => {
  const { services, signedIn, backend } = openApp({ person: 'teacher' })
  const { ledger } = (await signedIn()).actors
  const { container } = await act(async () =>
    render(
      <AppProvider value={services}>
        <Theme>
          <Suspense>
            <SaveIndicator />
          </Suspense>
        </Theme>
      </AppProvider>,
    ),
  )
  const learn = (position: number, sectionId = SECTION) => {
    ledger.send({
      type: 'outbox.put',
      item: lineOf(PERSONS.teacher, aMoment({ courseId: 102, sectionId, position, at: Date.now() })),
      urgency: 'soon',
    })
    ledger.send({ type: 'outbox.flush' })
  }
  const shown = () => container.querySelector('.save-indicator')?.textContent
  const told = () => container.querySelector('[role=status]')?.textContent
  await waitFor(() => expect(shown()).toBe(''))
  return { learn, shown, told, backend, ledger }
}

describe('the save indicator', () => {
  it('says nothing while there is nothing, then when it was saved', async () => {
    const { learn, shown, told } = await showIndicator()
    act(() => learn(5))
    expect(shown()).toBe('保存中')
    await waitFor(() => expect(shown()).toMatch(/^已保存 \d\d:\d\d$/))
    expect(told()).toBe('')
  })

  it('says what waits without a network, to everybody, and that it is saved again', async () => {
    const { learn, shown, told, backend, ledger } = await showIndicator()
    backend.simulateNetwork('unreachable')
    act(() => learn(5))
    act(() => learn(5, SECTION + 1))
    await waitFor(() => expect(shown()).toBe('离线·2 条待同步'))
    expect(told()).toBe('网络已断开，学习进度记在这台设备上，恢复后自动同步')
    backend.simulateNetwork('fair')
    act(() => ledger.send({ type: 'outbox.gather' }))
    await waitFor(() => expect(shown()).toMatch(/^已保存/))
    expect(told()).toBe('')
  })

  it('says that it waits for a server in trouble, and what a server will not have', async () => {
    const { learn, shown, told, backend } = await showIndicator()
    backend.failCall('learningRecord.record', { kind: 'rejected', reason: 'crashed', message: '' })
    act(() => learn(5))
    await waitFor(() => expect(shown()).toBe('1 条待同步，稍后自动重试'))
    expect(told()).toContain('稍后自动重试')
    backend.failCall('learningRecord.record', {
      kind: 'rejected',
      reason: 'withdrawn',
      message: '这项内容已下架',
    })
    act(() => learn(6))
    await waitFor(() => expect(shown()).toBe('学习进度没有保存：这项内容已下架'))
    expect(screen.getAllByText('学习进度没有保存：这项内容已下架').length).toBe(2)
  })
})
