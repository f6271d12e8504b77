import { afterEach, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { type FileToOpen, filePreviewMachine, type Opening } from '#domain/preview/file-preview.machine.ts'
import type { OpenedFile } from '#domain/preview/opened-file.ts'
import { aFile } from '#tests/support/a-file.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const running: { stop(): unknown }[] = []
afterEach(() => {
  for (const actor of running.splice(0)) actor.stop()
})

const look = (file = aFile()) => {
  const clock = new SimulatedClock()
  const opening = deferred<Opening>()
  const wanted: FileToOpen[] = []
  const told: string[] = []
  const actor = createActor(
    filePreviewMachine.provide({
      actors: {
        open: fromPromise(({ input }) => {
          wanted.push(input)
          return opening.ask()
        }),
      },
    }),
    { input: { file }, clock, inspect: log.inspect },
  )
  actor.on('preview.outdated', ({ type }) => told.push(type))
  actor.start()
  running.push(actor)
  const answer = async (answered: Opening) => {
    opening.answer(answered)
    await settle()
  }
  const state = () => actor.getSnapshot().value
  return { actor, clock, wanted, told, answer, state, asked: opening.asked, fail: opening.fail }
}

const opened = (close: () => void = () => undefined): Opening => {
  const file: OpenedFile = { kind: 'video', close }
  return { state: 'opened', opened: file }
}

test('a file is opened, shown, and let go of when nobody looks any more', async () => {
  const closed: string[] = []
  const { actor, answer, state } = look()
  expect(actor.getSnapshot().hasTag('busy')).toBe(true)
  await answer(opened(() => closed.push('closed')))
  expect([state(), closed]).toEqual(['shown', []])
  actor.stop()
  expect(closed).toEqual(['closed'])
})

test.each([
  [aFile({ previewKind: 'none' }), 'unsupported'],
  [aFile({ previewKind: 'docx', size: 51 * 1024 * 1024 }), 'tooLarge'],
])('what cannot be shown is not even asked for', (file, fault) => {
  const { actor, asked, state } = look(file)
  expect([state(), actor.getSnapshot().context.fault, asked()]).toEqual(['failed', fault, 0])
  actor.send({ type: 'preview.retry' })
  expect(state()).toBe('failed')
})

test('a password is asked for until it fits', async () => {
  const { actor, answer, state, wanted } = look()
  await answer({ state: 'locked', wrong: false })
  expect([state(), actor.getSnapshot().context.wrong]).toEqual(['locked', false])
  actor.send({ type: 'preview.unlock', password: '1' })
  await answer({ state: 'locked', wrong: true })
  expect([state(), actor.getSnapshot().context.wrong]).toEqual(['locked', true])
  actor.send({ type: 'preview.unlock', password: '2' })
  await answer(opened())
  expect([state(), wanted.map(({ password }) => password)]).toEqual(['shown', ['', '1', '2']])
})

test('a conversion is asked after more and more seldom, and given up after some minutes', async () => {
  const { actor, answer, clock, state, asked } = look()
  await answer({ state: 'converting' })
  clock.increment(999)
  expect([state(), asked()]).toEqual(['converting', 1])
  clock.increment(1)
  expect([state(), asked()]).toEqual(['opening', 2])
  await answer({ state: 'converting' })
  clock.increment(1000)
  expect(state()).toBe('converting')
  clock.increment(500)
  expect(state()).toBe('opening')
  for (let times = 2; times < 21; times += 1) {
    await answer({ state: 'converting' })
    clock.increment(8000)
  }
  expect([state(), actor.getSnapshot().context.fault, asked()]).toEqual(['failed', 'slow', 21])
  actor.send({ type: 'preview.retry' })
  expect([state(), asked()]).toEqual(['opening', 22])
})

test('an outdated address is for somebody else to renew', async () => {
  const { actor, answer, state, told, asked } = look()
  await answer({ state: 'failed', fault: 'expired' })
  actor.send({ type: 'preview.retry' })
  expect([state(), told, asked()]).toEqual(['failed', ['preview.outdated'], 1])
})

test.each([
  'damaged',
  'disguised',
  'encrypted',
  'unplayable',
  'tooDetailed',
] as const)('a %s file stays so', async (fault) => {
  const { actor, answer, state, asked } = look()
  await answer({ state: 'failed', fault })
  actor.send({ type: 'preview.retry' })
  expect([state(), asked()]).toEqual(['failed', 1])
})

test('a bug is a defect, with nothing opened and no fault of the file', async () => {
  const { actor, fail, state } = look()
  fail(new Error('a bug'))
  await settle()
  expect([state(), actor.getSnapshot().context]).toEqual([
    'defect',
    { file: aFile(), password: '', wrong: false, opened: null, fault: null, asked: 0 },
  ])
})

test('what the browser cannot show after all is closed and said', async () => {
  const closed: string[] = []
  const { actor, answer, state } = look(aFile({ previewKind: 'video' }))
  await answer(opened(() => closed.push('closed')))
  actor.send({ type: 'preview.broke', fault: 'unplayable' })
  expect([state(), actor.getSnapshot().context.fault, closed]).toEqual(['failed', 'unplayable', ['closed']])
})

test('takes every transition that is declared', () => {
  expect([...log.taken].sort()).toEqual(declaredTransitions(filePreviewMachine))
})
