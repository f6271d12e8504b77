import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PreparedRounds } from '#ui/live/prepared-rounds.tsx'

it('a lesson without prepared questions does not say that they were put', () => {
  const nothing = { prepared: [], chosen: {}, onChoose: () => undefined, onPush: () => undefined }
  render(<PreparedRounds {...nothing} wasPut={false} />)
  expect(screen.getByText('这一讲没有备题，可以随堂提问')).toBeDefined()
  cleanup()
  render(<PreparedRounds {...nothing} wasPut />)
  expect(screen.getByText('备好的题都已经发出')).toBeDefined()
})
