import type * as z from 'zod/mini'
import type { DataOf } from '#contract/call.ts'
import type { getPrivateFile, privateDirectory, privateFile, privateShare } from '#contract/private-file.ts'
import {
  type FileShare,
  type OwnFile,
  type OwnFileView,
  type OwnFolder,
  SHARE_STATUSES,
} from '#domain/private-file/own-file.ts'
import type { OwnFileQuery } from '#domain/private-file/own-file-query.ts'
import { OWN_FILES_PER_PAGE } from '#domain/private-file/own-file-query.ts'
import { fileItemOf } from '../catalogue/file-item.mapper.ts'
import type { Http } from '../http/http.ts'
import { amountOf, flagOf, idOf, textOf, timeOf } from '../http/wire-values.ts'
import { rejectReasonOf } from './reject-reason.mapper.ts'

/** An unknown status is shown as pending. */
const shareOf = (wire: z.output<typeof privateShare>): FileShare => ({
  requestId: wire.RequestId,
  organisation: { id: wire.OrgId, name: textOf(wire.OrgName) },
  status: SHARE_STATUSES[amountOf(wire.Status) - 1] ?? 'pending',
  rejectReason: rejectReasonOf(wire.ReasonCode),
  reason: textOf(wire.Reason),
  reviewerName: textOf(wire.VerifyUserName),
  appliedAt: timeOf(wire.ApplyTime),
  decidedAt: timeOf(wire.VerifyTime),
  version: amountOf(wire.RowVersion),
  isOutdated: flagOf(wire.IsOutdated),
  standing:
    idOf(wire.StandingId) === 0
      ? null
      : { requestId: idOf(wire.StandingId), version: amountOf(wire.StandingVersion) },
})

const ownFileOf =
  (fileAddress: Http['fileAddress']) =>
  (wire: z.output<typeof privateFile>): OwnFile => ({
    ...fileItemOf(fileAddress)(wire),
    directoryId: idOf(wire.DirectoryId),
    shares: (wire.Shares ?? []).map(shareOf),
    trashUntil: timeOf(wire.TrashUntil),
    pathName: textOf(wire.PathName),
  })

const ownFolderOf = (wire: z.output<typeof privateDirectory>): OwnFolder => ({
  id: wire.Id,
  parentId: idOf(wire.ParentId),
  name: wire.Name,
  held: amountOf(wire.ChildCount),
  updateTime: timeOf(wire.UpdateTime),
  trashUntil: timeOf(wire.TrashUntil),
  pathName: textOf(wire.PathName),
})

export const ownFileViewOf = (
  fileAddress: Http['fileAddress'],
  { page }: OwnFileQuery,
  wire: DataOf<typeof getPrivateFile>,
): OwnFileView => {
  const files = (wire.Files?.Items ?? []).map(ownFileOf(fileAddress))
  return {
    path: (wire.Path ?? []).map(({ Id, Name }) => ({ id: Id, name: textOf(Name) })),
    folders: (wire.Directories ?? []).map(ownFolderOf),
    files: {
      index: amountOf(wire.Files?.PageIndex) || page,
      size: amountOf(wire.Files?.PageSize) || OWN_FILES_PER_PAGE,
      total: Math.max(amountOf(wire.Files?.TotalCount), files.length),
      items: files,
    },
    usedBytes: amountOf(wire.UsedSize),
    quotaBytes: amountOf(wire.QuotaSize),
  }
}
