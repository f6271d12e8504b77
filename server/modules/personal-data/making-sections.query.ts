import { auditEntry } from '../../db/schema/audit-entry.ts'
import { content } from '../../db/schema/content.ts'
import { courseDraft } from '../../db/schema/course-draft.ts'
import { livePlan } from '../../db/schema/live-plan.ts'
import { privateDirectory } from '../../db/schema/private-file.ts'
import { releaseRequest } from '../../db/schema/release-request.ts'
import { resourceVersion } from '../../db/schema/resource-version.ts'
import { noticeReading, schoolNotice } from '../../db/schema/school-notice.ts'
import { shareRequest } from '../../db/schema/share-request.ts'
import { contentName, noticeTitle, type PersonalSection, schoolName } from './personal-section.query.ts'

/** What a person made for others and did for schools. */
export const MAKING_SECTIONS: readonly PersonalSection[] = [
  {
    title: '发布的内容',
    table: content,
    own: content.teacherId,
    order: content.createdAt,
    columns: {
      '类型（1 课程 2 直播 3 资料 4 题目）': content.type,
      名称: content.name,
      简介: content.summary,
      介绍: content.introduction,
      学校: schoolName(content.organisationId),
      发布时间: content.createdAt,
      更新时间: content.updatedAt,
      下架时间: content.withdrawnAt,
    },
  },
  {
    title: '课程稿',
    table: courseDraft,
    own: courseDraft.ownerId,
    order: courseDraft.createdAt,
    columns: { 课程: courseDraft.document, 建立时间: courseDraft.createdAt, 修改时间: courseDraft.updatedAt },
  },
  {
    title: '直播计划',
    table: livePlan,
    own: livePlan.ownerId,
    order: livePlan.createdAt,
    columns: { 计划: livePlan.document, 建立时间: livePlan.createdAt, 修改时间: livePlan.updatedAt },
  },
  {
    title: '资料版本',
    table: resourceVersion,
    own: resourceVersion.userId,
    order: resourceVersion.createdAt,
    columns: {
      资料: resourceVersion.name,
      简介: resourceVersion.summary,
      介绍: resourceVersion.introduction,
      说明: resourceVersion.remark,
      提交时间: resourceVersion.createdAt,
    },
  },
  {
    title: '分享申请',
    table: shareRequest,
    own: shareRequest.userId,
    order: shareRequest.appliedAt,
    columns: {
      资料: shareRequest.name,
      学校: schoolName(shareRequest.organisationId),
      备注: shareRequest.remark,
      申请时间: shareRequest.appliedAt,
    },
  },
  {
    title: '公开申请',
    table: releaseRequest,
    own: releaseRequest.userId,
    order: releaseRequest.askedAt,
    columns: { 内容: contentName(releaseRequest.contentId), 申请时间: releaseRequest.askedAt },
  },
  {
    title: '学校公告',
    table: schoolNotice,
    own: schoolNotice.authorId,
    order: schoolNotice.publishedAt,
    columns: {
      学校: schoolName(schoolNotice.organisationId),
      标题: schoolNotice.title,
      正文: schoolNotice.html,
      发布时间: schoolNotice.publishedAt,
    },
  },
  {
    title: '读过的通知',
    table: noticeReading,
    own: noticeReading.userId,
    order: noticeReading.readAt,
    columns: { 通知: noticeTitle(noticeReading.noticeId), 阅读时间: noticeReading.readAt },
  },
  {
    title: '文件夹',
    table: privateDirectory,
    own: privateDirectory.userId,
    order: privateDirectory.createdAt,
    columns: {
      名称: privateDirectory.name,
      建立时间: privateDirectory.createdAt,
      删除时间: privateDirectory.deletedAt,
    },
  },
  {
    title: '操作日志',
    table: auditEntry,
    own: auditEntry.userId,
    order: auditEntry.at,
    columns: { 时间: auditEntry.at, 操作: auditEntry.act },
  },
]
