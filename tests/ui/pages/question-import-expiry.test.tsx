import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { signIn, watchedBrowser } from '#tests/ui/support/expiry.ts'
import { loginFields } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const GIFT = '1+1=? {=2 ~3}\n\n没有答案 {~1}'
const WORDS = '这些话不能丢掉'
const SOURCE = '校本题库'
const ADDRESS = '/details?type=4&stage=2&subject=202&mode=import'

const choose = async (user: ReturnType<typeof openApp>['user']) =>
  user.upload(
    await screen.findByLabelText(/^(?:选择文件|换一个文件)$/),
    new File([GIFT], '第一单元.txt', { type: 'text/plain' }),
  )
const editor = async () => within(await screen.findByRole('form', { name: '修改第 2 题' }))
const stem = async () => (await editor()).findByRole<HTMLTextAreaElement>('textbox', { name: '题干' })

const source = () => screen.findByRole<HTMLInputElement>('textbox', { name: '来源' })

/** An item is being put right and the source is typed; the session is over when another is left out. */
const interrupted = async () => {
  const backend = createMemoryBackend()
  const { browser, stored } = watchedBrowser()
  const app = openApp({ person: 'reviewer', address: ADDRESS, backend, browser })
  await choose(app.user)
  await app.user.click(await screen.findByRole('button', { name: '修改第 2 题' }))
  await app.user.clear(await stem())
  await app.user.type(await stem(), WORDS)
  await app.user.selectOptions((await editor()).getByRole('combobox', { name: '题型' }), '填空题')
  await app.user.type((await editor()).getByRole('textbox', { name: /^答案（每空一行/ }), '二')
  await app.user.type(await source(), SOURCE)
  backend.expireSessions()
  await app.user.click(screen.getByRole('button', { name: '略去第 1 题' }))
  await loginFields()
  expect(app.address()).toBe('/')
  return { app, backend, stored }
}

it('an item that is being put right is so again for the same user, with its file, and comes in once', async () => {
  const { app, backend } = await interrupted()
  await signIn(app, 'reviewer')
  await waitFor(() => expect(app.address()).toBe(ADDRESS))
  await waitFor(async () => expect((await stem()).value).toBe(WORDS))
  const brought = () => backend.requests.filter(({ call }) => call === 'questionImport.bring').length
  await app.user.click((await editor()).getByRole('button', { name: '保存修改' }))
  expect((await source()).value).toBe(SOURCE)
  await app.user.click(await screen.findByRole('button', { name: '导入这 1 题' }))
  await screen.findByText('已导入 1 题')
  expect(brought()).toBe(1)
})

it('leaves nothing of it to another user, who is not led there', async () => {
  const { app, stored } = await interrupted()
  expect(stored()).toContain(WORDS)
  await signIn(app, 'emptyMenus')
  await waitFor(() => expect(stored()).not.toContain(WORDS))
  expect(stored()).not.toContain(SOURCE)
  expect(app.address()).not.toBe(ADDRESS)
  expect(document.body.textContent).not.toContain(WORDS)
})
