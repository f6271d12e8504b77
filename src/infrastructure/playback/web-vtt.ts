import type { Cue } from '#domain/playback/caption.ts'

const TIMING = /^(?:(\d+):)?(\d{1,2}):(\d{2}[.,]\d{3})[ \t]+-->[ \t]+(?:(\d+):)?(\d{1,2}):(\d{2}[.,]\d{3})/

const secondsOf = (hours = '0', minutes = '0', seconds = '0'): number =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'))

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
}

/** Without marks for speakers, classes and styles: it is drawn as text and as nothing else. */
const plain = (text: string): string =>
  text
    .replaceAll(/<[^>\n]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim()

const cueOf = (block: string): Cue | null => {
  const lines = block.split('\n')
  const at = lines.findIndex((line) => line.includes('-->'))
  const timing = TIMING.exec(lines[at]?.trim() ?? '')
  if (timing === null) return null
  const start = secondsOf(timing[1], timing[2], timing[3])
  const end = secondsOf(timing[4], timing[5], timing[6])
  const text = plain(lines.slice(at + 1).join('\n'))
  return end > start && text !== '' ? { start, end, text } : null
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
