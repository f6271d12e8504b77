import type { Cue } from '../playback/caption.ts'

/** A cue in the editor; its id is stable while its times change. */
export interface CaptionLine extends Cue {
  readonly id: number
}

/** Warnings: no text; begins before the line above ends; goes on after the end of the film. */
export type CaptionLineFault = 'empty' | 'overlap' | 'beyond'

/** The changed fields of a line. */
export type LineChange = Partial<Pick<Cue, 'start' | 'end' | 'text'>>

const NEW_SECONDS = 2

const toMs = (second: number): number => Math.max(0, Math.round(second * 1000) / 1000)

const sorted = (lines: readonly CaptionLine[]): readonly CaptionLine[] =>
  [...lines].sort((one, other) => one.start - other.start || one.id - other.id)

const nextId = (lines: readonly CaptionLine[]): number =>
  lines.reduce((most, { id }) => Math.max(most, id), 0) + 1

export const linesOf = (cues: readonly Cue[]): readonly CaptionLine[] =>
  sorted(cues.map((cue, index) => ({ ...cue, id: index + 1 })))

/** Warnings by line id. `duration` of the film in seconds, 0 if unknown. */
export const captionLineFaults = (
  lines: readonly CaptionLine[],
  duration: number,
): ReadonlyMap<number, CaptionLineFault> => {
  const faults = new Map<number, CaptionLineFault>()
  let ended = 0
  for (const { id, start, end, text } of sorted(lines)) {
    if (text.trim() === '') faults.set(id, 'empty')
    else if (duration > 0 && end > duration + 1) faults.set(id, 'beyond')
    else if (start < ended - 0.0005) faults.set(id, 'overlap')
    ended = Math.max(ended, end)
  }
  return faults
}

/** Whether the end lies after the start, in whole milliseconds. */
export const isSpan = (start: number, end: number): boolean => toMs(end) > toMs(start)

/** A start after the end moves the whole line; an end before the start changes nothing. */
const moved = (line: CaptionLine, change: LineChange): CaptionLine => {
  const after = { ...line, ...change }
  if (isSpan(after.start, after.end)) return { ...after, start: toMs(after.start), end: toMs(after.end) }
  if (change.end !== undefined) return line
  const start = toMs(after.start)
  return { ...after, start, end: toMs(start + line.end - line.start) }
}

export const lineChanged = (lines: readonly CaptionLine[], id: number, change: LineChange) => {
  const line = lines.find((one) => one.id === id)
  const after = line && moved(line, change)
  return after === undefined || after === line
    ? lines
    : sorted(lines.map((one) => (one.id === id ? after : one)))
}

/** Adds a line that starts at a second and ends before the next line at the latest. */
export const lineAdded = (lines: readonly CaptionLine[], second: number): readonly CaptionLine[] => {
  const start = toMs(second)
  const next = sorted(lines).find((line) => line.start > start + 0.2)
  const end = toMs(Math.min(start + NEW_SECONDS, next?.start ?? Number.POSITIVE_INFINITY))
  return sorted([...lines, { id: nextId(lines), start, end, text: '' }])
}

export const lineRemoved = (lines: readonly CaptionLine[], id: number) =>
  lines.filter((line) => line.id !== id)

/**
 * Splits a line at an index of its text and divides the time in proportion; unchanged if one part would be
 * empty.
 */
export const lineSplit = (lines: readonly CaptionLine[], id: number, at: number): readonly CaptionLine[] => {
  const line = lines.find((one) => one.id === id)
  if (line === undefined) return lines
  const [head, tail] = [line.text.slice(0, at).trim(), line.text.slice(at).trim()]
  if (head === '' || tail === '') return lines
  const middle = toMs(line.start + ((line.end - line.start) * head.length) / (head.length + tail.length))
  return sorted([
    ...lineRemoved(lines, id),
    { ...line, end: middle, text: head },
    { id: nextId(lines), start: middle, end: line.end, text: tail },
  ])
}

/** Merges a line with the next one. */
export const lineMerged = (lines: readonly CaptionLine[], id: number): readonly CaptionLine[] => {
  const order = sorted(lines)
  const at = order.findIndex((line) => line.id === id)
  const [line, next] = [order[at], order[at + 1]]
  if (line === undefined || next === undefined) return lines
  const text = [line.text, next.text].filter((said) => said.trim() !== '').join('\n')
  const merged = { ...line, end: Math.max(line.end, next.end), text }
  return sorted([...order.filter((one) => one !== line && one !== next), merged])
}

/** Shifts all lines by some seconds, none before the start of the film. */
export const linesShifted = (lines: readonly CaptionLine[], seconds: number): readonly CaptionLine[] => {
  const first = lines.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY)
  const by = Math.max(seconds, -first)
  return lines.map((line) => ({ ...line, start: toMs(line.start + by), end: toMs(line.end + by) }))
}
