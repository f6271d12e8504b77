import type * as z from 'zod/mini'
import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import { PLATFORM_RIGHT } from '#contract/release.ts'
import {
  type getResourceVersions,
  type getVersionsToReview,
  VERSION_STATUS,
} from '#contract/resource-version.ts'
import type { Db } from '../../db/database.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { pageDto, pageWanted } from '../../http/page.ts'
import { asId } from '../../http/whole-number.ts'
import { curriculumPlaceRepository } from '../content/curriculum-place.repository.ts'
import type { MakeFileDto } from '../file/file.dto.ts'
import type { SchoolAccess } from '../school-file/school-access.ts'
import type { SchoolFileRepository } from '../school-file/school-file.repository.ts'
import { releaseRepository } from './release.repository.ts'
import { heldDto, type Names, namedBy, versionDto } from './resource-version.dto.ts'
import type { VersionListRepository } from './version-list.repository.ts'

const PAGE_SIZE = 20
const NO_RESOURCE = refuse(CODE.notFound, '没有找到这份资料')
const NO_RIGHT = refuse(CODE.noRight, '你没有平台的审核权限')

interface Needs {
  readonly db: Db
  readonly lists: VersionListRepository
  readonly schools: SchoolAccess
  readonly library: Pick<SchoolFileRepository, 'findKinds'>
  readonly fileDto: MakeFileDto
}

/** Reads of the versions of resources, for those who make them and those who decide on them. */
export const versionListService = ({ db, lists, schools, library, fileDto }: Needs) => {
  const namesOf = async (places: Parameters<typeof namedBy>[0]): Promise<Names> => {
    const { nodes, kinds } = namedBy(places)
    const named = await curriculumPlaceRepository(db).findNames(nodes)
    const called = kinds.length === 0 ? [] : await lists.findKindNames(kinds)
    return {
      nodes: new Map(named.map(({ id, name }) => [id, name])),
      kinds: new Map(called.map(({ id, name }) => [id, name])),
    }
  }

  return {
    async versions(userId: number, asked: number): Promise<SentBy<typeof getResourceVersions> | Refusal> {
      const id = asId(asked)
      const held = id === null ? null : await lists.find(id, userId)
      if (held === null || !(held.isTeacher || held.canVerify || held.isReviewed)) return NO_RESOURCE
      const { content } = held
      const rows = await lists.findVersions(content.id)
      const names = await namesOf([{ ...content, tagId: held.tagId }, ...rows.map(({ version }) => version)])
      const waiting = rows.find(({ version }) => version.status === VERSION_STATUS.waiting)?.version
      const mayEdit = (held.isTeacher || held.canVerify) && content.withdrawnAt === null
      return {
        ContentId: content.id,
        OrgId: content.organisationId,
        OrgName: held.organisationName,
        TeacherName: held.teacherName ?? '',
        Number: Math.max(0, ...rows.map(({ version }) => version.number ?? 0)),
        IsWithdrawn: content.withdrawnAt !== null,
        IsOpen: !content.schoolOnly,
        CanEdit: mayEdit && waiting === undefined,
        CanTakeBack: waiting !== undefined && (held.isTeacher || waiting.userId === userId),
        Kinds: (await library.findKinds()).map(({ id: Id, name: Name }) => ({ Id, Name })),
        Current: heldDto(held, names, fileDto),
        Versions: rows.map((row) => versionDto(row, names, fileDto)),
      }
    },

    async waiting(
      userId: number,
      asked: z.output<typeof getVersionsToReview.body>,
    ): Promise<SentBy<typeof getVersionsToReview> | Refusal> {
      const page = pageWanted(asked, PAGE_SIZE)
      if (page instanceof Refusal) return page
      const { OrgId = 0 } = asked
      if (OrgId === 0 && (await releaseRepository(db).findRight(userId)) === PLATFORM_RIGHT.none)
        return NO_RIGHT
      const school = OrgId === 0 ? null : await schools.findReviewed(OrgId, userId)
      if (school instanceof Refusal) return school
      const { total, rows } = await lists.findWaiting(school && { organisationId: school.id }, userId, page)
      const names = await namesOf(
        rows.flatMap(({ content, tagId, version }) => [{ ...content, tagId }, version]),
      )
      const items = rows.map((row) => ({
        ContentId: row.content.id,
        OrgName: row.organisationName,
        TeacherName: row.teacherName ?? '',
        Old: heldDto(row, names, fileDto),
        New: versionDto(row, names, fileDto),
        IsOwn: row.isTeacher || row.version.userId === userId,
      }))
      return pageDto(items, total, page)
    },
  }
}

export type VersionListService = ReturnType<typeof versionListService>
