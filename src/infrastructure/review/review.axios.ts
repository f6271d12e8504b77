import type * as z from 'zod/mini'
import type { ReviewPort } from '#application/review/review.port.ts'
import type { DataOf } from '#contract/call.ts'
import {
  getSimilarSchoolFiles,
  getVerifyUserShare,
  REJECT_REASON,
  SHARE_SORT,
  SHARE_VIEW,
  SIMILARITY,
  takeDownUserShare,
  undoVerifyUserShare,
  verifyUserShare,
} from '#contract/review.ts'
import { getCurrentUserOrgList } from '#contract/school-file.ts'
import { getShareRequest, SHARE_STATUS } from '#contract/share.ts'
import { success } from '#domain/kernel/result.ts'
import { REQUESTS_PER_PAGE, type ReviewCounts, type ReviewTab } from '#domain/review/review-query.ts'
import type { SeenRequest } from '#domain/review/share-request.ts'
import { SIMILARITIES, type SimilarFile } from '#domain/review/similar-file.ts'
import type { DecisionReport, Verdict } from '#domain/review/verdict.ts'
import { fileItemOf } from '../catalogue/file-item.mapper.ts'
import type { Http } from '../http/http.ts'
import { pageOf } from '../http/page.mapper.ts'
import { amountOf, flagOf, idOf, textOf, timeOf } from '../http/wire-values.ts'
import { writeCall } from '../http/write-call.ts'
import { placeNamesOf, shareRequestOf } from './share-request.mapper.ts'

const STATUS: Readonly<Record<ReviewTab, number>> = { ...SHARE_STATUS, all: 0 }

const SORT: Readonly<Record<ReviewTab, number>> = {
  pending: SHARE_SORT.oldest,
  removing: SHARE_SORT.oldest,
  approved: SHARE_SORT.lastDecided,
  rejected: SHARE_SORT.lastDecided,
  takenDown: SHARE_SORT.lastDecided,
  all: SHARE_SORT.latest,
}

const countsOf = (
  sent: DataOf<typeof getVerifyUserShare>['StatusCounts'],
  total: number,
  tab: ReviewTab,
): ReviewCounts => {
  const held = (status: number) => amountOf(sent?.find(({ Status }) => Status === status)?.Count)
  const each = {
    pending: held(SHARE_STATUS.pending),
    removing: held(SHARE_STATUS.removing),
    approved: held(SHARE_STATUS.approved),
    rejected: held(SHARE_STATUS.rejected),
    takenDown: held(SHARE_STATUS.takenDown),
  }
  const all = Object.values(each).reduce((sum, count) => sum + count, 0)
  // A backend that counts nothing has at least what it lists.
  return { ...each, all, [tab]: total }
}

const similarOf =
  (fileAddress: Http['fileAddress']) =>
  ({ Kind, File }: DataOf<typeof getSimilarSchoolFiles>[number]): SimilarFile => ({
    likeness: SIMILARITIES.find((name) => SIMILARITY[name] === Kind) ?? 'nearName',
    file: fileItemOf(fileAddress)(File),
    contentId: idOf(File.ContentId),
    placeNames: placeNamesOf(File),
    ownerName: textOf(File.UserName),
    sharedAt: timeOf(File.ShareTime),
  })

type Verified = DataOf<typeof verifyUserShare>

const seenOnWire = (requests: readonly SeenRequest[]) =>
  requests.map(({ id, version }) => ({ Id: id, RowVersion: version }))

/** A backend that names no new versions leaves those that were seen, and what is taken back then is a conflict at worst. */
const reportOf = ({ Succeeded, Failed, Items }: Verified, asked: readonly SeenRequest[]): DecisionReport => ({
  // Who names none of either has done all.
  done: (Succeeded ?? (Failed ? [] : asked.map(({ id }) => id))).map((id) => ({
    id,
    version:
      Items?.find(({ Id }) => Id === id)?.RowVersion ?? asked.find((seen) => seen.id === id)?.version ?? 0,
  })),
  failed: (Failed ?? []).map(({ Id, Message }) => ({ id: Id, message: textOf(Message) })),
})

type Asked = z.input<typeof verifyUserShare.body>

type Examined = Extract<Verdict, { kind: 'approve' | 'reject' }>

const verdictOnWire = (verdict: Examined): Omit<Asked, 'Items'> => {
  if (verdict.kind === 'reject')
    return {
      Status: SHARE_STATUS.rejected,
      ReasonCode: REJECT_REASON[verdict.reason],
      Reason: verdict.words,
    }
  const { place, tagId } = verdict.correction
  return {
    Status: SHARE_STATUS.approved,
    Patch:
      place === null && tagId === null
        ? null
        : {
            StageId: place?.stageId ?? 0,
            SubjectId: place?.subjectId ?? 0,
            VersionId: place?.versionId ?? 0,
            BookId: place?.bookId ?? 0,
            ChapterId: place?.chapterId ?? 0,
            TagId: tagId ?? 0,
          },
  }
}

type Removal = Extract<Verdict, { kind: 'takeDown' | 'keep' }>

const removalOnWire = (verdict: Removal): Omit<z.input<typeof takeDownUserShare.body>, 'Items'> =>
  verdict.kind === 'keep'
    ? { Status: SHARE_STATUS.approved, Reason: verdict.words }
    : {
        Status: SHARE_STATUS.takenDown,
        ReasonCode: verdict.reason === null ? 0 : REJECT_REASON[verdict.reason],
        Reason: verdict.words,
      }

/** Wire: VerifyUserShare, GetVerifyUserShare and what a reviewer needs besides. */
export const axiosReview = (http: Http): ReviewPort => {
  const requestOf = shareRequestOf(http.fileAddress)
  return {
    page: async ({ organisationId, tab, keyword, page }, signal) => {
      const body = {
        OrgId: organisationId,
        View: SHARE_VIEW.review,
        Status: STATUS[tab],
        Sort: SORT[tab],
        Keyword: keyword,
        PageIndex: page,
        PageSize: REQUESTS_PER_PAGE,
      }
      const read = await http.call(getVerifyUserShare, { body }, signal)
      if (!read.ok) return read
      const listed = pageOf(read.value, { index: page, size: REQUESTS_PER_PAGE }, requestOf)
      return success({ page: listed, counts: countsOf(read.value.StatusCounts, listed.total, tab) })
    },

    rights: async (signal) => {
      const read = await http.call(getCurrentUserOrgList, {}, signal)
      if (!read.ok) return read
      return success(
        read.value.map(({ Id, IsCanVerify }) => ({
          organisationId: Id,
          mayReview: IsCanVerify === undefined || IsCanVerify === null ? null : flagOf(IsCanVerify),
        })),
      )
    },

    pendingCount: async (organisationId, signal) => {
      const body = {
        OrgId: organisationId,
        View: SHARE_VIEW.review,
        Status: SHARE_STATUS.pending,
        PageIndex: 1,
        PageSize: 1,
      }
      const read = await http.call(getVerifyUserShare, { body }, signal)
      if (!read.ok) return read
      const { pending, removing } = countsOf(
        read.value.StatusCounts,
        amountOf(read.value.TotalCount),
        'pending',
      )
      return success(pending + removing)
    },

    request: async (id, signal) => {
      const read = await http.call(getShareRequest, { query: { Id: id } }, signal)
      return read.ok ? success(requestOf(read.value)) : read
    },

    standing: async (contentId, signal) => {
      const read = await http.call(getShareRequest, { query: { ContentId: contentId } }, signal)
      return read.ok ? success(requestOf(read.value)) : read
    },

    similar: async (id, signal) => {
      const read = await http.call(getSimilarSchoolFiles, { query: { Id: id } }, signal)
      return read.ok ? success(read.value.map(similarOf(http.fileAddress))) : read
    },

    decide: async ({ organisationId, requests, verdict }, signal) => {
      const params = { orgId: organisationId }
      const Items = seenOnWire(requests)
      const done =
        verdict.kind === 'takeDown' || verdict.kind === 'keep'
          ? await writeCall(
              http,
              takeDownUserShare,
              { params, body: { Items, ...removalOnWire(verdict) } },
              signal,
            )
          : await writeCall(
              http,
              verifyUserShare,
              { params, body: { Items, ...verdictOnWire(verdict) } },
              signal,
            )
      return done.ok ? success(reportOf(done.value.data ?? {}, requests)) : done
    },

    undo: async (organisationId, requests, signal) => {
      const body = { Items: seenOnWire(requests) }
      const done = await http.call(undoVerifyUserShare, { params: { orgId: organisationId }, body }, signal)
      return done.ok ? success(reportOf(done.value, requests)) : done
    },
  }
}
