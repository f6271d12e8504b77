import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { success } from '#domain/kernel/result.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { port } from '#main/adapters/with-ports.ts'
import { QUESTION_MAKING_PORT } from '#main/question/tokens.ts'
import { aMadeQuestion } from '#tests/support/made-question.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { type Opening, openApp } from '#tests/ui/support/open-app.tsx'

const open = (address: string, opening: Opening = {}) => openApp({ person: 'teacher', address, ...opening })

type Opened = ReturnType<typeof open>

const field = (name: string) => screen.findByRole('textbox', { name })

const typed = async () => (await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '题干' })).value

/** A single choice whose place is still to be chosen. */
const write = async ({ user }: Opened, stem: string) => {
  await user.type(await field('题干'), stem)
  await user.type(await field('选项 A'), '2')
  await user.type(await field('选项 B'), '$x^2$')
  for (const key of ['D', 'C']) await user.click(screen.getByRole('button', { name: `去掉选项 ${key}` }))
  await user.type(await field('答案（选项字母）'), 'B')
}

const placeIt = async ({ user }: Opened) => {
  await user.click(await screen.findByRole('treeitem', { name: /^初中/ }))
  await user.click(await screen.findByRole('treeitem', { name: /^数学/ }))
}

const saveIt = async ({ user }: Opened) => {
  await user.click(screen.getByRole('button', { name: '保存' }))
  await screen.findByText('已保存，题库里已是这个样子。')
}

describe('the questions that a teacher makes', () => {
  it('look as their kind does: options that wait for a change of mind are not shown', async () => {
    const { user } = open('/studio/questions/new')
    await onScreen.heading('出题')
    await field('选项 A')
    const preview = screen.getByRole('complementary', { name: '题目的样子' })
    expect(preview.textContent).toContain('A.')
    const kinds = screen.getByRole('combobox', { name: '题型' })
    await user.selectOptions(kinds, '填空题')
    expect(preview.textContent).not.toContain('A.')
    await user.selectOptions(kinds, '单选题')
    expect(preview.textContent).toContain('A.')
  })

  it('are written beside how they will look, saved at an address of their own, corrected, withdrawn and brought back', async () => {
    const backend = createMemoryBackend()
    const app = open('/studio/questions', { backend })
    const { user, address } = app
    await onScreen.heading('我出的题')
    await screen.findByText('这里还没有题')
    const [add] = screen.getAllByRole('link', { name: '出一道题' })
    await user.click(add ?? document.body)
    await onScreen.heading('出题')
    await write(app, '1 + 1 等于几？')
    const preview = screen.getByRole('complementary', { name: '题目的样子' })
    await waitFor(() => expect(preview.textContent).toContain('答案 B'))
    await user.click(screen.getByRole('button', { name: '保存' }))
    await screen.findByText('还有 1 处要改，改好再保存。')
    expect(document.activeElement).toBe(
      screen.getByRole('group', { name: '归属', description: '请选择学段和学科' }),
    )
    await placeIt(app)
    await waitFor(() => expect(screen.queryByText('请选择学段和学科')).toBe(null))
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(address()).toBe('/studio/questions/1'))
    await onScreen.heading('修改题目')

    const stem = await field('题干')
    await user.clear(stem)
    await user.type(stem, '2 + 2 等于几？')
    await user.type(await field('修改说明'), '题干写错')
    await saveIt(app)
    await screen.findByText(/第 1 版，由.+修改：题干写错/)

    await user.click(within(screen.getByRole('main')).getByRole('link', { name: '我出的题' }))
    await user.click(await screen.findByRole('checkbox', { name: '选择：2 + 2 等于几？' }))
    await user.click(screen.getByRole('button', { name: '撤下' }))
    await screen.findByText('已撤下 1 题')
    // What was pressed is gone: the focus stays with the list's tools.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '选择本页' }))
    const row = within(await screen.findByRole('list', { name: '题目列表' }))
    expect(row.getByText('已撤下')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '撤销' }))
    await screen.findByText('已恢复 1 题')
    await waitFor(() => expect(row.queryByText('已撤下')).toBe(null))

    await user.click(screen.getByRole('checkbox', { name: '选择：2 + 2 等于几？' }))
    await user.click(screen.getByRole('button', { name: '归类' }))
    const level = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '难度' })
    await user.selectOptions(level(), '较难')
    backend.failCall('questionMaking.change', { kind: 'unreachable' })
    await user.click(screen.getByRole('button', { name: '归类这 1 题' }))
    await screen.findByText(/不知道是否已完成/)
    expect(level().selectedOptions[0]?.textContent).toBe('较难')
    backend.failCall('questionMaking.change', null)
    await user.click(screen.getByRole('button', { name: '归类这 1 题' }))
    await screen.findByText('已归类 1 题')
    expect(screen.queryByRole('button', { name: '归类这 1 题' })).toBe(null)
  })

  it('keep what is typed over a reload, and a save that fails loses no word', async () => {
    const backend = createMemoryBackend()
    const first = open('/studio/questions/new', { backend })
    await write(first, '没有写完')
    await placeIt(first)
    backend.failCall('questionMaking.save', { kind: 'unreachable' })
    await first.user.click(screen.getByRole('button', { name: '保存' }))
    await screen.findByText(/不知道是否已完成/)
    expect(await typed()).toBe('没有写完')
    cleanup()

    const again = open('/studio/questions/new', { backend, browser: first.browser })
    await screen.findByText('这是你上次在这台设备上没有保存的内容。')
    expect(await typed()).toBe('没有写完')
    await again.user.click(screen.getByRole('button', { name: '放弃未保存的内容' }))
    const asked = within(await screen.findByRole('alertdialog', { name: '放弃未保存的内容？' }))
    expect(screen.getByDisplayValue('没有写完')).toBeDefined()
    await again.user.click(asked.getByRole('button', { name: '放弃未保存的内容' }))
    await waitFor(async () => expect(await typed()).toBe(''))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '保存' })))
  })

  it('that are not there, and those that cannot be read, say so', async () => {
    const backend = createMemoryBackend()
    backend.failCall('questionMaking.page', { kind: 'unreachable' })
    const { user } = open('/studio/questions', { backend })
    await screen.findByText('题目加载失败')
    backend.failCall('questionMaking.page', null)
    await user.click(screen.getByRole('button', { name: '重试' }))
    await screen.findByText('这里还没有题')
  })
})

it('who turns a page of the questions is at the list', async () => {
  const ports = [
    port(QUESTION_MAKING_PORT, (base) => ({
      ...base,
      page: (query) =>
        Promise.resolve(
          success({ index: query.page, size: 20, total: 21, items: [aMadeQuestion({ id: query.page })] }),
        ),
    })),
  ]
  const { user, address } = open('/studio/questions', { ports })
  await user.click(await screen.findByRole('button', { name: '下一页' }))
  await waitFor(() => expect(address()).toContain('page=2'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: '题目列表' })))
})
