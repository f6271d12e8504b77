import { waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { createMemoryBrowser } from '#infrastructure/memory/memory-browser.ts'
import { fetchLessonCode } from '#tests/ui/support/lesson-code.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'

const NOTES = '/play?id=101&section=10101&at=5&tab=notes'

beforeAll(fetchLessonCode)

/** The notes of one lesson in two tabs of a browser, whose pages stand side by side in the document. */
const inTwoTabs = async () => {
  const [backend, browser] = [createMemoryBackend(), createMemoryBrowser()]
  const opened = [1, 2].map(() => {
    const before = [...document.body.children]
    const { user } = openApp({ person: 'teacher', address: NOTES, backend, browser })
    const page = [...document.body.children].find((one) => !before.includes(one))
    return { user, page: page as HTMLElement }
  })
  const tabs = opened.map(({ user, page }) => {
    const tab = within(page)
    const field = () => tab.findByRole<HTMLTextAreaElement>('textbox', { name: '写笔记' })
    const press = async (name: string | RegExp) => user.click(await tab.findByRole('button', { name }))
    const items = () => tab.queryAllByRole('listitem').map(({ textContent }) => textContent)
    const told = () => tab.queryByText('另一个标签页在这里写了不同的内容，请选一个：')
    const changing = () => tab.findByRole<HTMLTextAreaElement>('textbox', { name: /^正在修改 / })
    return { user, tab, field, press, items, told, changing }
  })
  const [here, there] = tabs
  if (here === undefined || there === undefined) throw new Error('no tabs')
  for (const { field } of tabs) await field()
  return [here, there] as const
}

it('a note that is written in one tab stands in the other, of two texts one is chosen, and what one saved is what the other changes', async () => {
  const [here, there] = await inTwoTabs()
  await here.user.type(await here.field(), '甲')
  await waitFor(async () => expect((await there.field()).value).toBe('甲'))
  await there.user.type(await there.field(), '乙')
  await waitFor(() => expect(here.told()).not.toBeNull())
  expect((await here.field()).value).toBe('甲')
  await here.press('用那边的')
  await waitFor(async () => expect((await here.field()).value).toBe('甲乙'))
  expect(here.told()).toBeNull()

  await here.press('保存笔记')
  for (const { items } of [here, there])
    await waitFor(() => expect(items()).toContainEqual(expect.stringContaining('甲乙')))
  await here.press(/^修改 .* 的笔记$/)
  const editor = await here.changing()
  await here.user.type(editor, '丙')
  await here.press('保存笔记')
  for (const { items } of [here, there])
    await waitFor(() => expect(items()).toContainEqual(expect.stringContaining('甲乙丙')))
})
