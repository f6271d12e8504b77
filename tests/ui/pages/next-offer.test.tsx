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
import { AUTO_NEXT_SECONDS, type LoadedLesson, lessonMachine } from '#domain/playback/lesson.machine.ts'
import { aCourse, aSection } from '#tests/support/courses.ts'
import { aLesson } from '#tests/support/lessons.ts'
import { record } from '#tests/support/record.ts'
import { NextOffer } from '#ui/pages/play/next-offer.tsx'

interface Opening {
  readonly nextId?: number
  /** What the course has behind the lesson. */
  readonly behind?: readonly CourseSection[]
}

/** A lesson with another after it, beside something that can be written in. */
const openLesson = async ({ nextId = 72, behind = [aSection(72)] }: Opening = {}) => {
  const clock = new SimulatedClock()
  const loaded: Result<LoadedLesson, Failure> = success({ lesson: aLesson({ nextId }), kept: null })
  const lesson = createActor(
    lessonMachine.provide({ actors: { load: fromPromise(() => Promise.resolve(loaded)) } }),
    { clock, input: { ref: { courseId: 7, type: 1, sectionId: 71 }, asked: null } },
  )
  const read: Result<CourseDetail, Failure> = success(aCourse([aSection(71), ...behind]))
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
          <NextOffer lesson={lesson} course={course} />
        </Theme>
      </MemoryRouter>,
    ),
  )
  return {
    user: userEvent.setup(),
    field: screen.getByRole('textbox', { name: '写笔记' }),
    end: () => act(() => lesson.send({ type: 'lesson.ended' })),
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
    const { user, end, wait, offer, led } = await openLesson()
    end()
    expect(document.activeElement).toBe(offer())
    expect(offer()?.textContent).toContain('5 秒后播放下一节')
    expect(offer()?.textContent).toContain('下一节：第72课时')
    wait(2)
    expect(offer()?.textContent).toContain('3 秒后播放下一节')
    await user.keyboard('{Escape}')
    wait()
    expect([offer(), document.activeElement, led()]).toEqual([null, document.body, 0])
  })

  it('begins by itself where nobody objects', async () => {
    const { end, wait, led } = await openLesson()
    end()
    wait()
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
    expect(offer()?.textContent).toContain('本节已播完')
    expect(screen.queryByRole('link')).toBeNull()
    await user.click(screen.getByRole('button', { name: '关闭' }))
    expect(offer()).toBeNull()
  })
})
