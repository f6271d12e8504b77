import { describe, expect, it } from 'vitest'
import { type AnyActor, type AnyStateMachine, createActor } from 'xstate'
import { appearanceMachine } from '#domain/navigation/appearance.machine.ts'
import { APPEARANCES, type Appearance } from '#domain/navigation/appearance.ts'
import { chromeMachine } from '#domain/navigation/chrome.machine.ts'
import type { ChromeMemory } from '#domain/navigation/chrome-memory.ts'
import { schoolLocalMachine } from '#domain/navigation/school-local.machine.ts'
import { type SchoolLocalMemory, schoolLocalPages } from '#domain/navigation/school-local.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const logs = new Map<AnyStateMachine, ReturnType<typeof transitionLog>>()

const logOf = (machine: AnyStateMachine) => {
  const log = logs.get(machine) ?? transitionLog()
  logs.set(machine, log)
  return log
}

const started = <A extends AnyActor>(actor: A) => {
  const recording = record(actor)
  actor.start()
  return { actor, recording }
}

const openFrame = (input: ChromeMemory) =>
  started(createActor(chromeMachine, { input, inspect: logOf(chromeMachine).inspect }))

const openSchoolLocal = (input: SchoolLocalMemory) =>
  started(createActor(schoolLocalMachine, { input, inspect: logOf(schoolLocalMachine).inspect }))

const openAppearance = (appearance: Appearance) =>
  started(
    createActor(appearanceMachine, { input: { appearance }, inspect: logOf(appearanceMachine).inspect }),
  )

const home = { url: '/', title: '首页' }
const list = { url: '/list?q=勾股', title: '搜索“勾股”' }

describe('the frame', () => {
  it('is as it was remembered until somewhere is arrived', () => {
    const memory = { logoName: '理科空间', searchBoxShown: false, trail: [list] }
    const { actor, recording } = openFrame(memory)
    expect(actor.getSnapshot().context).toEqual({ ...memory, navigationShown: true, backgroundShown: false })
    expect(recording.states).toEqual(['elsewhere'])
  })

  it('shows the search bar, the default logo and no background after every navigation home', () => {
    const { actor, recording } = openFrame({ logoName: null, searchBoxShown: true, trail: [] })
    actor.send({ type: 'chrome.arrive', crumb: list })
    actor.send({ type: 'chrome.enterCloudSchool', logoName: '理科空间' })
    actor.send({ type: 'chrome.showBackground', shown: true })
    actor.send({ type: 'chrome.showNavigation', shown: false })
    actor.send({ type: 'chrome.arrive', crumb: home })
    actor.send({ type: 'chrome.arrive', crumb: { ...home, url: '/?from=logo' } })
    expect(recording.states).toEqual(['elsewhere', 'atHome'])
    expect(recording.emitted).toEqual([
      { type: 'chrome.remembered', memory: { logoName: null, searchBoxShown: true, trail: [list] } },
      { type: 'chrome.remembered', memory: { logoName: '理科空间', searchBoxShown: false, trail: [list] } },
      { type: 'chrome.homeReached' },
      { type: 'chrome.remembered', memory: { logoName: null, searchBoxShown: true, trail: [home] } },
      { type: 'chrome.homeReached' },
      {
        type: 'chrome.remembered',
        memory: { logoName: null, searchBoxShown: true, trail: [{ ...home, url: '/?from=logo' }] },
      },
    ])
    expect(actor.getSnapshot().context).toEqual({
      logoName: null,
      searchBoxShown: true,
      trail: [{ ...home, url: '/?from=logo' }],
      navigationShown: false,
      backgroundShown: false,
    })
  })

  it('forgets the way here, but not where it led, and says so', () => {
    const course = { url: '/introduction?id=4', title: '课程介绍' }
    const { actor, recording } = openFrame({ logoName: null, searchBoxShown: true, trail: [home, course] })
    actor.send({ type: 'chrome.forgetHistory' })
    expect(actor.getSnapshot().context.trail).toEqual([course])
    expect(recording.emitted).toEqual([
      { type: 'chrome.historyForgotten' },
      { type: 'chrome.remembered', memory: { logoName: null, searchBoxShown: true, trail: [course] } },
    ])
  })

  it('shows where nothing was, and does not remember it', () => {
    const { actor, recording } = openFrame({ logoName: null, searchBoxShown: true, trail: [home] })
    const lost = { url: '/nowhere', title: '页面不存在' }
    const place = { ancestors: [], foundAnywhere: true, isLost: true }
    actor.send({ type: 'chrome.arrive', crumb: lost, place })
    expect(actor.getSnapshot().context.trail).toEqual([home, { ...lost, isLost: true }])
    expect(recording.emitted).toEqual([
      { type: 'chrome.remembered', memory: { logoName: null, searchBoxShown: true, trail: [home] } },
    ])
  })

  it('takes the name of a page when it is known, and starts over by the logo', () => {
    const { actor, recording } = openFrame({ logoName: null, searchBoxShown: true, trail: [home] })
    const course = { url: '/introduction?id=4', title: '课程介绍' }
    actor.send({ type: 'chrome.arrive', crumb: course })
    actor.send({ type: 'chrome.name', crumb: { ...course, title: '勾股定理' } })
    expect(actor.getSnapshot().context.trail).toEqual([home, { ...course, title: '勾股定理' }])
    actor.send({ type: 'chrome.startOver' })
    expect(actor.getSnapshot().context.trail).toEqual([])
    expect(recording.emitted.slice(-2)).toEqual([
      { type: 'chrome.startedOver' },
      { type: 'chrome.remembered', memory: { logoName: null, searchBoxShown: true, trail: [] } },
    ])
  })

  it('takes every transition it declares', () => {
    expect([...logOf(chromeMachine).taken].sort()).toEqual(declaredTransitions(chromeMachine))
  })
})

describe('school-local mode', () => {
  it('is entered, moved in, and left once', () => {
    const { actor, recording } = openSchoolLocal({ active: false, menuIndex: 0 })
    actor.send({ type: 'schoolLocal.leave' })
    actor.send({ type: 'schoolLocal.enter', menuIndex: 0 })
    actor.send({ type: 'schoolLocal.enter', menuIndex: 2 })
    actor.send({ type: 'schoolLocal.leave' })
    expect(recording.states).toEqual(['off', 'on', 'off'])
    expect(recording.emitted).toEqual([
      { type: 'schoolLocal.remembered', memory: { active: true, menuIndex: 0 } },
      { type: 'schoolLocal.remembered', memory: { active: true, menuIndex: 2 } },
      { type: 'schoolLocal.remembered', memory: { active: false, menuIndex: 2 } },
    ])
  })

  it('goes on where it was remembered', () => {
    const { recording } = openSchoolLocal({ active: true, menuIndex: 1 })
    expect(recording.states).toEqual(['on'])
  })

  it('offers review only to those who may', () => {
    expect(schoolLocalPages(true)).toEqual(['database', 'examine', 'mydatabase'])
    expect(schoolLocalPages(false)).toEqual(['database', 'mydatabase'])
  })

  it('takes every transition it declares', () => {
    expect([...logOf(schoolLocalMachine).taken].sort()).toEqual(declaredTransitions(schoolLocalMachine))
  })
})

describe('the appearance', () => {
  it.each(APPEARANCES)('goes on as %s, and can be changed to each', (appearance) => {
    const { actor, recording } = openAppearance(appearance)
    expect(recording.states).toEqual([appearance])
    for (const chosen of APPEARANCES) {
      actor.send({ type: 'appearance.choose', appearance: chosen })
      expect(actor.getSnapshot().value).toBe(chosen)
    }
    expect(recording.emitted).toEqual(
      APPEARANCES.map((chosen) => ({ type: 'appearance.chosen', appearance: chosen })),
    )
  })

  it('takes every transition it declares', () => {
    expect([...logOf(appearanceMachine).taken].sort()).toEqual(declaredTransitions(appearanceMachine))
  })
})
