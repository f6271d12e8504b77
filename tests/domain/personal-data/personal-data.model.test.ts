import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { accountKeepingMachine } from '#domain/personal-data/account-keeping.machine.ts'
import { personalDataMachine } from '#domain/personal-data/personal-data.machine.ts'
import type { DataFileState, PersonalData } from '#domain/personal-data/personal-data.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const UNREACHABLE: Result<never, Failure> = failed({ kind: 'unreachable' })
const CODE_WANTED: Result<never, Failure> = failed({ kind: 'rejected', reason: 'conflict', message: '' })
const TOO_LATE = CODE_WANTED
const DONE: Result<true, Failure> = success(true)

const dataOf = (state: DataFileState, change: Partial<PersonalData> = {}): PersonalData => ({
  userId: 4,
  name: '韩星野',
  self: true,
  file: { state, progress: 0, size: 0, madeAt: '', expiresAt: '' },
  erasureAt: '',
  waitDays: 7,
  obstacle: null,
  canExport: true,
  ...change,
})

describe('what is kept of a person', () => {
  const { done, broken, over } = eventsOf('personalData')
  const log = transitionLog()
  const reads = [
    success(dataOf('none')),
    success(dataOf('making', { self: false })),
    success(dataOf('ready', { obstacle: 'noRight' })),
    UNREACHABLE,
  ]
  const EVENTS = [
    { type: 'personalData.export' },
    { type: 'personalData.fetch' },
    { type: 'personalData.leave' },
    { type: 'personalData.type', password: 'a quiet river' },
    { type: 'personalData.erase' },
    { type: 'personalData.cancel' },
    { type: 'personalData.keep' },
    { type: 'personalData.reread' },
    over('lookAgain', 'ready'),
    ...['opening', 'lookingAgain', 'rereading'].flatMap((state) => [
      ...reads.map((read) => done(state, read)),
      broken(state),
    ]),
    ...['exporting', 'keeping'].flatMap((state) => [
      done(state, DONE),
      done(state, UNREACHABLE),
      broken(state),
    ]),
    done('keeping', TOO_LATE),
    ...['fetching', 'erasing'].flatMap((state) => [
      done(state, success('2026-12-01T00:00:00Z')),
      done(state, UNREACHABLE),
      broken(state),
    ]),
  ]
  const essence = ({ value, context }: SnapshotFrom<typeof personalDataMachine>) => ({
    value,
    file: context.data?.file.state ?? null,
    typed: context.password !== '',
    tried: context.tried,
    failed: context.failure !== null,
  })
  const bind = () => {
    const [opening, exporting] = [deferred<Result<PersonalData, Failure>>(), deferred<typeof DONE>()]
    const [fetching, erasing] = [deferred<Result<string, Failure>>(), deferred<Result<string, Failure>>()]
    const keeping = deferred<typeof DONE>()
    const machine = personalDataMachine.provide({
      actors: {
        read: fromPromise(opening.ask),
        export: fromPromise(exporting.ask),
        address: fromPromise(fetching.ask),
        erase: fromPromise(erasing.ask),
        keep: fromPromise(keeping.ask),
      },
    })
    const ports = {
      opening,
      lookingAgain: opening,
      rereading: opening,
      exporting,
      fetching,
      erasing,
      keeping,
    }
    return { machine, ports }
  }
  const opened = async (read: PersonalData) => {
    const { machine, ports } = bind()
    const actor = createActor(machine, { input: { userId: 0 } })
    const told: unknown[] = []
    actor.on('*', (event) => told.push(event))
    actor.start()
    ports.opening.answer(success(read))
    await settle()
    return { actor, ports, told }
  }

  it('is everywhere where the statechart says', async () => {
    const states = await walkEverywhere({
      machine: personalDataMachine,
      input: { userId: 0 },
      events: EVENTS,
      essence,
      bind,
      wait: () => 60_000,
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(30)
  })

  it('takes every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(personalDataMachine))
  })

  it('is given up after two questions, and the own session is told to end', async () => {
    const { actor, ports, told } = await opened(dataOf('none'))
    actor.send({ type: 'personalData.erase' })
    expect(actor.getSnapshot().value).toBe('ready')
    actor.send({ type: 'personalData.leave' })
    actor.send({ type: 'personalData.erase' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.tried]).toEqual(['confirming', true])
    actor.send({ type: 'personalData.type', password: ' a quiet river ' })
    actor.send({ type: 'personalData.erase' })
    ports.erasing.answer(success('2026-12-01T00:00:00Z'))
    await settle()
    expect([actor.getSnapshot().value, actor.getSnapshot().context.password]).toEqual(['left', ''])
    expect(told).toEqual([{ type: 'personalData.left', erasureAt: '2026-12-01T00:00:00Z' }])
  })

  it('of the last administrator is not given up, nor twice', async () => {
    for (const change of [{ obstacle: 'lastSchoolAdministrator' }, { erasureAt: '2026-12-01' }] as const) {
      const { actor } = await opened(dataOf('none', change))
      actor.send({ type: 'personalData.leave' })
      expect(actor.getSnapshot().value).toBe('ready')
    }
  })

  it('stays as it is shown where nobody knows whether it was kept, so that the same can be pressed again', async () => {
    const { actor, ports } = await opened(dataOf('none', { erasureAt: '2026-12-01' }))
    actor.send({ type: 'personalData.keep' })
    ports.keeping.answer(UNREACHABLE)
    await settle()
    const { value, context } = actor.getSnapshot()
    expect([value, context.failure, context.data?.erasureAt]).toEqual([
      'ready',
      { kind: 'unreachable' },
      '2026-12-01',
    ])
  })

  it('is fetched by its address', async () => {
    const { actor, ports, told } = await opened(dataOf('ready'))
    actor.send({ type: 'personalData.fetch' })
    ports.fetching.answer(success('/api/file/1'))
    await settle()
    expect(told).toEqual([{ type: 'personalData.fetched', address: '/api/file/1' }])
  })
})

describe('an account that was given up', () => {
  const { done, broken } = eventsOf('accountKeeping')
  const log = transitionLog()
  const bind = () => {
    const sending = deferred<typeof DONE>()
    const machine = accountKeepingMachine.provide({ actors: { keep: fromPromise(sending.ask) } })
    return { machine, ports: { sending } }
  }

  it('is everywhere where the statechart says', async () => {
    const events = [
      { type: 'accountKeeping.type', form: { account: '13900000004' } },
      { type: 'accountKeeping.type', form: { password: 'a quiet river' } },
      { type: 'accountKeeping.type', form: { code: '123456' } },
      { type: 'accountKeeping.submit' },
      done('sending', CODE_WANTED),
      done('sending', DONE),
      done('sending', UNREACHABLE),
      broken('sending'),
    ]
    const states = await walkEverywhere({
      machine: accountKeepingMachine,
      input: undefined,
      events,
      essence: ({ value, context }) => ({
        value,
        form: context.form,
        wantsCode: context.wantsCode,
        missing: context.missing,
        failed: context.failure !== null,
      }),
      bind,
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(6)
    expect([...log.taken].sort()).toEqual(declaredTransitions(accountKeepingMachine))
  })

  it('that has a second factor is asked for a code once, which is sent along and stays typed where it is wrong', async () => {
    const { machine, ports } = bind()
    const actor = createActor(machine)
    const told: unknown[] = []
    actor.on('*', (event) => told.push(event))
    actor.start()
    const form = { account: '13900000004', password: 'a quiet river' }
    actor.send({ type: 'accountKeeping.type', form })
    const submit = async (answer: Result<true, Failure>) => {
      actor.send({ type: 'accountKeeping.submit' })
      ports.sending.answer(answer)
      await settle()
      return actor.getSnapshot().context
    }
    expect(await submit(CODE_WANTED)).toEqual({
      form: { ...form, code: '' },
      wantsCode: true,
      missing: null,
      failure: null,
    })
    actor.send({ type: 'accountKeeping.submit' })
    expect(actor.getSnapshot().context.missing).toBe('code')
    expect(told).toEqual([
      { type: 'accountKeeping.warned', field: 'code' },
      { type: 'accountKeeping.warned', field: 'code' },
    ])
    actor.send({ type: 'accountKeeping.type', form: { code: '123456' } })
    expect(await submit(CODE_WANTED)).toMatchObject({
      form: { code: '123456' },
      failure: { reason: 'conflict' },
    })
    expect(await submit(DONE)).toMatchObject({ form: { account: form.account, password: '', code: '' } })
  })
})
