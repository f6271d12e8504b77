import { expect, test } from 'vitest'
import { inOrder } from '../../scripts/test/in-order.ts'
import { sideBySide } from '../../scripts/test/step.ts'
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

test('who came first is shown as it speaks, the others when it is their turn', () => {
  const shown: string[] = []
  const turns = inOrder((text) => shown.push(text))
  const [first, second, third] = [turns(), turns(), turns()]
  second?.say('second ')
  first?.say('first ')
  third?.say('third ')
  third?.end()
  expect(shown).toEqual(['first '])
  second?.say('still second ')
  first?.end()
  expect(shown).toEqual(['first ', 'second still second '])
  second?.say('and more')
  second?.end()
  expect(shown).toEqual(['first ', 'second still second ', 'and more', 'third '])
})
