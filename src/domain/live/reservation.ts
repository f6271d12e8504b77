import type { ContentCard } from '../catalogue/content-card.ts'
import type { Failure } from '../kernel/failure.ts'
import { retryabilityOf } from '../kernel/retry.ts'

/** One occurrence of a live course. */
export type Lesson = Pick<ContentCard, 'id' | 'startTime'>

export interface ReservationTask {
  readonly kind: 'reserve' | 'cancelReservation'
  readonly lesson: Pick<ContentCard, 'id' | 'type' | 'name' | 'startTime'>
}

/** What could not be done; null is a fault of the page itself. */
export interface RefusedReservation {
  readonly kind: ReservationTask['kind']
  readonly failure: Failure | null
}

export interface ReservationContext {
  /** In the order asked; the first is under way. */
  readonly tasks: readonly ReservationTask[]
  /** What was done since the cards were read, by `keyOfLesson`. */
  readonly known: ReadonlyMap<string, boolean>
  readonly refused: ReadonlyMap<string, RefusedReservation>
}

/** `refused`: it would be refused again; the failed ones can be tried again. */
export type ReservationStanding =
  | 'free'
  | 'reserving'
  | 'reserved'
  | 'cancelling'
  | 'refused'
  | 'reserveFailed'
  | 'cancelFailed'

/** The next occurrence of the same course is another lesson. */
export const keyOfLesson = ({ id, startTime }: Lesson): string => `${id} ${startTime}`

const taskOf = ({ tasks }: Pick<ReservationContext, 'tasks'>, lesson: Lesson): ReservationTask | undefined =>
  tasks.find((task) => keyOfLesson(task.lesson) === keyOfLesson(lesson))

export const isUnderWay = (context: Pick<ReservationContext, 'tasks'>, lesson: Lesson): boolean =>
  taskOf(context, lesson) !== undefined

/** Whether the card of a lesson offers its reservation: there is one to make or to take back, and the card tells which. */
export const isReservable = ({
  liveStatus,
  cancelled,
  reserved,
}: Pick<ContentCard, 'liveStatus' | 'cancelled' | 'reserved'>): boolean =>
  liveStatus === 'announced' && !cancelled && reserved !== null

/** How a reservation stands: what was done since, else what the card says. */
export const reservationOf = (
  context: ReservationContext,
  card: Lesson & Pick<ContentCard, 'reserved'>,
): ReservationStanding => {
  const task = taskOf(context, card)
  if (task !== undefined) return task.kind === 'reserve' ? 'reserving' : 'cancelling'
  const refused = context.refused.get(keyOfLesson(card))
  if (refused !== undefined) {
    const { kind, failure } = refused
    if (failure !== null && retryabilityOf(failure) === 'permanent') return 'refused'
    return kind === 'reserve' ? 'reserveFailed' : 'cancelFailed'
  }
  return (context.known.get(keyOfLesson(card)) ?? card.reserved) ? 'reserved' : 'free'
}
