import { render } from '@testing-library/react'
import { type ReactNode, useRef } from 'react'
import { expect, it } from 'vitest'
import { useFocusFallback } from '#ui/components/use-focus-fallback.ts'

const Page = ({ shown, children = null }: { readonly shown: string; readonly children?: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusFallback(shown, heading)
  return (
    <main>
      <h1 ref={heading} tabIndex={-1}>
        编排直播
      </h1>
      <button type="button">另一个</button>
      {children}
    </main>
  )
}

const focused = () => document.activeElement?.textContent

it('brings the focus back to what had it and was hidden meanwhile', () => {
  const { getByRole, rerender } = render(<Page shown="reading" />)
  getByRole('heading').focus()
  // As a browser does for what is hidden while code is fetched.
  getByRole('heading').blur()
  rerender(<Page shown="open" />)
  expect(focused()).toBe('编排直播')
})

it('takes the focus of what went away, and none that is elsewhere', () => {
  const { getByRole, rerender } = render(
    <Page shown="draft">
      <button type="button">提交审核</button>
    </Page>,
  )
  getByRole('button', { name: '提交审核' }).focus()
  rerender(<Page shown="inReview" />)
  expect(focused()).toBe('编排直播')
  getByRole('button', { name: '另一个' }).focus()
  rerender(<Page shown="published" />)
  expect(focused()).toBe('另一个')
})
