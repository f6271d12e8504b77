import type * as z from 'zod/mini'
import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import { PUBLISHING_NOTICE } from '#contract/publishing-notice.ts'
import {
  COVER_CHANGE,
  type restoreResource,
  type reviseResource,
  VERSION_STATUS,
} from '#contract/resource-version.ts'
import type { Db, Queries } from '../../db/database.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Clock } from '../../runtime/clock.ts'
import { auditRepository } from '../audit/audit.repository.ts'
import { curriculumPlaceRepository } from '../content/curriculum-place.repository.ts'
import { findPlace } from '../content/curriculum-place.ts'
import { publishingNoticeRepository } from '../content/publishing-notice.repository.ts'
import { type ResourceState, stateOfVersion } from '../content/resource-state.ts'
import { resourceVersionRepository } from '../content/resource-version.repository.ts'
import { publicFileAddress } from '../file/public-file-address.ts'
import { findTag } from '../review/share-tag.ts'
import type { SchoolFileRepository } from '../school-file/school-file.repository.ts'
import { asScope } from '../search/scope-asked.ts'
import { releaseRepository } from './release.repository.ts'
import { isSameResource, needsReview } from './resource-rule.ts'

/** Says nothing of whether there is such a resource. */
const NO_RESOURCE = refuse(CODE.notFound, '没有找到这份资料')
const NO_VERSION = refuse(CODE.notFound, '没有找到这个版本')
const NO_FILE = refuse(CODE.notFound, '没有找到这个文件')
const NO_PICTURE = refuse(CODE.fieldError, '封面不是图片')
const NO_PLACE = refuse(CODE.fieldError, '请选择学段和学科')
const WITHDRAWN = refuse(CODE.conflict, '这份资料已下架')
const WAITS = refuse(CODE.conflict, '已有新版本在等待审核，请先撤回或等待结果')
const CHANGED = refuse(CODE.conflict, '这份资料已有新的版本，请刷新后再改')
const SAME = refuse(CODE.conflict, '没有修改任何内容')

type Revised = z.output<typeof reviseResource.body>
type Restored = z.output<typeof restoreResource.body>
type Answer = SentBy<typeof reviseResource>
type Taken = NonNullable<Awaited<ReturnType<ReturnType<typeof releaseRepository>['takeResource']>>>

interface Needs {
  readonly db: Db
  readonly library: Pick<SchoolFileRepository, 'findKinds'>
  readonly clock: Clock
}

/** New versions of published resources (R-resource-1). Each is one transaction with its audit line. */
export const resourceVersionService = ({ db, library, clock }: Needs) => {
  /** A version that waits, or one that is seen at once. */
  const propose = async (
    tx: Queries,
    taken: Taken,
    userId: number,
    { from, to, number, remark }: { from: ResourceState; to: ResourceState; number: number; remark: string },
  ): Promise<Answer | Refusal> => {
    if (isSameResource(from, to)) return SAME
    const versions = resourceVersionRepository(tx)
    const { content } = taken
    const now = clock()
    if (number === 0) await versions.addFirst(content, from)
    const isWaiting = needsReview(from, to)
    const made = await versions.add({
      ...to,
      contentId: content.id,
      number: isWaiting ? null : Math.max(number, 1) + 1,
      status: isWaiting ? VERSION_STATUS.waiting : VERSION_STATUS.published,
      userId,
      remark,
      createdAt: now,
    })
    if (!isWaiting) {
      await versions.apply(content.id, to, now)
      await publishingNoticeRepository(tx).tell([content.teacherId], userId, {
        contentId: content.id,
        kind: PUBLISHING_NOTICE.versionPublished,
        reason: remark,
        at: now,
      })
    }
    await auditRepository(tx).note({
      at: now,
      userId,
      organisationId: content.organisationId,
      act: isWaiting ? 'resource.submit' : 'resource.refile',
      subject: `content:${content.id}`,
      detail: { versionId: made },
    })
    return { VersionId: made, IsWaiting: isWaiting }
  }

  /** A resource that its teacher or a reviewer of its school changes. */
  const change = (
    userId: number,
    { Id, Number: seenNumber, Remark = '' }: Pick<Revised, 'Id' | 'Number' | 'Remark'>,
    wanted: (tx: Queries, from: ResourceState) => Promise<ResourceState | Refusal>,
  ): Promise<Answer | Refusal> =>
    db.transaction(async (tx) => {
      const taken = await releaseRepository(tx).takeResource(Id, userId)
      if (taken === null || !(taken.isTeacher || taken.canVerify)) return NO_RESOURCE
      if (taken.content.withdrawnAt !== null) return WITHDRAWN
      if ((await resourceVersionRepository(tx).findWaiting(Id)) !== null) return WAITS
      const { number, state: from } = await resourceVersionRepository(tx).findState(taken.content)
      if (number !== seenNumber) return CHANGED
      const to = await wanted(tx, from)
      return to instanceof Refusal ? to : propose(tx, taken, userId, { from, to, number, remark: Remark })
    })

  const coverOf = async (tx: Queries, userId: number, asked: Revised, from: ResourceState) => {
    const { Cover = COVER_CHANGE.keep, CoverFileId = 0 } = asked
    if (Cover === COVER_CHANGE.keep) return { coverUrl: from.coverUrl, coverFileId: from.coverFileId ?? null }
    if (Cover === COVER_CHANGE.drawn) return { coverUrl: '', coverFileId: null }
    const picture = await resourceVersionRepository(tx).findOwnFile(userId, CoverFileId)
    if (picture === null) return NO_FILE
    if (!picture.mime.startsWith('image/')) return NO_PICTURE
    return {
      coverUrl: publicFileAddress(picture.sha256.toString('hex'), picture.suffix),
      coverFileId: picture.id,
    }
  }

  const revised =
    (userId: number, asked: Revised, tagId: number | null) =>
    async (tx: Queries, from: ResourceState): Promise<ResourceState | Refusal> => {
      const scope = asScope(asked)
      const place = scope === null ? NO_PLACE : await findPlace(curriculumPlaceRepository(tx), scope)
      if (place instanceof Refusal) return place
      const cover = await coverOf(tx, userId, asked, from)
      if (cover instanceof Refusal) return cover
      const { FileId = 0 } = asked
      const own = FileId === 0 ? null : await resourceVersionRepository(tx).findOwnFile(userId, FileId)
      if (FileId !== 0 && own === null) return NO_FILE
      return {
        name: asked.Name,
        summary: asked.Summary,
        introduction: asked.Introduction,
        ...cover,
        ...place,
        tagId,
        fileId: own === null ? from.fileId : own.id,
      }
    }

  return {
    async revise(userId: number, asked: Revised): Promise<Answer | Refusal> {
      const tagId = await findTag(library, asked.TagId ?? 0)
      return tagId instanceof Refusal ? tagId : change(userId, asked, revised(userId, asked, tagId))
    },

    restore: (userId: number, asked: Restored) =>
      change(userId, asked, async (tx) => {
        const version = await resourceVersionRepository(tx).find(asked.VersionId)
        return version?.contentId === asked.Id ? stateOfVersion(version) : NO_VERSION
      }),
  }
}

export type ResourceVersionService = ReturnType<typeof resourceVersionService>
