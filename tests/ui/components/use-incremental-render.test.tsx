import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useIncrementalRender } from '#ui/components/use-incremental-render.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const counting = (count: number, first?: number) => {
  const counts: number[] = []
  const { rerender } = renderHook(
    ({ to }) => {
      const drawn = useIncrementalRender(to, first)
      if (counts.at(-1) !== drawn) counts.push(drawn)
    },
    { initialProps: { to: count } },
  )
  return {
    counts,
    turn: () => act(async () => vi.runAllTimers()),
    to: (next: number) => rerender({ to: next }),
  }
}

it('counts one by one up to what there is', async () => {
  const { counts, turn } = counting(3)
  expect(counts).toEqual([0])
  for (let times = 0; times < 5; times += 1) await turn()
  expect(counts).toEqual([0, 1, 2, 3])
})

it('begins with what is seen at first, where there is as much', async () => {
  const { counts, turn } = counting(4, 2)
  for (let times = 0; times < 4; times += 1) await turn()
  expect(counts).toEqual([2, 3, 4])
  expect(counting(1, 2).counts).toEqual([1])
})

it('goes on where more comes, and never says more than there is', async () => {
  const { counts, turn, to } = counting(0)
  await turn()
  to(2)
  for (let times = 0; times < 3; times += 1) await turn()
  to(1)
  to(3)
  for (let times = 0; times < 3; times += 1) await turn()
  expect(counts).toEqual([0, 1, 2, 1, 2, 3])
})
