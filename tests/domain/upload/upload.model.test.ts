import { describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { retryWait } from '#domain/kernel/retry.ts'
import type { Standing } from '#domain/upload/upload.events.ts'
import { uploadMachine } from '#domain/upload/upload.machine.ts'
import { deferred } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { quietUpload } from '#tests/support/quiet-upload.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'
import { aContent, aKeptFile, anUpload } from '#tests/support/upload-files.ts'

const { done, broken, over } = eventsOf('upload')
const log = transitionLog()

const UNREACHABLE: Failure = { kind: 'unreachable' }
const TAKEN: Failure = { kind: 'rejected', reason: 'conflict', message: '文件夹里已有同名文件' }
const EMPTY: Failure = { kind: 'rejected', reason: 'invalid', message: '文件是空的' }
const FULL: Failure = { kind: 'rejected', reason: 'noRoom', message: '空间不足' }

const STANDINGS: readonly Standing[] = [
  success({ kind: 'kept', file: aKeptFile(), heldAt: null }),
  success({ kind: 'toSend', uploadId: 'u' }),
  failed(UNREACHABLE),
  failed(TAKEN),
  failed({ kind: 'expired' }),
  failed(EMPTY),
]

const EVENTS = [
  ...['pause', 'resume', 'retry', 'online', 'park', 'unpark', 'admitted', 'allSent', 'lost'].map((what) => ({
    type: `upload.${what}`,
  })),
  { type: 'upload.settle', onClash: 'replace' },
  { type: 'upload.choose', content: aContent() },
  { type: 'upload.choose', content: aContent(1) },
  { type: 'upload.replace', name: '另一份.pdf', content: aContent() },
  { type: 'upload.hashProgressed', share: 0.5 },
  { type: 'upload.hashed', hash: 'h' },
  { type: 'upload.hashed', hash: 'of another' },
  { type: 'upload.hashed', hash: null },
  { type: 'upload.sent', bytes: 50, at: 1 },
  { type: 'upload.refused', failure: UNREACHABLE },
  { type: 'upload.refused', failure: EMPTY },
  { type: 'upload.refused', failure: FULL },
  ...['active.checking', 'active.finishing'].flatMap((where) => [
    ...STANDINGS.map((standing) => done(where, standing)),
    broken(where),
  ]),
  over('backOff', 'retrying'),
]

const STARTS = [
  { name: 'chosen just now', input: { record: anUpload() } },
  {
    name: 'left by an earlier page',
    input: { record: anUpload({ hash: 'h', uploadId: 'u', sent: 50, isPaused: true }) },
  },
  {
    name: 'refused for what it is, on an earlier page that could not keep it',
    input: { record: anUpload({ hash: 'h', content: null, refusal: '文件是空的' }) },
  },
  {
    name: 'begun on another device',
    input: { record: anUpload({ hash: 'h', content: null }) },
  },
]

describe.each(STARTS)('an upload that was $name', ({ input }) => {
  it('goes by the shortest way to each of its states, and from there one step further in every way', async () => {
    const states = await walkEverywhere({
      machine: uploadMachine,
      input,
      events: EVENTS,
      essence: ({ value, context: { record, hashed, failure, isWrongFile, instant } }) => ({
        value,
        hash: record.hash,
        hashed: hashed === 1,
        content: record.content?.size,
        failure: failure?.kind,
        isRefused: record.refusal !== null,
        isWrongFile,
        instant,
      }),
      bind: () => {
        const [begin, finish] = [deferred<Standing>(), deferred<Standing>()]
        return {
          machine: quietUpload.provide({
            actors: { begin: fromPromise(begin.ask), finish: fromPromise(finish.ask) },
          }),
          ports: { 'active.checking': begin, 'active.finishing': finish },
        }
      },
      wait: ({ context }) => retryWait(context),
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(12)
  })
})

describe('all walks together', () => {
  it('take every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(uploadMachine))
  })
})
