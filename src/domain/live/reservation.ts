import type { ContentCard } from '../catalogue/content-card.ts'
import type { Failure } from '../kernel/failure.ts'
import { retryabilityOf } from '../kernel/retry.ts'

/** One occurrence of a live course. */
export type Lesson = Pick<ContentCard, 'id' | 'startTime'>

export interface ReservationTask {
  readonly kind: 'reserve' | 'cancelReservation'
  readonly lesson: Pick<ContentCard, 'id' | 'type' | 'name' | 'startTime'>
}

/** A failed reservation; the failure is null after a bug of the page. */
export interface RefusedReservation {
  readonly kind: ReservationTask['kind']
  readonly failure: Failure | null
}

export interface ReservationContext {
  /** Tasks in the order of the requests; the first is being done. */
  readonly tasks: readonly ReservationTask[]
  /** Changes since the cards were read, by `keyOfLesson`. */
  readonly known: ReadonlyMap<string, boolean>
  readonly refused: ReadonlyMap<string, RefusedReservation>
}

/** `failed` can be tried again; `refused` would be refused again. */
export type ReservationStanding =
  | 'free'
  | 'reserving'
  | 'reserved'
  | 'cancelling'
  | 'refused'
  | 'reserveFailed'
  | 'cancelFailed'

/** Identifies a lesson; contains the start, since the next occurrence of a course is another lesson. */
export const keyOfLesson = ({ id, startTime }: Lesson): string => `${id} ${startTime}`

const taskOf = ({ tasks }: Pick<ReservationContext, 'tasks'>, lesson: Lesson): ReservationTask | undefined =>
  tasks.find((task) => keyOfLesson(task.lesson) === keyOfLesson(lesson))

export const isUnderWay = (context: Pick<ReservationContext, 'tasks'>, lesson: Lesson): boolean =>
  taskOf(context, lesson) !== undefined

/** Whether the card of a lesson offers to reserve it or to cancel the reservation. */
export const isReservable = ({
  liveStatus,
  cancelled,
  reserved,
}: Pick<ContentCard, 'liveStatus' | 'cancelled' | 'reserved'>): boolean =>
  liveStatus === 'announced' && !cancelled && reserved !== null

/** The state of a reservation: by the user's latest action, else by the card. */
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
