import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import { envelopeOf } from '#contract/envelope.ts'
import { answerSerializer } from '#server/http/serializer.ts'
import { allCalls } from '#tests/support/all-calls.ts'
import { makeSamples } from './samples.ts'

/** Of each shape; with so many every alternative of every shape has been written. */
const SAMPLES = 24

type Shape = Call['data']

/** Why the server cannot write an answer of this shape as it does in every test; null where it can. */
const faultIn = (data: Shape, path = '/api/of-a-test'): string | null => {
  const write = answerSerializer(true)({ schema: envelopeOf(data), method: 'GET', url: path })
  const sampleOf = makeSamples()
  try {
    for (let made = 0; made < SAMPLES; made += 1) write({ Code: 200, Data: sampleOf(data), Message: '' })
    return null
  } catch (error) {
    return `${path}: ${String((error as Error).cause ?? error)}`
  }
}

it('the server can write an answer of every call by the shape that clients read it by', () => {
  expect(allCalls.length).toBeGreaterThan(200)
  expect(allCalls.flatMap(({ data, path }) => faultIn(data, path) ?? [])).toEqual([])
})

const tidied = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
)

it.each([
  ['in the place of a value', z.object({ Name: tidied })],
  ['deep inside', z.array(z.object({ Children: z.nullish(z.array(z.object({ Name: tidied }))) }))],
  ['before what can be written', z.union([tidied, z.string()])],
  [
    'of the second kind alone',
    z.union([z.object({ Id: z.int() }), z.object({ Id: z.string(), Name: tidied })]),
  ],
])('finds what has no way back: %s', (_, data) => {
  expect(faultIn(data)).toContain('unidirectional transform')
})

it('lets what can be written come first, and a tolerance of the client behind it', () => {
  expect(faultIn(z.union([z.string(), tidied]))).toBe(null)
})

it('says what is wrong with a sample, too', () => {
  expect(faultIn(z.string().check(z.regex(/^no sample has this form$/)))).toContain('no sample for')
})
