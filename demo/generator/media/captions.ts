import { sentencesOf } from '../document/point.ts'
import type { Scene } from './narration.ts'
import { secondsOf } from './sound.ts'
import { speech } from './speech.ts'
import { type Cue, webVtt } from './web-vtt.ts'

/** Han signs that can be read in one line under a film; two Latin letters are as wide as one. */
const widest = 26

/** A heading or an interjection, which would be gone before it is read: it may make the next line a little longer. */
const shortest = 8
const longer = 6

const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + (/[\u0020-\u02ff]/u.test(sign) ? 0.5 : 1), 0)

/** What is said in lines: a sentence each, broken after a comma where it is too long, short ones joined. */
const linesOf = (words: string): readonly string[] => {
  const lines: string[] = []
  for (const sentence of sentencesOf(words)) {
    let isNew = true
    for (const clause of sentence.split(/(?<=[，：；]|[a-z][,.] )(?![”’」』）】])/u)) {
      const last = lines.at(-1)
      const isShort = last !== undefined && widthOf(last) < shortest
      const room = isShort ? widest + longer : widest
      const joins = last !== undefined && (isShort || !isNew)
      if (joins && widthOf(last) + widthOf(clause) <= room) lines[lines.length - 1] = last + clause
      else lines.push(clause)
      isNew = false
    }
  }
  return lines.map((line) => line.trim())
}

/** The lines of a scene, each as long as it takes to say it. */
const cuesOf = ({ words, voice }: Scene, begin: number): readonly Cue[] => {
  const lines = linesOf(words)
  const lengths = lines.map((line) => secondsOf(speech(line)))
  const pace = (voice.to - voice.from) / lengths.reduce((sum, length) => sum + length, 0)
  let at = begin + voice.from
  return lines.map((text, index) => {
    const from = at
    at += (lengths[index] ?? 0) * pace
    return { from, to: at, text }
  })
}

/** What is said in a film, as WebVTT, at the time when it is said. */
export const captionsOf = (scenes: readonly Scene[]): Uint8Array => {
  let begin = 0
  const cues = scenes.flatMap((scene) => {
    const own = cuesOf(scene, begin)
    begin += secondsOf(scene.sound)
    return own
  })
  return webVtt(cues)
}
