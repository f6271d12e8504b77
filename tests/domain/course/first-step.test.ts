import { describe, expect, it } from 'vitest'
import { firstStepOf } from '#domain/course/first-step.ts'
import { watchedReportOf } from '#domain/course/watched-report.ts'
import { aCourse, aLiveCourse, aSection } from '#tests/support/courses.ts'

describe('the first step of a recorded course', () => {
  it.each([
    ['no sections', aCourse([]), { kind: 'noSections' }],
    ['nothing to watch', aCourse([aSection(1, { kind: 'questions' })]), { kind: 'noFilms' }],
    ['nothing but a film to be recorded', aCourse([aSection(1, { recording: true })]), { kind: 'noFilms' }],
    [
      'a film to be recorded before one that is there',
      aCourse([aSection(1, { recording: true }), aSection(2)]),
      { kind: 'start', sectionId: 2 },
    ],
    ['nothing begun', aCourse([aSection(1, { kind: 'file' }), aSection(2)]), { kind: 'start', sectionId: 2 }],
    [
      'a film left in the middle',
      aCourse(
        [
          aSection(1, { finished: true, progress: 100 }),
          aSection(2),
          aSection(3, { progress: 60, position: 360 }),
        ],
        {
          lastPlace: { sectionId: 3, position: 360 },
        },
      ),
      { kind: 'continue', sectionId: 3, number: 3, position: 360 },
    ],
    [
      'a film just finished',
      aCourse(
        [
          aSection(1, { finished: true, progress: 100, position: 598 }),
          aSection(2, { kind: 'file' }),
          aSection(3),
        ],
        {
          lastPlace: { sectionId: 1, position: 598 },
        },
      ),
      { kind: 'continue', sectionId: 3, number: 3, position: 0 },
    ],
    [
      'the last film finished before the first',
      aCourse([aSection(1), aSection(2, { finished: true, progress: 100, position: 599 })], {
        lastPlace: { sectionId: 2, position: 599 },
      }),
      { kind: 'continue', sectionId: 1, number: 1, position: 0 },
    ],
    [
      'a last place that is no more',
      aCourse([aSection(1, { progress: 20, position: 120 })], { lastPlace: { sectionId: 99, position: 3 } }),
      { kind: 'continue', sectionId: 1, number: 1, position: 120 },
    ],
    [
      'everything finished',
      aCourse([aSection(1, { finished: true }), aSection(2, { finished: true })]),
      { kind: 'again', sectionId: 1 },
    ],
    [
      'everything watched and an exercise open',
      aCourse([
        aSection(1, { finished: true }),
        aSection(2, { kind: 'questions', questionCount: 2, requiredOpen: 1 }),
      ]),
      { kind: 'practise', sectionId: 2 },
    ],
    [
      'everything watched and answered',
      aCourse([
        aSection(1, { finished: true }),
        aSection(2, { kind: 'questions', questionCount: 2, finished: true }),
      ]),
      { kind: 'again', sectionId: 1 },
    ],
    [
      'nothing but an exercise',
      aCourse([aSection(1, { kind: 'questions', questionCount: 2, requiredOpen: 2 })]),
      { kind: 'practise', sectionId: 1 },
    ],
    [
      'exercises alone, all of them answered',
      aCourse([
        aSection(1, { kind: 'file' }),
        aSection(2, { kind: 'questions', questionCount: 2, finished: true }),
      ]),
      { kind: 'practise', sectionId: 2 },
    ],
  ])('of which there is %s', (_, course, step) => {
    expect(firstStepOf(course)).toEqual(step)
  })
})

describe('the first step of a live course', () => {
  const live = { reserved: false, reserveCount: 0, cancelled: false, teaching: false }
  const at = (status: 'running' | 'ended' | 'replay') => {
    const course = aLiveCourse()
    const [session] = course.chapters[0]?.sections ?? []
    return aCourse(session ? [{ ...session, liveStatus: status }] : [], {
      card: { ...course.card, liveStatus: status },
      live,
    })
  }

  // The times of the course are days away from this machine's clock, which has no say in any of them.
  it.each([
    ['is announced', aLiveCourse(), { kind: 'reserve' }],
    [
      'is announced to who teaches it',
      aLiveCourse({ live: { ...live, teaching: true } }),
      { kind: 'prepare', sectionId: 1 },
    ],
    ['is reserved', aLiveCourse({ live: { ...live, reserved: true } }), { kind: 'reserved' }],
    [
      'was called off',
      aLiveCourse({ live: { ...live, reserved: true, cancelled: true } }),
      { kind: 'cancelled' },
    ],
    ['is running', at('running'), { kind: 'enter', sectionId: 1 }],
    ['waits for its replay', at('ended'), { kind: 'waitForReplay' }],
    ['can be seen again', at('replay'), { kind: 'replay', sectionId: 1 }],
    [
      'is announced to who teaches it, its first session called off',
      aCourse(
        [
          aSection(1, { kind: 'live', liveStatus: 'announced', cancelled: true }),
          aSection(2, { kind: 'live', liveStatus: 'announced' }),
        ],
        { card: aLiveCourse().card, live: { ...live, teaching: true } },
      ),
      { kind: 'prepare', sectionId: 2 },
    ],
  ])('that %s, as the server says', (_, course, step) => {
    expect(firstStepOf(course)).toEqual(step)
  })
})

it('the report counts what was watched of films, and nothing else', () => {
  const course = aCourse([
    aSection(1, { progress: 50 }),
    aSection(2, { progress: 100, finished: true, duration: 300 }),
    aSection(3, { kind: 'questions', duration: 0 }),
    aSection(4),
  ])
  expect(watchedReportOf(course)).toEqual({ watched: 600, total: 1500, finished: 1, sections: 3 })
})
