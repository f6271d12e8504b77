import { expect, it } from 'vitest'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { readUntilReached } from '#main/first-reading.ts'

/** A start that is answered so, one answer after the other. */
const starting = async (...answers: readonly Result<string, { field: string } | 'unreached'>[]) => {
  const left = [...answers]
  const done: (string | number)[] = []
  const read = await readUntilReached<string, { field: string }>({
    read: async () => left.shift() ?? failed({ field: 'asked too often' }),
    tell: () => void done.push('told'),
    wait: async (milliseconds) => void done.push(milliseconds),
    chance: () => 0,
  })
  return { read, done, left: left.length }
}

const AWAY = failed('unreached' as const)

it('begins at once where the server answers, also with a wrong file', async () => {
  expect(await starting(success('school'))).toEqual({ read: success('school'), done: [], left: 0 })
  const wrong = failed({ field: 'apiHost' })
  expect(await starting(wrong)).toEqual({ read: wrong, done: [], left: 0 })
})

it('says once that nobody is reached, and goes on by itself when somebody is', async () => {
  expect(await starting(AWAY, AWAY, AWAY, AWAY, AWAY, success('school'))).toEqual({
    read: success('school'),
    done: ['told', 2000, 4000, 8000, 15_000, 15_000],
    left: 0,
  })
})
