import { Theme } from '@radix-ui/themes'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { expect } from 'vitest'
import { createActor } from 'xstate'
import { provideCaptions } from '#application/playback/captions.provide.ts'
import { providePlayback } from '#application/playback/playback.provide.ts'
import type { PlaybackInput } from '#domain/playback/playback.events.ts'
import { DEFAULT_PLAYER_SETTINGS } from '#domain/playback/player-settings.ts'
import { memoryCaptions } from '#infrastructure/playback/caption.memory.ts'
import { memoryVideoPlayer } from '#infrastructure/playback/video-player.memory.ts'
import { captionsOpener } from '#main/playback/captions.wiring.ts'
import { aFilm } from '#tests/support/a-film.ts'
import { openApp } from '#tests/ui/support/open-app.tsx'
import { AppProvider } from '#ui/actors-context.tsx'
import { LessonPlayer, type LessonPlayerProps } from '#ui/playback/lesson-player.tsx'

const WORDS = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 00:10.000\n浮力的方向\n\n00:10.000 --> 00:20.000\n浮力的大小')}`
const CAPTIONS = [{ language: 'zh-CN', label: '中文', url: WORDS }]

const CHAPTERS = [
  { second: 0, name: '引入' },
  { second: 20, name: '浮力的方向' },
  { second: 40, name: '浮力的大小' },
]

/** The player alone, over a film that lasts a minute. */
export const openPlayer = async (
  input: Partial<PlaybackInput> = {},
  props: Partial<LessonPlayerProps> = {},
) => {
  const playback = providePlayback(memoryVideoPlayer({ duration: 60, tickMs: 10_000 }))
  const actor = createActor(playback, {
    input: {
      sources: [aFilm({ label: '720p' }), aFilm({ label: '360p' })],
      posterUrl: '',
      duration: 60,
      startAt: 0,
      settings: DEFAULT_PLAYER_SETTINGS,
      live: false,
      autoplay: false,
      ...input,
    },
  })
  actor.start()
  const { services } = openApp()
  cleanup()
  const { signedIn } = await services.signedIn.load()
  const logic = Promise.resolve({
    ...(await signedIn.lesson()),
    openCaptions: captionsOpener(provideCaptions(memoryCaptions())),
  })
  const loaded = Promise.resolve({ signedIn: { ...signedIn, lesson: () => logic } })
  await act(async () =>
    render(
      <Theme>
        <AppProvider value={{ ...services, signedIn: { load: () => loaded, loaded } }}>
          <input aria-label="笔记" />
          <Suspense>
            <LessonPlayer
              actor={actor}
              lesson={{ name: '认识浮力', captions: CAPTIONS, chapters: CHAPTERS }}
              {...props}
            />
          </Suspense>
        </AppProvider>
      </Theme>,
    ),
  )
  const player = await screen.findByRole('region', { name: '播放器：认识浮力' })
  await waitFor(() => expect(actor.getSnapshot().hasTag('busy')).toBe(false))
  return { actor, player, user: userEvent.setup(), context: () => actor.getSnapshot().context }
}
