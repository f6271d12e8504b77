import { act, render, renderHook, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { settle } from '#tests/support/deferred.ts'
import { allIsFar } from '#tests/support/near.ts'
import { useNearOrLater } from '#ui/components/use-near.ts'

it('what is printed counts as near when the browser has told of it', () => {
  onTestFinished(allIsFar())
  const place = { current: document.body }
  const { result } = renderHook(() => useNearOrLater(place))
  expect(result.current).toBe(false)
  dispatchEvent(new Event('beforeprint'))
  expect(result.current).toBe(true)
})

const Part = ({ held }: { readonly held: boolean }) => {
  const place = useRef<HTMLParagraphElement>(null)
  const near = useNearOrLater(place, { held })
  return <p ref={place}>{near ? 'fetched' : 'waiting'}</p>
}

it('what is near from the start is held back until what it is held for has come, and stays from then on', async () => {
  const { rerender } = render(<Part held />)
  // What is drawn behind effects is drawn by then.
  await act(settle)
  screen.getByText('waiting')
  rerender(<Part held={false} />)
  await screen.findByText('fetched')
  rerender(<Part held />)
  screen.getByText('fetched')
})
