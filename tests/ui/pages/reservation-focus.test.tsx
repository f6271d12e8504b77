import { Theme } from '@radix-ui/themes'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useSelector } from '@xstate/react'
import { afterEach, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { courseMachine } from '#domain/course/course.machine.ts'
import type { CourseDetail } from '#domain/course/course-detail.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import { aLiveCourse, LIVE_START } from '#tests/support/courses.ts'
import { PrimaryStep } from '#ui/pages/introduction/primary-step.tsx'

afterEach(cleanup)

const openCourse = async () => {
  const read: Result<CourseDetail, Failure> = success(aLiveCourse())
  const done: Result<true, Failure> = success(true)
  const course = createActor(
    courseMachine.provide({
      actors: {
        load: fromPromise(() => Promise.resolve(read)),
        reserve: fromPromise(() => Promise.resolve(done)),
        cancelReservation: fromPromise(() => Promise.resolve(done)),
      },
    }),
    { input: { id: 7, type: 2, now: () => LIVE_START - 3_600_000 } },
  )
  course.start()
  const Step = () => {
    const detail = useSelector(course, ({ context }) => context.detail)
    return detail === null ? null : <PrimaryStep course={course} detail={detail} />
  }
  await act(async () =>
    render(
      <Theme>
        <Step />
      </Theme>,
    ),
  )
}

it('the focus goes from a reservation to its cancelling, and back', async () => {
  const user = userEvent.setup()
  await openCourse()
  screen.getByRole('button', { name: '预约直播' }).focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: '取消预约' }))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: '预约直播' }))
})
