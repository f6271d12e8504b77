import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { providePlayback } from '#application/playback/playback.provide.ts'
import { courseMachine } from '#domain/course/course.machine.ts'
import type { CourseDetail, CourseSection } from '#domain/course/course-detail.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import type { LoadedLesson } from '#domain/playback/lesson.events.ts'
import { lessonMachine } from '#domain/playback/lesson.machine.ts'
import { DEFAULT_PLAYER_SETTINGS } from '#domain/playback/player-settings.ts'
import { type AnswerPlace, newAnswer } from '#domain/question/answer-draft.ts'
import { type AskingLesson, answeringMachine, type Recalled } from '#domain/question/answering.machine.ts'
import type { QuestionPoint } from '#domain/question/question-point.ts'
import type { LessonQuestions } from '#domain/question/question-stop.events.ts'
import { questionStopMachine } from '#domain/question/question-stop.machine.ts'
import { memoryVideoPlayer } from '#infrastructure/playback/video-player.memory.ts'
import { wireEnd } from '#main/playback/end.wiring.ts'
import { wireQuestions } from '#main/playback/question.wiring.ts'
import { aFilm } from '#tests/support/a-film.ts'
import { aCourse, aSection } from '#tests/support/courses.ts'
import { aLesson } from '#tests/support/lessons.ts'
import { aPoint, aQuestion } from '#tests/support/questions.ts'

/** A lesson that asks at these points; its questions are let go. */
const asking = (points: readonly QuestionPoint[]) =>
  createActor(
    questionStopMachine.provide({
      actors: {
        load: fromPromise<Result<LessonQuestions, Failure>, AskingLesson>(async () =>
          success<LessonQuestions>({
            questions: points.map(({ questionId }) => aQuestion({ id: questionId })),
            unsent: [],
          }),
        ),
        outbox: fromCallback(() => undefined),
        answering: answeringMachine.provide({
          actors: {
            recall: fromPromise<Recalled, AnswerPlace>(async () => ({
              draft: newAnswer('client-0'),
              restored: false,
              at: 0,
            })),
          },
        }),
      },
    }),
    { input: { lesson: { userId: 7, courseId: 7, sectionId: 71 }, points, startAt: 0 } },
  ).start()

/** A film of 0.6 seconds played to its end, what was asked on the way, and how the lesson behind it is offered. */
const playedToTheEnd = async (
  next: CourseSection,
  points: readonly QuestionPoint[] = [],
): Promise<{ readonly offered: unknown; readonly asked: readonly number[] }> => {
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
  const playback = createActor(providePlayback(memoryVideoPlayer({ duration: 0.6, tickMs: 1 })), {
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
  const questionStop = asking(points)
  const asked: number[] = []
  questionStop.on('questionStop.stop', ({ second }) => {
    asked.push(second)
    expect(lesson.getSnapshot().matches({ ready: { next: 'playing' } })).toBe(true)
    void waitFor(questionStop, (snapshot) => snapshot.matches({ stop: { asked: 'put' } })).then(() =>
      questionStop.send({ type: 'questionStop.continue' }),
    )
  })
  wireQuestions({ playback, questionStop })
  wireEnd({ playback, questionStop }, { lesson, course })
  playback.start()
  playback.send({ type: 'playback.attach', host: {} })
  await waitFor(lesson, (snapshot) => !snapshot.matches({ ready: { next: 'playing' } }))
  const { value } = lesson.getSnapshot()
  for (const actor of [playback, questionStop, lesson, course]) actor.stop()
  return { offered: typeof value === 'object' && 'ready' in value ? value.ready.next : value, asked }
}

it('leads to the next film by itself, and only offers a live lesson that is still to come', async () => {
  const live = (liveStatus: CourseSection['liveStatus']) => aSection(72, { kind: 'live', liveStatus })
  expect((await playedToTheEnd(aSection(72))).offered).toBe('offering')
  expect((await playedToTheEnd(live('replay'))).offered).toBe('offering')
  expect((await playedToTheEnd(live('running'))).offered).toBe('offering')
  expect((await playedToTheEnd(live('announced'))).offered).toBe('offered')
  expect((await playedToTheEnd(live('ended'))).offered).toBe('offered')
})

it('asks at the end what stands there, though its second was rounded past it, and then leads on', async () => {
  const points = [0.4, 0.6, 1].map((second, index) =>
    aPoint({ id: index + 1, questionId: index + 1, second }),
  )
  expect(await playedToTheEnd(aSection(72), points)).toEqual({ offered: 'offering', asked: [0.4, 0.6, 1] })
})
