import type { Scene } from './narration.ts'
import { secondsOf } from './sound.ts'
import { type Cue, webVtt } from './web-vtt.ts'

/** Of what has no heading, as many signs as a menu has room for. */
const longest = 16

/** Sums of tenths are a little less than they should be: a chapter would begin with the picture before it. */
const hair = 0.0001

const nameOf = ({ slide }: Scene): string => {
  if (slide === undefined) return '片头'
  const { heading, sentences } = slide
  if (heading !== undefined) return heading
  const [clause = ''] = (sentences[0] ?? '').split(/[，,：:；;。！？]/u)
  const signs = Array.from(clause)
  return signs.length > longest ? `${signs.slice(0, longest).join('')}…` : clause
}

/** The parts of a film, one for each slide, as WebVTT. */
export const chaptersOf = (scenes: readonly Scene[]): Uint8Array => {
  let from = hair
  const cues = scenes.map((scene): Cue => {
    const cue = { from, to: from + secondsOf(scene.sound), text: nameOf(scene) }
    from = cue.to
    return cue
  })
  return webVtt(cues)
}
