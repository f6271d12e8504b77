import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { FavouriteContent } from '#domain/favourite/favourite.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { BANK } from '#infrastructure/memory/content/bank.ts'
import { COURSES } from '#infrastructure/memory/content/courses.ts'
import { port } from '#main/adapters/with-ports.ts'
import { FAVOURITE_PORT } from '#main/favourite/tokens.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { type Opening, openApp } from '#tests/ui/support/open-app.tsx'

const TAB = '/coursetable?activeIndex=3'
const [FIRST, SECOND] = COURSES

const open = async (opening: Opening = {}) => {
  const app = openApp({ person: 'teacher', address: TAB, ...opening })
  await onScreen.userMenu()
  await screen.findByRole('heading', { level: 2, name: '全部收藏' })
  const { actors, folders } = await app.signedIn()
  const { favouriteFolders } = await folders()
  return { ...app, favourites: actors.favourites, favouriteFolders }
}

/** Kept through the statechart, as a star does it. */
const keep = (app: Awaited<ReturnType<typeof open>>, ...courses: (typeof FIRST)[]) => {
  for (const course of courses)
    app.favourites.send({
      type: 'favourites.toggle',
      item: {
        contentId: course?.id ?? 0,
        type: 1,
        name: course?.name ?? '',
        favouriteId: 0,
        folderId: null,
        restorable: true,
      },
      kept: false,
    })
}

const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent)
const rows = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent)

describe('the tab of favourites', () => {
  it('says what to do where nothing is kept', async () => {
    await open()
    expect(await screen.findByText('还没有收藏')).toBeTruthy()
    expect(screen.getByRole('link', { name: '去找课程和资料' })).toBeTruthy()
  })

  it('shows what is kept, and lets it go and come back', async () => {
    const app = await open()
    keep(app, FIRST, SECOND)
    await waitFor(() => expect(names()).toEqual([SECOND?.name, FIRST?.name]))
    await app.user.click(screen.getByRole('button', { name: `更多：${SECOND?.name}` }))
    await app.user.click(await screen.findByRole('menuitem', { name: '取消收藏' }))
    await waitFor(() => expect(names()).toEqual([FIRST?.name]))
    await app.user.click(await screen.findByRole('button', { name: '撤销' }))
    await waitFor(() => expect(names().length).toBe(2))
  })

  it('gives the focus back to the menu of the card that its folder was asked from', async () => {
    const app = await open()
    keep(app, FIRST)
    const menu = await screen.findByRole('button', { name: `更多：${FIRST?.name}` })
    await app.user.click(menu)
    await app.user.click(await screen.findByRole('menuitem', { name: '移动到…' }))
    await screen.findByRole('dialog')
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(menu))
  })

  it('shows a question as the bank does, with what can be done with what is kept', async () => {
    const [kept] = BANK
    const backend = createMemoryBackend()
    const app = await open({ backend })
    backend.failCall('questionBank.ofContents', { kind: 'unreachable' })
    keep(app, FIRST)
    await waitFor(() => expect(names()).toEqual([FIRST?.name]))
    app.favourites.send({
      type: 'favourites.toggle',
      item: {
        contentId: kept?.card.id ?? 0,
        type: 4,
        name: kept?.card.name ?? '',
        favouriteId: 0,
        folderId: null,
        restorable: true,
      },
      kept: false,
    })
    const alert = await screen.findByText('题目加载失败')
    await screen.findByRole('link', { name: /^（第一单元）直角三角形/ })
    backend.failCall('questionBank.ofContents', null)
    await app.user.click(
      within(alert.closest('[role=alert]') as HTMLElement).getByRole('button', { name: '重试' }),
    )
    const row = within(await screen.findByRole('article', { name: '第 1 题' }))
    expect(row.getAllByRole('listitem').length).toBe(kept?.question.options.length)
    expect(row.getByRole('checkbox', { name: /^选择：（第一单元）/ })).toBeTruthy()
    await app.user.click(row.getByRole('button', { name: '把第 1 题加入试题篮' }))
    await app.user.click(row.getByRole('button', { name: /^更多：（第一单元）/ }))
    await app.user.click(await screen.findByRole('menuitem', { name: '取消收藏' }))
    await waitFor(() => expect(names()).toEqual([FIRST?.name]))
  })

  it('makes a folder, says what is wrong with a name, and moves what is selected into it', async () => {
    const app = await open()
    keep(app, FIRST, SECOND)
    await waitFor(() => expect(names().length).toBe(2))
    const create = async (name: string) => {
      await app.user.click(screen.getByRole('button', { name: '新建收藏夹' }))
      await app.user.type(await screen.findByRole('textbox', { name: '名称' }), `${name}{Enter}`)
    }
    await create('备课')
    await waitFor(() => expect(rows()).toEqual(['全部收藏', '未分类', '备课']))
    await create('备课')
    expect(screen.getByRole('dialog').textContent).toContain('那里已有同名的收藏夹')
    await app.user.keyboard('{Escape}')

    await app.user.click(screen.getByRole('checkbox', { name: `选择：${FIRST?.name}` }))
    const bar = screen.getByRole('toolbar', { name: '选中的收藏' })
    await app.user.click(within(bar).getByRole('button', { name: '移动到…' }))
    await app.user.click(await screen.findByRole('radio', { name: '备课' }))
    await app.user.click(screen.getByRole('button', { name: '移动到这里' }))
    await waitFor(() => expect(rows()).toEqual(['全部收藏', '未分类', '备课1']))
    await app.user.click(screen.getByRole('treeitem', { name: /备课/ }))
    await waitFor(() => expect(names()).toEqual([FIRST?.name]))
    expect(app.address()).toMatch(/activeIndex=3&folder=\d+$/)
  })

  it('says that it could not be read, and reads it again', async () => {
    const backend = createMemoryBackend()
    backend.failCall('favourite.page', { kind: 'unreachable' })
    const app = await open({ backend })
    const alert = await onScreen.main().findByRole('alert')
    expect(alert.textContent).toContain('收藏加载失败')
    backend.failCall('favourite.page', null)
    await app.user.click(within(alert).getByRole('button', { name: '重试' }))
    expect(await screen.findByText('还没有收藏')).toBeTruthy()
  })

  it('names the part that was refused, and lets the rest go', async () => {
    let refused = 0
    const app = await open({
      ports: [
        port(FAVOURITE_PORT, (base) => ({
          ...base,
          forget: async (item, signal) => {
            if (item.contentId !== FIRST?.id) return base.forget(item, signal)
            refused += 1
            return failed({ kind: 'rejected', reason: 'conflict', message: '正被别处修改' })
          },
        })),
      ],
    })
    keep(app, FIRST, SECOND)
    await waitFor(() => expect(names().length).toBe(2))
    await app.user.click(screen.getByRole('checkbox', { name: `选择：${FIRST?.name}` }))
    await app.user.click(screen.getByRole('button', { name: '全选本页' }))
    const bar = screen.getByRole('toolbar', { name: '选中的收藏' })
    await app.user.click(within(bar).getByRole('button', { name: '取消收藏' }))
    expect(await screen.findByText(new RegExp(`“${FIRST?.name}”没有改成：正被别处修改`))).toBeTruthy()
    await waitFor(() => expect(names()).toEqual([FIRST?.name]))
    expect(refused).toBe(1)
  })

  it('marks what is not offered any more, and removes it for good', async () => {
    const gone: FavouriteContent = {
      id: 77,
      folderId: 0,
      contentId: 0,
      type: 3,
      name: '旧课件',
      content: null,
      place: 1,
      keptAt: '2026-09-01T02:00:00Z',
    }
    const forgotten: number[] = []
    const app = await open({
      ports: [
        port(FAVOURITE_PORT, (base) => ({
          ...base,
          page: async () => success({ index: 1, size: 18, total: 1, items: [gone] }),
          forget: async ({ favouriteId }) => {
            forgotten.push(favouriteId)
            return success(true)
          },
        })),
      ],
    })
    const card = await screen.findByRole('article')
    expect(card.textContent).toContain('失效')
    expect(within(card).queryByRole('link')).toBeNull()
    await app.user.click(within(card).getByRole('button', { name: '移除：旧课件' }))
    expect(await screen.findByText(/已取消收藏/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull()
    expect(forgotten).toEqual([77])
  })

  it('says that a folder is not there', async () => {
    openApp({ person: 'teacher', address: `${TAB}&folder=77` })
    expect(await screen.findByText('没有找到这个收藏夹')).toBeTruthy()
  })

  it.each([
    'card',
    'row',
  ])('counts a press on a star beside it, and takes it back with it: %s', async (view) => {
    const { user } = openApp({ person: 'teacher', address: `/list?type=1&view=${view}` })
    const name = new RegExp(`^收藏：${FIRST?.name}`)
    const star = () => screen.getByRole<HTMLButtonElement>('button', { name })
    await waitFor(() => expect(star().disabled).toBe(false))
    const count = () => Number(/(\d+) 人收藏/.exec(star().closest('article')?.textContent ?? '')?.[1] ?? 0)
    const before = count()
    await user.click(star())
    await waitFor(() => expect([star().getAttribute('aria-pressed'), count()]).toEqual(['true', before + 1]))
    await user.click(star())
    await waitFor(() => expect([star().getAttribute('aria-pressed'), count()]).toEqual(['false', before]))
  })

  it('puts a star back that the server refuses, and says why', async () => {
    const backend = createMemoryBackend()
    backend.failCall('favourite.keep', { kind: 'rejected', reason: 'withdrawn', message: '这项内容已下架' })
    const { user } = openApp({ person: 'teacher', address: '/list?type=1', backend })
    const name = new RegExp(`^收藏：${FIRST?.name}`)
    const star = () => screen.getByRole<HTMLButtonElement>('button', { name })
    // What stands behind it comes after the page.
    await waitFor(() => expect(star().disabled).toBe(false))
    await user.click(star())
    expect(await screen.findByText(/这项内容已下架/)).toBeTruthy()
    expect(star().getAttribute('aria-pressed')).toBe('false')
  })

  it('has what a star keeps, at once and once however often it is pressed, in the folder to which its notice leads', async () => {
    const backend = createMemoryBackend()
    const { user, goTo } = openApp({ person: 'teacher', address: '/list?type=1', backend })
    const name = new RegExp(`^收藏：${FIRST?.name}`)
    const star = () => screen.getByRole<HTMLButtonElement>('button', { name })
    await waitFor(() => expect(star().disabled).toBe(false))
    for (let press = 0; press < 3; press += 1) star().click()
    await waitFor(() => expect(star().getAttribute('aria-pressed')).toBe('true'))
    const notice = within(screen.getByRole('region', { name: '通知' }))
    await user.click(await notice.findByRole('button', { name: '移动到…' }))
    expect(backend.requests.filter(({ call }) => call === 'favourite.keep')).toHaveLength(1)
    const dialog = within(await screen.findByRole('dialog', { name: '移动到' }))
    await user.type(dialog.getByRole('textbox', { name: '新收藏夹的名称' }), '期末复习')
    await user.click(dialog.getByRole('button', { name: '新建' }))
    await waitFor(() =>
      expect(dialog.getByRole<HTMLInputElement>('radio', { name: '期末复习' }).checked).toBe(true),
    )
    await user.click(dialog.getByRole('button', { name: '移动到这里' }))
    await notice.findByText(/已把收藏移动到“期末复习”/)
    await goTo('/coursetable?activeIndex=3')
    await user.click(await screen.findByRole('treeitem', { name: /期末复习/ }))
    await waitFor(() => expect(names()).toEqual([FIRST?.name]))
  })

  it('is moved into a folder of which only the name was typed, and into none that is there already', async () => {
    const backend = createMemoryBackend()
    const { user } = openApp({ person: 'teacher', address: '/list?type=1', backend })
    const name = new RegExp(`^收藏：${FIRST?.name}`)
    const star = () => screen.getByRole<HTMLButtonElement>('button', { name })
    await waitFor(() => expect(star().disabled).toBe(false))
    const notice = within(screen.getByRole('region', { name: '通知' }))
    star().click()
    await user.click(await notice.findByRole('button', { name: '移动到…' }))
    const dialog = within(await screen.findByRole('dialog', { name: '移动到' }))
    const field = dialog.getByRole<HTMLInputElement>('textbox', { name: '新收藏夹的名称' })
    const take = dialog.getByRole('button', { name: '移动到这里' })
    await user.type(field, '备课')
    await user.click(dialog.getByRole('button', { name: '新建' }))
    await waitFor(() => expect(field.value).toBe(''))
    await user.click(dialog.getByRole('radio', { name: '未分类' }))
    await user.type(field, '备课')
    await user.click(take)
    expect(dialog.getByText('这里已有同名的收藏夹')).toBeDefined()
    expect(document.activeElement).toBe(field)
    await user.clear(field)
    await user.type(field, '期末复习')
    await user.click(take)
    await notice.findByText(/已把收藏移动到“期末复习”/)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(backend.requests.filter(({ call }) => call === 'favouriteFolder.create')).toHaveLength(2)
  })

  it('is forgotten when somebody leaves', async () => {
    const app = await open()
    keep(app, FIRST)
    await waitFor(() => expect(names()).toEqual([FIRST?.name]))
    app.actors.session.send({ type: 'session.signOut' })
    await waitFor(() => expect(app.favourites.getSnapshot().context.kept).toEqual(new Map()))
    expect(app.favouriteFolders.getSnapshot().value).toBe('unknown')
  })
})
