import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createMemoryBackend, type MemoryBackend } from '#infrastructure/memory/backend.ts'
import { RESOURCES } from '#infrastructure/memory/content/resources.ts'
import { ownFilesIn } from '#infrastructure/memory/own-file.backend.ts'
import { fileOfResource } from '#infrastructure/memory/resource.backend.ts'
import { memoryShare } from '#infrastructure/private-file/share.memory.ts'
import { openApp, personOf } from '#tests/ui/support/open-app.tsx'

const NOBODY_ABORTS = new AbortController().signal
const ADDRESS = '/school-local/school-local-examine?orgId=1'
const FILES = RESOURCES.slice(0, 3).map(fileOfResource)
const [FIRST = '', SECOND = '', THIRD = ''] = FILES.map(({ name }) => name)

/** A backend in which a teacher has handed three files in. */
const backendWithShares = async (): Promise<MemoryBackend> => {
  const backend = createMemoryBackend()
  const token = backend.openSession(personOf('teacher'))
  const shares = memoryShare(backend, { token: () => token, expired: () => undefined })
  ownFilesIn(backend, 1).push(...FILES.map((file) => ({ file, directoryId: 0 })))
  for (const { id } of FILES) {
    const place = { stageId: 2, subjectId: 202, versionId: 0, bookId: 0, chapterId: 0 }
    await shares.share({ organisationId: 1, place, tagId: 1, fileIds: [id], note: '' }, NOBODY_ABORTS)
  }
  return backend
}

const open = async (query = '') => {
  const backend = await backendWithShares()
  return openApp({ person: 'reviewer', address: `${ADDRESS}${query}`, backend })
}
const queue = () => within(screen.getByRole('region', { name: '共享申请' }))
const names = () =>
  queue()
    .getAllByRole('checkbox')
    .map((box) => box.getAttribute('aria-label'))
const item = (name: string) => screen.findByRole('article', { name: `申请：${name}` })

describe('the review workbench', () => {
  it('approves by a key what is looked at, goes on to the next, and takes it back', async () => {
    const { user, address } = await open('&item=1')
    await item(FIRST)
    await user.keyboard('a')
    await screen.findByText(`已通过“${FIRST}”`)
    await item(SECOND)
    expect(address()).toBe(`${ADDRESS}&item=2`)
    screen.getByRole('button', { name: '撤销' }).focus()
    await user.keyboard('{Enter}')
    await item(FIRST)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: '共享申请' })))
    expect(screen.getByRole('link', { name: '待审核（3）' })).toBeDefined()
  })

  it('rejects several for one reason; 其它 needs words', async () => {
    const { user } = await open()
    await screen.findByRole('link', { name: '待审核（3）' })
    expect(names()).toEqual([FIRST, SECOND, THIRD].map((name) => `选择 ${name}`))
    await user.click(queue().getByRole('checkbox', { name: `选择 ${FIRST}` }))
    await user.click(queue().getByRole('checkbox', { name: `选择 ${THIRD}` }))
    await user.click(within(queue().getByRole('toolbar')).getByRole('button', { name: '驳回' }))
    const dialog = within(await screen.findByRole('dialog', { name: '驳回所选的 2 项' }))
    // Nobody's category is chosen for them.
    for (const radio of dialog.getAllByRole<HTMLInputElement>('radio')) expect(radio.checked).toBe(false)
    await user.click(dialog.getByRole('button', { name: '驳回' }))
    expect(dialog.getByRole('alert').textContent).toBe('请选择原因')
    await user.click(dialog.getByRole('radio', { name: '其它' }))
    await user.click(dialog.getByRole('button', { name: '驳回' }))
    expect(dialog.getByRole('alert').textContent).toBe('请写明原因，至少 4 个字')
    await user.type(dialog.getByRole('textbox', { name: '补充说明' }), '不是本校的资料')
    await user.click(dialog.getByRole('button', { name: '驳回' }))
    await screen.findByText('已驳回 2 项')
    await waitFor(() => expect(names()).toEqual([`选择 ${SECOND}`]))
    await user.click(screen.getByRole('link', { name: '已驳回（2）' }))
    await queue().findByText(THIRD)
    await screen.findByText('驳回原因：其它 · 不是本校的资料', { exact: false })
  })

  it('decides nothing by a key that comes before what was chosen is shown', async () => {
    const { user } = await open('&item=1')
    await item(FIRST)
    fireEvent.click(queue().getByRole('link', { name: new RegExp(`^${SECOND}`) }))
    for (const key of ['a', 'r', 'x']) fireEvent.keyDown(document.body, { key })
    await item(SECOND)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(queue().queryAllByRole('checkbox', { checked: true })).toEqual([])
    await screen.findByRole('link', { name: '待审核（3）' })
    await user.keyboard('a')
    await screen.findByText(`已通过“${SECOND}”`)
    await waitFor(() => expect(names()).toEqual([FIRST, THIRD].map((name) => `选择 ${name}`)))
  })

  it('moves by keys from what was chosen last, shown or not', async () => {
    await open('&item=1')
    await item(FIRST)
    for (const key of ['j', 'j']) fireEvent.keyDown(document.body, { key })
    await item(THIRD)
  })

  it('says in the menu how many wait, and anew after each decision', async () => {
    const { user } = await open('&item=1')
    const menu = within(await screen.findByRole('navigation', { name: '校本导航' }))
    await menu.findByRole('link', { name: /^资料审核.*3 项待审核$/ })
    await item(FIRST)
    await user.keyboard('a')
    await menu.findByRole('link', { name: /^资料审核.*2 项待审核$/ })
  })

  it('of one who shared it says that another decides, and has no way to do it', async () => {
    const backend = await backendWithShares()
    const token = backend.openSession(personOf('reviewer'))
    const shares = memoryShare(backend, { token: () => token, expired: () => undefined })
    const [file] = FILES
    if (file === undefined) throw new Error('there is no file')
    ownFilesIn(backend, 2).push({ file, directoryId: 0 })
    const place = { stageId: 2, subjectId: 202, versionId: 0, bookId: 0, chapterId: 0 }
    await shares.share({ organisationId: 1, place, tagId: 1, fileIds: [file.id], note: '' }, NOBODY_ABORTS)
    const { user } = openApp({ person: 'reviewer', address: `${ADDRESS}&item=4`, backend })
    const own = within(await item(FIRST))
    own.getByText('这是你提交的资料，由本校其他审核人决定', { exact: false })
    expect(own.queryByRole('group', { name: '审核' })).toBeNull()
    expect(queue().getAllByRole('checkbox')).toHaveLength(3)
    await user.keyboard('arx')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(queue().getByRole('button', { name: '全选本页' }))
    queue().getByText('已选 3 项')
  })

  it('keeps what could not be sent beside the item, with its words, and sends it once more', async () => {
    const { backend, user } = await open('&item=1')
    await item(FIRST)
    backend.failCall('review.decide', { kind: 'unreachable' })
    await user.keyboard('r')
    const dialog = () => within(screen.getByRole('dialog'))
    await user.click(dialog().getByRole('radio', { name: '其它' }))
    await user.type(dialog().getByRole('textbox', { name: '补充说明' }), '不是本校的资料')
    await user.click(dialog().getByRole('button', { name: '驳回' }))
    const alert = await screen.findByText(new RegExp(`“${FIRST}”：.*不知道是否已完成`))
    expect(alert.closest('[role=alert]')?.textContent).toContain('填写的原因：其它 · 不是本校的资料')
    await item(FIRST)
    // The form has it all, for who wants to say something else.
    await user.keyboard('r')
    expect(dialog().getByRole<HTMLTextAreaElement>('textbox', { name: '补充说明' }).value).toBe(
      '不是本校的资料',
    )
    expect(dialog().getByRole<HTMLInputElement>('radio', { name: '其它' }).checked).toBe(true)
    await user.click(dialog().getByRole('button', { name: '取消' }))
    backend.failCall('review.decide', null)
    await user.click(screen.getByRole('button', { name: '重试' }))
    await screen.findByText(`已驳回“${FIRST}”`)
    await item(SECOND)
  })

  it('takes back once more what nobody knows to be taken back', async () => {
    const { backend, user } = await open('&item=1')
    await item(FIRST)
    await user.keyboard('a')
    await screen.findByText(`已通过“${FIRST}”`)
    backend.failCall('review.undo', { kind: 'unreachable' })
    await user.click(screen.getByRole('button', { name: '撤销' }))
    await screen.findByText(/不知道是否已完成/)
    backend.failCall('review.undo', null)
    await user.click(screen.getByRole('button', { name: '重试' }))
    await item(FIRST)
    expect(screen.queryByText(/不知道是否已完成/)).toBeNull()
  })

  it('takes an approved file down for a reason, and does or declines what its owner asks for', async () => {
    const { backend, user, goTo } = await open('&item=1')
    for (const name of [FIRST, SECOND]) {
      await item(name)
      await user.keyboard('a')
      await screen.findByText(`已通过“${name}”`)
    }
    await goTo(`${ADDRESS}&tab=approved&item=1`)
    const held = within(await item(FIRST))
    await user.click(await held.findByRole('button', { name: '下架' }))
    const dialog = within(await screen.findByRole('dialog', { name: `下架“${FIRST}”` }))
    await user.click(dialog.getByRole('radio', { name: '版权不明' }))
    await user.click(dialog.getByRole('button', { name: '下架' }))
    await screen.findByText(`已下架“${FIRST}”`)
    expect(screen.queryByRole('button', { name: '撤销' })).toBeNull()
    await screen.findByRole('link', { name: '已下架（1）' })
    await screen.findByText('下架原因：版权不明', { exact: false })
    // The button that had the focus is gone; what was looked at is still there.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: '审核内容' })))

    const token = backend.openSession(personOf('teacher'))
    const shares = memoryShare(backend, { token: () => token, expired: () => undefined })
    await shares.askTakeDown({ requestId: 2, version: 2 }, '教材已经换版', NOBODY_ABORTS)
    await goTo(`${ADDRESS}&tab=removing`)
    await screen.findByText('申请理由：教材已经换版', { exact: false })
    await user.keyboard('r')
    const declining = within(await screen.findByRole('dialog', { name: `不同意下架“${SECOND}”` }))
    await user.click(declining.getByRole('button', { name: '不同意' }))
    declining.getByText('请写明原因，至少 4 个字')
    await user.type(declining.getByRole('textbox', { name: '理由' }), '本学期还要用')
    await user.click(declining.getByRole('button', { name: '不同意' }))
    await screen.findByText(`“${SECOND}”继续保留`)
    await screen.findByRole('link', { name: '下架申请（0）' })

    await shares.askTakeDown({ requestId: 2, version: 4 }, '学期已经结束', NOBODY_ABORTS)
    await goTo(ADDRESS)
    await screen.findByRole('link', { name: '待审核（1）', current: 'page' })
    await goTo(`${ADDRESS}&tab=removing`)
    await screen.findByText('申请理由：学期已经结束', { exact: false })
    await user.keyboard('a')
    const accepting = within(await screen.findByRole('dialog', { name: `同意下架“${SECOND}”？` }))
    await user.click(accepting.getByRole('button', { name: '同意下架' }))
    await screen.findByText(`已下架“${SECOND}”`)
    await screen.findByRole('link', { name: '已下架（2）' })
  })

  it('says that there is no such request, and that a queue cannot be read', async () => {
    const { backend, user, goTo } = await open('&item=99')
    await screen.findByText('没有找到这项申请')
    backend.failCall('review.page', { kind: 'unreachable' })
    await goTo(`${ADDRESS}&tab=all`)
    await screen.findByText('共享申请加载失败')
    backend.failCall('review.page', null)
    await user.click(screen.getByRole('button', { name: '重试' }))
    await queue().findByText(FIRST)
  })

  it('is refused by the server where the menu would have let somebody in, and logs nobody out', async () => {
    const { backend, goTo } = await open('&tab=all')
    await screen.findByRole('link', { name: '全部（3）' })
    await queue().findByText(FIRST)
    backend.failCall('review.page', { kind: 'forbidden', message: '没有这所学校的审核权限' })
    await goTo(`${ADDRESS}&tab=approved`)
    await screen.findByText('没有这所学校的审核权限')
    expect(screen.getByRole('button', { name: '用户菜单' })).toBeDefined()
  })
})
