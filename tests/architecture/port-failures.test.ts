import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ASKING_PORTS } from '#tests/contracts/support/asking-ports.ts'
import { projectFiles } from '#tests/support/project-files.ts'
import { failingMethodsIn, hasFailingCall } from './port-failures.ts'

/** Ports whose faults are not those of the wire, and where each method is seen to fail. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  ContentHash: ['tests/infrastructure/upload/content-hash.worker-thread.test.ts'],
  CaptionPort: ['tests/infrastructure/playback/captions.test.ts'],
  FileAddressPort: ['tests/infrastructure/catalogue/file-address.test.ts'],
  FileContentPort: ['tests/infrastructure/preview/file-content.test.ts'],
}

/** What draws files needs a browser: damaged and locked files are shown to it in tests/e2e/preview-corpus.spec.ts. */
const IN_THE_BROWSER = ['FileReaders']

const ports = projectFiles('src/application/*.port.ts').map((path) => readFileSync(path, 'utf8'))

const methods = ports.flatMap(failingMethodsIn)

/** The types of tests/contracts/failures.contract.ts demand a failing call of each method of these. */
const asking = Object.values(ASKING_PORTS).map((token) => Symbol.keyFor(token as symbol) ?? '')

describe('ports', () => {
  it('are found', () => {
    expect(methods.length).toBeGreaterThan(100)
    expect(asking.length).toBeGreaterThan(30)
  })

  it('that can fail have the failures contract, or a test of their own faults', () => {
    const known = [...asking, ...Object.keys(ELSEWHERE), ...IN_THE_BROWSER]
    expect([...new Set(methods.map(({ port }) => port))].toSorted()).toEqual(known.toSorted())
  })

  it.each(methods.filter(({ port }) => port in ELSEWHERE))('$port.$method is seen to fail', ({
    port,
    method,
  }) => {
    const tests = (ELSEWHERE[port] ?? []).map((file) => readFileSync(file, 'utf8')).join('\n')
    expect(hasFailingCall(tests, method)).toBe(true)
  })
})

describe('the rule', () => {
  it('reads methods that answer a result, under whatever name', () => {
    const source = `
      type Answer<T> = Promise<Result<T, Failure>>
      export interface BellPort {
        initial(): readonly Bell[]
        bells(signal: AbortSignal): Answer<readonly Bell[]>
        ring(
          id: number,
          signal: AbortSignal,
        ): Promise<Result<true, Failure>>
      }
      export interface BellStore { read(): Bell }`
    expect(failingMethodsIn(source)).toEqual([
      { port: 'BellPort', method: 'bells' },
      { port: 'BellPort', method: 'ring' },
    ])
  })

  it.each([
    ['nothing', ''],
    ['a call that goes well', 'expect(await port.ring(1)).toEqual({ ok: true })'],
    ['the failure of another', 'expect(await port.bells()).toEqual({ ok: false })\nport.ring(1)'],
  ])('%s is no failing call', (_, tests) => {
    expect(hasFailingCall(tests, 'ring')).toBe(false)
  })

  it('knows a failing call', () => {
    expect(hasFailingCall('expect(await port.ring(1, signal)).toEqual({ ok: false, failure })', 'ring')).toBe(
      true,
    )
  })
})
