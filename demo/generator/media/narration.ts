import type { LessonPlan, PlanSlide } from '../document/lesson-plan.ts'
import { chime, joined, type Sound, secondsOf, silence } from './sound.ts'
import { speech } from './speech.ts'

/** What is seen and heard at one time; the first scene is the title. */
export interface Scene {
  readonly slide: PlanSlide | undefined
  readonly words: string
  /** Seconds from its beginning until the voice sets in, and until it ends. */
  readonly voice: { readonly from: number; readonly to: number }
  readonly sound: Sound
}

const shortest = 25
const longest = 40
/** Of five pictures a second. */
const frame = 0.2

/** Filled with silence to a whole number of frames, so that picture and sound stay together. */
const paced = (sound: Sound, pause: number): Sound => {
  const seconds = Math.ceil((secondsOf(sound) + pause) / frame) * frame
  return joined([sound, silence(seconds - secondsOf(sound))])
}

const lengthOf = (scenes: readonly Scene[]): number =>
  scenes.reduce((sum, { sound }) => sum + secondsOf(sound), 0)

const stretched = (scenes: readonly Scene[]): readonly Scene[] => {
  const missing = shortest - lengthOf(scenes)
  if (missing <= 0) return scenes
  return scenes.map((scene) => ({ ...scene, sound: paced(scene.sound, missing / scenes.length) }))
}

/** A voice after a sound that leads in. */
const scene = (slide: PlanSlide | undefined, words: string, lead: Sound, pause: number): Scene => {
  const spoken = speech(words)
  const from = secondsOf(lead)
  return {
    slide,
    words,
    voice: { from, to: from + secondsOf(spoken) },
    sound: paced(joined([lead, spoken]), pause),
  }
}

const wordsOf = ({ heading, sentences }: PlanSlide): string =>
  [heading === undefined ? '' : `${heading}。`, ...sentences].join('')

/** The whole of a script that was written for its lesson. */
const ofLesson = ({ title, slides }: LessonPlan): readonly Scene[] => [
  scene(undefined, title, chime([523.25, 659.25, 783.99]), 1),
  ...slides.map((slide) => scene(slide, wordsOf(slide), silence(0.5), 1.5)),
]

/** The title, then as many slides as fit into a short lesson. */
const ofResource = (plan: LessonPlan): readonly Scene[] => {
  const scenes = [scene(undefined, plan.title, chime([523.25, 659.25, 783.99]), 0.9)]
  for (const slide of plan.slides) {
    const next = scene(slide, wordsOf(slide), silence(0.25), 0.8)
    const length = lengthOf(scenes) + secondsOf(next.sound)
    const enough = scenes.length > 3 && length > longest
    if (enough || length > longest + 6) break
    scenes.push(next)
  }
  return stretched(scenes)
}

export const narrated = (plan: LessonPlan): readonly Scene[] =>
  plan.course === undefined ? ofResource(plan) : ofLesson(plan)
