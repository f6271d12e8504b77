import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const openNew = async () => {
  const app = openApp({ person: 'teacher', address: '/studio/questions/new' })
  await onScreen.heading('出题')
  await screen.findByRole('textbox', { name: '题干' })
  return app
}

type Opened = Awaited<ReturnType<typeof openNew>>

const textbox = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })

/** By the keyboard: the button is reached, and pressed. */
const press = async ({ user }: Opened, name: string) => {
  screen.getByRole('button', { name }).focus()
  await user.keyboard('{Enter}')
}

const chooseKind = ({ user }: Opened, kind: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: '题型' }), kind)

const focused = () => document.activeElement

describe('the form of a question, by keyboard', () => {
  it('leads to an option that was added, and on from one that went; right answers stay with what they named', async () => {
    const app = await openNew()
    await app.user.type(textbox('选项 B'), '乙')
    await app.user.type(textbox('选项 C'), '丙')
    await app.user.type(textbox('答案（选项字母）'), 'C')
    await press(app, '去掉选项 A')
    expect(focused()).toBe(textbox('选项 A'))
    expect([textbox('选项 A').value, textbox('选项 B').value]).toEqual(['乙', '丙'])
    expect(textbox('答案（选项字母）').value).toBe('B')
    await press(app, '增加一个选项')
    expect(focused()).toBe(textbox('选项 D'))
    await press(app, '去掉选项 D')
    expect(focused()).toBe(textbox('选项 C'))
    for (const key of ['C', 'B', 'A']) await press(app, `去掉选项 ${key}`)
    expect(focused()).toBe(screen.getByRole('button', { name: '增加一个选项' }))
  })

  it('leads through scoring points and parts, each with its own answer', async () => {
    const app = await openNew()
    await chooseKind(app, '解答题')
    await press(app, '加一个得分点')
    expect(focused()).toBe(textbox('得分点 1'))
    await press(app, '去掉得分点 1')
    expect(focused()).toBe(screen.getByRole('button', { name: '加一个得分点' }))

    await chooseKind(app, '复合题')
    await app.user.type(textbox('小题 1 答案（选项字母）'), 'A')
    await press(app, '加一个小题')
    expect(focused()).toBe(screen.getByRole('combobox', { name: '小题 2 题型' }))
    await app.user.type(textbox('小题 2 答案（选项字母）'), 'B')
    await press(app, '去掉第 1 小题')
    expect(focused()).toBe(screen.getByRole('combobox', { name: '小题 1 题型' }))
    // What was typed for the part that went is not shown for the one that took its place.
    expect(textbox('小题 1 答案（选项字母）').value).toBe('B')
  })

  it('leads to the worth of a scoring point that has none, and shows nothing of what is no number', async () => {
    const app = await openNew()
    await app.user.type(textbox('题干'), '问')
    await chooseKind(app, '解答题')
    await press(app, '加一个得分点')
    await app.user.type(textbox('得分点 1'), '列式')
    await app.user.type(textbox('得分点 1 分值'), '两')
    await press(app, '保存')
    await screen.findByText('还有 2 处要改，改好再保存。')
    expect(focused()).toBe(
      screen.getByRole('textbox', { name: '得分点 1 分值', description: '得分点要写明内容和分值' }),
    )
    const preview = screen.getByRole('complementary', { name: '题目的样子' })
    expect(preview.textContent).not.toContain('-1')
    // The bank's numbers say nothing of where one's own question goes.
    const stage = await screen.findByRole('treeitem', { name: /^初中/ })
    expect(stage.textContent).not.toMatch(/\d/)
  })

  it('says what is wrong at each field, and leads to the first', async () => {
    const app = await openNew()
    await app.user.type(textbox('选项 A'), '甲')
    await app.user.type(textbox('答案（选项字母）'), 'E')
    await app.user.type(textbox('分值'), '五')
    await app.user.type(textbox('年份'), '26')
    expect(textbox('分值').value).toBe('五')
    await press(app, '保存')
    expect((await screen.findByText('还有 8 处要改，改好再保存。')).getAttribute('role')).toBe('alert')
    expect(focused()).toBe(screen.getByRole('textbox', { name: '题干', description: '题干还没有写' }))
    for (const key of ['B', 'C', 'D'])
      screen.getByRole('textbox', { name: `选项 ${key}`, description: '这个选项是空的' })
    screen.getByRole('textbox', { name: '答案（选项字母）', description: '正确答案里有不存在的选项' })
    screen.getByRole('textbox', { name: '分值', description: /^分值写 0 到 1000 之间的数字/ })
    screen.getByRole('textbox', { name: '年份', description: /^年份写四位数字/ })
    screen.getByRole('group', { name: '归属', description: '请选择学段和学科' })
    await app.user.clear(textbox('分值'))
    await app.user.type(textbox('分值'), '２．５')
    await screen.findByText('还有 7 处要改，改好再保存。')
    expect(textbox('分值').getAttribute('aria-invalid')).toBe('false')
  })

  it('keeps what was typed while another kind is looked at', async () => {
    const app = await openNew()
    await app.user.type(textbox('选项 A'), '甲')
    await app.user.type(textbox('答案（选项字母）'), 'A')
    await chooseKind(app, '解答题')
    await app.user.type(textbox('参考答案'), '因为')
    await press(app, '加一个得分点')
    await app.user.type(textbox('得分点 1'), '列式')
    await chooseKind(app, '复合题')
    await app.user.type(textbox('小题 1 题干'), '一问')
    await chooseKind(app, '单选题')
    expect([textbox('选项 A').value, textbox('答案（选项字母）').value]).toEqual(['甲', 'A'])
    await chooseKind(app, '解答题')
    expect([textbox('参考答案').value, textbox('得分点 1').value]).toEqual(['因为', '列式'])
    await chooseKind(app, '复合题')
    expect(textbox('小题 1 题干').value).toBe('一问')
  })

  it('keeps the focus in the field from which it was saved', async () => {
    const app = await openNew()
    await app.user.type(textbox('分值'), '5{Enter}')
    await screen.findByText(/^还有 \d 处要改/)
    await app.user.type(textbox('题干'), '问')
    await chooseKind(app, '判断题')
    await app.user.selectOptions(screen.getByRole('combobox', { name: '答案' }), '正确')
    await app.user.click(await screen.findByRole('treeitem', { name: /^初中/ }))
    await app.user.click(await screen.findByRole('treeitem', { name: /^数学/ }))
    await app.user.type(textbox('分值'), '{Enter}')
    await waitFor(() => expect(app.address()).toBe('/studio/questions/1'))
    await onScreen.heading('修改题目')
    await app.user.type(await screen.findByRole('textbox', { name: '修改说明' }), '补充{Enter}')
    await screen.findByText('已保存，题库里已是这个样子。')
    await app.user.type(textbox('分值'), '0{Enter}')
    await screen.findByText(/^第 2 版/)
    expect(focused()).toBe(textbox('分值'))
    expect(textbox('分值').value).toBe('50')
  })
})

it('who was overtaken sees the new content, goes on typing, and chooses', async () => {
  const backend = createMemoryBackend()
  const app = openApp({ person: 'teacher', address: '/studio/questions/new', backend })
  const { user } = app
  await user.type(await screen.findByRole('textbox', { name: '题干' }), '原来的题')
  await chooseKind(app, '判断题')
  await user.selectOptions(screen.getByRole('combobox', { name: '答案' }), '正确')
  await user.click(await screen.findByRole('treeitem', { name: /^初中/ }))
  await user.click(await screen.findByRole('treeitem', { name: /^数学/ }))
  await user.click(screen.getByRole('button', { name: '保存' }))
  await onScreen.heading('修改题目')

  await user.type(await screen.findByRole('textbox', { name: '题干' }), '，我改的')
  backend.failCall('questionMaking.save', { kind: 'rejected', reason: 'conflict', message: '' })
  await user.click(screen.getByRole('button', { name: '保存' }))
  const theirs = await screen.findByRole('region', { name: '同事保存的新内容' })
  expect(theirs.textContent).toContain('答案 正确')
  expect(focused()).toBe(screen.getByRole('button', { name: '保存' }))
  await user.type(textbox('题干'), '，又改')
  expect(textbox('题干').value).toBe('原来的题，我改的，又改')
  backend.failCall('questionMaking.save', null)
  await user.click(screen.getByRole('button', { name: '用我的内容继续' }))
  expect(screen.queryByRole('region', { name: '同事保存的新内容' })).toBe(null)
  await user.click(screen.getByRole('button', { name: '保存' }))
  await screen.findByText('已保存，题库里已是这个样子。')
  expect(textbox('题干').value).toBe('原来的题，我改的，又改')
})
