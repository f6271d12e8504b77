import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { acts } from '#tests/e2e/support/lost/acts.ts'
import { NOT_WALKED } from '#tests/e2e/support/lost/not-walked.ts'
import { endOfPath } from '#tests/support/call-paths.ts'
import { writingCalls } from '#tests/support/writing-calls.ts'

const walked = new Set(acts().map(({ call }) => endOfPath(call)))

it('every call that writes has its answer lost before a screen, or a reason why not', () => {
  const all = writingCalls.map(endOfPath)
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((call) => !walked.has(call) && NOT_WALKED[call] === undefined)).toEqual([])
})

it('no reason is left of what is walked or no call any more', () => {
  const all = new Set(writingCalls.map(endOfPath))
  expect(Object.keys(NOT_WALKED).filter((call) => walked.has(call) || !all.has(call))).toEqual([])
})

/** Where each suite of the ports over HTTP notes whose answers it lost. */
const NOTED = 'tests/contracts/lost-answers'
/** What no suite sends over such a line. */
const NO_PORT: Readonly<Record<string, string>> = {
  'film/preparefilm': 'the suites have no film that this server could convert',
  'livestudio/publishreplay': 'the suites have no recording of a lesson that is over',
}

it('every call that writes has its answer lost before its port, where what is stored and what is answered stay the same', () => {
  const lost = new Set(
    readdirSync(NOTED).flatMap((file) => readFileSync(join(NOTED, file), 'utf8').split('\n')),
  )
  const all = writingCalls.map(endOfPath)
  expect(all.filter((call) => !lost.has(call) && NO_PORT[call] === undefined)).toEqual([])
  expect(Object.keys(NO_PORT).filter((call) => lost.has(call) || !all.includes(call))).toEqual([])
})
