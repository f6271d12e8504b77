import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { whileRunning } from '#application/kernel/while-running.ts'
import { courseMachine } from '#domain/course/course.machine.ts'
import type { CourseDetail } from '#domain/course/course-detail.ts'
import type { FavouriteContent } from '#domain/favourite/favourite.ts'
import { favouriteListMachine } from '#domain/favourite/favourite-list.machine.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Page } from '#domain/kernel/page.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { UserAction } from '#domain/learning/user-action.ts'
import { userActionsMachine } from '#domain/learning/user-actions.machine.ts'
import { reservationOf } from '#domain/live/reservation.ts'
import { reservationsMachine } from '#domain/live/reservations.machine.ts'
import { courseOpener } from '#main/course/course.wiring.ts'
import { favouriteListOpener } from '#main/favourite/favourite-list.wiring.ts'
import { folderChoiceOpener } from '#main/favourite/folder-choice.wiring.ts'
import { aLiveCourse } from '#tests/support/courses.ts'
import { settle } from '#tests/support/deferred.ts'
import { ALL_FAVOURITES } from '#ui/favourite/favourites-address.ts'
import { inApp, noFavourites, started } from './page-app.ts'

/** What the actors of a page hear of others and tell them, headless. */

describe('the list of favourites', () => {
  const open = async () => {
    const { app } = inApp()
    let asked = 0
    const logic = favouriteListMachine.provide({
      actors: {
        load: fromPromise(async (): Promise<Result<Page<FavouriteContent>, Failure>> => {
          asked += 1
          return success({ index: 1, size: 24, total: 0, items: [] })
        }),
      },
    })
    const others = noFavourites()
    const list = favouriteListOpener(app, logic, others)({ query: ALL_FAVOURITES })
    return { list, ...others, asked: () => asked }
  }

  it('asks for the folders when it begins, not before', async () => {
    const { list, favouriteFolders } = await open()
    expect(favouriteFolders.getSnapshot().value).toBe('unknown')
    await started(list)
    expect(favouriteFolders.getSnapshot().value).toBe('ready')
  })

  it('is read anew when a folder goes and when another tab changes what is kept, not when a folder is made', async () => {
    const { list, favourites, favouriteFolders, asked } = await open()
    await started(list)
    favouriteFolders.send({ type: 'folders.change', change: { kind: 'create', name: '浮力', parentId: 0 } })
    await settle()
    expect(asked()).toBe(1)
    favouriteFolders.send({ type: 'folders.change', change: { kind: 'remove', id: 41 } })
    await settle()
    expect(asked()).toBe(2)
    favourites.send({ type: 'favourites.heard', flags: [] })
    await settle()
    expect(asked()).toBe(3)
    list.stop()
    favourites.send({ type: 'favourites.heard', flags: [] })
    await settle()
    expect(asked()).toBe(3)
  })
})

it('a folder that is made for a choice is made among the folders, chosen and taken', async () => {
  const others = noFavourites()
  const taken: number[] = []
  const choice = folderChoiceOpener(others)({ chosen: 0, taken: (id) => taken.push(id) })
  choice.start()
  choice.send({ type: 'choice.make', folder: { name: '浮力', parentId: 0 }, takes: true })
  await settle()
  expect(taken).toEqual([41])
  expect(choice.getSnapshot().context).toEqual({ chosen: 41, otherwise: null, making: null, takes: false })
})

it('a folder that was chosen before a reload is chosen unless it is gone by the time the folders are known', async () => {
  const others = noFavourites()
  const choice = folderChoiceOpener(others)({ chosen: 0, left: 41, taken: () => undefined })
  choice.start()
  expect(choice.getSnapshot().context.chosen).toBe(41)
  others.favouriteFolders.send({ type: 'folders.need' })
  await settle()
  expect(choice.getSnapshot().context.chosen).toBe(0)
  // The folders are known by now.
  const next = folderChoiceOpener(others)({ chosen: 0, left: 41, taken: () => undefined })
  next.start()
  expect(next.getSnapshot().context.chosen).toBe(0)
})

describe('a course', () => {
  it('that is shown is noted once, and what became of its reservation is said', async () => {
    const { app, said } = inApp()
    const noted: UserAction[] = []
    const userActions = createActor(
      userActionsMachine.provide({
        actors: { record: fromPromise(async ({ input }) => void noted.push(...input)) },
      }),
    ).start()
    const live = aLiveCourse()
    const reservations = createActor(reservationsMachine).start()
    const standing = () => reservationOf(reservations.getSnapshot().context, live.card)
    const answers: Result<true, Failure>[] = [failed({ kind: 'unreachable' })]
    const course = courseOpener(
      app,
      courseMachine.provide({
        actors: {
          load: fromPromise(async (): Promise<Result<CourseDetail, Failure>> => success(live)),
          reserve: fromPromise(async (): Promise<Result<true, Failure>> => answers.shift() ?? success(true)),
          cancelReservation: fromPromise(async (): Promise<Result<true, Failure>> => success(true)),
        },
      }),
      { userActions, reservations },
    )({ id: 7, type: 2, now: () => 0 })
    expect(noted).toEqual([])
    await started(course)
    expect(noted).toEqual([{ kind: 'view', content: { id: 7, type: 2 } }])
    course.send({ type: 'course.reserve' })
    await settle()
    expect(said()).toHaveLength(1)
    expect(said()[0]).toContain('不知道是否已完成')
    expect(noted).toHaveLength(1)
    expect(standing()).toBe('free')
    // Its cards stand as it does.
    course.send({ type: 'course.reserve' })
    await settle()
    expect(standing()).toBe('reserved')
    course.send({ type: 'course.cancelReservation' })
    await settle()
    expect([standing(), said().length]).toEqual(['free', 3])
    course.stop()
  })
})

it('what a page tells its actor reaches it from its start to its end', () => {
  const list = createActor(favouriteListMachine, { input: { query: ALL_FAVOURITES } })
  const told: string[] = []
  whileRunning(list, () => {
    told.push('begun')
    return [{ unsubscribe: () => told.push('ended') }]
  })
  expect(told).toEqual([])
  list.start()
  list.send({ type: 'list.clearSelection' })
  expect(told).toEqual(['begun'])
  list.stop()
  expect(told).toEqual(['begun', 'ended'])
})
