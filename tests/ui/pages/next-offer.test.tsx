import { Theme } from '@radix-ui/themes'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { courseMachine } from '#domain/course/course.machine.ts'
import type { CourseDetail, CourseSection } from '#domain/course/course-detail.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import type { LoadedLesson } from '#domain/playback/lesson.events.ts'
import { lessonMachine } from '#domain/playback/lesson.machine.ts'
import { AUTO_NEXT_SECONDS } from '#domain/playback/lesson.setup.ts'
import { aCourse, aSection } from '#tests/support/courses.ts'
import { aLesson } from '#tests/support/lessons.ts'
import { record } from '#tests/support/record.ts'
import { NextOffer } from '#ui/pages/play/next-offer.tsx'

interface Opening {
  readonly nextId?: number
  /** How the lesson itself stands in its course. */
  readonly seen?: CourseSection
  /** What the course has behind the lesson. */
  readonly behind?: readonly CourseSection[]
}

/** A lesson with another after it, beside something that can be written in. */
const openLesson = async ({ nextId = 72, seen = aSection(71), behind = [aSection(72)] }: Opening = {}) => {
  const clock = new SimulatedClock()
  const loaded: Result<LoadedLesson, Failure> = success({ lesson: aLesson({ nextId }), kept: null })
  const lesson = createActor(
    lessonMachine.provide({ actors: { load: fromPromise(() => Promise.resolve(loaded)) } }),
    { clock, input: { ref: { courseId: 7, type: 1, sectionId: 71 }, asked: null } },
  )
  const read: Result<CourseDetail, Failure> = success(aCourse([seen, ...behind]))
  const course = createActor(
    courseMachine.provide({ actors: { load: fromPromise(() => Promise.resolve(read)) } }),
    { input: { id: 7, type: 1, now: () => 0 } },
  )
  course.start()
  const heard = record(lesson)
  lesson.start()
  await act(async () =>
    render(
      <MemoryRouter>
        <Theme>
          <textarea aria-label="写笔记" />
          <div role="group" aria-label="画面" tabIndex={-1}>
            <button type="button">播放</button>
            <NextOffer lesson={lesson} course={course} />
          </div>
        </Theme>
      </MemoryRouter>,
    ),
  )
  return {
    user: userEvent.setup(),
    field: screen.getByRole('textbox', { name: '写笔记' }),
    play: screen.getByRole('button', { name: '播放' }),
    film: screen.getByRole('group', { name: '画面' }),
    end: () => act(() => lesson.send({ type: 'lesson.ended' })),
    halt: () => act(() => lesson.send({ type: 'lesson.wait' })),
    wait: (seconds = AUTO_NEXT_SECONDS) => {
      for (let second = 0; second < seconds; second += 1) act(() => clock.increment(1000))
    },
    offer: () => screen.queryByRole('group', { name: '接着播放' }),
    led: () => heard.emitted.length,
  }
}

afterEach(cleanup)

describe('the next lesson', () => {
  it('is offered where the focus is, and taken back by Escape, which gives the focus back', async () => {
    const { user, play, end, wait, offer, led } = await openLesson()
    act(() => play.focus())
    end()
    expect(document.activeElement).toBe(offer())
    expect(offer()?.textContent).toContain('5 秒后播放下一节')
    expect(offer()?.textContent).toContain('下一节：第72课时')
    wait(2)
    expect(offer()?.textContent).toContain('3 秒后播放下一节')
    await user.keyboard('{Escape}')
    wait()
    expect([offer(), document.activeElement, led()]).toEqual([null, play, 0])
  })

  it('leaves the focus with the film where nothing had it', async () => {
    const { user, film, end, offer } = await openLesson()
    end()
    await user.click(screen.getByRole('button', { name: '取消' }))
    expect([offer(), document.activeElement]).toEqual([null, film])
  })

  it('is taken back by Escape from a field, which keeps the focus', async () => {
    const { user, play, field, end, offer } = await openLesson()
    act(() => play.focus())
    end()
    await user.click(field)
    await user.keyboard('{Escape}')
    expect([offer(), document.activeElement]).toEqual([null, field])
  })

  it('says how the lesson stands that was seen', async () => {
    const { end, offer } = await openLesson({ seen: aSection(71, { progress: 95, requiredOpen: 1 }) })
    end()
    expect(offer()?.textContent).toContain('本节还差 1 道必答题')
  })

  it('begins by itself where nobody objects', async () => {
    const { end, wait, led } = await openLesson()
    end()
    wait()
    expect(led()).toBe(1)
  })

  it('is looked at, not played, where there is nothing to see yet', async () => {
    const live = aSection(72, { kind: 'live', liveStatus: 'announced' })
    const { user, end, halt, offer, led } = await openLesson({ behind: [live] })
    end()
    halt()
    expect(offer()?.textContent).toContain('本节已播完')
    await user.click(screen.getByRole('button', { name: '去看' }))
    expect(led()).toBe(1)
  })

  it('waits for whoever is writing', async () => {
    const { user, field, end, wait, offer, led } = await openLesson()
    await user.type(field, '板书')
    end()
    wait()
    expect([document.activeElement, led()]).toEqual([field, 0])
    expect(offer()?.textContent).toContain('本节已播完')
    await user.click(screen.getByRole('button', { name: '立即播放' }))
    expect(led()).toBe(1)
  })

  it('waits for whoever begins to write', async () => {
    const { user, field, end, wait, led } = await openLesson()
    end()
    await user.click(field)
    wait()
    expect([document.activeElement, led()]).toEqual([field, 0])
  })

  it('is the exercise behind the last film, which nobody is led to by themselves', async () => {
    const exercise = aSection(73, { kind: 'questions', name: '基础练习', questionCount: 5 })
    const { end, wait, offer, led } = await openLesson({ nextId: 0, behind: [exercise] })
    end()
    wait()
    expect(offer()?.textContent).toContain('下一节：基础练习')
    const link = screen.getByRole('link', { name: '去练习' })
    expect([link.getAttribute('href')?.includes('section=73'), led()]).toEqual([true, 0])
  })

  it('says so where nothing follows, and is shut', async () => {
    const { user, end, offer } = await openLesson({ nextId: 0, behind: [] })
    end()
    expect(offer()?.textContent).toContain('这是目录里的最后一节')
    expect(screen.queryByRole('link')).toBeNull()
    await user.click(screen.getByRole('button', { name: '关闭' }))
    expect(offer()).toBeNull()
  })

  it('does not call the course learned where the rest is still being recorded', async () => {
    const { end, offer } = await openLesson({ nextId: 0, behind: [aSection(74, { recording: true })] })
    end()
    expect(offer()?.textContent).toContain('后面的内容还没有上线')
  })
})
