import { expect, it } from 'vitest'
import type { Call } from '#contract/call.ts'
import { acts } from '#tests/e2e/support/lost/acts.ts'
import { NOT_WALKED } from '#tests/e2e/support/lost/not-walked.ts'
import { allCalls } from '#tests/support/all-calls.ts'

/** The end of a path, with what is before it where two calls end alike. */
const shortOf = ({ path }: Call): string => path.split('/').slice(-2).join('/')

const writing = allCalls.filter(({ method, access, again }) => {
  return method === 'POST' && access === 'session' && again !== 'asks'
})
const walked = new Set(acts().map(({ call }) => shortOf(call)))

it('every call that writes has its answer lost before a screen, or a reason why not', () => {
  const all = writing.map(shortOf)
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((call) => !walked.has(call) && NOT_WALKED[call] === undefined)).toEqual([])
})

it('no reason is left of what is walked or no call any more', () => {
  const all = new Set(writing.map(shortOf))
  expect(Object.keys(NOT_WALKED).filter((call) => walked.has(call) || !all.has(call))).toEqual([])
})
