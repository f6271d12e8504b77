import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { firstStartMachine } from '#domain/first-start/first-start.machine.ts'
import {
  type Beginning,
  EMPTY_FIRST_START,
  type FirstStartForm,
  type FirstStartState,
  firstStartFault,
} from '#domain/first-start/first-start.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { done, broken } = eventsOf('firstStart')
const log = transitionLog()

const UNREACHABLE: Result<never, Failure> = failed({ kind: 'unreachable' })
const USED: Result<never, Failure> = failed({ kind: 'forbidden', message: '学校已经建立，这个链接不能再用' })
const WHOLE: FirstStartForm = {
  school: ' 山海小学 ',
  name: '江一苇',
  account: '137-0000 0001',
  password: ' Yuanfang2026 ',
  repeated: 'Yuanfang2026',
}

const EVENTS = [
  { type: 'firstStart.edit', fields: WHOLE },
  { type: 'firstStart.edit', fields: { name: '' } },
  { type: 'firstStart.toggle' },
  { type: 'firstStart.begin' },
  { type: 'firstStart.recheck' },
  done('checking', success('open')),
  done('checking', success('done')),
  done('checking', success('otherLink')),
  done('checking', UNREACHABLE),
  broken('checking'),
  done('beginning', success(true)),
  done('beginning', USED),
  broken('beginning'),
]

const essence = ({ value, context }: SnapshotFrom<typeof firstStartMachine>) => ({
  value,
  school: context.form.school,
  name: context.form.name,
  shown: context.isShown,
  fault: context.fault,
  failed: context.failure !== null,
})

const bind = (sent: Beginning[] = []) => {
  const check = deferred<Result<FirstStartState, Failure>>()
  const begin = deferred<Result<true, Failure>>()
  const machine = firstStartMachine.provide({
    actors: {
      check: fromPromise(check.ask),
      begin: fromPromise(({ input }) => {
        sent.push(input)
        return begin.ask()
      }),
    },
  })
  return { machine, ports: { checking: check, beginning: begin } }
}

describe('the first start', () => {
  it('is everywhere where the statechart says', async () => {
    const states = await walkEverywhere({
      machine: firstStartMachine,
      input: { secret: 'of the link' },
      events: EVENTS,
      essence,
      bind,
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(12)
  })

  it('takes every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(firstStartMachine))
  })

  it('is warned of at the first wrong field, sent trimmed with its link, and tells with what one signs in', async () => {
    const sent: Beginning[] = []
    const { machine, ports } = bind(sent)
    const actor = createActor(machine, { input: { secret: 'of the link' } })
    const warned: string[] = []
    const made: unknown[] = []
    actor.on('firstStart.warned', ({ fault }) => warned.push(fault))
    actor.on('firstStart.made', ({ credentials }) => made.push(credentials))
    actor.start()
    ports.checking.answer(success('open'))
    await settle()
    actor.send({ type: 'firstStart.begin' })
    actor.send({ type: 'firstStart.edit', fields: { ...WHOLE, repeated: '' } })
    actor.send({ type: 'firstStart.begin' })
    actor.send({ type: 'firstStart.edit', fields: WHOLE })
    actor.send({ type: 'firstStart.begin' })
    ports.beginning.answer(USED)
    await settle()
    const { context, value } = actor.getSnapshot()
    expect([value, context.form, context.failure]).toEqual(['editing', WHOLE, USED.ok ? null : USED.failure])
    actor.send({ type: 'firstStart.begin' })
    ports.beginning.answer(success(true))
    await settle()
    const credentials = { account: '13700000001', password: 'Yuanfang2026' }
    const beginning = { secret: 'of the link', school: '山海小学', name: '江一苇', ...credentials }
    expect(warned).toEqual(['school', 'notRepeated'])
    expect(sent).toEqual([beginning, beginning])
    expect(made).toEqual([credentials])
    expect(actor.getSnapshot()).toMatchObject({ value: 'made', context: { form: EMPTY_FIRST_START } })
  })

  it.each([
    [{}, null],
    [{ school: ' ' }, 'school'],
    [{ name: '' }, 'name'],
    [{ account: '1370000' }, 'account'],
    [{ password: 'short', repeated: 'short' }, 'tooShort'],
    [{ password: 'a'.repeat(65) }, 'tooLong'],
    [{ password: 'my13700000001' }, 'guessable'],
    [{ repeated: 'Yuanfang2025' }, 'notRepeated'],
  ] as const)('with %o is found wrong as %s', (change, fault) => {
    expect(firstStartFault({ ...WHOLE, ...change })).toBe(fault)
  })
})
