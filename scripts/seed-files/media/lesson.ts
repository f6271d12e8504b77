import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LessonPlan } from '../document/lesson-plan.js'
import type { Store, StoredFile } from '../output/store.js'
import type { Studio } from '../page/browser.js'
import { contentSlide, slideSize, titleSlide } from '../page/slide.js'
import { captionsOf } from './captions.js'
import { chaptersOf } from './chapters.js'
import { durationOf, exact, type FilmSource, ffmpeg, spoken } from './ffmpeg.js'
import { hls, type Stream, type StreamKind } from './hls.js'
import { narrated, type Scene } from './narration.js'
import { jpeg } from './picture.js'
import { joined, secondsOf, waveOf } from './sound.js'

export interface Clip extends StoredFile {
  readonly duration: number
  readonly width: number
  readonly height: number
}

export interface Poster extends StoredFile {
  readonly width: number
  readonly height: number
}

export interface Lesson {
  readonly subject: LessonPlan['subject']
  readonly stage: LessonPlan['stage']
  readonly title: string
  readonly mp4: Clip
  readonly poster: Poster
  /** What is said, as WebVTT. */
  readonly captions: StoredFile
  /** Its parts by name, as WebVTT; beside the film, where the server looks for them. */
  readonly chapters: StoredFile
  readonly hls?: Stream
}

const posterLimit = 25 * 1024

/** ffmpeg's list of pictures and how long each is held; the last is named again, as its reader wants it. */
const reel = (scenes: readonly Scene[]): string =>
  [
    ...scenes.map(({ sound }, index) => `file '${index}.png'\nduration ${secondsOf(sound).toFixed(3)}`),
    `file '${scenes.length - 1}.png'`,
  ].join('\n')

/** Held pictures and a voice: what the film and its stream are both coded from. */
const sourceIn = (folder: string): FilmSource => ({
  inputs: ['-f', 'concat', '-i', join(folder, 'reel.txt'), '-i', join(folder, 'sound.wav')],
  picture: 'fps=10,format=yuv420p',
  sound: 'highpass=f=90,loudnorm=I=-19:TP=-2:LRA=7',
})

const film = ({ inputs, picture, sound }: FilmSource, to: string): void =>
  ffmpeg(
    ...[...inputs, '-vf', picture, '-c:v', 'libx264', '-preset', 'slow', '-tune', 'stillimage'],
    ...['-crf', '32', '-g', '100', '-profile:v', 'main', '-af', sound, ...spoken],
    ...['-flags:a', '+bitexact', ...exact, '-shortest', '-movflags', '+faststart', to],
  )

/** Slides from Chromium, words from espeak-ng, a film of both from ffmpeg. */
export const filmed = async (
  plan: LessonPlan,
  studio: Studio,
  store: Store,
  streamed: StreamKind | null,
): Promise<Lesson> => {
  const { width, height } = slideSize
  const folder = mkdtempSync(join(tmpdir(), 'seed-lesson-'))
  try {
    const scenes = narrated(plan)
    const slides: Uint8Array[] = []
    for (const [index, { statement }] of scenes.entries()) {
      const html =
        statement === undefined
          ? titleSlide(plan)
          : contentSlide(plan, statement, index - 1, scenes.length - 1)
      slides.push(await studio.picture(html, width, height))
    }
    for (const [index, slide] of slides.entries()) writeFileSync(join(folder, `${index}.png`), slide)
    writeFileSync(join(folder, 'reel.txt'), reel(scenes))
    writeFileSync(join(folder, 'sound.wav'), waveOf(joined(scenes.map(({ sound }) => sound))))
    const path = `lessons/${plan.key}.mp4`
    const source = sourceIn(folder)
    film(source, store.place(path))
    const duration = durationOf(store.place(path))
    const [first = new Uint8Array()] = slides
    const poster = store.write(`lessons/${plan.key}.jpg`, jpeg(first, posterLimit))
    return {
      subject: plan.subject,
      stage: plan.stage,
      title: plan.title,
      mp4: { ...store.describe(path), duration, width, height },
      poster: { ...poster, width, height },
      captions: store.write(`lessons/${plan.key}.vtt`, captionsOf(scenes)),
      chapters: store.write(`lessons/${plan.key}.chapters.vtt`, chaptersOf(scenes)),
      ...(streamed ? { hls: hls(store, source, duration, `hls/${plan.key}`, streamed) } : {}),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
