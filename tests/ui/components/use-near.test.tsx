import '#tests/support/near.ts'
import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { it } from 'vitest'
import { settle } from '#tests/support/deferred.ts'
import { useNearOrLater } from '#ui/components/use-near.ts'

const Part = ({ held }: { readonly held: boolean }) => {
  const place = useRef<HTMLParagraphElement>(null)
  const near = useNearOrLater(place, held)
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
