import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { StudioFile } from '#domain/studio/course-studio.ts'
import { type CoverTakingEmitted, coverTakingMachine } from '#domain/studio/cover-taking.machine.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const log = transitionLog()

const FILE: StudioFile = { fileId: 7, name: '封面.jpg', suffix: 'jpg', size: 3, duration: 0, url: 'data:,' }

const taking = (answers: readonly Result<StudioFile, Failure>[]) => {
  const sent: { draftId: number; picture: Blob }[] = []
  const actor = createActor(
    coverTakingMachine.provide({
      actors: {
        save: fromPromise(({ input }) => {
          sent.push(input)
          const answer = answers[sent.length - 1]
          return answer ? Promise.resolve(answer) : Promise.reject(new Error('a bug'))
        }),
      },
    }),
    { input: { draftId: 5 }, inspect: log.inspect },
  )
  const told: CoverTakingEmitted[] = []
  actor.on('coverTaking.taken', (event) => told.push(event))
  actor.start()
  return { actor, sent, told }
}

const picture = new Blob(['x'])
const done = (actor: ReturnType<typeof taking>['actor']) =>
  waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))

it('a picture that was kept is told', async () => {
  const { actor, sent, told } = taking([success(FILE)])
  actor.send({ type: 'coverTaking.take', picture })
  await done(actor)
  expect(sent).toEqual([{ draftId: 5, picture }])
  expect(told).toEqual([{ type: 'coverTaking.taken', file: FILE }])
})

it('what gives no picture is said and not sent, until another is chosen', async () => {
  const { actor, sent, told } = taking([success(FILE)])
  actor.send({ type: 'coverTaking.take', picture: null })
  expect(actor.getSnapshot().matches('withheld')).toBe(true)
  expect(sent).toEqual([])
  actor.send({ type: 'coverTaking.take', picture })
  await done(actor)
  expect(told).toHaveLength(1)
})

it('a refusal is kept to be shown, and gone with the next picture', async () => {
  const failure: Failure = { kind: 'rejected', reason: 'invalid', message: '读不出来' }
  const { actor, told } = taking([failed(failure), success(FILE)])
  actor.send({ type: 'coverTaking.take', picture })
  await done(actor)
  expect(actor.getSnapshot().context.failure).toEqual(failure)
  actor.send({ type: 'coverTaking.take', picture })
  expect(actor.getSnapshot().context.failure).toBeNull()
  await done(actor)
  expect(told).toHaveLength(1)
})

it('a bug is a defect', async () => {
  const { actor } = taking([])
  actor.send({ type: 'coverTaking.take', picture })
  await done(actor)
  expect(actor.getSnapshot().matches('defect')).toBe(true)
})

it('takes every transition that is declared', () => {
  expect([...log.taken].sort()).toEqual(declaredTransitions(coverTakingMachine))
})
