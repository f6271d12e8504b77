import { expectAccessible } from './support/accessibility.ts'
import { leadTo } from './support/app.ts'
import { CALLS, callsTo, disconnect, reconnect, recordCalls } from './support/calls.ts'
import { commentsOn, ownCourse, turnToEditor } from './support/comments.ts'
import { UNREACHABLE } from './support/faults.ts'
import { addressOfFilm, filmAt } from './support/lessons.ts'
import { expect, test } from './support/test.ts'

const SAVE_NOTE = '/api/user/lessonnote/savenote'

test.use({ persona: 'teacher' })

// What the server refuses for good: tests/application/writing/writing-desk.test.ts and tests/ui/pages/lesson-notes.test.tsx.
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
