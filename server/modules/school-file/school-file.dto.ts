import type * as z from 'zod/mini'
import type { Sent } from '#contract/call.ts'
import type { schoolFile } from '#contract/school-file.ts'
import { cardDto } from '../content/content-card.ts'
import type { MakeFileDto } from '../file/file.dto.ts'
import type { SchoolFileRow } from './school-file.repository.ts'

export type SchoolFileDto = Sent<z.output<typeof schoolFile>>

/** Makes the wire's SchoolFile, with addresses for a user who has the right to read it. */
export const schoolFileDtos =
  (fileDto: MakeFileDto) =>
  (row: SchoolFileRow): SchoolFileDto => {
    const card = cardDto(row)
    const [kind] = card.Tags
    return {
      ...fileDto({ ...row, contentId: row.id }),
      Id: row.id,
      ContentId: row.id,
      OrgId: card.OrgId,
      StageId: card.StageId,
      SubjectId: card.SubjectId,
      GradeId: card.GradeId,
      VersionId: card.VersionId,
      BookId: card.BookId,
      ChapterId: card.ChapterId,
      KnowId: card.KnowId,
      StageName: card.StageName,
      SubjectName: card.SubjectName,
      GradeName: card.GradeName,
      VersionName: card.VersionName,
      BookName: card.BookName,
      ChapterName: card.ChapterName,
      KnowName: card.KnowName,
      TagId: kind?.TagId ?? 0,
      TagName: kind?.Name ?? '',
      UserId: row.uploaderId,
      UserName: card.TeacherName,
      ShareTime: card.CreateTime,
      ViewCount: card.ViewCount,
      DownloadCount: card.DownloadCount,
      IsFavorite: card.IsFavorite,
    }
  }

export type MakeSchoolFileDto = ReturnType<typeof schoolFileDtos>
