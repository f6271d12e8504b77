import { screen, waitFor } from '@testing-library/react'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createActor, type SnapshotFrom, setup } from 'xstate'
import { useTold } from '#ui/use-told.ts'

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
// In it React draws everything in one go.
beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false
})
afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true
})

const machine = setup({ types: { events: {} as { type: 'answer' } } }).createMachine({
  initial: 'asked',
  states: { asked: { on: { answer: 'answered' } }, answered: {} },
})

const wordOf = (snapshot: SnapshotFrom<typeof machine>) => (snapshot.matches('asked') ? '问了' : '答了')

test('what is answered while a view is drawn in slices is shown, and no slice is drawn twice', async () => {
  const actor = createActor(machine).start()
  const drawn: number[] = []
  const Word = () => <h1>{useTold(actor, wordOf)}</h1>
  /** Longer than a slice of a transition; the answer comes between two of them. */
  const Slow = ({ place }: { place: number }) => {
    drawn.push(place)
    if (place === 2) actor.send({ type: 'answer' })
    const until = performance.now() + 10
    while (performance.now() < until);
    return null
  }
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  startTransition(() =>
    root.render(
      <>
        <Word />
        {[1, 2, 3, 4].map((each) => (
          <Slow key={each} place={each} />
        ))}
      </>,
    ),
  )
  await waitFor(() => expect(screen.getByRole('heading').textContent).toBe('答了'))
  expect(drawn).toEqual([1, 2, 3, 4])
  root.unmount()
  place.remove()
  actor.stop()
})
