import { expect, it } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import type { UploadRecord } from '#domain/upload/upload.ts'
import { uploadTrayMachine } from '#domain/upload/upload-tray.machine.ts'
import { deferred } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { quietUpload } from '#tests/support/quiet-upload.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'
import { aContent, anUpload } from '#tests/support/upload-files.ts'

const { done, broken } = eventsOf('uploadTray')
const log = transitionLog()

const EVENTS = [
  { type: 'tray.open', userId: 7 },
  { type: 'tray.open', userId: 8 },
  { type: 'tray.close', why: 'expired' },
  { type: 'tray.close', why: 'elsewhere' },
  { type: 'tray.add', files: [{ key: 'b', name: '密度.pdf', content: aContent(), directoryId: 0 }] },
  { type: 'tray.cancel', key: 'a' },
  { type: 'tray.pause', key: 'b' },
  { type: 'tray.resume', key: 'b' },
  { type: 'tray.retry', key: 'b' },
  { type: 'tray.settle', key: 'b', onClash: 'replace' },
  { type: 'tray.choose', key: 'b', content: aContent() },
  { type: 'tray.replace', key: 'b', name: 'c.pdf', content: aContent() },
  { type: 'tray.pauseAll' },
  { type: 'tray.resumeAll' },
  { type: 'tray.clear' },
  { type: 'tray.online' },
  { type: 'tray.left', records: [anUpload({ key: 'c', uploadId: 'u3', isPaused: true })] },
  { type: 'tray.frozen' },
  { type: 'tray.awake' },
  done('gathering', [anUpload({ isPaused: true })]),
  broken('gathering'),
]

it('goes by the shortest way to each of its states, and from there one step further in every way', async () => {
  const states = await walkEverywhere({
    machine: uploadTrayMachine,
    input: undefined,
    events: EVENTS,
    // How each upload stands is the business of its own walks. A key is given once: two of a key are as many as are needed.
    essence: ({ value, context: { userId, entries } }) => ({
      value,
      userId,
      keys: [...new Set(entries.map(({ record }) => record.key))],
    }),
    bind: () => {
      const gather = deferred<readonly UploadRecord[]>()
      return {
        machine: uploadTrayMachine.provide({
          actors: {
            upload: quietUpload,
            gather: fromPromise(gather.ask),
            watchLeft: fromCallback(() => undefined),
            watchWake: fromCallback(() => undefined),
            persistence: fromCallback(() => undefined),
          },
        }),
        ports: { gathering: gather },
      }
    },
    inspect: log.inspect,
  })
  expect(states).toBeGreaterThan(12)
  expect(declaredTransitions(uploadTrayMachine).filter((key) => !log.taken.has(key))).toEqual([])
})
