import type { DraftStatus } from '#domain/studio/course-draft.ts'
import { ALL_OWN_DRAFTS, type DraftQuery } from '#domain/studio/course-studio.ts'
import { pageAddress } from './page-codec.ts'
import { STUDIO_ADDRESS } from './studio-address.ts'

export const DRAFT_STATUSES: readonly DraftStatus[] = ['draft', 'inReview', 'returned', 'published']

const MAX_WORD = 200

const wholeOf = (text: string | null): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0)

/** Which courses the address asks for; what it says wrongly is as if it said nothing. */
export const draftsQueryOf = (asked: URLSearchParams): DraftQuery => {
  const school = wholeOf(asked.get('review'))
  const status = DRAFT_STATUSES.find((one) => one === asked.get('state')) ?? null
  return {
    ...ALL_OWN_DRAFTS,
    view: school === 0 ? 'mine' : 'review',
    organisationId: school,
    status,
    keyword: (asked.get('word') ?? '').trim().slice(0, MAX_WORD),
    page: Math.max(1, wholeOf(asked.get('page'))),
  }
}

/** The address of these courses. */
export const draftsAddress = ({ view, organisationId, status, keyword, page }: DraftQuery): string => {
  const said = new URLSearchParams()
  if (view === 'review') said.set('review', String(organisationId))
  if (status !== null) said.set('state', status)
  if (keyword !== '') said.set('word', keyword)
  return pageAddress(STUDIO_ADDRESS, page, said)
}
