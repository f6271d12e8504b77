import type * as z from 'zod/mini'
import type { Sent, SentBy } from '#contract/call.ts'
import { CLOUD_MENU_PARTS } from '#contract/cloud-menu.ts'
import type {
  getCloudSchool,
  getSchoolCourses,
  getSchoolNotices,
  schoolNotice,
} from '#contract/cloud-school.ts'
import { CODE } from '#contract/envelope.ts'
import { CONTENT_TYPE } from '../../db/schema/content.ts'
import { filesIn, textWithPictures } from '../../html/rich-text.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { type PageWanted, pageDto, pageWanted } from '../../http/page.ts'
import type { Clock } from '../../runtime/clock.ts'
import { cardDto } from '../content/content-card.ts'
import type { FileDto, MakeFileDto } from '../file/file.dto.ts'
import type { SchoolAccess } from '../school-file/school-access.ts'
import type { MakeSchoolFileDto } from '../school-file/school-file.dto.ts'
import type { SchoolFileRepository } from '../school-file/school-file.repository.ts'
import { codeIn, schoolMenuIn } from '../session/menu-code.ts'
import type { Pictures } from '../upload/pictures.ts'
import { placedFileDto } from './cloud-menu-file.dto.ts'
import type { CloudSchoolRepository, CourseType } from './cloud-school.repository.ts'
import { type MenuPage, type Part, pageOf } from './menu-part.ts'

/** A page shows so many of each part; the rest is a page of its own. */
const MAX_NOTICES = 5
const MAX_FILES = 8
const MAX_COURSES = 6

const NOTICES_PER_PAGE = 10
const COURSES_PER_PAGE = 18

type NoticeDto = Sent<z.output<typeof schoolNotice>>

interface Needs {
  readonly schools: SchoolAccess
  readonly library: Pick<SchoolFileRepository, 'findFiles'>
  readonly clouds: CloudSchoolRepository
  readonly schoolFileDto: MakeSchoolFileDto
  readonly fileDto: MakeFileDto
  readonly pictures: Pictures
  readonly clock: Clock
}

/** An entry of the menu, and what it shows. */
interface Entry extends MenuPage {
  readonly name: string
  readonly ownFiles: readonly FileDto[]
}

const first = (size: number): PageWanted => ({ index: 1, size })

const NOTHING = { total: 0, items: [] }

/** The cloud space of a school. R-cloud-school-1. */
export const cloudSchoolService = ({
  schools,
  library,
  clouds,
  schoolFileDto,
  fileDto,
  pictures,
  clock,
}: Needs) => {
  const noticesOf = async (organisationId: number, page: PageWanted) => {
    const { total, rows } = await clouds.findNotices(organisationId, clock(), page)
    const addressOf = await pictures.addressesOf(rows.flatMap(({ notice }) => filesIn(notice.html)))
    const items = rows.map(
      ({ notice, authorName }): NoticeDto => ({
        Id: notice.id,
        OrgId: organisationId,
        Title: notice.title,
        Content: textWithPictures(notice.html, addressOf),
        UserName: authorName,
        PublishTime: notice.publishedAt.toISOString(),
        IsTop: notice.isTop,
      }),
    )
    return { total, items }
  }

  const filesOf = async (organisationId: number, userId: number, kinds: readonly string[]) => {
    const { total, ids } = await clouds.findLatestFiles(organisationId, kinds, MAX_FILES)
    const rows = await library.findFiles({ userId, now: clock() }, ids)
    return { total, items: rows.map(schoolFileDto) }
  }

  const coursesOf = async (organisationId: number, userId: number, type: CourseType, page: PageWanted) => {
    const { total, cards } = await clouds.findCourses(organisationId, type, { userId, now: clock() }, page)
    return { total, items: cards.map(cardDto) }
  }

  /** An entry of the school's own, or of the user's role; null for a code that is in neither. */
  const entryOf = async (userId: number, schoolId: number, code: string): Promise<Entry | null> => {
    const id = schoolMenuIn(code)
    const own = id === null ? null : await clouds.findSchoolEntry(userId, schoolId, id)
    if (own !== null) {
      const files = await clouds.findOwnFiles(own.id)
      return {
        name: own.name,
        parts: CLOUD_MENU_PARTS.filter((part) => own.parts.includes(part)),
        kinds: own.kinds,
        ownFiles: files.map((it) => placedFileDto(fileDto, it)),
      }
    }
    const items = await clouds.findMenuItems(userId)
    const item = items.find(({ parameter }) => code !== '' && codeIn(parameter) === code)
    return item === undefined ? null : { name: item.name, ...pageOf(code), ownFiles: [] }
  }

  return {
    /** The page that a menu item of the user leads to, for one of the user's schools. */
    async page(
      userId: number,
      asked: z.output<typeof getCloudSchool.query>,
    ): Promise<SentBy<typeof getCloudSchool> | Refusal> {
      const school = await schools.findOwn(asked.orgId, userId)
      if (school instanceof Refusal) return school
      const entry = await entryOf(userId, school.id, asked.code)
      if (entry === null) return refuse(CODE.notFound, '没有这个云学校栏目')
      const { name, parts, kinds, ownFiles } = entry
      const has = (part: Part): boolean => parts.includes(part)
      const notices = has('notices') ? await noticesOf(school.id, first(MAX_NOTICES)) : NOTHING
      const files = has('files') ? await filesOf(school.id, userId, kinds) : NOTHING
      const { recorded, live } = CONTENT_TYPE
      const page = first(MAX_COURSES)
      const courses = has('courses') ? await coursesOf(school.id, userId, recorded, page) : NOTHING
      const lives = has('lives') ? await coursesOf(school.id, userId, live, page) : NOTHING
      return {
        OrgId: school.id,
        OrgName: school.name,
        Code: asked.code,
        MenuName: name,
        Parts: [...parts],
        OwnFiles: [...ownFiles],
        Notices: notices.items,
        Files: files.items,
        Courses: courses.items,
        Lives: lives.items,
        NoticeCount: notices.total,
        FileCount: files.total,
        CourseCount: courses.total,
        LiveCount: lives.total,
      }
    },

    async notices(
      userId: number,
      asked: z.output<typeof getSchoolNotices.query>,
    ): Promise<SentBy<typeof getSchoolNotices> | Refusal> {
      const page = pageWanted(asked, NOTICES_PER_PAGE)
      if (page instanceof Refusal) return page
      const school = await schools.findOwn(asked.orgId, userId)
      if (school instanceof Refusal) return school
      const { total, items } = await noticesOf(school.id, page)
      return pageDto(items, total, page)
    },

    async courses(
      userId: number,
      asked: z.output<typeof getSchoolCourses.query>,
    ): Promise<SentBy<typeof getSchoolCourses> | Refusal> {
      const page = pageWanted(asked, COURSES_PER_PAGE)
      if (page instanceof Refusal) return page
      const { recorded, live } = CONTENT_TYPE
      const type = [recorded, live].find((known) => known === asked.Type)
      if (type === undefined) return refuse(CODE.fieldError, '参数不正确：Type')
      const school = await schools.findOwn(asked.orgId, userId)
      if (school instanceof Refusal) return school
      const { total, items } = await coursesOf(school.id, userId, type, page)
      return pageDto(items, total, page)
    },
  }
}

export type CloudSchoolService = ReturnType<typeof cloudSchoolService>
