import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import '#tests/ui/support/open-app.tsx'
import { ScrollRow } from '#ui/components/scroll-row.tsx'

/** A row that sees `seen` px of itself; there is no layout here, so it says so by itself. */
const Row = ({ seen, whole }: { seen: number; whole: number }) => {
  const row = useRef<HTMLDivElement>(null)
  const measure = (element: HTMLDivElement | null) => {
    row.current = element
    if (element === null) return
    Object.defineProperty(element, 'clientWidth', { value: seen })
    Object.defineProperty(element, 'scrollWidth', { value: whole })
  }
  return (
    <ScrollRow row={row}>
      <div ref={measure} data-testid="row">
        <span>一</span>
      </div>
    </ScrollRow>
  )
}

const ends = () => {
  const frame = screen.getByTestId('row').parentElement
  return [frame?.dataset['before'], frame?.dataset['after']]
}

it('a row that fits shows no ends', () => {
  render(<Row seen={300} whole={300} />)
  expect([ends(), document.querySelectorAll('button').length]).toEqual([['false', 'false'], 0])
})

it('a row that goes on shows where, and a mouse gets there; keys and readers are left alone', async () => {
  render(<Row seen={300} whole={900} />)
  const row = screen.getByTestId('row')
  row.dispatchEvent(new Event('scroll'))
  await waitFor(() => expect(ends()).toEqual(['false', 'true']))
  const [onward] = document.querySelectorAll('button')
  expect([onward?.tabIndex, onward?.getAttribute('aria-hidden')]).toEqual([-1, 'true'])

  if (onward) await userEvent.click(onward)
  expect(row.scrollLeft).toBe(210)
  row.dispatchEvent(new Event('scroll'))
  await waitFor(() => expect(ends()).toEqual(['true', 'true']))

  row.scrollLeft = 600
  row.dispatchEvent(new Event('scroll'))
  await waitFor(() => expect(ends()).toEqual(['true', 'false']))
})
