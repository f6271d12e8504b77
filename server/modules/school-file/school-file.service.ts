import type * as z from 'zod/mini'
import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import type {
  getContentTags,
  getCurrentUserOrgList,
  getSchoolUploaders,
  getUserSchoolContent,
  packSchoolFiles,
} from '#contract/school-file.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { pageDto, pageWanted } from '../../http/page.ts'
import { asId } from '../../http/whole-number.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { PackAddresses } from '../file/pack-address.ts'
import { type CountedAsked, findCounted } from './library-counted.ts'
import type { MembershipRepository } from './membership.repository.ts'
import type { SchoolAccess } from './school-access.ts'
import type { MakeSchoolFileDto, SchoolFileDto } from './school-file.dto.ts'
import type { SchoolFileRepository } from './school-file.repository.ts'

/** Rows of two lines. */
const PAGE_SIZE = 20

const NO_FILE = refuse(CODE.notFound, '学校资源库里没有这个文件')

type Asked = z.output<typeof getUserSchoolContent.body>

interface Needs {
  readonly schools: SchoolAccess
  readonly memberships: Pick<MembershipRepository, 'findSchools'>
  readonly library: SchoolFileRepository
  readonly schoolFileDto: MakeSchoolFileDto
  readonly packs: PackAddresses
  readonly clock: Clock
}

/** A school's library for its members. Wire: 学校资源库. */
export const schoolFileService = ({ schools, memberships, library, schoolFileDto, packs, clock }: Needs) => {
  const filesOf = async (userId: number, ids: readonly number[]): Promise<SchoolFileDto[]> =>
    (await library.findFiles({ userId, now: clock() }, ids)).map(schoolFileDto)

  return {
    async schools(userId: number): Promise<SentBy<typeof getCurrentUserOrgList>> {
      const own = await memberships.findSchools(userId)
      return own.map(({ id, name, canVerify }) => ({ Id: id, Name: name, IsCanVerify: canVerify }))
    },

    async page(userId: number, asked: Asked): Promise<SentBy<typeof getUserSchoolContent> | Refusal> {
      const page = pageWanted(asked, PAGE_SIZE)
      if (page instanceof Refusal) return page
      const wanted = await findCounted(schools, userId, asked.OrgId, {
        keyword: asked.Keyword,
        tagId: asked.TagId,
        suffix: asked.Suffix,
        userId: asked.UserId,
        stageId: asked.StageId,
        subjectId: asked.SubjectId,
        gradeId: asked.GradeId,
        versionId: asked.VersionId,
        bookId: asked.BookId,
        chapterId: asked.ChapterId,
        knowId: asked.KnowId,
      })
      if (wanted instanceof Refusal) return wanted
      const { total, ids } = await library.findPage({ ...wanted, sort: asked.Sort ?? 0 }, page)
      return pageDto(await filesOf(userId, ids), total, page)
    },

    /** One file of a school. */
    async find(userId: number, orgId: number, asked: number): Promise<SchoolFileDto | Refusal> {
      const school = await schools.findOwn(orgId, userId)
      if (school instanceof Refusal) return school
      const id = asId(asked)
      const standing = id === null ? null : await library.findStanding(school.id, id)
      if (id === null || standing === null) return NO_FILE
      if (standing === 'gone') return refuse(CODE.gone, '这个文件已被新版替换或移出资源库')
      const [found] = await filesOf(userId, [id])
      return found ?? NO_FILE
    },

    async tags(
      userId: number,
      orgId: number,
      asked: CountedAsked,
    ): Promise<SentBy<typeof getContentTags> | Refusal> {
      const wanted = await findCounted(schools, userId, orgId, asked)
      if (wanted instanceof Refusal) return wanted
      const counts = await library.countByTag(wanted)
      const kinds = (await library.findKinds()).filter(({ hidden }) => !hidden)
      return kinds.map(({ id, name }) => ({
        Id: id,
        Name: name,
        Count: counts.get(id) ?? 0,
      }))
    },

    async uploaders(
      userId: number,
      orgId: number,
      asked: CountedAsked,
    ): Promise<SentBy<typeof getSchoolUploaders> | Refusal> {
      const wanted = await findCounted(schools, userId, orgId, asked)
      if (wanted instanceof Refusal) return wanted
      const rows = await library.findUploaders(wanted)
      return rows.map(({ id, name, held }) => ({ Id: id, Name: name, Count: held }))
    },

    /** The address of a zip of some files. */
    async pack(
      userId: number,
      { OrgId, Ids }: z.output<typeof packSchoolFiles.body>,
    ): Promise<SentBy<typeof packSchoolFiles> | Refusal> {
      const school = await schools.findOwn(OrgId, userId)
      if (school instanceof Refusal) return school
      const ids = [...new Set(Ids)]
      for (const id of ids) if ((await library.findStanding(school.id, id)) !== 'there') return NO_FILE
      const rows = await library.findFiles({ userId, now: clock() }, ids)
      return packs.packOf({ kind: 'school', name: `${school.name}资源`, base: 0 }, rows)
    },
  }
}

export type SchoolFileService = ReturnType<typeof schoolFileService>
