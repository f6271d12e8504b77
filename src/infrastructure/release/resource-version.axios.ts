import type * as z from 'zod/mini'
import type { ResourceVersionPort } from '#application/release/resource-version.port.ts'
import {
  COVER_CHANGE,
  decideVersion,
  getResourceVersions,
  getVersionsToReview,
  type resourceVersion,
  restoreResource,
  reviseResource,
  takeBackVersion,
  VERSION_STATUS,
} from '#contract/resource-version.ts'
import { success } from '#domain/kernel/result.ts'
import {
  type CoverChoice,
  type ResourceVersion,
  VERSION_PAGE_SIZE,
  VERSION_STATUSES,
} from '#domain/release/resource-version.ts'
import { fileItemOf } from '../catalogue/file-item.mapper.ts'
import type { Http } from '../http/http.ts'
import { amountOf, flagOf, idOf, textOf, timeOf } from '../http/wire-values.ts'
import { placeNamesOf } from '../review/share-request.mapper.ts'

const versionOf =
  (fileAddress: Http['fileAddress']) =>
  (wire: z.output<typeof resourceVersion>): ResourceVersion => ({
    id: wire.Id,
    rowVersion: amountOf(wire.RowVersion),
    number: amountOf(wire.Number),
    status: VERSION_STATUSES.find((name) => VERSION_STATUS[name] === wire.Status) ?? 'takenBack',
    name: textOf(wire.Name),
    summary: textOf(wire.Summary),
    introduction: textOf(wire.Introduction),
    coverUrl: textOf(wire.CoverUrl),
    place: {
      stageId: idOf(wire.StageId),
      subjectId: idOf(wire.SubjectId),
      versionId: idOf(wire.VersionId),
      bookId: idOf(wire.BookId),
      chapterId: idOf(wire.ChapterId),
    },
    knowId: idOf(wire.KnowId),
    gradeId: amountOf(wire.GradeId),
    placeNames: placeNamesOf(wire),
    kind: { id: idOf(wire.TagId), name: textOf(wire.TagName) },
    file: wire.File && fileItemOf(fileAddress)(wire.File),
    remark: textOf(wire.Remark),
    userName: textOf(wire.UserName),
    createdAt: timeOf(wire.CreateTime),
    deciderName: textOf(wire.DeciderName),
    decidedAt: timeOf(wire.DecideTime),
    reason: textOf(wire.Reason),
  })

const coverOf = (cover: CoverChoice) => ({
  Cover: COVER_CHANGE[cover.kind],
  CoverFileId: cover.kind === 'picture' ? cover.file.id : 0,
})

const outcomeOf = (isWaiting: boolean) => (isWaiting ? 'waits' : 'seen')

/** Wire: getresourceversions, reviseresource, restoreresource, takebackversion, getversionstoreview, decideversion. */
export const axiosResourceVersions = (http: Http): ResourceVersionPort => {
  const version = versionOf(http.fileAddress)
  return {
    resource: async (Id, signal) => {
      const read = await http.call(getResourceVersions, { query: { Id } }, signal)
      if (!read.ok) return read
      const wire = read.value
      return success({
        id: wire.ContentId,
        organisationName: textOf(wire.OrgName),
        teacherName: textOf(wire.TeacherName),
        number: amountOf(wire.Number),
        withdrawn: flagOf(wire.IsWithdrawn),
        open: flagOf(wire.IsOpen),
        can: { edit: flagOf(wire.CanEdit), takeBack: flagOf(wire.CanTakeBack) },
        kinds: wire.Kinds.map(({ Id: id, Name }) => ({ id, name: textOf(Name) })),
        current: version(wire.Current),
        versions: wire.Versions.map(version),
      })
    },

    revise: async ({ id, number, knowId, gradeId, form }, signal) => {
      const body = {
        Id: id,
        Number: number,
        Name: form.name,
        Summary: form.summary,
        Introduction: form.introduction,
        StageId: form.place.stageId,
        SubjectId: form.place.subjectId,
        VersionId: form.place.versionId,
        BookId: form.place.bookId,
        ChapterId: form.place.chapterId,
        KnowId: knowId,
        GradeId: gradeId,
        TagId: form.kindId,
        FileId: form.file?.id ?? 0,
        ...coverOf(form.cover),
        Remark: form.remark,
      }
      const done = await http.call(reviseResource, { body }, signal)
      return done.ok ? success(outcomeOf(flagOf(done.value.IsWaiting))) : done
    },

    restore: async ({ id, number, versionId }, signal) => {
      const body = { Id: id, Number: number, VersionId: versionId }
      const done = await http.call(restoreResource, { body }, signal)
      return done.ok ? success(outcomeOf(flagOf(done.value.IsWaiting))) : done
    },

    takeBack: async (VersionId, signal) => {
      const done = await http.call(takeBackVersion, { body: { VersionId } }, signal)
      return done.ok ? success(true) : done
    },

    waiting: async ({ organisationId, page }, signal) => {
      const body = { OrgId: organisationId, PageIndex: page, PageSize: VERSION_PAGE_SIZE }
      const read = await http.call(getVersionsToReview, { body }, signal)
      if (!read.ok) return read
      const items = read.value.Items.map((wire) => ({
        contentId: wire.ContentId,
        organisationName: textOf(wire.OrgName),
        teacherName: textOf(wire.TeacherName),
        old: version(wire.Old),
        new: version(wire.New),
        own: flagOf(wire.IsOwn),
      }))
      return success({ index: page, size: VERSION_PAGE_SIZE, total: amountOf(read.value.TotalCount), items })
    },

    approve: async ({ id: VersionId, rowVersion: RowVersion }, signal) => {
      const body = { VersionId, RowVersion, Status: VERSION_STATUS.published }
      const done = await http.call(decideVersion, { body }, signal)
      return done.ok ? success(true) : done
    },

    sendBack: async ({ id: VersionId, rowVersion: RowVersion }, Reason, signal) => {
      const body = { VersionId, RowVersion, Status: VERSION_STATUS.returned, Reason }
      const done = await http.call(decideVersion, { body }, signal)
      return done.ok ? success(true) : done
    },
  }
}
