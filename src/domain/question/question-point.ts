/** Where a lesson stops to ask. */
export interface QuestionPoint {
  readonly id: number
  readonly questionId: number
  readonly second: number
  /** It cannot be skipped, nor played past. */
  readonly required: boolean
  readonly answered: boolean
}

/** A stop that comes back to the same second (a seek onto its marker, a player that halts a little early) is still this one. Seconds. */
export const STOP_TOLERANCE = 0.25

/** How far back “watch this part again” goes at most. Seconds. */
export const REWATCH_SECONDS = 30

const bySecond = (one: QuestionPoint, other: QuestionPoint): number => one.second - other.second

export const inOrder = (points: readonly QuestionPoint[]): readonly QuestionPoint[] =>
  [...points].sort(bySecond)

/** How many have to be answered before a section is finished. */
export const requiredOpenIn = (points: readonly QuestionPoint[]): number =>
  points.filter(({ required, answered }) => required && !answered).length

/** Which points still stop the lesson. */
export interface Stops {
  /** By second. */
  readonly points: readonly QuestionPoint[]
  /** Ids of points that stop it no more in this visit: skipped, or answered without a connection. */
  readonly passed: readonly number[]
  /** Id of a point that the learner wants to answer though it was answered or passed; 0 for none. */
  readonly wantedId: number
}

const isOpen = ({ passed }: Stops, { id, answered }: QuestionPoint): boolean =>
  !answered && !passed.includes(id)

const isBetween = ({ second }: QuestionPoint, from: number, to: number): boolean =>
  second >= from - STOP_TOLERANCE && second <= to + STOP_TOLERANCE

/** The first point that asks on the way from one second to another. */
export const pointBetween = (stops: Stops, from: number, to: number): QuestionPoint | null =>
  stops.points.find(
    (point) => isBetween(point, from, to) && (isOpen(stops, point) || point.id === stops.wantedId),
  ) ?? null

/** The first required point that a seek would leave behind unanswered. */
export const pointLeaptOver = (stops: Stops, from: number, to: number): QuestionPoint | null =>
  stops.points.find((point) => point.required && isBetween(point, from, to) && isOpen(stops, point)) ?? null

/** The second that cannot be passed yet: of the next required point from a position on; null for none. */
export const barrierFrom = (stops: Stops, position: number): number | null =>
  pointLeaptOver(stops, position, Number.POSITIVE_INFINITY)?.second ?? null

/** Where the part begins that a point asks about: just after the point before it, at most 30 seconds back. */
export const partBefore = (points: readonly QuestionPoint[], { second }: QuestionPoint): number =>
  Math.max(
    0,
    second - REWATCH_SECONDS,
    ...points.filter((other) => other.second < second).map((other) => other.second + 2 * STOP_TOLERANCE),
  )
