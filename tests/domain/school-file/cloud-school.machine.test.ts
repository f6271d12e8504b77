import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { type CloudSchoolInput, cloudSchoolMachine } from '#domain/school-file/cloud-school.machine.ts'
import type { CloudSchool } from '#domain/school-file/cloud-school.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const OFFLINE: Failure = { kind: 'unreachable' }
const WANTED: CloudSchoolInput = { organisationId: 2, code: 'jyk' }
const SCHOOL: CloudSchool = {
  parts: ['notices', 'files'],
  ownFiles: [],
  notices: [],
  files: [],
  courses: [],
  lives: [],
  counts: { notices: 4, files: 12, courses: 0, lives: 0 },
}

const log = transitionLog()

const start = () => {
  const load = deferred<Result<CloudSchool, Failure>>()
  const inputs: CloudSchoolInput[] = []
  const actor = createActor(
    cloudSchoolMachine.provide({
      actors: {
        load: fromPromise(({ input }) => {
          inputs.push({ organisationId: input.organisationId, code: input.code })
          return load.ask()
        }),
      },
    }),
    { input: WANTED, inspect: log.inspect },
  )
  const { states } = record(actor)
  actor.start()
  const context = () => actor.getSnapshot().context
  return { actor, load, inputs, states, context }
}

describe('a school of the cloud school', () => {
  it('is read by its menu item, and again where its addresses hold no more', async () => {
    const { actor, load, inputs, states, context } = start()
    expect([inputs, actor.getSnapshot().hasTag('busy')]).toEqual([[WANTED], true])
    load.answer(success(SCHOOL))
    await settle()
    expect(context()).toEqual({ ...WANTED, school: SCHOOL, failure: null })
    actor.send({ type: 'cloudSchool.retry' })
    expect(context().school).toEqual(SCHOOL)
    load.answer(failed(OFFLINE))
    await settle()
    expect(context()).toEqual({ ...WANTED, school: SCHOOL, failure: OFFLINE })
    expect([states, inputs]).toEqual([
      ['loading', 'ready', 'loading', 'ready'],
      [WANTED, WANTED],
    ])
  })

  it.each<[string, Failure]>([
    ['missing', { kind: 'rejected', reason: 'missing', message: '不存在' }],
    ['withdrawn', { kind: 'rejected', reason: 'withdrawn', message: '已下架' }],
    ['forbidden', { kind: 'forbidden', message: '无权查看' }],
  ])('that is %s is not asked for again', async (state, failure) => {
    const { actor, load, inputs, states, context } = start()
    load.answer(failed(failure))
    await settle()
    expect(context()).toEqual({ ...WANTED, school: null, failure })
    actor.send({ type: 'cloudSchool.retry' })
    expect([states, inputs]).toEqual([['loading', state], [WANTED]])
  })

  it('says why it could not be read, and is read again', async () => {
    const { actor, load, inputs, states, context } = start()
    load.answer(failed(OFFLINE))
    await settle()
    expect(context()).toEqual({ ...WANTED, school: null, failure: OFFLINE })
    actor.send({ type: 'cloudSchool.retry' })
    load.answer(success(SCHOOL))
    await settle()
    expect(context()).toEqual({ ...WANTED, school: SCHOOL, failure: null })
    expect([states, inputs]).toEqual([
      ['loading', 'failed', 'loading', 'ready'],
      [WANTED, WANTED],
    ])
  })

  it('can be read again after an unforeseen error', async () => {
    const { actor, load, states, context } = start()
    load.fail(new Error('a defect'))
    await settle()
    expect(context()).toEqual({ ...WANTED, school: null, failure: null })
    actor.send({ type: 'cloudSchool.retry' })
    expect(states).toEqual(['loading', 'defect', 'loading'])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(cloudSchoolMachine))
  })
})
