import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { frameOf } from '#infrastructure/memory/frame.backend.ts'
import { expectAccessible } from '#tests/ui/support/accessibility.ts'
import { BARE_HOME } from '#tests/ui/support/bare-home.ts'
import { reloaded, signIn, watchedBrowser } from '#tests/ui/support/expiry.ts'
import { loginFields, onScreen } from '#tests/ui/support/on-screen.ts'
import { type Opened, openApp } from '#tests/ui/support/open-app.tsx'

const ADDRESS = '/manage/frame'
const FIRST = '新学期备课季：三个学段的课件与教案已更新'
const SECOND = '名师直播周：每晚七点，一起磨一节好课'

/** What the browser of these tests cannot: decode a picture, and draw it. */
const pictures = { width: 2880, height: 800 }
beforeEach(() => {
  Object.assign(pictures, { width: 2880, height: 800 })
  vi.stubGlobal('createImageBitmap', async (file: Blob) => {
    if ((await file.text()) === 'no picture') throw new DOMException('', 'InvalidStateError')
    return { ...pictures, close: () => {} }
  })
  const pen = { fillRect: () => {}, drawImage: () => {} } as unknown as CanvasRenderingContext2D
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) =>
    take(new Blob(['jpeg'], { type: 'image/jpeg' })),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const fileOf = (text: string) => new File([text], 'a.png', { type: 'image/png' })
const rows = async () =>
  within(await screen.findByRole('list', { name: '横幅' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)

const chosen = (user: ReturnType<typeof openApp>['user'], text: string) =>
  user.upload(screen.getByLabelText('选择图片', { selector: 'input' }), fileOf(text))

it('the platform’s administrator adds a banner with a preview', async () => {
  const { user } = openApp({ person: 'platformAdministrator', address: '/manage/people' })
  await user.click(await screen.findByRole('link', { name: '首页横幅' }))
  await onScreen.heading('首页横幅')
  expect(await screen.findByText('共 3 个')).toBeDefined()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: '添加横幅' }))
  await chosen(user, 'good')
  const preview = within(await screen.findByRole('group', { name: '预览' }))
  expect(preview.getByText('手机上')).toBeDefined()
  await user.type(screen.getByRole('textbox', { name: '图片说明' }), '开学第一课')
  await user.type(screen.getByRole('textbox', { name: '链接（可不填）' }), '/list?type=2')
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('已保存，首页马上更新')).toBeDefined()
  expect((await rows()).at(-1)).toContain('链接：/list?type=2')
})

it('a banner with a time of which a part is missing is not taken for one without', async () => {
  const { user } = openApp({ person: 'platformAdministrator', address: ADDRESS })
  await user.click(await screen.findByRole('button', { name: '添加横幅' }))
  await chosen(user, 'good')
  await screen.findByRole('group', { name: '预览' })
  await user.type(screen.getByRole('textbox', { name: '图片说明' }), '开学第一课')
  const to = screen.getByLabelText<HTMLInputElement>(/^结束展示/)
  const typed = vi.spyOn(to.validity, 'badInput', 'get').mockReturnValue(true)
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(to.validationMessage).toBe('请把日期和时间填完整，或全部清空')
  typed.mockRestore()
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('已保存，首页马上更新')).toBeDefined()
})

it('until when a banner is shown is told with the hour', async () => {
  const backend = createMemoryBackend()
  const frame = frameOf(backend)
  const to = new Date(2027, 2, 6, 17, 30).toISOString()
  Object.assign(frame, { banners: frame.banners.map((banner) => ({ ...banner, to })) })
  openApp({ person: 'platformAdministrator', address: ADDRESS, backend })
  expect((await rows())[0]).toMatch(/展示到 (?:\d{4}年)?3月6日 17:30/)
})

it('what is missing is told, and why a picture will not do', async () => {
  const { user } = openApp({ person: 'platformAdministrator', address: ADDRESS })
  await user.click(await screen.findByRole('button', { name: '添加横幅' }))
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('请选择横幅图片')).toBeDefined()
  const choose = screen.getByRole('button', { name: '选择图片' })
  await waitFor(() => expect(document.activeElement).toBe(choose))
  await chosen(user, 'no picture')
  expect(await screen.findByText('这张图片读不出来，请换一张')).toBeDefined()
  pictures.width = 1000
  await chosen(user, 'small')
  expect(await screen.findByText(/这张图片太小/)).toBeDefined()
  pictures.width = 2880
  await chosen(user, 'good')
  expect(await screen.findByText('请填写图片说明')).toBeDefined()
  await user.type(screen.getByRole('textbox', { name: '图片说明' }), '开学第一课')
  const to = screen.getByLabelText<HTMLInputElement>(/^结束展示/)
  fireEvent.change(to, { target: { value: '2020-01-01T08:00' } })
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('结束时间已经过去，请改晚一些，或不填')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(to))
  await expectAccessible()
})

it('banners are moved, changed and removed; who is first cannot go up', async () => {
  const { user } = openApp({ person: 'platformAdministrator', address: ADDRESS })
  await user.click(await screen.findByRole('button', { name: `上移“${SECOND}”` }))
  expect(await screen.findByText('已调整顺序，首页马上更新')).toBeDefined()
  expect((await rows())[0]).toContain(SECOND)
  const up = screen.getByRole('button', { name: `上移“${SECOND}”` })
  expect(up.getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: `删除“${FIRST}”` }))
  const asked = within(await screen.findByRole('alertdialog', { name: `删除“${FIRST}”？` }))
  await user.click(asked.getByRole('button', { name: '删除' }))
  expect(await screen.findByText('已删除，首页马上更新')).toBeDefined()
  expect(await rows()).toHaveLength(2)
})

it('who was overtaken is told so, and goes on with what was typed', async () => {
  const backend = createMemoryBackend()
  const { user } = openApp({ person: 'platformAdministrator', address: ADDRESS, backend })
  await user.click(await screen.findByRole('button', { name: `修改“${FIRST}”` }))
  const title = await screen.findByRole('textbox', { name: '图片说明' })
  await user.clear(title)
  await user.type(title, '新学期')
  const message = '这个横幅刚刚被别人修改过'
  backend.failCall('frameBanners.save', { kind: 'rejected', reason: 'conflict', message })
  await user.click(screen.getByRole('button', { name: '保存' }))
  expect((await screen.findByText(`没有成功：${message}`)).getAttribute('role')).toBe('alert')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '图片说明' }).value).toBe('新学期')
  await user.click(screen.getByRole('button', { name: '取消' }))
  expect(await screen.findByRole('button', { name: `修改“${FIRST}”` })).toBeDefined()
})

it('who does not administer the platform is told so', async () => {
  openApp({ person: 'schoolAdministrator', address: ADDRESS })
  expect(await screen.findByText('你没有管理首页的权限')).toBeDefined()
})

describe('the picture that was chosen for a banner', () => {
  const person = 'platformAdministrator'
  const preview = () => screen.findByRole('group', { name: '预览' })
  const written = async ({ user }: Pick<Opened, 'user'>) => {
    await user.click(await screen.findByRole('button', { name: '添加横幅' }))
    await chosen(user, 'good')
    await preview()
    await user.type(screen.getByRole('textbox', { name: '图片说明' }), '开学第一课')
  }
  const interrupted = async () => {
    const backend = createMemoryBackend()
    const { browser, stored } = watchedBrowser()
    const app = openApp({ person, address: ADDRESS, backend, browser, ...BARE_HOME })
    await written(app)
    backend.expireSessions()
    await app.user.click(screen.getByRole('button', { name: '保存' }))
    await loginFields()
    expect(stored()).toContain('a.png')
    return { app, backend, stored }
  }

  it('is there for the same user after an expiry, and is saved once', async () => {
    const { app, backend, stored } = await interrupted()
    await signIn(app, person)
    await preview()
    await app.user.click(screen.getByRole('button', { name: '保存' }))
    await screen.findByText('已保存，首页马上更新')
    expect(frameOf(backend).banners.filter(({ title }) => title === '开学第一课')).toHaveLength(1)
    await waitFor(() => expect(stored()).not.toContain('a.png'))
  })

  it('leaves nothing of it to another user, who is not led there', async () => {
    const { app, stored } = await interrupted()
    await signIn(app, 'emptyMenus')
    await waitFor(() => expect(stored()).not.toContain('a.png'))
    expect(app.address()).not.toBe(ADDRESS)
  })

  it('is there after a reload, until its form is left', async () => {
    const backend = createMemoryBackend()
    const first = openApp({ person, address: ADDRESS, backend })
    await written(first)
    const { user, browser } = openApp({ person, address: ADDRESS, backend, browser: reloaded(first.browser) })
    await preview()
    await user.click(screen.getByRole('button', { name: '取消' }))
    openApp({ person, address: ADDRESS, backend, browser: reloaded(browser) })
    await user.click(await screen.findByRole('button', { name: '添加横幅' }))
    expect(screen.queryByRole('group', { name: '预览' })).toBe(null)
  })

  it('is no other banner’s where its form was left while it was made', async () => {
    const { user } = openApp({ person, address: ADDRESS })
    await user.click(await screen.findByRole('button', { name: '添加横幅' }))
    const draw = vi.mocked(HTMLCanvasElement.prototype.toBlob)
    let goOn = (): void => undefined
    const jpeg = new Blob(['jpeg'], { type: 'image/jpeg' })
    draw.mockImplementationOnce((take) => {
      goOn = () => take(jpeg)
    })
    await chosen(user, 'good')
    await waitFor(() => expect(draw).toHaveBeenCalledTimes(1))
    await user.click(screen.getByRole('button', { name: '取消' }))
    await user.click(await screen.findByRole('button', { name: '添加横幅' }))
    goOn()
    await waitFor(() => expect(draw).toHaveBeenCalledTimes(2))
    await user.type(screen.getByRole('textbox', { name: '图片说明' }), '另一张')
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('请选择横幅图片')).toBeDefined()
  })

  it('that a banner has is shown beside what was typed before a reload', async () => {
    const first = openApp({ person, address: ADDRESS })
    await first.user.click(await screen.findByRole('button', { name: `修改“${FIRST}”` }))
    await first.user.type(await screen.findByRole('textbox', { name: '图片说明' }), '！')
    const { backend } = first
    openApp({ person, address: ADDRESS, backend, browser: reloaded(first.browser) })
    expect(await screen.findByDisplayValue(`${FIRST}！`)).toBeDefined()
    await preview()
  })
})
