import { itemsOf, partsOf } from '../question/answer-sheet.ts'
import type { AnswerItem } from '../question/question.ts'
import type { Marked, SittingDraft } from './paper-sitting.ts'

/** A sitting that was marked. */
interface Sat {
  readonly userId: number
  readonly draft: SittingDraft | null
  readonly marked: Marked | null
}

/** Points that the learner gives an answer of their own, on their way to the server. */
export interface OwnPoints {
  readonly userId: number
  readonly practiceId: string
  readonly item: Omit<AnswerItem, 'clientId'>
}

export interface OwnMark {
  readonly partId: number
  readonly won: number
  /** What the part counts on this paper. */
  readonly full: number
}

/** What is sent of such a mark: the answer once more, with its share of the points of the part. */
export const ownPointsOf = ({ userId, draft, marked }: Sat, { partId, won, full }: OwnMark): OwnPoints => {
  const part = marked?.solved.flatMap(partsOf).find(({ id }) => id === partId)
  if (draft === null || part === undefined) throw new Error('nothing was answered')
  const share = full === 0 ? 0 : Math.min(1, Math.max(0, won / full))
  const [item] = itemsOf({ ...part, parts: [] }, draft.sheet, { pointId: 0, clientId: '', useTime: 0 })
  if (item === undefined) throw new Error('this part was not answered')
  const { clientId: _, ...answer } = item
  return { userId, practiceId: draft.practiceId, item: { ...answer, selfScore: share * part.score } }
}
