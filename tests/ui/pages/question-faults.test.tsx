import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { type Opening, openApp } from '#tests/ui/support/open-app.tsx'

const open = async (query = '', opening: Opening = {}) => {
  const app = openApp({ person: 'reviewer', address: `/details?type=4${query}`, ...opening })
  return app
}

/** Says what is wrong with the first question of the bank; the form again afterwards. */
const report = async ({ user }: Awaited<ReturnType<typeof open>>, content: string) => {
  const first = within(await screen.findByRole('article', { name: '第 1 题' }))
  await user.click(first.getByRole('button', { name: '给第 1 题纠错' }))
  const dialog = within(await screen.findByRole('dialog', { name: '题目纠错' }))
  await user.click(dialog.getByRole('radio', { name: '答案' }))
  await user.type(dialog.getByRole('textbox', { name: '具体说明' }), content)
  await user.click(dialog.getByRole('button', { name: '提交' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
}

describe('reported errors of questions', () => {
  it('are decided beside the question, with a word that whoever reported them reads there, and opened again', async () => {
    const app = await open()
    const { user, address } = app
    await report(app, '答案应该是 B')
    await user.click(screen.getByRole('link', { name: /^试题纠错/ }))
    await onScreen.heading('试题纠错')
    const one = within(await screen.findByRole('article', { name: '第 1 条' }))
    expect(one.getByText('答案应该是 B')).toBeDefined()
    expect(within(one.getByRole('region', { name: '被纠错的题' })).getByText('答案')).toBeDefined()
    expect(screen.getByRole('link', { name: '待处理（1）' })).toBeDefined()

    await user.click(one.getByRole('button', { name: '不是错误' }))
    expect(one.getByRole('alert').textContent).toBe('请写明为什么不是错误')
    await user.type(one.getByRole('textbox', { name: '给提出者的话' }), '解析里写得很清楚')
    await user.click(one.getByRole('button', { name: '不是错误' }))
    const told = await one.findByText('解析里写得很清楚')
    await waitFor(() => expect(document.activeElement).toBe(told.closest('p')))
    expect(screen.getByRole('link', { name: '待处理' })).toBeDefined()

    await user.click(one.getByRole('button', { name: '撤销处理' }))
    const reply = await one.findByRole('textbox', { name: '给提出者的话' })
    await waitFor(() => expect(document.activeElement).toBe(reply))
    await user.click(one.getByRole('button', { name: '已解决' }))
    await one.findByRole('button', { name: '撤销处理' })
    await user.click(screen.getByRole('link', { name: '已处理' }))
    await waitFor(() => expect(address()).toBe('/details?type=4&mode=faults&status=settled'))
    await waitFor(() =>
      expect(screen.getByRole('link', { name: '已处理' }).getAttribute('aria-current')).toBe('page'),
    )
    await user.click(screen.getByRole('link', { name: '待处理' }))
    await screen.findByText('没有待处理的纠错')

    await user.click(screen.getByRole('link', { name: '回题库' }))
    const first = within(await screen.findByRole('article', { name: '第 1 题' }))
    await user.click(first.getByRole('button', { name: '给第 1 题纠错' }))
    const own = within(await screen.findByRole('region', { name: '你提过的纠错' }))
    expect(own.getByText('已解决')).toBeDefined()
    expect(own.getByText(/回复：解析里写得很清楚$/)).toBeDefined()
  })

  it('that somebody else decided first are read again, and a broken line loses no word', async () => {
    const backend = createMemoryBackend()
    const app = await open('', { backend })
    await report(app, '题干少一个字')
    await app.user.click(screen.getByRole('link', { name: /^试题纠错/ }))
    const one = within(await screen.findByRole('article', { name: '第 1 条' }))
    const reply = await one.findByRole<HTMLTextAreaElement>('textbox', { name: '给提出者的话' })
    await app.user.type(reply, '已改')
    backend.failCall('questionFaults.decide', { kind: 'unreachable' })
    await app.user.click(one.getByRole('button', { name: '已解决' }))
    await one.findByRole('alert')
    expect(reply.value).toBe('已改')
    backend.failCall('questionFaults.decide', {
      kind: 'rejected',
      reason: 'conflict',
      message: '已由 王老师 处理',
    })
    await app.user.click(one.getByRole('button', { name: '已解决' }))
    await one.findByText('已由 王老师 处理')
    backend.failCall('questionFaults.page', { kind: 'unreachable' })
    await app.user.click(one.getByRole('button', { name: '重新读取' }))
    await screen.findByText('纠错加载失败')
    backend.failCall('questionFaults.page', null)
    await app.user.click(screen.getByRole('button', { name: '重试' }))
    await screen.findByRole('article', { name: '第 1 条' })
  })

  it('are not for those without the right to review, whatever the address says', async () => {
    await open('&mode=faults', { person: 'teacher' })
    await screen.findByText('处理纠错需要学校的审核权限，请联系管理员。')
    expect(screen.getByRole('link', { name: '回题库' })).toBeDefined()
  })

  it('are not there on a page beyond the last', async () => {
    await open('&mode=faults&page=7')
    await screen.findByText('没有待处理的纠错')
  })
})

describe('a study report', () => {
  it('that names no practice says so and leads back, with nothing to try again', async () => {
    await open('&mode=report', { person: 'teacher' })
    await screen.findByText('这里没有说明是哪一次练习')
    expect(screen.queryByRole('button', { name: '重试' })).toBe(null)
    expect(screen.getByRole('link', { name: '返回题库' }).getAttribute('href')).toBe('/details?type=4')
  })
})

describe('a practised question', () => {
  it('takes what is wrong with it where its answer is seen, and not before', async () => {
    const { user } = await open('&qtype=1&mode=practice')
    const first = within(await screen.findByRole('region', { name: /^第 1 题/ }))
    expect(first.queryByRole('button', { name: '给第 1 题纠错' })).toBe(null)
    const [option] = await first.findAllByRole('radio')
    await user.click(option ?? document.body)
    await user.click(first.getByRole('button', { name: '提交本题（第 1 题）' }))
    await user.click(await first.findByRole('button', { name: '给第 1 题纠错' }))
    await screen.findByRole('dialog', { name: '题目纠错' })
  })
})
