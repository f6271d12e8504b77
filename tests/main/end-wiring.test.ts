import { expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { providePlayback } from '#application/playback/playback.provide.ts'
import { courseMachine } from '#domain/course/course.machine.ts'
import type { CourseDetail, CourseSection } from '#domain/course/course-detail.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import { type LoadedLesson, lessonMachine } from '#domain/playback/lesson.machine.ts'
import { DEFAULT_PLAYER_SETTINGS } from '#domain/playback/player-settings.ts'
import { memoryVideoPlayer } from '#infrastructure/playback/video-player.memory.ts'
import { wireEnd } from '#main/playback/end.wiring.ts'
import { aFilm } from '#tests/support/a-film.ts'
import { aCourse, aSection } from '#tests/support/courses.ts'
import { aLesson } from '#tests/support/lessons.ts'

/** A film played to its end, and how the lesson behind it is offered. */
const playedToTheEnd = async (next: CourseSection): Promise<unknown> => {
  const read: Result<CourseDetail, Failure> = success(aCourse([aSection(71), next]))
  const loaded: Result<LoadedLesson, Failure> = success({ lesson: aLesson({ nextId: next.id }), kept: null })
  const course = createActor(
    courseMachine.provide({ actors: { load: fromPromise(() => Promise.resolve(read)) } }),
    { input: { id: 7, type: 2, now: () => 0 } },
  ).start()
  const lesson = createActor(
    lessonMachine.provide({ actors: { load: fromPromise(() => Promise.resolve(loaded)) } }),
    { input: { ref: { courseId: 7, type: 2, sectionId: 71 }, asked: null } },
  ).start()
  const playback = createActor(providePlayback(memoryVideoPlayer({ duration: 1, tickMs: 1 })), {
    input: {
      sources: [aFilm()],
      posterUrl: '',
      duration: 1,
      startAt: 0,
      settings: DEFAULT_PLAYER_SETTINGS,
      live: false,
      autoplay: true,
    },
  })
  await waitFor(course, ({ context }) => context.detail !== null)
  await waitFor(lesson, (snapshot) => snapshot.matches('ready'))
  wireEnd({ playback }, { lesson, course })
  playback.start()
  playback.send({ type: 'playback.attach', host: {} })
  await waitFor(lesson, (snapshot) => !snapshot.matches({ ready: { next: 'playing' } }))
  const { value } = lesson.getSnapshot()
  for (const actor of [playback, lesson, course]) actor.stop()
  return typeof value === 'object' && 'ready' in value ? value.ready.next : value
}

it('leads to the next film by itself, and only offers a live lesson that is still to come', async () => {
  const live = (liveStatus: CourseSection['liveStatus']) => aSection(72, { kind: 'live', liveStatus })
  expect(await playedToTheEnd(aSection(72))).toBe('offering')
  expect(await playedToTheEnd(live('replay'))).toBe('offering')
  expect(await playedToTheEnd(live('running'))).toBe('offering')
  expect(await playedToTheEnd(live('announced'))).toBe('offered')
  expect(await playedToTheEnd(live('ended'))).toBe('offered')
})
