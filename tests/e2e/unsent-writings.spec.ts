import { expectAccessible } from './support/accessibility.ts'
import { leadTo } from './support/app.ts'
import { answer, CALLS, callsTo, disconnect, reconnect, recordCalls } from './support/calls.ts'
import { commentsOn, openEditor, ownCourse, turnToEditor } from './support/comments.ts'
import { UNREACHABLE } from './support/faults.ts'
import { addressOfFilm, filmAt } from './support/lessons.ts'
import { expect, test } from './support/test.ts'

const SAVE_NOTE = '/api/user/lessonnote/savenote'

test.use({ persona: 'teacher' })

test('a note and a comment that cannot be sent wait in their places through a reload, and arrive once by themselves', async ({
  page,
  app,
  faults,
}) => {
  faults.forgive(UNREACHABLE)
  const film = await filmAt(page, 3)
  const course = await ownCourse(page, 14)
  const calls = recordCalls(page)
  const cut = async () => {
    await disconnect(page, SAVE_NOTE)
    await disconnect(page, CALLS.addComment)
  }
  await cut()
  await page.goto(addressOfFilm(film, '&at=5&tab=notes'))
  const note = page.getByRole('textbox', { name: '写笔记' })
  await note.fill('断网时写的笔记')
  await note.press('Control+Enter')
  const notes = app.main.getByRole('list', { name: '笔记列表' })
  await expect(notes.getByRole('listitem')).toHaveText(/待发送.*断网时写的笔记/)
  await expect(note).toHaveValue('')

  await turnToEditor(page, course)
  const comments = commentsOn(page)
  await comments.field.fill('断网时写的评论')
  await comments.send.click()
  await expect(comments.waiting).toHaveText(/待发送.*断网时写的评论/)
  await expectAccessible(page)

  await page.reload()
  await expect(comments.waiting).toHaveText(/待发送.*断网时写的评论/)
  await expect(comments.field).toHaveText('')
  const waits = async () => {
    await app.userMenu.click()
    await page.getByRole('menuitem', { name: '帮助与诊断' }).click()
    const dialog = page.getByRole('dialog', { name: '帮助与诊断' })
    await expect(dialog).toBeVisible()
    return dialog
  }
  await expect((await waits()).getByText('笔记和评论 2 条').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await reconnect(page)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(comments.items).toHaveText([/断网时写的评论/])
  await expect(comments.waiting).toHaveCount(0)
  await expect((await waits()).getByText(/笔记和评论 \d+ 条/)).toHaveCount(0)
  await page.keyboard.press('Escape')

  await leadTo(page, addressOfFilm(film, '&at=5&tab=notes'))
  await expect(notes.getByRole('listitem')).toHaveText([/断网时写的笔记/])
  await expect(notes.getByRole('button', { name: /^修改/ })).toHaveCount(1)
  const idsOf = (path: string) =>
    callsTo(path, calls).map(({ body }) => (body as { ClientId: string }).ClientId)
  expect(idsOf(SAVE_NOTE).length).toBeGreaterThan(1)
  expect([SAVE_NOTE, CALLS.addComment].map((path) => new Set(idsOf(path)).size)).toEqual([1, 1])
})

// R-product-7.
test('what the server refuses for good comes back to the editor', async ({ page, faults }) => {
  faults.forgive(UNREACHABLE)
  await disconnect(page, CALLS.addComment)
  await openEditor(page, await ownCourse(page, 15))
  const comments = commentsOn(page)
  await comments.field.fill('不会被收下的话')
  await comments.send.click()
  await expect(comments.waiting).toHaveCount(1)
  await reconnect(page)
  await answer(page, CALLS.addComment, { Code: 400, Message: '请改一改' })
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('评论没有发表：请改一改。内容已放回评论输入框')).toBeVisible()
  await expect(comments.field).toHaveText('不会被收下的话')
  await expect(comments.waiting).toHaveCount(0)
})
