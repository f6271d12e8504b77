import type { WaitingRules } from '../kernel/outbox.events.ts'
import type { LearningMoment } from './learning-moment.ts'

/** The unacknowledged progress of one section: all its moments merged into one. */
export interface LedgerLine {
  readonly userId: number
  /** The latest moment, in whole seconds, with the greatest progress of all. */
  readonly moment: LearningMoment
  /** Playbacks that were begun and not counted yet, by their ids. */
  readonly plays: readonly string[]
}

export const lineOf = (userId: number, moment: LearningMoment): LedgerLine => ({
  userId,
  moment: { ...moment, position: Math.floor(moment.position), begins: false },
  plays: moment.begins ? [moment.playId] : [],
})

const isOfSameSection = (a: LedgerLine, b: LedgerLine): boolean =>
  a.userId === b.userId && a.moment.sectionId === b.moment.sectionId

const isLater = (a: LearningMoment, b: LearningMoment): boolean =>
  a.at > b.at || (a.at === b.at && a.position > b.position)

/** Two lines of one section made one; neither their order nor a repetition changes the outcome. */
export const mergedLine = (a: LedgerLine, b: LedgerLine): LedgerLine => {
  const latest = isLater(a.moment, b.moment) ? a.moment : b.moment
  return {
    userId: a.userId,
    moment: { ...latest, progress: Math.max(a.moment.progress, b.moment.progress) },
    plays: [...new Set([...a.plays, ...b.plays])].sort(),
  }
}

/** One line a section. */
export const withLines = (
  lines: readonly LedgerLine[],
  more: readonly LedgerLine[],
): readonly LedgerLine[] => {
  const all = [...lines]
  for (const line of more) {
    const place = all.findIndex((known) => isOfSameSection(known, line))
    const known = all[place]
    if (known === undefined) all.push(line)
    else all[place] = mergedLine(known, line)
  }
  return all
}

/** What is left of a line once the server has acknowledged `sent`; null for nothing. */
export const lineAfter = (line: LedgerLine, sent: LedgerLine): LedgerLine | null => {
  const plays = line.plays.filter((play) => !sent.plays.includes(play))
  const isNews = isLater(line.moment, sent.moment) || line.moment.progress > sent.moment.progress
  return isNews || plays.length > 0 ? { ...line, plays } : null
}

/** The lines that are left once the server has acknowledged those that were sent. */
export const linesAfter = (
  lines: readonly LedgerLine[],
  sent: readonly LedgerLine[],
): readonly LedgerLine[] =>
  lines.flatMap((line) => {
    const own = sent.find((known) => isOfSameSection(known, line))
    const left = own === undefined ? line : lineAfter(line, own)
    return left === null ? [] : [left]
  })

/** A line as the server is told of it: one moment, or one for each playback that it has to count. */
export const momentsOf = ({ moment, plays }: LedgerLine): readonly LearningMoment[] =>
  plays.length === 0 ? [moment] : plays.map((playId) => ({ ...moment, playId, begins: true }))

/** Whether a line says more than is known, in whole seconds: a player speaks several times a second. */
export const isNews = (lines: readonly LedgerLine[], line: LedgerLine): boolean => {
  const known = lines.find((one) => isOfSameSection(one, line))?.moment
  const { moment, plays } = line
  return (
    known === undefined ||
    plays.length > 0 ||
    moment.position !== known.position ||
    Math.floor(moment.progress) > Math.floor(known.progress)
  )
}

export const LINE_RULES: WaitingRules<LedgerLine> = {
  ownerOf: ({ userId }) => userId,
  merge: withLines,
  after: linesAfter,
}
