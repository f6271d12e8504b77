import { shapedAs } from '#domain/kernel/form-shape.ts'
import type { ShareRequest } from '#domain/review/share-request.ts'
import type { WrittenVerdict } from '#domain/review/verdict-form.machine.ts'
import { NO_PLACE, type SchoolPlace } from '#domain/school-file/school-place.ts'
import type { FormDraft } from '../components/use-form-draft.ts'

/** What is filled in before a decision on the requests of these ids. */
export interface LeftVerdict extends WrittenVerdict {
  readonly kind: 'reject' | 'correct' | 'takeDown' | 'accept' | 'keep'
  readonly ids: readonly number[]
  /** Of a correction. */
  readonly place: SchoolPlace
  readonly tagId: number
}

export type VerdictDraft = FormDraft<LeftVerdict>

const NOTHING: LeftVerdict = {
  kind: 'reject',
  ids: [0],
  reason: null,
  words: '',
  place: NO_PLACE,
  tagId: 0,
}

export const isLeftVerdict = shapedAs(NOTHING)

/** The verdict as it is written now; null where nothing is. */
export const writtenVerdict = (
  kind: LeftVerdict['kind'],
  requests: readonly Pick<ShareRequest, 'id'>[],
  { reason, words }: WrittenVerdict,
): LeftVerdict | null =>
  reason === null && words === '' ? null : { ...NOTHING, kind, ids: idsOf(requests), reason, words }

const idsOf = (requests: readonly Pick<ShareRequest, 'id'>[]) => requests.map(({ id }) => id)

/** What was left of just this question. */
export const leftOf = (
  { left }: VerdictDraft,
  kind: LeftVerdict['kind'],
  requests: readonly Pick<ShareRequest, 'id'>[],
): LeftVerdict | null =>
  left !== null && left.kind === kind && left.ids.join() === idsOf(requests).join() ? left : null
