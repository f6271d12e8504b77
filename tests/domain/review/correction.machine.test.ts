import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { ContentTag } from '#domain/private-file/share.ts'
import { correctionMachine } from '#domain/review/correction.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const OFFLINE: Failure = { kind: 'unreachable' }
const TAGS: readonly ContentTag[] = [
  { id: 1, name: '课件' },
  { id: 2, name: '教案' },
]

const log = transitionLog()

const start = () => {
  const loadTags = deferred<Result<readonly ContentTag[], Failure>>()
  const schools: number[] = []
  const actor = createActor(
    correctionMachine.provide({
      actors: {
        loadTags: fromPromise(({ input }) => {
          schools.push(input)
          return loadTags.ask()
        }),
      },
    }),
    { input: { organisationId: 2 }, inspect: log.inspect },
  )
  const { states } = record(actor)
  actor.start()
  const context = () => actor.getSnapshot().context
  return { actor, loadTags, schools, states, context }
}

describe('the tags that a request is corrected with', () => {
  it('are those of its school', async () => {
    const { actor, loadTags, schools, states, context } = start()
    expect([schools, actor.getSnapshot().hasTag('busy')]).toEqual([[2], true])
    loadTags.answer(success(TAGS))
    await settle()
    expect(context()).toEqual({ organisationId: 2, tags: TAGS, failure: null })
    actor.send({ type: 'correction.retry' })
    expect([states, schools]).toEqual([['loading', 'ready'], [2]])
  })

  it('say why they could not be read, and are read again', async () => {
    const { actor, loadTags, schools, states, context } = start()
    loadTags.answer(failed(OFFLINE))
    await settle()
    expect(context()).toEqual({ organisationId: 2, tags: [], failure: OFFLINE })
    actor.send({ type: 'correction.retry' })
    loadTags.answer(success(TAGS))
    await settle()
    expect(context()).toEqual({ organisationId: 2, tags: TAGS, failure: null })
    expect([states, schools]).toEqual([
      ['loading', 'failed', 'loading', 'ready'],
      [2, 2],
    ])
  })

  it('can be read again after an unforeseen error', async () => {
    const { actor, loadTags, states, context } = start()
    loadTags.fail(new Error('a defect'))
    await settle()
    expect(context()).toEqual({ organisationId: 2, tags: [], failure: null })
    actor.send({ type: 'correction.retry' })
    expect(states).toEqual(['loading', 'defect', 'loading'])
  })

  it('every transition was taken', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(correctionMachine))
  })
})
