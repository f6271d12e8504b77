import type { Cue } from '../playback/caption.ts'
import { cueTiming, plainCueText } from '../playback/cue-text.ts'

/**
 * A fault of a line in a caption file. Left out: lines whose time is unreadable (`time`), that end before
 * they begin (`backwards`), without text (`silent`) or without a time above (`stray`). `order`: a line after
 * a later one, which was moved.
 */
export type CaptionTroubleKind = 'time' | 'backwards' | 'silent' | 'stray' | 'order'

export interface CaptionTrouble {
  /** Line number in the file, from 1. */
  readonly line: number
  readonly kind: CaptionTroubleKind
}

export interface ReadCaptions {
  /** Ordered by start. */
  readonly cues: readonly Cue[]
  readonly troubles: readonly CaptionTrouble[]
}

const decoded = (bytes: Uint8Array): string => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/**
 * Decodes a file as UTF-8, as UTF-16 with a byte order mark, or else as GB 18030, which includes GBK and GB
 * 2312.
 */
export const captionText = (bytes: Uint8Array): string => decoded(bytes).replace(/^\uFEFF/, '')

interface Block {
  /** Number of the first line, from 1. */
  readonly at: number
  readonly lines: readonly string[]
}

const isIndex = (line: string | undefined): boolean => /^\d+$/.test(line?.trim() ?? '')

/** Splits at empty lines, and before a time that has no empty line above it. */
const blocksOf = (text: string): readonly Block[] => {
  const blocks: { at: number; lines: string[] }[] = []
  let open: { at: number; lines: string[] } | null = null
  const begin = (at: number, lines: string[]) => {
    const block = { at, lines }
    blocks.push(block)
    return block
  }
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') {
      open = null
      continue
    }
    if (open !== null && line.includes('-->') && open.lines.some((it) => it.includes('-->'))) {
      const above: string[] = isIndex(open.lines.at(-1)) ? open.lines.splice(-1) : []
      open = begin(index + 1 - above.length, above)
    }
    open ??= begin(index + 1, [])
    open.lines.push(line)
  }
  return blocks
}

const isNoCue = ({ lines: [first = ''] }: Block): boolean =>
  /^(?:WEBVTT|NOTE|STYLE|REGION)(?=[ \t]|$)/.test(first)

type Read = Cue | CaptionTroubleKind

/** Drops codes such as `{\an8}`, which position a SubRip line on the screen. */
const read = (lines: readonly string[], at: number): Read => {
  if (at < 0) return 'stray'
  const timing = cueTiming(lines[at] ?? '')
  if (timing === null) return 'time'
  if (timing.end <= timing.start) return 'backwards'
  const text = plainCueText(
    lines
      .slice(at + 1)
      .join('\n')
      .replaceAll(/\{\\[^}\n]*\}/g, ''),
  )
  return text === '' ? 'silent' : { ...timing, text }
}

/** Parses a WebVTT or SubRip file; answers cues and faults by line. Null for a file without any time. */
export const readCaptions = (file: string): ReadCaptions | null => {
  const text = file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const cues: Cue[] = []
  const troubles: CaptionTrouble[] = []
  let latest = 0
  for (const block of blocksOf(text)) {
    const at = block.lines.findIndex((line) => line.includes('-->'))
    if (at < 0 && isNoCue(block)) continue
    const line = block.at + Math.max(at, 0)
    const found = read(block.lines, at)
    if (typeof found === 'string') {
      troubles.push({ line, kind: found })
      continue
    }
    if (found.start < latest) troubles.push({ line, kind: 'order' })
    latest = Math.max(latest, found.start)
    cues.push(found)
  }
  if (cues.length === 0 && !/^WEBVTT(?=[ \t\n]|$)/.test(text)) return null
  return { cues: cues.sort((one, other) => one.start - other.start), troubles }
}

const two = (number: number): string => String(number).padStart(2, '0')

/** Formats seconds as 00:01:02.500. */
export const captionClock = (second: number): string => {
  const whole = Math.max(0, Math.round(second * 1000))
  const [hours, minutes, seconds] = [
    Math.floor(whole / 3_600_000),
    Math.floor(whole / 60_000) % 60,
    Math.floor(whole / 1000) % 60,
  ]
  return `${two(hours)}:${two(minutes)}:${two(seconds)}.${String(whole % 1000).padStart(3, '0')}`
}

/** Parses a typed time such as `1:02.5`, `62.5` or `00:01:02,500` to seconds; null for anything else. */
export const typedClock = (typed: string): number | null => {
  const parts = /^(?:(?:(\d{1,3}):)?(\d{1,3}):)?(\d{1,5}(?:[.,]\d{1,3})?)$/.exec(
    typed.normalize('NFKC').trim(),
  )
  if (parts === null) return null
  const [, hours = '0', minutes = '0', seconds = '0'] = parts
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'))
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

/** Writes cues as a WebVTT file; cues without text are left out. docs/decisions/0336. */
export const webVttOf = (cues: readonly Cue[]): string => {
  const blocks = [...cues]
    .sort((one, other) => one.start - other.start)
    .flatMap(({ start, end, text }) => {
      const said = escaped(text)
      return said === '' ? [] : [`${captionClock(start)} --> ${captionClock(end)}\n${said}\n`]
    })
  return ['WEBVTT\n', ...blocks].join('\n')
}
