import { expect, test } from 'vitest'
import { type Say, sideBySide } from '../../scripts/test/step.ts'
import { PASSED, type Tally } from '../../scripts/test/tally.ts'
import { deferred, settle } from '../support/deferred.ts'

test('two steps run side by side, the next when one of them ends, and one that breaks is a failure', async () => {
  const steps = ['a', 'b', 'c'].map((name) => ({ name, ...deferred<Tally>() }))
  const [a, b, c] = steps as [(typeof steps)[0], (typeof steps)[0], (typeof steps)[0]]
  const begun = async () => {
    await settle()
    return steps.map(({ asked }) => asked())
  }
  let shown = ''
  const rows = sideBySide(
    steps.map(({ name, ask }) => ({
      name,
      run: (say) => {
        say(`${name} goes\n`)
        return ask()
      },
    })),
    (text) => {
      shown += text
    },
  )
  expect(await begun()).toEqual([1, 1, 0])
  b.fail(new Error('b broke'))
  expect(await begun()).toEqual([1, 1, 1])
  expect(shown).toBe('\n── a\na goes\n')
  a.answer(PASSED)
  c.answer(PASSED)
  const [, broken, ...others] = await rows
  expect(broken?.outcome.failed).toBe(1)
  expect(broken?.outcome.said).toContain('b broke')
  expect(others.map(({ name, outcome }) => [name, outcome.failed])).toEqual([['c', 0]])
  expect(shown.match(/^(?:── .|. goes|.*b broke| {3}\d passed, \d failed)/gm)).toEqual([
    '── a',
    'a goes',
    '   1 passed, 0 failed',
    '── b',
    'b goes',
    'Error: b broke',
    '   0 passed, 1 failed',
    '── c',
    'c goes',
    '   1 passed, 0 failed',
  ])
})

test('who came first is shown as it speaks, the other when it is its turn, and from then on as it speaks', async () => {
  const ends = [deferred<Tally>(), deferred<Tally>()]
  const speakers: Say[] = []
  let shown = ''
  const rows = sideBySide(
    ends.map(({ ask }, at) => ({
      name: `step ${at}`,
      run: (say) => {
        speakers.push(say)
        return ask()
      },
    })),
    (text) => {
      shown += text
    },
  )
  const sinceThen = () => {
    const since = shown
    shown = ''
    return since
  }
  await settle()
  const [first, second] = speakers
  second?.('second ')
  first?.('first ')
  expect(sinceThen()).toBe('\n── step 0\nfirst ')
  second?.('still second ')
  expect(sinceThen()).toBe('')
  ends[0]?.answer(PASSED)
  await settle()
  expect(sinceThen()).toContain('── step 1\nsecond still second ')
  second?.('and more')
  expect(sinceThen()).toBe('and more')
  ends[1]?.answer(PASSED)
  expect(await rows).toHaveLength(2)
})
