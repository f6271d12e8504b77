import type * as z from 'zod/mini'
import type { Sent } from '#contract/call.ts'
import type { contentCard } from '#contract/content.ts'
import type { CardRow } from './content-card.query.ts'

export type CardDto = Sent<z.output<typeof contentCard>>

const GRADES = '一二三四五六七八九'

/** 一年级 … 九年级, 高一 … 高三; empty for none. */
export const gradeName = (grade: number): string => {
  if (grade >= 1 && grade <= 9) return `${GRADES[grade - 1]}年级`
  return grade >= 10 && grade <= 12 ? `高${GRADES[grade - 10]}` : ''
}

const time = (instant: Date | null): string => instant?.toISOString() ?? ''

/** A row of `selectCards` as the wire shows it. */
export const cardDto = (row: CardRow): CardDto => ({
  Id: row.id,
  Type: row.type,
  Name: row.name,
  NameHtml: '',
  CoverUrl: row.coverUrl,
  Summary: row.summary,
  StageId: row.stageId,
  SubjectId: row.subjectId,
  GradeId: row.gradeId,
  VersionId: row.versionId ?? 0,
  BookId: row.bookId ?? 0,
  ChapterId: row.chapterId ?? 0,
  KnowId: row.knowId ?? 0,
  StageName: row.stageName ?? '',
  SubjectName: row.subjectName ?? '',
  GradeName: gradeName(row.gradeId),
  VersionName: row.versionName ?? '',
  BookName: row.bookName ?? '',
  ChapterName: row.chapterName ?? '',
  KnowName: row.knowName ?? '',
  Tags: row.tags,
  TeacherName: row.teacherName ?? '',
  OrgId: row.organisationId,
  OrgName: row.organisationName ?? '',
  Suffix: row.suffix,
  FileSize: row.fileSize,
  Duration: row.duration,
  SectionCount: row.sectionCount,
  QuestionCount: 0,
  ViewCount: row.viewCount,
  DownloadCount: row.downloadCount,
  FavoriteCount: row.favouriteCount,
  CommentCount: row.commentCount,
  IsFavorite: row.isFavourite,
  Progress: row.progress,
  LiveStatus: row.liveStatus ?? 0,
  StartTime: time(row.startTime),
  EndTime: time(row.endTime),
  IsCancelled: row.isCancelled,
  IsReserved: row.isReserved,
  CreateTime: time(row.createdAt),
  UpdateTime: time(row.updatedAt),
})
