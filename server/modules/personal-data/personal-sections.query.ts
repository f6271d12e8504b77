import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '../../db/database.ts'
import { comment } from '../../db/schema/comment.ts'
import { commentReport } from '../../db/schema/comment-report.ts'
import { courseSection } from '../../db/schema/course.ts'
import { favourite, favouriteFolder } from '../../db/schema/favourite.ts'
import { learningRecord } from '../../db/schema/learning-record.ts'
import { lessonNote } from '../../db/schema/lesson-note.ts'
import { liveNotice } from '../../db/schema/live-notice.ts'
import { liveReservation } from '../../db/schema/live-reservation.ts'
import { membership } from '../../db/schema/membership.ts'
import { paper } from '../../db/schema/paper.ts'
import { practice } from '../../db/schema/practice.ts'
import { publishingNotice } from '../../db/schema/publishing-notice.ts'
import { question } from '../../db/schema/question.ts'
import { questionAnswer } from '../../db/schema/question-answer.ts'
import { questionFault } from '../../db/schema/question-fault.ts'
import { session } from '../../db/schema/session.ts'
import { userAction } from '../../db/schema/user-action.ts'
import { MAKING_SECTIONS } from './making-sections.query.ts'
import { contentName, nameIn, type PersonalSection, schoolName } from './personal-section.query.ts'

const stem = (of: PgColumn): SQL =>
  sql`(select ${question.stem} from ${question} where ${question.id} = ${of})`

/**
 * All that a person gets of what is kept (docs/decisions/0358): what the person did, wrote and holds. Not in it: words of
 * others about it, and what is of use to nobody outside, as the hashes of passwords, sessions and intentions.
 */
export const PERSONAL_SECTIONS: readonly PersonalSection[] = [
  {
    title: '学校和权限',
    table: membership,
    own: membership.userId,
    order: membership.sort,
    columns: {
      学校: schoolName(membership.organisationId),
      可以审核: membership.canVerify,
      可以管理人员: membership.canAdminister,
    },
  },
  {
    title: '登录设备',
    table: session,
    own: session.userId,
    order: session.createdAt,
    columns: {
      设备: session.deviceName,
      登录时间: session.createdAt,
      最近使用: session.seenAt,
      退出时间: session.revokedAt,
    },
  },
  {
    title: '学习记录',
    table: learningRecord,
    own: learningRecord.userId,
    order: learningRecord.updatedAt,
    columns: {
      内容: contentName(learningRecord.contentId),
      小节: nameIn(courseSection, learningRecord.sectionId),
      播放次数: learningRecord.playCount,
      '进度（%）': learningRecord.progress,
      '位置（秒）': learningRecord.position,
      已学完: learningRecord.isFinished,
      最近学习: learningRecord.updatedAt,
      '直播出席（秒）': learningRecord.attendedSeconds,
    },
  },
  {
    title: '课堂笔记',
    table: lessonNote,
    own: lessonNote.userId,
    order: lessonNote.createdAt,
    columns: {
      小节: nameIn(courseSection, lessonNote.sectionId),
      '位置（秒）': lessonNote.second,
      笔记: lessonNote.body,
      写于: lessonNote.createdAt,
      改于: lessonNote.updatedAt,
    },
  },
  {
    title: '答题',
    table: questionAnswer,
    own: questionAnswer.userId,
    order: questionAnswer.answeredAt,
    columns: {
      题目: stem(questionAnswer.questionId),
      我的答案: questionAnswer.answer,
      答对: questionAnswer.isRight,
      得分: questionAnswer.score,
      '用时（秒）': questionAnswer.useTime,
      答题时间: questionAnswer.answeredAt,
    },
  },
  {
    title: '练习',
    table: practice,
    own: practice.userId,
    order: practice.finishedAt,
    columns: {
      名称: practice.name,
      内容: practice.items,
      '用时（秒）': practice.useTime,
      完成时间: practice.finishedAt,
    },
  },
  {
    title: '试卷',
    table: paper,
    own: paper.userId,
    order: paper.createdAt,
    columns: {
      名称: paper.name,
      '时长（分钟）': paper.minutes,
      内容: paper.sections,
      建立时间: paper.createdAt,
      修改时间: paper.updatedAt,
    },
  },
  {
    title: '收藏',
    table: favourite,
    own: favourite.userId,
    order: favourite.createdAt,
    columns: {
      名称: favourite.name,
      收藏夹: nameIn(favouriteFolder, favourite.folderId),
      收藏时间: favourite.createdAt,
    },
  },
  {
    title: '收藏夹',
    table: favouriteFolder,
    own: favouriteFolder.userId,
    order: favouriteFolder.createdAt,
    columns: { 名称: favouriteFolder.name, 建立时间: favouriteFolder.createdAt },
  },
  {
    title: '评论和回复',
    table: comment,
    own: comment.userId,
    order: comment.createdAt,
    columns: {
      评论的内容: contentName(comment.contentId),
      正文: comment.body,
      评分: comment.score,
      发表时间: comment.createdAt,
      删除时间: comment.deletedAt,
    },
  },
  {
    title: '举报',
    table: commentReport,
    own: commentReport.userId,
    order: commentReport.createdAt,
    columns: { 说明: commentReport.words, 时间: commentReport.createdAt },
  },
  {
    title: '题目报错',
    table: questionFault,
    own: questionFault.userId,
    order: questionFault.createdAt,
    columns: {
      题目: stem(questionFault.questionId),
      说明: questionFault.body,
      时间: questionFault.createdAt,
    },
  },
  {
    title: '直播预约',
    table: liveReservation,
    own: liveReservation.userId,
    order: liveReservation.createdAt,
    columns: {
      直播课: contentName(liveReservation.contentId),
      开始时间: liveReservation.startsAt,
      预约时间: liveReservation.createdAt,
    },
  },
  {
    title: '直播通知',
    table: liveNotice,
    own: liveNotice.userId,
    order: liveNotice.createdAt,
    columns: {
      直播课: contentName(liveNotice.contentId),
      课次: liveNotice.session,
      开始时间: liveNotice.startsAt,
      通知时间: liveNotice.createdAt,
    },
  },
  {
    title: '发布通知',
    table: publishingNotice,
    own: publishingNotice.userId,
    order: publishingNotice.createdAt,
    columns: { 内容: contentName(publishingNotice.contentId), 通知时间: publishingNotice.createdAt },
  },
  {
    title: '使用记录',
    table: userAction,
    own: userAction.userId,
    order: userAction.createdAt,
    columns: {
      '类型（1 查看 2 下载 3 分享 4 打印 5 搜索 6 预约 7 取消预约）': userAction.actionType,
      内容: contentName(userAction.contentId),
      补充: userAction.extra,
      时间: userAction.createdAt,
    },
  },
  ...MAKING_SECTIONS,
]

/** The rows of a section that are one person's, the oldest first. */
export const findOwnRows = (
  db: Queries,
  { table, own, order, columns }: PersonalSection,
  userId: number,
): Promise<Record<string, unknown>[]> =>
  db
    .select({ ...columns })
    .from(table)
    .where(eq(own, userId))
    .orderBy(asc(order))
