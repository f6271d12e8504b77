import { CODE } from '#contract/envelope.ts'
import { type Refusal, refuse } from './envelope.ts'

/** Which part of a list is asked for; `index` counts from 1. */
export interface PageWanted {
  readonly index: number
  readonly size: number
}

/** Page number and size of a call; by default the first page in the list's own size. */
export interface PageAsked {
  readonly PageIndex?: number | undefined
  readonly PageSize?: number | undefined
}

const MAX_SIZE = 100
const LAST = 100_000

const isWithin = (value: number, greatest: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= greatest

/** The requested page; a refusal names the invalid field. Bodies were checked by their schema, queries were not. */
export const pageWanted = (
  { PageIndex: index = 1, PageSize: size }: PageAsked,
  ownSize: number,
): PageWanted | Refusal => {
  if (!isWithin(index, LAST)) return refuse(CODE.fieldError, '参数不正确：PageIndex')
  if (!isWithin(size ?? ownSize, MAX_SIZE)) return refuse(CODE.fieldError, '参数不正确：PageSize')
  return { index, size: size ?? ownSize }
}

/** Page<T> of the wire. */
export const pageDto = <T>(items: readonly T[], total: number, { index, size }: PageWanted) => ({
  PageIndex: index,
  PageSize: size,
  TotalCount: total,
  PageCount: Math.ceil(total / size),
  Items: [...items],
})
