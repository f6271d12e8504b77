import type { Cue } from '../playback/caption.ts'

/** A cue that is being written; its id stays while it is moved about. */
export interface CaptionLine extends Cue {
  readonly id: number
}

/** It says nothing; begins before the one above ends; goes on behind the film. None of them hinders anything. */
export type CaptionLineFault = 'empty' | 'overlap' | 'beyond'

/** What is changed of a line. */
export type LineChange = Partial<Pick<Cue, 'start' | 'end' | 'text'>>

const NEW_SECONDS = 2

const toMs = (second: number): number => Math.max(0, Math.round(second * 1000) / 1000)

const sorted = (lines: readonly CaptionLine[]): readonly CaptionLine[] =>
  [...lines].sort((one, other) => one.start - other.start || one.id - other.id)

const nextId = (lines: readonly CaptionLine[]): number =>
  lines.reduce((most, { id }) => Math.max(most, id), 0) + 1

export const linesOf = (cues: readonly Cue[]): readonly CaptionLine[] =>
  sorted(cues.map((cue, index) => ({ ...cue, id: index + 1 })))

/** What is wrong, by the line's id. `duration` of the film in seconds, 0 for unknown. */
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

/** Whether a line can be from one second to another. */
export const isSpan = (start: number, end: number): boolean => toMs(end) > toMs(start)

/** A line that begins behind its own end is moved as a whole; an end before its beginning changes nothing. */
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

/** A new line from that second on, up to the next one at most. */
export const lineAdded = (lines: readonly CaptionLine[], second: number): readonly CaptionLine[] => {
  const start = toMs(second)
  const next = sorted(lines).find((line) => line.start > start + 0.2)
  const end = toMs(Math.min(start + NEW_SECONDS, next?.start ?? Number.POSITIVE_INFINITY))
  return sorted([...lines, { id: nextId(lines), start, end, text: '' }])
}

export const lineRemoved = (lines: readonly CaptionLine[], id: number) =>
  lines.filter((line) => line.id !== id)

/** Two lines of one, parted at a sign of its text; the time in proportion. The same where one of them would be empty. */
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

/** A line with the one after it as one. */
export const lineMerged = (lines: readonly CaptionLine[], id: number): readonly CaptionLine[] => {
  const order = sorted(lines)
  const at = order.findIndex((line) => line.id === id)
  const [line, next] = [order[at], order[at + 1]]
  if (line === undefined || next === undefined) return lines
  const text = [line.text, next.text].filter((said) => said.trim() !== '').join('\n')
  const merged = { ...line, end: Math.max(line.end, next.end), text }
  return sorted([...order.filter((one) => one !== line && one !== next), merged])
}

/** All of them earlier or later by so many seconds, but none before the film begins. */
export const linesShifted = (lines: readonly CaptionLine[], seconds: number): readonly CaptionLine[] => {
  const first = lines.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY)
  const by = Math.max(seconds, -first)
  return lines.map((line) => ({ ...line, start: toMs(line.start + by), end: toMs(line.end + by) }))
}
