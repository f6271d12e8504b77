import { expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { providePlayback } from '#application/playback/playback.provide.ts'
import { memoryVideoPlayer } from '#infrastructure/playback/video-player.memory.ts'
import { previewRoomOpener } from '#main/studio/preview-room.wiring.ts'
import { NOBODY, start } from '#tests/support/session-actor.ts'

it('asks what stands at the end of a draft’s film, though its second was rounded past it', async () => {
  const { actor: session } = start(NOBODY)
  const points = [0.4, 1].map((second, index) => ({
    key: `p${index}`,
    second,
    questionId: index + 1,
    required: true,
  }))
  const room = previewRoomOpener({ actors: { session } })({
    logic: providePlayback(memoryVideoPlayer({ duration: 0.6, tickMs: 1 })),
    url: '/film.mp4',
    duration: 1,
    points,
  })
  const asked: number[] = []
  room.stop.on('preview.stop', ({ second }) => {
    asked.push(second)
    queueMicrotask(() => room.stop.send({ type: 'preview.continue' }))
  })
  room.start()
  room.playback.send({ type: 'playback.attach', host: {} })
  room.playback.send({ type: 'playback.play' })
  await waitFor(
    room.playback,
    (snapshot) => snapshot.matches({ attached: { open: 'ended' } }) && asked.length === 2,
  )
  expect(asked).toEqual([0.4, 1])
  room.close()
})
