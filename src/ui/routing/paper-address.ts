import type { PaperKind } from '#domain/paper/composition-service.ts'

/** How a paper is shown: being composed, as it is printed, or being answered. */
export type PaperView = 'compose' | 'print' | 'answer'

/** What the address of /paper says; id 0 for the papers as a whole. */
export interface PaperPlace {
  readonly kind: PaperKind
  readonly id: number
  readonly view: PaperView
  /** Of the list, from 1. */
  readonly page: number
}

const VIEWS: readonly PaperView[] = ['compose', 'print', 'answer']

const wholeOr = (text: string | null, otherwise: number): number => {
  const number = Number(text)
  return text !== null && Number.isInteger(number) && number > 0 ? number : otherwise
}

export const readPaperPlace = (query: URLSearchParams): PaperPlace => ({
  kind: query.get('kind') === 'electronic' ? 'electronic' : 'paper',
  id: wholeOr(query.get('id'), 0),
  view: VIEWS.find((view) => view === query.get('view')) ?? 'compose',
  page: wholeOr(query.get('page'), 1),
})

/** What is as usual is not said. */
export const paperPlaceAddress = ({
  kind,
  id = 0,
  view = 'compose',
  page = 1,
}: Pick<PaperPlace, 'kind'> & Partial<PaperPlace>): string => {
  const query = new URLSearchParams()
  if (kind === 'electronic') query.set('kind', kind)
  if (id > 0) query.set('id', String(id))
  if (view !== 'compose') query.set('view', view)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text === '' ? '/paper' : `/paper?${text}`
}
