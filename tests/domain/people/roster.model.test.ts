import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, type SnapshotFrom } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { LoadedEntries, OpenedOffice, ReadRoster, ReportedRoster } from '#domain/people/roster.events.ts'
import { rosterMachine } from '#domain/people/roster.machine.ts'
import {
  MAX_ROSTER_BYTES,
  type RosterChoice,
  type RosterView,
  type RosterWanted,
} from '#domain/people/roster.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { eventsOf, walkEverywhere } from '#tests/support/model-walk.ts'
import { MANAGED } from '#tests/support/persons.ts'
import { record } from '#tests/support/record.ts'
import { anEntry, aRoster } from '#tests/support/rosters.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { done, broken } = eventsOf('roster')
const log = transitionLog()

const UNREACHABLE: Result<never, Failure> = failed({ kind: 'unreachable' })
const UNREADABLE: ReadRoster = failed({ kind: 'rejected', reason: 'invalid', message: '这不是名册' })
const COMPARED = aRoster()
const APPLYING = aRoster({ stage: 'applying', done: 1 })
const APPLIED = aRoster({ stage: 'applied', done: 2, passwords: true })
const PAGE = { index: 1, size: 20, total: 2, items: [anEntry()] }
const FILE = { name: '名册.csv', content: new Blob(['姓名,手机号']) }
const HUGE = { name: '大.csv', content: new Blob([new Uint8Array(MAX_ROSTER_BYTES + 1)]) }
const REPORT: ReportedRoster = success([{ ...anEntry({ outcome: 'done' }), password: 'k7mfx-9xqdh-p3wta' }])

const opened = (roster: typeof COMPARED | null, left: RosterWanted | null = null): OpenedOffice =>
  success({ managed: MANAGED, roster, left })

const ANSWERS: Readonly<Record<string, readonly unknown[]>> = {
  opening: [
    opened(null),
    opened(null, { file: FILE, organisationId: 2 }),
    opened(COMPARED),
    opened(APPLYING),
    opened(APPLIED),
  ],
  comparing: [success(COMPARED), UNREADABLE],
  listing: [success(PAGE)],
  choosing: [success(COMPARED)],
  applying: [success(APPLYING), success(APPLIED)],
  reporting: [REPORT],
  closing: [success(true)],
}

const EVENTS = [
  { type: 'roster.chooseSchool', organisationId: 2 },
  { type: 'roster.read', file: FILE },
  { type: 'roster.read', file: HUGE },
  { type: 'roster.stop' },
  { type: 'roster.show', kind: 'gone', page: 1 },
  { type: 'roster.choose', entries: [31], chosen: false, sameAs: null },
  { type: 'roster.apply' },
  { type: 'roster.report' },
  { type: 'roster.close' },
  { type: 'roster.reread' },
  ...Object.entries(ANSWERS).flatMap(([where, answers]) => [
    ...[...answers, UNREACHABLE].map((answer) => done(where, answer)),
    broken(where),
  ]),
]

const essence = ({ value, context }: SnapshotFrom<typeof rosterMachine>) => ({
  value,
  stage: context.roster?.stage ?? null,
  kind: context.kind,
  school: context.organisationId,
  file: context.file?.name ?? null,
  tooLarge: context.tooLarge,
  choices: Math.min(context.choices.length, 2),
  next: context.next?.type ?? null,
  failed: context.failure !== null,
})

const bind = (
  asked: { views: RosterView[]; choices: RosterChoice[]; kept?: string[] } = { views: [], choices: [] },
) => {
  const opening = deferred<OpenedOffice>()
  const comparing = deferred<ReadRoster>()
  const listing = deferred<LoadedEntries>()
  const choosing = deferred<ReadRoster>()
  const applying = deferred<ReadRoster>()
  const reporting = deferred<ReportedRoster>()
  const closing = deferred<Result<true, Failure>>()
  const machine = rosterMachine.provide({
    actions: { keepFile: () => asked.kept?.push('kept'), letGo: () => asked.kept?.push('let go') },
    actors: {
      open: fromPromise(opening.ask),
      compare: fromPromise(comparing.ask),
      load: fromPromise(({ input }) => {
        asked.views.push(input)
        return listing.ask()
      }),
      choose: fromPromise(({ input }) => {
        asked.choices.push(input)
        return choosing.ask()
      }),
      apply: fromPromise(applying.ask),
      report: fromPromise(reporting.ask),
      close: fromPromise(closing.ask),
    },
  })
  return { machine, ports: { opening, comparing, listing, choosing, applying, reporting, closing } }
}

describe('a roster', () => {
  it('is everywhere where the statechart says', async () => {
    const states = await walkEverywhere({
      machine: rosterMachine,
      input: undefined,
      events: EVENTS,
      essence,
      bind: () => bind(),
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(20)
  })

  it('takes every transition that is declared', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(rosterMachine))
  })

  it('is read, chosen from, applied piece by piece after a piece that was lost, and reported', async () => {
    const asked = { views: [] as RosterView[], choices: [] as RosterChoice[] }
    const { machine, ports } = bind(asked)
    const actor = createActor(machine)
    const { states } = record(actor)
    const reported: string[] = []
    actor.on('roster.reported', ({ entries }) => reported.push(...entries.map(({ password }) => password)))
    actor.start()
    ports.opening.answer(opened(null))
    await settle()
    expect(actor.getSnapshot().context.organisationId).toBe(1)
    actor.send({ type: 'roster.read', file: FILE })
    ports.comparing.answer(success(COMPARED))
    await settle()
    ports.listing.answer(success(PAGE))
    await settle()
    actor.send({ type: 'roster.choose', entries: [31], chosen: false, sameAs: null })
    ports.choosing.answer(success(COMPARED))
    await settle()
    ports.listing.answer(success(PAGE))
    await settle()
    actor.send({ type: 'roster.apply' })
    ports.applying.answer(success(APPLYING))
    await settle()
    ports.applying.answer(UNREACHABLE)
    await settle()
    expect(actor.getSnapshot().value).toBe('paused')
    actor.send({ type: 'roster.apply' })
    ports.applying.answer(success(APPLIED))
    await settle()
    ports.listing.answer(success(PAGE))
    await settle()
    actor.send({ type: 'roster.report' })
    ports.reporting.answer(REPORT)
    await settle()
    ports.listing.answer(success(PAGE))
    await settle()
    expect(reported).toEqual(['k7mfx-9xqdh-p3wta'])
    expect(asked.choices).toEqual([{ id: 3, kind: 'added', entries: [31], chosen: false, sameAs: null }])
    expect(asked.views).toEqual(Array.from({ length: 4 }, () => ({ id: 3, kind: 'added', page: 1 })))
    expect(states).toEqual([
      ...['opening', 'waiting', 'comparing', 'listing', 'ready', 'choosing', 'listing', 'ready'],
      ...['applying', 'paused', 'applying', 'listing', 'ready', 'reporting', 'listing', 'ready'],
    ])
  })

  it.each([
    ['roster.apply', COMPARED, 'applying'],
    ['roster.report', APPLIED, 'reporting'],
    ['roster.close', APPLIED, 'closing'],
  ] as const)('hears %s while its entries are on their way', async (type, roster, state) => {
    const { machine, ports } = bind()
    const actor = createActor(machine).start()
    ports.opening.answer(opened(roster))
    await settle()
    expect(actor.getSnapshot().value).toBe('listing')
    actor.send({ type })
    expect(actor.getSnapshot().value).toBe(state)
    actor.stop()
  })

  it('stores what is chosen quickly one after the other, and goes on with what was pressed meanwhile', async () => {
    const asked = { views: [] as RosterView[], choices: [] as RosterChoice[] }
    const { machine, ports } = bind(asked)
    const actor = createActor(machine).start()
    const chosen = () => actor.getSnapshot().context.page.items.map((entry) => entry.chosen)
    ports.opening.answer(opened(COMPARED))
    await settle()
    ports.listing.answer(success({ ...PAGE, items: [anEntry(), anEntry({ id: 32 })] }))
    await settle()
    for (const id of [31, 32])
      actor.send({ type: 'roster.choose', entries: [id], chosen: false, sameAs: null })
    actor.send({ type: 'roster.show', kind: 'gone', page: 1 })
    expect(asked.choices.map(({ entries }) => entries)).toEqual([[31]])
    ports.choosing.answer(success(COMPARED))
    await settle()
    expect(asked.choices.map(({ entries }) => entries)).toEqual([[31], [32]])
    expect(chosen()).toEqual([false, true])
    ports.choosing.answer(success(COMPARED))
    await settle()
    expect(actor.getSnapshot().value).toBe('listing')
    expect(actor.getSnapshot().context).toMatchObject({ kind: 'gone', choices: [], next: null })
    expect(asked.views.at(-1)).toEqual({ id: 3, kind: 'gone', page: 1 })
    actor.stop()
  })

  it('applies nothing where what was chosen before could not be stored', async () => {
    const { machine, ports } = bind()
    const actor = createActor(machine).start()
    ports.opening.answer(opened(COMPARED))
    await settle()
    ports.listing.answer(success(PAGE))
    await settle()
    actor.send({ type: 'roster.choose', entries: [31], chosen: false, sameAs: null })
    actor.send({ type: 'roster.apply' })
    ports.choosing.answer(UNREACHABLE)
    await settle()
    expect(actor.getSnapshot().value).toBe('ready')
    expect(actor.getSnapshot().context).toMatchObject({ page: PAGE, choices: [], next: null })
    actor.stop()
  })

  it('is not waited for any longer where it is stopped while it is compared', async () => {
    const { machine, ports } = bind()
    const actor = createActor(machine).start()
    ports.opening.answer(opened(null))
    await settle()
    actor.send({ type: 'roster.read', file: FILE })
    actor.send({ type: 'roster.stop' })
    expect(actor.getSnapshot().value).toBe('waiting')
    actor.send({ type: 'roster.read', file: FILE })
    expect(actor.getSnapshot().value).toBe('comparing')
    actor.stop()
  })

  it('goes on by itself where a reload broke it off', async () => {
    const { machine, ports } = bind()
    const actor = createActor(machine).start()
    ports.opening.answer(opened(APPLYING))
    await settle()
    expect(actor.getSnapshot().value).toBe('applying')
    actor.stop()
  })
})
