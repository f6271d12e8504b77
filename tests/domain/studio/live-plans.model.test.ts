import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { DocumentFile } from '#domain/studio/course-document.ts'
import type { Colleague } from '#domain/studio/course-studio.ts'
import type { LivePlan, LivePlanPage, PlanWanted } from '#domain/studio/live-plan.ts'
import { livePlansMachine } from '#domain/studio/live-plans.machine.ts'
import { planThingsMachine } from '#domain/studio/plan-things.machine.ts'
import { deferred, settle } from '#tests/support/deferred.ts'
import { aLivePlan } from '#tests/support/live-plans.ts'
import { eventsOf, type ModelEvent, walkEverywhere } from '#tests/support/model-walk.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const UNREACHABLE = failed<Failure>({ kind: 'unreachable' })
/** Told apart from what is shown before anything is read. */
const PAGE: LivePlanPage = { index: 1, size: 20, total: 1, items: [] }
const FILE: DocumentFile = { fileId: 9, name: '课堂.mp4', duration: 60 }

const OWN = { organisationId: 0, page: 1 }

describe('plans of live lessons', () => {
  it('colleagues who cannot be read are no file that was not taken, and are read again', async () => {
    const load = deferred<Result<readonly Colleague[], Failure>>()
    const actor = createActor(planThingsMachine.provide({ actors: { load: fromPromise(load.ask) } }), {
      input: { organisationId: 1 },
    }).start()
    load.answer(UNREACHABLE)
    await settle()
    expect(actor.getSnapshot().context).toMatchObject({ unread: { kind: 'unreachable' }, failure: null })
    actor.send({ type: 'things.retry' })
    load.answer(success([{ id: 1, name: '沈雨桐', title: '一级教师', pinyin: '', tail: '' }]))
    await settle()
    expect(actor.getSnapshot().context).toMatchObject({ unread: null, failure: null })
  })

  it('go to each of their states, and one step further in every way', async () => {
    const log = transitionLog()
    const { done, broken } = eventsOf('livePlans')
    const states = await walkEverywhere({
      machine: livePlansMachine,
      input: { scope: OWN },
      events: [
        { type: 'livePlans.show', scope: { organisationId: 1, page: 1 } } as ModelEvent,
        { type: 'livePlans.make', organisationId: 1, name: '函数' } as ModelEvent,
        { type: 'livePlans.retry' },
        done('loading', success(PAGE)),
        done('loading', UNREACHABLE),
        broken('loading'),
        done('making', success(aLivePlan())),
        done('making', UNREACHABLE),
        broken('making'),
      ],
      essence: ({ value, context: { scope, page, making, failure, refusal } }) => ({
        value,
        page,
        scope,
        making,
        failure: failure?.kind,
        refusal: refusal?.kind,
      }),
      bind: () => {
        const load = deferred<Result<LivePlanPage, Failure>>()
        const make = deferred<Result<LivePlan, Failure>>()
        return {
          machine: livePlansMachine.provide({
            actors: { load: fromPromise(load.ask), make: fromPromise(make.ask) },
          }),
          ports: { loading: load, making: make },
        }
      },
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(6)
    expect([...log.taken].toSorted()).toEqual(
      expect.arrayContaining([...declaredTransitions(livePlansMachine)]),
    )
  })

  it('that could not be made are made again, as they are asked for then, and tell where they are', async () => {
    const load = deferred<Result<LivePlanPage, Failure>>()
    const make = deferred<Result<LivePlan, Failure>>()
    const tried: PlanWanted[] = []
    const made: number[] = []
    const plans = createActor(
      livePlansMachine.provide({
        actors: {
          load: fromPromise(load.ask),
          make: fromPromise(({ input }) => {
            tried.push(input)
            return make.ask()
          }),
        },
      }),
      { input: { scope: OWN } },
    )
    plans.on('livePlans.made', ({ id }) => made.push(id))
    plans.start()
    load.answer(success(PAGE))
    await settle()
    const wanted = [
      { organisationId: 1, name: '函数' },
      { organisationId: 2, name: '函数' },
    ]
    for (const [at, answer] of [UNREACHABLE, success(aLivePlan({ id: 12 }))].entries()) {
      plans.send({ type: 'livePlans.make', ...(wanted[at] as PlanWanted) })
      make.answer(answer)
      await settle()
    }
    expect([tried, made]).toEqual([wanted, [12]])
    plans.stop()
  })

  it('that could not be made while the list is read: that is still said once it is read', async () => {
    const load = deferred<Result<LivePlanPage, Failure>>()
    const make = deferred<Result<LivePlan, Failure>>()
    const plans = createActor(
      livePlansMachine.provide({ actors: { load: fromPromise(load.ask), make: fromPromise(make.ask) } }),
      { input: { scope: OWN } },
    ).start()
    plans.send({ type: 'livePlans.make', organisationId: 1, name: '函数' })
    make.answer(UNREACHABLE)
    await settle()
    load.answer(success(PAGE))
    await settle()
    expect(plans.getSnapshot()).toMatchObject({
      value: 'ready',
      context: { page: PAGE, failure: null, refusal: { kind: 'unreachable' } },
    })
    plans.stop()
  })

  it('are made of colleagues and own files, in every way', async () => {
    const log = transitionLog()
    const { done, broken } = eventsOf('planThings')
    const states = await walkEverywhere({
      machine: planThingsMachine,
      input: { organisationId: 1 },
      events: [
        { type: 'things.take', ownFileId: 3, target: 'session-1' } as ModelEvent,
        { type: 'things.retry' },
        done('loading', success([{ id: 1, name: '沈雨桐', title: '一级教师', pinyin: '', tail: '' }])),
        done('loading', UNREACHABLE),
        broken('loading'),
        done('taking', success(FILE)),
        done('taking', UNREACHABLE),
        broken('taking'),
      ],
      essence: ({ value, context: { colleagues, taking, unread, failure } }) => ({
        value,
        colleagues,
        unread: unread?.kind,
        taking,
        failure: failure?.kind,
      }),
      bind: () => {
        const load = deferred<Result<readonly Colleague[], Failure>>()
        const take = deferred<Result<DocumentFile, Failure>>()
        return {
          machine: planThingsMachine.provide({
            actors: { load: fromPromise(load.ask), take: fromPromise(take.ask) },
          }),
          ports: { loading: load, taking: take },
        }
      },
      inspect: log.inspect,
    })
    expect(states).toBeGreaterThan(5)
    expect([...log.taken].toSorted()).toEqual(
      expect.arrayContaining([...declaredTransitions(planThingsMachine)]),
    )
  })
})
