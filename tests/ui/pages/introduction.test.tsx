import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type CourseDetail, sectionsOf } from '#domain/course/course-detail.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { success } from '#domain/kernel/result.ts'
import { createMemoryBackend } from '#infrastructure/memory/backend.ts'
import { COURSES } from '#infrastructure/memory/content/courses.ts'
import { livesAt } from '#infrastructure/memory/content/lives.ts'
import { port } from '#main/adapters/with-ports.ts'
import { COURSE_PORT } from '#main/course/tokens.ts'
import { aCourse, aLiveCourse } from '#tests/support/courses.ts'
import { onScreen } from '#tests/ui/support/on-screen.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'
import { pageClock, soon } from '#tests/ui/support/page-clock.ts'

const [COURSE] = COURSES

const openFailing = (failure: Failure) => {
  const backend = createMemoryBackend()
  backend.failCall('course', failure)
  return openApp({ person: 'reviewer', address: `/introduction?id=${COURSE?.id}&type=1`, backend })
}

/** The page of this course, as the server answers it. */
const openAs = (course: CourseDetail, type: number) =>
  openApp({
    person: 'reviewer',
    address: `/introduction?id=${course.card.id}&type=${type}`,
    ports: [port(COURSE_PORT, () => ({ course: async () => success(course) }))],
  })

describe('a course that is not simply there', () => {
  it('was withdrawn, and others are a step away', async () => {
    const { user, address } = openFailing({ kind: 'rejected', reason: 'withdrawn', message: '' })
    expect(await screen.findByText('课程已下架')).toBeTruthy()
    await user.click(onScreen.main().getByRole('link', { name: '看看其他课程' }))
    await waitFor(() => expect(address()).toBe('/list?type=1'))
  })

  it('is another school’s, in the words of the server; the session goes on', async () => {
    openFailing({ kind: 'forbidden', message: '这项内容只对江城第一中学的老师开放' })
    expect(await screen.findByText('没有权限')).toBeTruthy()
    expect(screen.getByText('这项内容只对江城第一中学的老师开放')).toBeTruthy()
    expect(await onScreen.userMenu()).toBeTruthy()
  })

  it('does not exist', async () => {
    openApp({ person: 'reviewer', address: '/introduction?id=999999&type=1' })
    expect(await screen.findByText('没有找到这门课程')).toBeTruthy()
  })

  it('cannot be read, and can be tried again', async () => {
    const { backend, user } = openFailing({ kind: 'unreachable' })
    const alert = await onScreen.main().findByRole('alert')
    expect(alert.textContent).toContain('课程加载失败')
    backend.failCall('course', null)
    await user.click(within(alert).getByRole('button', { name: '重试' }))
    expect(await onScreen.heading(COURSE?.name ?? '')).toBeTruthy()
  })

  it('keeps the focus on its heading when its name comes', async () => {
    let answer: (course: CourseDetail) => void = () => undefined
    const course = new Promise<CourseDetail>((resolve) => {
      answer = resolve
    })
    const { goTo } = openApp({
      person: 'reviewer',
      ports: [port(COURSE_PORT, () => ({ course: async () => success(await course) }))],
    })
    await onScreen.userMenu()
    await goTo(`/introduction?id=${COURSE?.id}&type=1`)
    const heading = await onScreen.heading('课程介绍')
    await waitFor(() => expect(document.activeElement).toBe(heading))
    const named = aCourse([])
    answer(named)
    expect(await onScreen.heading(named.card.name)).toBe(document.activeElement)
  })

  it('has no sections yet', async () => {
    openAs(aCourse([]), 1)
    const said = await onScreen.main().findAllByRole('status')
    expect(said.map(({ textContent }) => textContent).join()).toContain('还没有课时')
    expect(screen.getByRole('region', { name: '目录' }).textContent).toContain('课程正在准备')
    expect(screen.queryByRole('button', { name: '打印目录' })).toBeNull()
  })
})

describe('a live course', () => {
  it('is reserved at once, and taken back where the server refuses', async () => {
    const backend = createMemoryBackend()
    const announced = livesAt(backend.now()).find(({ liveStatus }) => liveStatus === 'announced')
    const { user } = openApp({
      person: 'emptyMenus',
      address: `/introduction?id=${announced?.id}&type=2`,
      backend,
    })
    backend.failCall('userAction.record', {
      kind: 'rejected',
      reason: 'conflict',
      message: '直播已经开始，可以直接进入',
    })
    await user.click(await screen.findByRole('button', { name: '预约直播' }))
    const alert = await screen.findByText(/预约没有成功：直播已经开始，可以直接进入/)
    expect(alert).toBeTruthy()
    backend.failCall('userAction.record', null)
    await user.click(await screen.findByRole('button', { name: '预约直播' }))
    expect(await screen.findByRole('button', { name: '取消预约' })).toBeTruthy()
    expect(onScreen.main().getByText(/^1 人$/)).toBeTruthy()
  })

  it('begins without a reload', async () => {
    onTestFinished(pageClock())
    const announced = aLiveCourse()
    const [section] = sectionsOf(announced)
    if (section === undefined) throw new Error('no section')
    const begin = Date.now() + 3000
    const at = (now: number) => {
      const times = {
        liveStatus: now < begin ? 'announced' : 'running',
        startTime: new Date(begin).toISOString(),
        endTime: new Date(begin + 3_600_000).toISOString(),
      } as const
      const card = { ...announced.card, ...times }
      return aCourse([{ ...section, ...times }], { card, live: announced.live })
    }
    const { card } = announced
    openApp({
      person: 'reviewer',
      address: `/introduction?id=${card.id}&type=2`,
      ports: [port(COURSE_PORT, () => ({ course: async () => success(at(Date.now())) }))],
    })
    const enter = await soon(screen.findByRole('link', { name: '进入直播' }))
    expect(enter.getAttribute('href')).toBe(`/play?id=${card.id}&type=2&section=${section.id}`)
    expect(onScreen.main().getAllByText('直播中').length).toBeGreaterThan(0)
  })

  it('that was called off cannot be reserved', async () => {
    const live = { reserved: false, reserveCount: 4, cancelled: true, teaching: false }
    openAs(aLiveCourse({ live }), 2)
    expect(await screen.findByText('直播已取消')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '预约直播' })).toBeNull()
  })
})
