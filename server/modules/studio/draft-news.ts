import type { SentBy } from '#contract/call.ts'
import type { courseDraftNews } from '#contract/studio.ts'
import { draftStateDto } from './draft.dto.ts'
import type { DraftRepository, KnownDraft } from './draft.repository.ts'

/** More saves than this are told by the whole document. */
const MOST = 100

type News = Omit<SentBy<typeof courseDraftNews>, 'Present'>

/** What happened to a draft since a revision; the whole document where the saves between are too many or kept no longer. */
export const draftNews = async (
  drafts: Pick<DraftRepository, 'findSince'>,
  known: KnownDraft,
  since: number,
  userId: number,
): Promise<News> => {
  const State = draftStateDto(known, userId)
  const { id, revision, document } = known.draft
  if (since === revision) return { State, Entries: [], Document: null }
  const between = revision - since
  const found = between > 0 && between <= MOST ? await drafts.findSince(id, since, MOST) : []
  const rows = found.filter((row) => row.revision <= revision)
  if (rows.length !== between) return { State, Entries: [], Document: document }
  const Entries = rows.map((row) => ({
    Revision: row.revision,
    UserId: row.userId,
    UserName: row.userName,
    IntentId: row.intentId,
    Edits: [...row.edits],
  }))
  return { State, Entries, Document: null }
}
