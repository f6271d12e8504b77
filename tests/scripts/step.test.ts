import { expect, test } from 'vitest'
import { together } from '../../scripts/test/step.ts'
import { PASSED, type Tally } from '../../scripts/test/tally.ts'
import { deferred, settle } from '../support/deferred.ts'

test('two steps run side by side, the next when one of them ends, and one that breaks is a failure', async () => {
  const steps = ['a', 'b', 'c'].map((name) => ({ name, ...deferred<Tally>() }))
  const [a, b, c] = steps as [(typeof steps)[0], (typeof steps)[0], (typeof steps)[0]]
  const begun = async () => {
    await settle()
    return steps.map(({ asked }) => asked())
  }
  const rows = together(steps.map(({ name, ask }) => ({ name, run: ask })))
  expect(await begun()).toEqual([1, 1, 0])
  b.fail(new Error('b broke'))
  const broken = (await rows[1])?.outcome
  expect(broken?.failed).toBe(1)
  expect(broken?.said).toContain('b broke')
  expect(await begun()).toEqual([1, 1, 1])
  a.answer(PASSED)
  c.answer(PASSED)
  expect((await Promise.all(rows)).map(({ name, outcome }) => [name, outcome.failed])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 0],
  ])
})
