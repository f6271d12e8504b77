import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { provideInstalledApp } from '#application/connection/installed-app.provide.ts'
import { installedAppMachine } from '#domain/connection/installed-app.machine.ts'
import { memoryOfflineApp } from '#infrastructure/connection/offline-app.memory.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const { taken, inspect } = transitionLog()
const HOUR = 3_600_000

const open = () => {
  const clock = new SimulatedClock()
  const keeper = memoryOfflineApp()
  const machine = provideInstalledApp(keeper)
  const actor = createActor(machine, { clock, inspect }).start()
  return { clock, keeper, actor, isOffered: () => actor.getSnapshot().hasTag('offered') }
}

it('is kept once there is somebody, and looked after every hour', () => {
  const { clock, keeper, actor } = open()
  clock.increment(2 * HOUR)
  expect(keeper.asked).toEqual([])
  actor.send({ type: 'app.install' })
  clock.increment(HOUR)
  clock.increment(HOUR)
  expect(keeper.asked).toEqual(['keep', 'look', 'look'])
})

it('a newer version is offered, and never taken without a word', () => {
  const { clock, keeper, actor, isOffered } = open()
  actor.send({ type: 'app.install' })
  keeper.renew()
  clock.increment(48 * HOUR)
  expect([isOffered(), keeper.asked]).toEqual([true, ['keep']])
})

it('who wants it later is asked again after four hours', () => {
  const { clock, keeper, actor, isOffered } = open()
  actor.send({ type: 'app.install' })
  keeper.renew()
  actor.send({ type: 'app.later' })
  clock.increment(4 * HOUR - 1)
  expect(isOffered()).toBe(false)
  clock.increment(1)
  expect(isOffered()).toBe(true)
})

it('who takes it waits for the page to open anew, and is asked again where it does not', () => {
  const { clock, keeper, actor, isOffered } = open()
  actor.send({ type: 'app.install' })
  keeper.renew()
  actor.send({ type: 'app.update' })
  expect([actor.getSnapshot().hasTag('busy'), keeper.asked]).toEqual([true, ['keep', 'change']])
  clock.increment(20_000)
  expect(isOffered()).toBe(true)
})

it('takes every transition that it declares', () => {
  expect([...taken].sort()).toEqual(declaredTransitions(installedAppMachine))
})
