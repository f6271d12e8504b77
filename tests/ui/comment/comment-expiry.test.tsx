import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { memoryCommentDrafts } from '#infrastructure/comment/comment-draft.memory.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { RESOURCES } from '#infrastructure/memory/content/resources.ts'
import { signIn, watchedBrowser } from '#tests/ui/support/expiry.ts'
import { loginFields } from '#tests/ui/support/on-screen.ts'
import { openApp, PERSONS } from '#tests/ui/support/open-app.tsx'

/** Nobody has written on it yet. */
const ID = RESOURCES.find(({ id }) => id % 3 === 0)?.id ?? 0
const ADDRESS = `/details?id=${ID}&type=3`
const WORDS = '这些话不能丢掉'

const items = () =>
  [...(screen.queryByRole('list', { name: '评论列表' })?.children ?? [])].map(
    ({ textContent }) => textContent,
  )

/** A comment that was begun before is sent; the session was over by then. The formatted editor is typed into in the browser alone. */
const interrupted = async () => {
  const backend = createMemoryBackend()
  const { browser, stored } = watchedBrowser()
  memoryCommentDrafts(browser).keep(
    { userId: PERSONS.teacher, content: { type: 3, id: ID }, parentId: 0 },
    {
      text: { html: `<p>${WORDS}</p>`, length: WORDS.length, pictures: 0 },
      score: 0,
      clientId: 'begun-before',
      tried: false,
    },
  )
  const app = openApp({ person: 'teacher', address: ADDRESS, backend, browser })
  await screen.findByText('还没有评论')
  const form = within(await screen.findByRole('form', { name: '写评论' }))
  await form.findByText('已恢复上次没有发表的内容')
  backend.expireSessions()
  await app.user.click(form.getByRole('button', { name: '发表' }))
  await loginFields()
  const added = () => backend.requests.filter(({ call }) => call === 'comments.add').length
  return { app, stored, added }
}

it('a comment that was sent as the session ended is there once when the same user is back', async () => {
  const { app } = await interrupted()
  await signIn(app, 'teacher')
  await waitFor(() => expect(app.address()).toBe(ADDRESS))
  await waitFor(() => expect(items()).toEqual([expect.stringContaining(WORDS)]))
  expect(screen.queryByText('已恢复上次没有发表的内容')).toBeNull()
})

it('leaves nothing of it to another user, in whose name nothing is sent', async () => {
  const { app, stored, added } = await interrupted()
  const before = added()
  expect(stored()).toContain(WORDS)
  await signIn(app, 'emptyMenus')
  await waitFor(() => expect(stored()).not.toContain(WORDS))
  expect(app.address()).toBe('/')
  await app.goTo(ADDRESS)
  await screen.findByText('还没有评论')
  expect(added()).toBe(before)
})
