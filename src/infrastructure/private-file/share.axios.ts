import type { SharePort } from '#application/private-file/share.port.ts'
import type { DataOf } from '#contract/call.ts'
import { getContentTags } from '#contract/school-file.ts'
import {
  askTakeDown,
  getLastShare,
  getShareHistory,
  getShareRequest,
  shareFileToSchool,
  withdrawShare,
} from '#contract/share.ts'
import { success } from '#domain/kernel/result.ts'
import { SHARE_EVENTS, type ShareChoice } from '#domain/private-file/share.ts'
import type { Http } from '../http/http.ts'
import { amountOf, flagOf, idOf, textOf, timeOf } from '../http/wire-values.ts'
import { writeCall } from '../http/write-call.ts'
import { rejectReasonOf } from './reject-reason.mapper.ts'

type Placed = Pick<
  DataOf<typeof getLastShare>,
  'OrgId' | 'StageId' | 'SubjectId' | 'VersionId' | 'BookId' | 'ChapterId' | 'TagId'
>

const choiceOf = (wire: Placed): ShareChoice => ({
  organisationId: idOf(wire.OrgId),
  place: {
    stageId: idOf(wire.StageId),
    subjectId: idOf(wire.SubjectId),
    versionId: idOf(wire.VersionId),
    bookId: idOf(wire.BookId),
    chapterId: idOf(wire.ChapterId),
  },
  tagId: idOf(wire.TagId),
})

/** Wire: ShareFileToSchoolAsync and GetContentTags, and ours beside them. */
export const axiosShare = (http: Http): SharePort => ({
  tags: async (organisationId, signal) => {
    const read = await http.call(getContentTags, { query: { orgId: organisationId } }, signal)
    return read.ok ? success(read.value.map(({ Id, Name }) => ({ id: Id, name: textOf(Name) }))) : read
  },

  choice: async (requestId, signal) => {
    if (requestId !== 0) {
      const request = await http.call(getShareRequest, { query: { Id: requestId } }, signal)
      return request.ok ? success(choiceOf(request.value)) : request
    }
    const last = await http.call(getLastShare, {}, signal)
    if (!last.ok) return last
    return success(flagOf(last.value.HasLast) ? choiceOf(last.value) : null)
  },

  share: async ({ organisationId, place, tagId, fileIds, note }, signal) => {
    const body = {
      OrgId: organisationId,
      FileIds: [...fileIds],
      StageId: place.stageId,
      SubjectId: place.subjectId,
      VersionId: place.versionId,
      BookId: place.bookId,
      ChapterId: place.chapterId,
      TagId: tagId,
      Remark: note,
    }
    const sent = await writeCall(http, shareFileToSchool, { body }, signal)
    if (!sent.ok) return sent
    const { Requests, Failed } = sent.value.data ?? {}
    // Who names none of either has handed in all.
    const sharedIds = Requests || Failed ? (Requests ?? []).map(({ FileId }) => idOf(FileId)) : fileIds
    return success({
      sharedIds,
      failed: (Failed ?? []).map(({ FileId, Message }) => ({
        fileId: idOf(FileId),
        reason: textOf(Message),
      })),
    })
  },

  withdraw: async ({ requestId, version }, signal) => {
    const body = { Id: requestId, RowVersion: version }
    const taken = await http.call(withdrawShare, { body }, signal)
    return taken.ok ? success(true) : taken
  },

  askTakeDown: async ({ requestId, version }, reason, signal) => {
    const body = { Id: requestId, RowVersion: version, Reason: reason }
    const asked = await http.call(askTakeDown, { body }, signal)
    return asked.ok ? success(true) : asked
  },

  history: async (requestId, signal) => {
    const read = await http.call(getShareHistory, { query: { Id: requestId } }, signal)
    if (!read.ok) return read
    return success(
      read.value.flatMap(({ Id, Kind, UserName, Time, ReasonCode, Detail }) => {
        const kind = SHARE_EVENTS[amountOf(Kind) - 1]
        return kind === undefined
          ? []
          : [
              {
                id: Id,
                kind,
                userName: textOf(UserName),
                time: timeOf(Time),
                rejectReason: rejectReasonOf(ReasonCode),
                detail: textOf(Detail),
              },
            ]
      }),
    )
  },
})
