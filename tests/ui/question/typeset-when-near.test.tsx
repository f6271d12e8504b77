import { render, screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { allIsFar } from '#tests/support/near.ts'

/** The views as a page has them that has just been opened: what typesets has not been brought. */
const opened = async () => {
  vi.resetModules()
  const { QuestionText } = await import('#ui/question/question-text.tsx')
  const { TypesetWhenNear } = await import('#ui/question/typeset-when-near.tsx')
  const { typesetter } = await import('#ui/question/typesetter.ts')
  const part = (name: string) => (
    <TypesetWhenNear role="group" aria-label={name}>
      <QuestionText html="<p>边长 \(a^2\)</p>" />
    </TypesetWhenNear>
  )
  return { QuestionText, typesetter, part }
}
const formulasIn = (name: string) => screen.getByRole('group', { name }).querySelectorAll('.katex').length

it('formulas far away bring nothing and stand as they were written, until they come near', async () => {
  const comeNear = allIsFar()
  onTestFinished(comeNear)
  const { QuestionText, typesetter, part } = await opened()
  render(
    <>
      {part('远处')}
      <QuestionText html="<p>没有公式</p>" />
    </>,
  )
  await vi.dynamicImportSettled()
  expect(typesetter.current()).toBe(null)
  expect(screen.getByRole('group', { name: '远处' }).textContent).toBe('边长 a^2')

  const plain = screen.getByText('没有公式')
  const near = render(<QuestionText html="\(b\)" />)
  await waitFor(() => expect(near.container.querySelectorAll('.katex').length).toBe(1))
  expect(formulasIn('远处')).toBe(0)
  // What has no formulas is not drawn anew, nor are the words around one.
  expect(screen.getByText('没有公式')).toBe(plain)

  const words = screen.getByText(/^边长/)
  comeNear()
  await waitFor(() => expect(formulasIn('远处')).toBe(1))
  expect(screen.getByText(/^边长/)).toBe(words)
})

it('nobody sees formulas as they were written where what typesets them is there', async () => {
  onTestFinished(allIsFar())
  const { typesetter, part } = await opened()
  typesetter.load()
  await waitFor(() => expect(typesetter.current()).not.toBe(null))
  render(part('翻到的一页'))
  expect(formulasIn('翻到的一页')).toBe(1)
})
