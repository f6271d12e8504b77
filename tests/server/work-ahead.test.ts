import { expect, test } from 'vitest'
import { workAhead } from '#server/runtime/work-ahead.ts'

const upTo = async function* (many: number) {
  for (let at = 0; at < many; at += 1) yield at
}

interface Hand {
  readonly ended: Promise<number>
  readonly resolve: (value: number) => void
  readonly reject: (error: Error) => void
}

/** Work that ends when it is told to. */
const handWork = () => {
  const begun = new Map<number, Hand>()
  return {
    begun,
    work: (item: number): Promise<number> => {
      const ended = new Promise<number>((resolve, reject) => {
        queueMicrotask(() => begun.set(item, { ended, resolve, reject }))
      })
      return ended
    },
  }
}

test('work is done ahead of whoever reads, so much and no more, and heard of in its order', async () => {
  const { begun, work } = handWork()
  const read = workAhead(upTo(5), 3, work)
  const first = read.next()
  await expect.poll(() => [...begun.keys()]).toEqual([0, 1, 2])
  begun.get(2)?.resolve(20)
  begun.get(1)?.resolve(10)
  begun.get(0)?.resolve(0)
  expect(await first).toEqual({ done: false, value: 0 })
  expect([...begun.keys()]).toEqual([0, 1, 2])
  expect(await read.next()).toEqual({ done: false, value: 10 })
  expect([...begun.keys()]).toEqual([0, 1, 2, 3])
  begun.get(3)?.resolve(30)
  expect(await read.next()).toEqual({ done: false, value: 20 })
  begun.get(4)?.resolve(40)
  expect([(await read.next()).value, (await read.next()).value, (await read.next()).done]).toEqual([
    30,
    40,
    true,
  ])
})

test('where one fails, it ends once those that were begun have ended, and begins no other', async () => {
  const { begun, work } = handWork()
  let isOver = false
  const read = workAhead(upTo(9), 3, work)
    .next()
    .finally(() => {
      isOver = true
    })
  const failed = expect(read).rejects.toThrow('the disk is full')
  await expect.poll(() => begun.size).toBe(3)
  begun.get(0)?.reject(new Error('the disk is full'))
  begun.get(1)?.reject(new Error('the disk is full'))
  await begun.get(1)?.ended.catch(() => undefined)
  expect(isOver).toBe(false)
  begun.get(2)?.resolve(2)
  await failed
  expect(begun.size).toBe(3)
})
