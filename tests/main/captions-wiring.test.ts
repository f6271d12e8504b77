import { expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { Cue } from '#domain/playback/caption.ts'
import { type CaptionFault, captionsMachine } from '#domain/playback/captions.machine.ts'
import type { LessonRef, LoadedLesson } from '#domain/playback/lesson.events.ts'
import { lessonMachine } from '#domain/playback/lesson.machine.ts'
import type { CaptionTrack } from '#domain/playback/lesson.ts'
import { captionsOpener } from '#main/playback/captions.wiring.ts'
import { settle } from '#tests/support/deferred.ts'
import { aLesson } from '#tests/support/lessons.ts'

const CUES: readonly Cue[] = [{ start: 0, end: 2, text: '浮力' }]
const track = (until: number): CaptionTrack => ({
  language: 'zh-CN',
  label: '中文',
  url: `/zh.vtt?until=${until}`,
})

/** Captions of a store in which an address holds until this number, and a server that signs one more at each reading. */
const opened = async (holds: { until: number }, withLesson: boolean) => {
  let signed = 0
  const lesson = createActor(
    lessonMachine.provide({
      actors: {
        load: fromPromise<Result<LoadedLesson, Failure>, LessonRef>(async () => {
          signed += 1
          return success({ lesson: aLesson({ captions: [track(signed)] }), kept: null })
        }),
      },
    }),
    { input: { ref: { courseId: 7, type: 1, sectionId: 71 }, asked: null } },
  ).start()
  await settle()
  const logic = captionsMachine.provide({
    actors: {
      read: fromPromise<Result<readonly Cue[], CaptionFault>, CaptionTrack>(async ({ input: { url } }) =>
        Number(url.split('=')[1]) < holds.until ? failed('unreachable') : success(CUES),
      ),
    },
  })
  const captions = captionsOpener(logic)({ tracks: [track(1)], lesson: withLesson ? lesson : null })
  captions.start()
  captions.send({ type: 'captions.want', language: 'zh-CN' })
  for (let turn = 0; turn < 5; turn += 1) await settle()
  return { captions, lesson, signed: () => signed }
}

it('captions whose address has run out are read from the one that their lesson has when it is read anew', async () => {
  const { captions, lesson, signed } = await opened({ until: 2 }, true)
  expect([captions.getSnapshot().value, captions.getSnapshot().context.cues, signed()]).toEqual([
    'ready',
    CUES,
    2,
  ])
  expect(lesson.getSnapshot().value).toEqual({ ready: { source: 'good', captions: 'good', next: 'playing' } })
})

it('the lesson is read anew once, and once more for each 重试', async () => {
  const holds = { until: 9 }
  const { captions, signed } = await opened(holds, true)
  expect([captions.getSnapshot().value, signed()]).toEqual(['failed', 2])
  holds.until = 3
  captions.send({ type: 'captions.retry' })
  for (let turn = 0; turn < 5; turn += 1) await settle()
  expect([captions.getSnapshot().value, signed()]).toEqual(['ready', 3])
})

it('captions of a film that nobody reads anew are told as unread', async () => {
  const { captions, signed } = await opened({ until: 2 }, false)
  expect([captions.getSnapshot().value, signed()]).toEqual(['failed', 1])
})
