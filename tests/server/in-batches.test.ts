import { expect, test } from 'vitest'
import { inBatches } from '#server/import/in-batches.ts'

const weights = async (items: readonly number[]): Promise<readonly (readonly number[])[]> => {
  const batches: (readonly number[])[] = []
  await inBatches(items, async (batch) => void batches.push(batch), { weigh: (item) => item })
  return batches
}

test('batches of quick items grow step by step', async () => {
  const batches = await weights(Array.from({ length: 40 }, () => 1))
  expect(batches.map(({ length }) => length)).toEqual([5, 10, 15, 10])
})

test('an item that is worth many is a batch of its own, in its order', async () => {
  expect(await weights([1, 1, 200, 1, 1, 2])).toEqual([[1, 1], [200], [1, 1, 2]])
})
