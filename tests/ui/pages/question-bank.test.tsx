import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { success } from '#domain/kernel/result.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { port } from '#main/adapters/with-ports.ts'
import { QUESTION_BANK_PORT } from '#main/question/tokens.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { type Opening, openApp } from '#tests/ui/support/open-app.tsx'

const open = async (query = '', opening: Opening = {}) => {
  const app = openApp({ person: 'teacher', address: `/details?type=4${query}`, ...opening })
  await onScreen.heading('题库')
  return app
}

const row = (number: number) => screen.findByRole('article', { name: `第 ${number} 题` })
const within1 = async () => within(await row(1))
const choose = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name })
const basketCount = () => screen.getByRole('button', { name: /^试题篮，共/ }).textContent

describe('the question bank', () => {
  it('lists ten questions with what they ask, and goes on by the address', async () => {
    const { user, address } = await open()
    const first = await within1()
    expect(first.getByText('单选题')).toBeDefined()
    await waitFor(() => expect(screen.getAllByRole('article').length).toBe(10))
    await waitFor(() => expect(document.title).toMatch(/^题库 - /))
    await user.click(screen.getByRole('link', { name: '下一页' }))
    await waitFor(() => expect(address()).toBe('/details?type=4&page=2'))
    await row(11)
  })

  // R-first-start-3.
  it('that has nothing yet leads to the form of a question', async () => {
    await open('', {
      ports: [
        port(QUESTION_BANK_PORT, (base) => ({
          ...base,
          page: async () => success({ index: 1, size: 10, total: 0, items: [] }),
        })),
      ],
    })
    const nothing = within((await screen.findByText('这里还没有试题')).parentElement as HTMLElement)
    const links = nothing.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/studio/questions/new'])
  })

  it('is narrowed by its rows, which the address says, and widened again', async () => {
    const { user, address } = await open('&page=2')
    await row(11)
    const chosen = async (group: string, name: string, leads: string) => {
      await user.click(choose(group, name))
      await waitFor(() => expect(address()).toBe(leads))
      // The address is known before the page that it makes.
      await waitFor(() => expect(choose(group, name).getAttribute('aria-pressed')).toBe('true'))
    }
    await chosen('题型', '填空题', '/details?type=4&qtype=4')
    await screen.findByText('共 8 题')
    await chosen('难度', '困难', '/details?type=4&qtype=4&level=21')
    await chosen('排序', '从难到易', '/details?type=4&qtype=4&level=21&sort=hardest')
    await user.click(screen.getByRole('button', { name: '清除筛选' }))
    await waitFor(() => expect(address()).toBe('/details?type=4&sort=hardest'))
  })

  it('is looked through for a word, which the address and the tree beside it know, and which leads on when nothing is found', async () => {
    const { user, address } = await open('&page=2')
    await row(11)
    const field = screen.getByRole('textbox', { name: '题干或选项里的词' })
    await user.type(field, ' 直角三角形 {Enter}')
    await waitFor(() => expect(address()).toBe(`/details?type=4&q=${encodeURIComponent('直角三角形')}`))
    await screen.findByText(/^共 \d+ 题$/)
    await user.click(await screen.findByRole('link', { name: '清除关键词' }))
    await waitFor(() => expect(address()).toBe('/details?type=4'))
    await waitFor(() => expect(screen.queryByRole('link', { name: '清除关键词' })).toBe(null))
    await user.type(screen.getByRole('textbox', { name: '题干或选项里的词' }), '没有的词')
    await user.click(screen.getByRole('button', { name: '找题' }))
    await screen.findByText('没有找到含“没有的词”的试题')
    await user.click(
      within(screen.getByRole('region', { name: '题目列表' })).getByRole('link', { name: '清除关键词' }),
    )
    await waitFor(() => expect(address()).toBe('/details?type=4'))
  })

  it('has two rows of filters, the others behind a button that an address opens', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('treeitem', { name: /^初中/ }))
    await user.click(await screen.findByRole('treeitem', { name: /^数学/ }))
    const more = await screen.findByRole('button', { name: '更多筛选' })
    expect(screen.queryByRole('group', { name: '年份' })).toBe(null)
    await user.click(more)
    await user.click(choose('年份', '2025 年'))
    await screen.findByRole('button', { name: '清除筛选' })
    await user.click(screen.getByRole('button', { name: '收起筛选' }))
    expect(screen.getByRole('button', { name: '更多筛选（1）' })).toBeDefined()
  })

  it('shows the rows behind the button where the address names one of them', async () => {
    await open('&year=2025')
    await row(1)
    expect(choose('年份', '2025 年').getAttribute('aria-pressed')).toBe('true')
  })

  it('offers the books where chapters are wanted and no book is chosen', async () => {
    const { user, address } = await open()
    await user.click(await screen.findByRole('treeitem', { name: /^初中/ }))
    await user.click(await screen.findByRole('treeitem', { name: /^数学/ }))
    await user.click(await screen.findByRole('button', { name: '章节' }))
    await screen.findByText('先选一册教材，再看它的章节。')
    await user.click(await screen.findByRole('treeitem', { name: /^人教版/ }))
    await waitFor(() => expect(address()).toContain('version='))
    // The tree stays where it is under the finger until a book is chosen.
    await screen.findByRole('button', { name: /^教材.*人教版/ })
    expect(screen.getByText('先选一册教材，再看它的章节。')).toBeDefined()
    await user.click(await screen.findByRole('treeitem', { name: /^八年级下册/ }))
    await screen.findByRole('treeitem', { name: /^全部章节/ })
  })

  it('adds a whole page to the basket', async () => {
    const { user } = await open('&qtype=4')
    await row(1)
    await user.click(screen.getByRole('button', { name: '把第 1 题加入试题篮' }))
    await user.click(screen.getByRole('button', { name: '本页全部加入试题篮' }))
    expect(basketCount()).toMatch(/^试题篮8/)
    expect(screen.getByRole('button', { name: '本页已全部加入' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('shows answer and analysis when somebody wants to see them, and says when it cannot', async () => {
    const backend = createMemoryBackend()
    const { user } = await open('', { backend })
    const first = await within1()
    backend.failCall('questionBank.solution', { kind: 'unreachable' })
    await user.click(first.getByRole('button', { name: '展开第 1 题的解析' }))
    await first.findByRole('alert')
    backend.failCall('questionBank.solution', null)
    await user.click(first.getByRole('button', { name: '重试' }))
    const solution = within(await first.findByRole('region', { name: '答案与解析' }))
    await solution.findByText('A')
    await user.click(first.getByRole('button', { name: '收起第 1 题的解析' }))
    expect(first.queryByRole('region', { name: '答案与解析' })).toBe(null)
  })

  it('collects questions in a basket, to be looked into, emptied and had back', async () => {
    const { user } = await open()
    await user.click((await within1()).getByRole('button', { name: '把第 1 题加入试题篮' }))
    await user.click(within(await row(2)).getByRole('button', { name: '把第 2 题加入试题篮' }))
    expect(basketCount()).toBe('试题篮2')
    await user.click(screen.getByRole('button', { name: '试题篮，共 2 题' }))
    const panel = within(await screen.findByRole('dialog', { name: '试题篮，共 2 题' }))
    await panel.findAllByText(/直角三角形两条直角边/)
    await user.click(panel.getByRole('button', { name: '把第 1 题移出试题篮' }))
    await user.click(panel.getByRole('button', { name: '清空' }))
    await panel.findByText('试题篮是空的')
    await user.click(panel.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(basketCount()).toBe('试题篮0'))
    await user.click(await screen.findByRole('button', { name: '撤销' }))
    await waitFor(() => expect(basketCount()).toBe('试题篮1'))
    expect((await within1()).getByRole('button', { name: '把第 1 题加入试题篮' })).toBeDefined()
  })

  it('asks how many are practised and which first, from the order of the list', async () => {
    const { user, address } = await open('&qtype=4&sort=hardest')
    await row(1)
    await user.click(screen.getByRole('button', { name: '练习这些题' }))
    const dialog = within(await screen.findByRole('dialog', { name: '练习这些题' }))
    expect(
      dialog.getAllByRole('radio', { checked: true }).map((one) => one.parentElement?.textContent),
    ).toEqual(['20 题', '先做没做过的', '从难到易'])
    dialog.getByText('这里一共 8 题。')
    await user.click(dialog.getByRole('radio', { name: '50 题' }))
    await user.click(dialog.getByRole('radio', { name: '只做没做过的' }))
    await user.click(dialog.getByRole('button', { name: '开始练习' }))
    await waitFor(() =>
      expect(address()).toBe(
        '/details?type=4&qtype=4&sort=hardest&mode=practice&size=50&order=hardest&choice=freshOnly',
      ),
    )
    await onScreen.heading('题库练习')
    await screen.findByText('已作答 0 / 8')
  })

  it('that is practised keeps the focus at the question that was checked, and at that which comes back', async () => {
    const { user } = openApp({ person: 'teacher', address: '/details?type=4&qtype=1&mode=practice&size=20' })
    await screen.findByText(/^已作答 0 /)
    const [option] = await screen.findAllByRole('radio')
    if (option === undefined) throw new Error('no option')
    await user.click(option)
    await user.click(screen.getByRole('button', { name: '提交本题（第 1 题）' }))
    await screen.findByText(/^已作答 1 /)
    expect(document.activeElement).toBe(screen.getByRole('region', { name: /^第 1/ }))
    await user.click(screen.getByRole('button', { name: '暂停' }))
    const goesOn = await screen.findAllByRole('button', { name: '继续' })
    await user.click(goesOn[1] as HTMLElement)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^第 1/ })))
  })

  it('that is practised leads to the question before and the next by keys, with the focus, and to none beyond the last', async () => {
    const { user } = openApp({ person: 'teacher', address: '/details?type=4&qtype=1&mode=practice&size=20' })
    await screen.findByText(/^已作答 0 /)
    const heading = (number: number) =>
      screen.getByRole('heading', { name: new RegExp(`^第 ${number} 题，`) })
    for (const layout of ['逐题', '整卷']) {
      await user.click(screen.getByRole('button', { name: layout }))
      await user.keyboard('{ArrowRight}')
      await waitFor(() => expect(document.activeElement).toBe(heading(2)))
      await user.keyboard('{ArrowLeft}{ArrowLeft}')
      await waitFor(() => expect(document.activeElement).toBe(heading(1)))
    }
  })

  it('gives the focus to the heading of the page that takes its place: a practice, its report, a question', async () => {
    const { user } = await open('&qtype=1')
    const expectAt = async (name: string) => {
      await onScreen.heading(name)
      await waitFor(() =>
        expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name })),
      )
    }
    await row(1)
    await user.click(screen.getByRole('link', { name: '第 1 题的详情' }))
    await expectAt('题目')
    await user.click(
      within(screen.getByRole('navigation', { name: '面包屑' })).getByRole('link', { name: '题库' }),
    )
    await row(1)
    await expectAt('题库')
    await user.click(screen.getByRole('button', { name: '练习这些题' }))
    await user.click(await screen.findByRole('button', { name: '开始练习' }))
    await expectAt('题库练习')
    await screen.findByText(/^已作答 0 /)
    await user.keyboard('a')
    await user.click(screen.getByRole('button', { name: '交卷' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '交卷' }))
    await user.click(await screen.findByRole('link', { name: /报告/ }))
    await expectAt('学习报告')
  })

  it('has no basket for who may not compose papers', async () => {
    await open('', { person: 'cloudSchool' })
    await row(1)
    expect(screen.queryByRole('button', { name: /试题篮/ })).toBe(null)
  })

  it('takes what is wrong with a question, once it says what', async () => {
    const backend = createMemoryBackend()
    const { user } = await open('', { backend })
    const first = await within1()
    await user.click(first.getByRole('button', { name: '给第 1 题纠错' }))
    const dialog = within(await screen.findByRole('dialog', { name: '题目纠错' }))
    await user.click(dialog.getByRole('button', { name: '提交' }))
    expect(dialog.getByRole('alert').textContent).toBe('请先选一下哪里有问题')
    await user.click(dialog.getByRole('radio', { name: '答案' }))
    await user.type(dialog.getByRole('textbox', { name: '具体说明' }), '答案应该是 B')
    await user.click(dialog.getByRole('button', { name: '提交' }))
    await screen.findByText('已收到，谢谢你的纠错')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    expect(backend.requests.filter(({ call }) => call === 'questionFaults.report').length).toBe(1)
  })

  it('leads from a chapter without questions to the one above it', async () => {
    const { user, address } = await open()
    await user.click(await screen.findByRole('treeitem', { name: /^初中/ }))
    await user.click(await screen.findByRole('treeitem', { name: /^数学/ }))
    await user.click(await screen.findByRole('button', { name: /^教材版本/ }))
    await user.click(await screen.findByRole('treeitem', { name: '人教版' }))
    await user.click(await screen.findByRole('treeitem', { name: '七年级上册' }))
    await user.click(await screen.findByRole('treeitem', { name: /^第一单元/ }))
    const unit = address()
    await screen.findByText('共 6 题')
    await user.click(await screen.findByRole('treeitem', { name: /·第一课/ }))
    await screen.findByText('该章节暂无试题，试试上级章节')
    await user.click(screen.getByRole('link', { name: '去“第一单元”' }))
    await waitFor(() => expect(address()).toBe(unit))
    await screen.findByText('共 6 题')
  })

  it('says what failed and tries again, and shows the last page for one that is not there', async () => {
    const backend = createMemoryBackend()
    backend.failCall('questionBank.page', { kind: 'unreachable' })
    const { user } = await open('&qtype=4&page=9', { backend })
    await screen.findByText('题目加载失败')
    backend.failCall('questionBank.page', null)
    await user.click(screen.getByRole('button', { name: '重试' }))
    await row(1)
  })

  it('gives others like a question their place before they have come', async () => {
    const held = port(QUESTION_BANK_PORT, (base) => ({
      ...base,
      similar: () => new Promise(() => undefined),
    }))
    openApp({ person: 'teacher', address: '/details?type=4&id=7000', ports: [held] })
    const place = within(await screen.findByRole('region', { name: '相似题目' }))
    expect(place.getByRole('status', { name: '正在取题' })).toBeDefined()
  })

  it('shows one question with others like it, and says when there is none', async () => {
    const { goTo } = await open()
    await row(1)
    await goTo('/details?type=4&id=7000')
    await onScreen.heading('题目')
    await screen.findByRole('heading', { name: '相似题目' })
    expect(screen.getAllByRole('article').length).toBeGreaterThanOrEqual(4)
    await goTo('/details?type=4&id=7999')
    await screen.findByText('没有找到这道题')
    expect(screen.getByRole('link', { name: '去题库' }).getAttribute('href')).toBe('/details?type=4')
  })
})
