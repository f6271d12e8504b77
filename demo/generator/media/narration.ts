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

/** The title, then the whole of what stands on the slides. */
const ofPlan = ({ title, slides }: LessonPlan): readonly Scene[] => [
  scene(undefined, title, chime([523.25, 659.25, 783.99]), 1),
  ...slides.map((slide) => scene(slide, wordsOf(slide), silence(0.5), 1.5)),
]

/** A film of the library has no less than a minimum length. */
export const narrated = (plan: LessonPlan): readonly Scene[] =>
  plan.course === undefined ? stretched(ofPlan(plan)) : ofPlan(plan)
