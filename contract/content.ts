import * as z from 'zod/mini'
import { amount, flag, id, mayBeNone, optional, text, time, words } from './shape.ts'

/** Type 1 recorded course, 2 live course, 3 resource, 4 subject question (R-catalogue-2). */
export const contentType = z.int().check(z.minimum(1), z.maximum(4))

export const contentTag = z.object({ TagId: id, Name: text })

/** ContentCard: what a card of any list shows. Duration in seconds, FileSize in bytes, Progress 0–100. */
export const contentCard = z.object({
  Id: id,
  /** Absent where the call is about one Type; a number that a client does not know is no Type. */
  Type: optional(z.int()),
  Name: words,
  /** The name with the match in `<em>`; everything else escaped. Only in search results. */
  NameHtml: text,
  CoverUrl: text,
  Summary: text,
  StageId: amount,
  SubjectId: amount,
  GradeId: amount,
  VersionId: amount,
  BookId: amount,
  ChapterId: amount,
  KnowId: amount,
  StageName: text,
  SubjectName: text,
  GradeName: text,
  VersionName: text,
  BookName: text,
  ChapterName: text,
  KnowName: text,
  Tags: optional(z.array(contentTag)),
  TeacherName: text,
  OrgId: amount,
  OrgName: text,
  Suffix: text,
  FileSize: amount,
  Duration: amount,
  SectionCount: amount,
  QuestionCount: amount,
  ViewCount: amount,
  DownloadCount: amount,
  FavoriteCount: amount,
  CommentCount: amount,
  IsFavorite: flag,
  Progress: amount,
  /** 0 none, 1 预告, 2 直播中, 3 已结束, 4 回放. */
  LiveStatus: amount,
  StartTime: time,
  EndTime: time,
  /** Ours: what LiveStatus and the times are about, of a live course, will not take place (R-live-12). */
  IsCancelled: flag,
  /** Ours: whether the viewer reserved the announced lesson; absent or null where there is nothing to reserve for them (R-live-14). */
  IsReserved: mayBeNone(z.union([z.boolean(), z.literal([0, 1])])),
  CreateTime: time,
  UpdateTime: time,
})

/** LearningRecord: the ten fields of R-learning-1. ProgressTime is the position in s, ProgressTimes the section's length in s. */
export const learningRecord = z.object({
  RecordSectionId: id,
  RecordType: amount,
  RecordChapterId: amount,
  RecordNum: amount,
  Progress: amount,
  ProgressTime: amount,
  ProgressTimes: amount,
  CourseId: amount,
  DetailsId: amount,
  DetailsType: amount,
  Id: amount,
  IsFinished: flag,
  UpdateTime: time,
  /** When the user was last in the section while it was live, and how long in all, in seconds; '' and 0 for never. */
  AttendTime: time,
  AttendTimes: amount,
})

/** FileItem: Size in bytes; Url and PreviewUrl are short-lived addresses that need no header. */
export const fileItem = z.object({
  Id: id,
  Name: words,
  Suffix: text,
  Size: amount,
  /** SHA-256, hexadecimal. */
  Hash: text,
  Url: text,
  PreviewUrl: text,
  /** pdf, image, video, audio, docx, xlsx; empty for what cannot be shown. */
  PreviewType: text,
  ThumbUrl: text,
  CreateTime: time,
  UpdateTime: time,
})
