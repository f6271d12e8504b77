import { createWorkedList } from '../kernel/worked-list.machine.ts'
import { TAKEN_DOWN_PER_PAGE, type TakenDownContent, type TakenDownQuery } from './taken-down.ts'

/** What was taken down in the schools that the reader looks after, and what of it is offered again. R-moderation-2. */
export const takenDownMachine = createWorkedList<TakenDownQuery, TakenDownContent, TakenDownContent>(
  'takenDown',
  TAKEN_DOWN_PER_PAGE,
)
