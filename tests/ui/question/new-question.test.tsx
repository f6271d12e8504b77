import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { NOWHERE } from '#domain/question/bank-query.ts'
import type { WrittenQuestion } from '#domain/question/question-draft.ts'
import { BARE_HOME } from '#tests/ui/support/bare-home.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { type Opening, openApp } from '#tests/ui/support/open-app.tsx'
import { AppProvider } from '#ui/actors-context.tsx'
import { NewQuestion } from '#ui/question/making/new-question.tsx'

const PLACE = { ...NOWHERE, stage: 2, subject: 20 }

/** Something that questions are written for, a form itself, and the names of those it has. */
const Thing = ({ writtenFor, onSent }: { readonly writtenFor: string; readonly onSent: () => void }) => {
  const [written, setWritten] = useState<readonly WrittenQuestion[]>([])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSent()
      }}
    >
      <NewQuestion
        writtenFor={writtenFor}
        place={PLACE}
        onWritten={(question) => setWritten([...written, question])}
      />
      <p>有：{written.map(({ id, name }) => `${id} ${name}`).join('；')}</p>
    </form>
  )
}

const show = async (writtenFor: string, opening: Opening = {}) => {
  const app = openApp({ person: 'teacher', ...BARE_HOME, ...opening })
  await onScreen.userMenu()
  await app.services.signedIn.load()
  const sent = vi.fn()
  render(
    <AppProvider value={app.services}>
      <Suspense>
        <Thing writtenFor={writtenFor} onSent={sent} />
      </Suspense>
    </AppProvider>,
  )
  const write = () => screen.findByRole('button', { name: '写一道新题' })
  const open = async () => {
    await app.user.click(await write())
    const content = await screen.findByRole('dialog', { name: '写一道新题' })
    // Not on the way out, which stands below the form that is yet to come.
    await waitFor(() => expect(document.activeElement).toBe(content))
    const dialog = within(content)
    await dialog.findByRole('form', { name: '题目内容' })
    return dialog
  }
  return { ...app, open, write, sent }
}

type Dialog = Awaited<ReturnType<Awaited<ReturnType<typeof show>>['open']>>

const stemIn = (dialog: Dialog) => dialog.getByRole<HTMLTextAreaElement>('textbox', { name: '题干' })

it('is written beside what it is for, which is told its id each time; the form around it is not sent', async () => {
  const { open, user, write, sent } = await show('course/7')
  const writeOne = async (stem: string) => {
    const dialog = await open()
    await user.selectOptions(dialog.getByRole('combobox', { name: '题型' }), '判断题')
    await user.type(stemIn(dialog), stem)
    await user.selectOptions(dialog.getByRole('combobox', { name: '答案' }), '正确')
    await user.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '写一道新题' })).toBe(null))
  }
  await writeOne('水往低处流')
  await screen.findByText('有：1 水往低处流')
  await waitFor(async () => expect(document.activeElement).toBe(await write()))
  await writeOne('冰比水轻')
  await screen.findByText('有：1 水往低处流；2 冰比水轻')
  expect(sent).not.toHaveBeenCalled()
})

it('keeps what is typed when it is closed and over a reload, each for what it is written for', async () => {
  const first = await show('course/7')
  const dialog = await first.open()
  await first.user.type(stemIn(dialog), '没有写完')
  await first.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '写一道新题' })).toBe(null))
  expect(stemIn(await first.open()).value).toBe('没有写完')
  cleanup()

  const { backend, browser } = first
  const other = await show('live/7', { backend, browser })
  expect(stemIn(await other.open()).value).toBe('')
  cleanup()

  const again = await show('course/7', { backend, browser })
  const restored = await again.open()
  await restored.findByText('这是你上次在这台设备上没有保存的内容。')
  expect(stemIn(restored).value).toBe('没有写完')
})
