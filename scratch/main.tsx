import '@radix-ui/themes/styles.css'
import '#ui/theme/theme.css'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { providePlayback } from '#application/playback/playback.provide.ts'
import { provideCaptions } from '#application/playback/captions.provide.ts'
import { nativeVideoPlayer } from '#infrastructure/playback/video-player.native.ts'
import { fetchAddressFault } from '#infrastructure/playback/address-fault.ts'
import { fetchCaptions } from '#infrastructure/playback/caption.fetch.ts'
import { DEFAULT_PLAYER_SETTINGS } from '#domain/playback/player-settings.ts'
import { AppProvider } from '#ui/actors-context.tsx'
import { LessonPlayer } from '#ui/playback/lesson-player.tsx'
import { Look } from '#ui/theme/look.tsx'

const q = new URLSearchParams(location.search)
const playback = providePlayback(nativeVideoPlayer(fetchAddressFault((...a) => fetch(...a))))
const captions = provideCaptions(fetchCaptions((...a) => fetch(...a)))
const file = (label: string, url: string, height: number) => ({ label, url, kind: 'file' as const, height, cloudVideoId: '' })
const B = '/server/seed/files'
const sources = q.has('hls')
  ? [{ label: '自动', url: `${B}/hls/physics-junior-buoyancy-video/master.m3u8`, kind: 'hls' as const, height: 0, cloudVideoId: '' }]
  : q.has('bad') ? [file('720p', '/nothing.mp4', 720), file('360p', '/nothing2.mp4', 360)]
  : [file('360p', `${B}/lessons/physics-junior-buoyancy-video.mp4`, 360), file('216p', `${B}/lessons/physics-junior-sound-video.mp4`, 216)]
const vtt = 'data:text/vtt,' + encodeURIComponent('WEBVTT\n\n' + Array.from({length: 12}, (_, i) => `00:00:${String(i*3).padStart(2,'0')}.000 --> 00:00:${String(i*3+3).padStart(2,'0')}.000\n第 ${i+1} 句：浮力的大小等于物体排开液体所受的重力`).join('\n\n'))
const actor = createActor(playback, { input: { sources, posterUrl: '', duration: 37, startAt: Number(q.get('at') ?? 0), settings: { ...DEFAULT_PLAYER_SETTINGS, captions: q.has('words') ? 'zh-CN' : null, transcript: q.has('transcript') }, live: q.has('live'), autoplay: !q.has('still') } })
const emitted: unknown[] = []
actor.on('*', (e: unknown) => emitted.push(e))
actor.start()
Object.assign(window, { actor, emitted })
const lesson = { name: '认识浮力', captions: [{ language: 'zh-CN', label: '中文', url: vtt }] }
const logic = Promise.resolve({ playback, captions } as never)
const inside = Promise.resolve({ actors: {}, pages: {}, lesson: () => logic } as never)
const App = () => (
  <Look appearance={q.has('dark') ? 'dark' : 'light'}>
    <AppProvider value={{ actors: {}, home: {}, inside: () => inside, configuration: {} } as never}>
      <main style={{ maxWidth: 860, margin: '0 auto', padding: 16 }}>
        <input aria-label="写点什么" placeholder="写点什么" />
        <Suspense fallback="…">
          <LessonPlayer actor={actor} lesson={lesson}
            markers={[{ id: 'a', second: 12, label: '题目 1（未作答）', kind: 'question' }, { id: 'b', second: 25, label: '题目 2（已作答）', kind: 'answered' }, { id: 'c', second: 30, label: '笔记：公式', kind: 'note' }]}
            chapters={[{ second: 0, name: '引入' }, { second: 10, name: '实验' }, { second: 28, name: '小结' }]} />
        </Suspense>
      </main>
    </AppProvider>
  </Look>
)
createRoot(document.getElementById('root')!).render(<App />)
