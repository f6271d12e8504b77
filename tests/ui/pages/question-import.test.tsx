import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { port } from '#main/adapters/with-ports.ts'
import { QUESTION_IMPORT_PORT } from '#main/question/tokens.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { type Opening, openApp } from '#tests/ui/support/open-app.tsx'
import { tellLineBack } from '#ui/components/line-back.ts'

const open = async (opening: Opening = {}) => {
  const app = openApp({ person: 'reviewer', address: '/details?type=4', ...opening })
  await onScreen.heading('题库')
  return app
}
const gift = (text: string) => new File([text], '第一单元.txt', { type: 'text/plain' })
const GIFT = '1+1=? {=2 ~3}\n\n没有答案 {~1}'

/** From the bank to a subject of the page. */
const openMaths = async (opening: Opening = {}) => {
  const app = await open(opening)
  await app.user.click(await screen.findByRole('link', { name: '导入与导出' }))
  await onScreen.heading('导入与导出试题')
  return app
}
const chooseMaths = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(await screen.findByRole('treeitem', { name: /^初中/ }))
  await user.click(await screen.findByRole('treeitem', { name: /^数学/ }))
}
const input = () => screen.getByLabelText(/^(?:选择文件|换一个文件)$/)

describe('importing and exporting questions', () => {
  it('looks at a file, brings it in, and knows it the next time', async () => {
    const { user, address } = await openMaths()
    await user.upload(input(), gift(GIFT))
    await screen.findByText('请先选好学段和学科，再检查这个文件。')
    await chooseMaths(user)
    const summary = within(await screen.findByRole('region', { name: '检查结果' }))
    expect(summary.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '可以导入 1 题',
      '题库里已有 0 题',
      '不能导入 1 题',
    ])
    expect(screen.getByRole('article', { name: '第 2 题' }).textContent).toContain('没有正确答案')
    expect(address()).toMatch(/^\/details\?type=4&stage=\d+&subject=\d+&mode=import$/)
    await user.type(screen.getByRole('textbox', { name: '来源' }), '校本题库')
    await user.click(screen.getByRole('button', { name: '导入这 1 题' }))
    const result = await screen.findByRole('region', { name: '导入结果' })
    await within(result).findByText('已导入 1 题')
    await waitFor(() => expect(document.activeElement).toBe(result))
    expect(within(result).getByRole('link', { name: '去题库看看' })).toBeDefined()
    await user.click(within(result).getByRole('button', { name: '再导入一个文件' }))
    await user.upload(input(), gift(GIFT))
    await screen.findByText('没有可以导入的新题。')
    // In the bank, or twice in this file: neither is said for the other.
    await screen.findByText('题库里已有或文件里重复 1 题')
    await screen.findByText('已有或重复')
  })

  it('says why a file cannot be taken, and tries again what broke off', async () => {
    const backend = createMemoryBackend()
    const { user } = await openMaths({ backend })
    await chooseMaths(user)
    await user.upload(input(), gift(''))
    await screen.findByText('这个文件是空的，换一个再试')
    await user.upload(input(), gift('什么也不是'))
    await screen.findByText('这不是 Word、Excel、CSV、GIFT、Moodle XML 或 QTI 文件')
    // The same file would be refused again.
    expect(screen.getByRole('alert').textContent).toContain('这个文件不能导入')
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
    backend.failCall('questionImport.check', { kind: 'unreachable' })
    await user.upload(input(), gift(GIFT))
    await screen.findByText('检查没有完成')
    backend.failCall('questionImport.check', null)
    await user.click(screen.getByRole('button', { name: '重试' }))
    await screen.findByRole('button', { name: '导入这 1 题' })
    backend.failCall('questionImport.bring', { kind: 'unreachable' })
    await user.click(await screen.findByRole('button', { name: '导入这 1 题' }))
    await screen.findByText(/不知道是否已完成/)
    expect(screen.queryByText(/没有完成/)).toBeNull()
    backend.failCall('questionImport.bring', null)
    await user.click(screen.getByRole('button', { name: '重试' }))
    await screen.findByText('已导入 1 题')
  })

  it('says that it was stopped, not that the server was slow, and goes on only when that is pressed', async () => {
    let isSlow = true
    const ports = [
      port(QUESTION_IMPORT_PORT, (base) => ({
        ...base,
        bring: (wanted, watch, signal) =>
          isSlow
            ? new Promise<never>((_, reject) => {
                signal.addEventListener('abort', () => reject(signal.reason as Error))
              })
            : base.bring(wanted, watch, signal),
      })),
    ]
    const { user } = await openMaths({ ports })
    await chooseMaths(user)
    await user.upload(input(), gift(GIFT))
    await user.click(await screen.findByRole('button', { name: '导入这 1 题' }))
    await user.click(await screen.findByRole('button', { name: '停止等待' }))
    const stopped = await screen.findByRole('group', { name: '已停止等待' })
    expect(document.activeElement).toBe(stopped)
    expect(screen.queryByText(/服务器太久没有回应/)).toBeNull()
    isSlow = false
    tellLineBack()
    await user.click(within(stopped).getByRole('button', { name: '继续导入' }))
    await screen.findByText('已导入 1 题')
  })

  it('puts items right before they come in; what was put right is there when the file is chosen again', async () => {
    const { user } = await openMaths()
    await chooseMaths(user)
    await user.upload(input(), gift(`${GIFT}\n\n多余的 {=1 ~2}`))
    const item = async (name: string) => within(await screen.findByRole('article', { name }))
    await user.click((await item('第 2 题')).getByRole('button', { name: '修改第 2 题' }))
    const form = within(screen.getByRole('form', { name: '修改第 2 题' }))
    const stem = form.getByRole('textbox', { name: '题干' })
    await waitFor(() => expect(document.activeElement).toBe(stem))
    await user.clear(stem)
    await user.type(stem, '改好的题')
    await user.selectOptions(form.getByRole('combobox', { name: '题型' }), '填空题')
    await user.type(form.getByRole('textbox', { name: /^答案（每空一行/ }), '二 或 2')
    const points = form.getByRole<HTMLInputElement>('textbox', { name: '分值' })
    await user.type(points, '5分')
    await user.click(form.getByRole('button', { name: '保存修改' }))
    expect([points.value, points.getAttribute('aria-invalid')]).toEqual(['5分', 'true'])
    await user.clear(points)
    await user.type(points, '５')
    await user.selectOptions(form.getByRole('combobox', { name: '难度' }), '较难')
    await user.click(screen.getByRole('button', { name: '导入这 2 题' }))
    expect(screen.getByText('第 2 题的修改还没有保存：保存或取消以后再导入。')).toBeDefined()
    await user.click(form.getByRole('button', { name: '保存修改' }))
    await (await item('第 2 题')).findByText('改过')
    expect((await item('第 2 题')).getByText('第 3 行')).toBeDefined()
    expect((await item('第 2 题')).getByText('二 / 2')).toBeDefined()
    await user.click((await item('第 3 题')).getByRole('button', { name: '略去第 3 题' }))
    await (await item('第 3 题')).findByText('不导入')
    const focused = (name: string) =>
      waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })))
    await focused('恢复第 3 题')
    const summary = within(screen.getByRole('region', { name: '检查结果' }))
    const counts = () => summary.getAllByRole('listitem').map(({ textContent }) => textContent)
    await waitFor(() =>
      expect(counts().slice(0, 4)).toEqual([
        '可以导入 2 题',
        '题库里已有 0 题',
        '不能导入 0 题',
        '略去 1 题',
      ]),
    )
    await user.click(screen.getByRole('button', { name: '移除文件' }))
    await user.upload(input(), gift(`${GIFT}\n\n多余的 {=1 ~2}`))
    await (await item('第 2 题')).findByText('改过')
    await user.click((await item('第 3 题')).getByRole('button', { name: '恢复第 3 题' }))
    await focused('修改第 3 题')
    await user.click(await screen.findByRole('button', { name: '导入这 3 题' }))
    await screen.findByText('已导入 3 题')
  })

  it('shows the pictures that its editor has only signs for', async () => {
    const { user } = await openMaths()
    await chooseMaths(user)
    await user.upload(input(), gift('看图 <img src="/api/files/1" alt="圆"> {=1 ~2}\n\n没有图 {=1 ~2}'))
    for (const name of ['修改第 1 题', '修改第 2 题'])
      await user.click(await screen.findByRole('button', { name }))
    const before = screen.getAllByRole('region', { name: /^修改前的样子/ })
    expect(before.map((region) => within(region).getAllByRole('img').length)).toEqual([1])
  })

  it('lists what came in, releases it and takes it back', async () => {
    const backend = createMemoryBackend()
    const { user } = await openMaths({ backend })
    await screen.findByText('还没有导入过试题。')
    await chooseMaths(user)
    await user.upload(input(), gift(GIFT))
    await user.click(await screen.findByRole('button', { name: '导入这 1 题' }))
    const row = async () =>
      within(await screen.findByRole('list', { name: '导入记录' })).getByRole('listitem')
    expect((await row()).textContent).toContain('1 题仅本校可见')
    const press = async (name: RegExp, label: string) => {
      await user.click(within(await row()).getByRole('button', { name }))
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: label }))
    }
    backend.failCall('questionImport.decide', { kind: 'unreachable' })
    await press(/^公开/, '公开')
    await screen.findByText(/不知道是否已完成/)
    backend.failCall('questionImport.decide', null)
    await press(/^公开/, '公开')
    await within(await row()).findByText('已公开')
    const rowIsFocused = () =>
      waitFor(() => expect(document.activeElement?.closest('[role="listitem"], li')).not.toBe(null))
    await rowIsFocused()
    await press(/^撤销/, '撤销')
    await within(await row()).findByText('已撤销')
    await rowIsFocused()
    expect(within(await row()).queryByRole('button')).toBe(null)
  })

  it('makes a file of the questions of a place', async () => {
    const backend = createMemoryBackend()
    const { user } = await openMaths({ backend })
    await screen.findByText('请先选好学段和学科。')
    await chooseMaths(user)
    backend.failCall('questionImport.take', { kind: 'unreachable' })
    await user.click(await screen.findByRole('button', { name: 'GIFT' }))
    await user.click(screen.getByRole('button', { name: '导出' }))
    await screen.findByText('没有导出成')
    backend.failCall('questionImport.take', null)
    await user.click(screen.getByRole('button', { name: '重试' }))
    await screen.findByText(/^已导出 \d+ 题$/)
  })

  it('is neither offered nor open to those who may not review', async () => {
    const { goTo } = await open({ person: 'teacher' })
    await screen.findByRole('article', { name: '第 1 题' })
    expect(screen.queryByRole('link', { name: '导入与导出' })).toBe(null)
    await goTo('/details?type=4&mode=import')
    await screen.findByText('导入和导出试题需要学校的审核权限，请联系管理员。')
    expect(screen.queryByLabelText('选择文件')).toBe(null)
  })
})
