import { expect, test } from 'vitest'
import { keptAnswers } from '#server/modules/content/kept-answers.ts'

const size = () => 1
const state = (at: string | null, schools = '{1}') => ({ at, schools })

/** An answer that says how often it was looked for. */
const counting = () => {
  let times = 0
  return () => Promise.resolve(++times)
}

test('an answer is found once for each state and for each set of schools', async () => {
  const [answers, find] = [keptAnswers<number>(10, size), counting()]
  expect(await answers.of(state('1'), 'a', find)).toBe(1)
  expect(await answers.of(state('1'), 'a', find)).toBe(1)
  expect(await answers.of(state('1', '{1,2}'), 'a', find)).toBe(2)
  expect(await answers.of(state('2'), 'a', find)).toBe(3)
  expect(await answers.of(state('2'), 'b', find)).toBe(4)
})

test('of many who ask at once one finds it', async () => {
  const [answers, find] = [keptAnswers<number>(10, size), counting()]
  const asked = [1, 2, 3].map(() => answers.of(state('1'), 'a', find))
  expect(await Promise.all(asked)).toEqual([1, 1, 1])
})

test('nothing is kept where no state is counted, and no failure', async () => {
  const [answers, find] = [keptAnswers<number>(10, size), counting()]
  expect([await answers.of(state(null), 'a', find), await answers.of(state(null), 'a', find)]).toEqual([1, 2])
  const failing = () => Promise.reject(new Error('away'))
  await expect(answers.of(state('1'), 'a', failing)).rejects.toThrow('away')
  expect(await answers.of(state('1'), 'a', find)).toBe(3)
})

test('what is kept has an end', async () => {
  const [answers, find] = [keptAnswers<number>(10, () => 6), counting()]
  await answers.of(state('1'), 'a', find)
  await answers.of(state('1'), 'b', find)
  expect(await answers.of(state('1'), 'a', find)).toBe(3)
})
