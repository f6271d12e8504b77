import { act, render, screen } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { expect, it } from 'vitest'
import { deferred } from '#tests/support/deferred.ts'
import { partAhead } from '#ui/components/part-ahead.tsx'

const Words = ({ words }: { readonly words: string }) => <p>{words}</p>

const shown = (Part: ComponentType<{ readonly words: string }>) => (
  <Suspense fallback="a placeholder">
    <Part words="the part" />
  </Suspense>
)

it('a part whose code was fetched ahead is drawn at once', async () => {
  const part = partAhead(async () => Words)
  await part.fetch()
  const { container } = render(shown(part.Part))
  expect(container.textContent).toBe('the part')
})

it('a part that is wanted before has its placeholder until its code is there', async () => {
  const code = deferred<typeof Words>()
  const part = partAhead(code.ask)
  const { container } = render(shown(part.Part))
  expect(container.textContent).toBe('a placeholder')
  await act(async () => code.answer(Words))
  await screen.findByText('the part')
})
