import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { CourseDetail } from '#domain/course/course-detail.ts'
import { aCourse, aLiveCourse, aSection } from '#tests/support/courses.ts'
import { formatStart } from '#ui/format/moment.ts'
import { LessonContents } from '#ui/pages/play/lesson-contents.tsx'

const factsOf = (course: CourseDetail, sectionId: number): string => {
  const { unmount } = render(
    <MemoryRouter>
      <LessonContents course={course} sectionId={sectionId} tab="contents" />
    </MemoryRouter>,
  )
  const facts = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  unmount()
  return facts.join('\n')
}

const liveIn = (liveStatus: 'announced' | 'ended' | 'replay'): CourseDetail => {
  const start = liveStatus === 'announced' ? Date.now() + 600_000 : Date.now() - 7_200_000
  const startTime = new Date(start).toISOString()
  const endTime = new Date(start + 3_600_000).toISOString()
  const live = aLiveCourse()
  return { ...aCourse([aSection(1, { kind: 'live', liveStatus, startTime, endTime })]), live: live.live }
}

it('say what is playing only where something plays', () => {
  expect(factsOf(liveIn('announced'), 1)).not.toContain('正在播放')
  expect(factsOf(liveIn('ended'), 1)).not.toContain('正在播放')
  expect(factsOf(liveIn('replay'), 1)).toContain('正在播放')
  expect(factsOf(aCourse([aSection(1)]), 1)).toContain('正在播放')
})

it('say of a lesson that was called off that it is, not that it is to come', () => {
  const lesson = { kind: 'live', liveStatus: 'announced', startTime: '2026-03-02T02:00:00.000Z' } as const
  const plan = [aSection(1, lesson), aSection(2, { ...lesson, cancelled: true })]
  const [coming, off] = factsOf({ ...aCourse(plan), live: aLiveCourse().live }, 9).split('\n')
  expect([coming?.includes('预告'), coming?.includes('已取消')]).toEqual([true, false])
  expect([off?.includes('预告'), off?.includes('已取消')]).toEqual([false, true])
})

it('say what is left of a section that was seen to its end', () => {
  const seen = { progress: 96, questionCount: 3 }
  const course = aCourse([
    aSection(1, { ...seen, requiredOpen: 2 }),
    aSection(2, { ...seen, finished: true }),
  ])
  const [open, finished] = factsOf(course, 9).split('\n')
  expect([open?.includes('还差 2 道必答题'), open?.includes('3 题')]).toEqual([true, false])
  expect([finished?.includes('必答题'), finished?.includes('3 题')]).toEqual([false, true])
})

it('say of a live lesson when it is, and of a film how long it is', () => {
  const lesson = {
    kind: 'live',
    liveStatus: 'replay',
    startTime: '2026-03-02T02:00:00.000Z',
    duration: 2400,
  } as const
  const replay: CourseDetail = { ...aCourse([aSection(1, lesson)]), live: aLiveCourse().live }
  expect(factsOf(replay, 9)).toContain(formatStart(lesson.startTime, new Date()))
  // The film of its replay is as long as it is.
  expect(factsOf(replay, 9)).not.toContain('40:00')
  expect(factsOf(aCourse([aSection(1, { duration: 2400 })]), 9)).toContain('40:00')
})
