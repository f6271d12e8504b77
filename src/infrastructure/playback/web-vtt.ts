import type { Cue } from '#domain/playback/caption.ts'
import { cueTiming, plainCueText } from '#domain/playback/cue-text.ts'

const cueOf = (block: string): Cue | null => {
  const lines = block.split('\n')
  const at = lines.findIndex((line) => line.includes('-->'))
  const timing = cueTiming(lines[at] ?? '')
  if (timing === null) return null
  const text = plainCueText(lines.slice(at + 1).join('\n'))
  return timing.end > timing.start && text !== '' ? { ...timing, text } : null
}

/** The cues of a WebVTT file in the order of their beginnings; what is no cue is left out. Null for another file. */
export const cuesOf = (file: string): readonly Cue[] | null => {
  const text = file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  if (!/^WEBVTT(?=[ \t\n]|$)/.test(text)) return null
  return text
    .split(/\n{2,}/)
    .flatMap((block) => cueOf(block) ?? [])
    .sort((a, b) => a.start - b.start)
}
