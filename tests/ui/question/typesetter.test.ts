import { expect, it } from 'vitest'
import type { Typeset } from '#ui/question/typeset.ts'
import { newTypesetter } from '#ui/question/typesetter.ts'

const draws: Typeset = (latex, host) => {
  host.textContent = latex
}

it('is asked for again after it could not be had, and tells the texts that wanted it before', async () => {
  const answers = [Promise.reject(new Error('no line')), Promise.resolve(draws)]
  let asked = 0
  const typesetter = newTypesetter(() => answers[asked++] ?? Promise.reject(new Error('asked too often')))
  const came = new Promise<void>((resolve) => typesetter.subscribe(resolve))

  typesetter.load()
  typesetter.load()
  expect(asked).toBe(1)
  await expect.poll(() => (typesetter.load(), asked)).toBe(2)
  await came
  expect(typesetter.current()).toBe(draws)
  typesetter.load()
  expect(asked).toBe(2)
})
