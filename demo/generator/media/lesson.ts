import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LessonPlan } from '../document/lesson-plan.ts'
import { shelfOf } from '../document/wording.ts'
import type { Store, StoredFile } from '../output/store.ts'
import type { Studio } from '../page/browser.ts'
import { contentSlide, slideSize, titleSlide } from '../page/slide.ts'
import { captionsOf } from './captions.ts'
import { chaptersOf } from './chapters.ts'
import { durationOf, exact, type FilmSource, ffmpeg, spoken } from './ffmpeg.ts'
import { hls, type Stream, type StreamKind } from './hls.ts'
import { narrated, type Scene } from './narration.ts'
import { jpeg } from './picture.ts'
import { joined, secondsOf, waveOf } from './sound.ts'

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
  /** The course or live course whose lesson it is, by its key; absent for a film of the library. */
  readonly course?: string
  /** Of what it was made: another script is another film. */
  readonly script?: string
  /** For each slide after the title the second at which it is over. */
  readonly slideEnds?: readonly number[]
  readonly mp4: Clip
  /** Of a film of the library, for its card. */
  readonly poster?: Poster
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
  picture: 'fps=5,format=yuv420p',
  sound: 'highpass=f=90,loudnorm=I=-19:TP=-2:LRA=7',
})

/** The seconds at which the scenes begin, and at which the last is over. */
const beginsOf = (scenes: readonly Scene[]): readonly number[] =>
  scenes.reduce<readonly number[]>(
    (all, { sound }) => [...all, Math.round(((all.at(-1) ?? 0) + secondsOf(sound)) * 10) / 10],
    [0],
  )

/**
 * A key frame at each slide and nowhere else: held pictures cost next to nothing between them, and a stream can be cut
 * there. Without B frames the picture begins when the sound does.
 */
const film = ({ inputs, picture, sound }: FilmSource, begins: readonly number[], to: string): void => {
  const slides = begins.slice(0, -1).map((second) => second.toFixed(3))
  const length = (begins.at(-1) ?? 0).toFixed(3)
  ffmpeg(
    ...[...inputs, '-vf', picture, '-c:v', 'libx264', '-preset', 'medium', '-tune', 'stillimage'],
    ...['-crf', '35', '-g', '9999', '-sc_threshold', '0', '-bf', '0', '-force_key_frames', slides.join(',')],
    ...['-profile:v', 'main', '-af', `${sound},apad`, ...spoken, '-t', length],
    ...['-flags:a', '+bitexact', ...exact, '-movflags', '+faststart', to],
  )
}

/** Of all that a film shows and says: the plan and the line above its title, which names the subject. */
export const scriptDigest = (plan: LessonPlan): string =>
  createHash('sha256')
    .update(JSON.stringify([shelfOf(plan), plan]))
    .digest('hex')
    .slice(0, 16)

/** A slide of the film for its card, which says the title itself: one with a heading of its own. */
export const posterOf = async (
  plan: LessonPlan,
  studio: Studio,
  store: Store,
): Promise<Pick<Lesson, 'poster'>> => {
  if (plan.course !== undefined) return {}
  const { slides } = plan
  const at = Math.max(
    0,
    slides.findIndex(({ heading }) => heading !== undefined && heading !== plan.title),
  )
  const slide = slides[at]
  if (slide === undefined) throw new Error(`${plan.key} has no slides`)
  const { width, height } = slideSize
  const picture = await studio.picture(
    contentSlide(plan, { ...slide, heading: slide.heading ?? '' }, at, slides.length),
    width,
    height,
  )
  return { poster: { ...store.write(`lessons/${plan.key}.jpg`, jpeg(picture, posterLimit)), width, height } }
}

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
    for (const [index, { slide }] of scenes.entries()) {
      const html =
        slide === undefined ? titleSlide(plan) : contentSlide(plan, slide, index - 1, scenes.length - 1)
      slides.push(await studio.picture(html, width, height))
    }
    for (const [index, slide] of slides.entries()) writeFileSync(join(folder, `${index}.png`), slide)
    writeFileSync(join(folder, 'reel.txt'), reel(scenes))
    writeFileSync(join(folder, 'sound.wav'), waveOf(joined(scenes.map(({ sound }) => sound))))
    const path = `lessons/${plan.key}.mp4`
    const source = sourceIn(folder)
    const begins = beginsOf(scenes)
    film(source, begins, store.place(path))
    const duration = durationOf(store.place(path))
    const own = plan.course === undefined ? {} : { course: plan.course, slideEnds: begins.slice(2) }
    return {
      subject: plan.subject,
      stage: plan.stage,
      title: plan.title,
      ...own,
      script: scriptDigest(plan),
      mp4: { ...store.describe(path), duration, width, height },
      ...(await posterOf(plan, studio, store)),
      captions: store.write(`lessons/${plan.key}.vtt`, captionsOf(scenes)),
      chapters: store.write(`lessons/${plan.key}.chapters.vtt`, chaptersOf(scenes)),
      ...(streamed
        ? { hls: hls(store, source, store.place(path), duration, `hls/${plan.key}`, streamed) }
        : {}),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
