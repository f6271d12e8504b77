import type * as z from 'zod/mini'
import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import { type getSimilarSchoolFiles, type getVerifyUserShare, SHARE_VIEW } from '#contract/review.ts'
import type { getLastShare, getShareHistory } from '#contract/share.ts'
import { SHARE_STATUS } from '../../db/schema/share-request.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { pageDto, pageWanted } from '../../http/page.ts'
import { asId } from '../../http/whole-number.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { MakeFileDto } from '../file/file.dto.ts'
import type { SchoolAccess } from '../school-file/school-access.ts'
import type { MakeSchoolFileDto } from '../school-file/school-file.dto.ts'
import type { SchoolFileRepository } from '../school-file/school-file.repository.ts'
import { asScope } from '../search/scope-asked.ts'
import { placeDto, requestDto } from './request.dto.ts'
import type { RequestRepository, RequestRow, RequestsOf } from './request.repository.ts'
import type { SimilarFiles } from './similar.ts'

const PAGE_SIZE = 20

const NO_REQUEST = refuse(CODE.notFound, '没有找到这项共享申请')

type Asked = z.output<typeof getVerifyUserShare.body>

interface Needs {
  readonly schools: SchoolAccess
  readonly library: Pick<SchoolFileRepository, 'findFiles'>
  readonly requests: RequestRepository
  readonly similar: SimilarFiles
  readonly fileDto: MakeFileDto
  readonly schoolFileDto: MakeSchoolFileDto
  readonly clock: Clock
}

/** Reads of requests, for those who decide them and for those who made them. */
export const requestService = ({
  schools,
  library,
  requests,
  similar,
  fileDto,
  schoolFileDto,
  clock,
}: Needs) => {
  const whose = async (
    userId: number,
    { View = SHARE_VIEW.mine, OrgId = 0 }: Asked,
  ): Promise<RequestsOf | Refusal> => {
    if (View === SHARE_VIEW.mine && OrgId === 0) return { view: 'mine', userId, organisationId: null }
    const find = View === SHARE_VIEW.review ? schools.findReviewed : schools.findOwn
    const school = await find(OrgId, userId)
    if (school instanceof Refusal) return school
    return View === SHARE_VIEW.review
      ? { view: 'review', organisationId: school.id }
      : { view: 'mine', userId, organisationId: school.id }
  }

  const isReviewer = async (userId: number, { request }: RequestRow): Promise<boolean> =>
    !((await schools.findReviewed(request.organisationId, userId)) instanceof Refusal)

  /** A request for a user who may see it, and whether as a reviewer of its school. */
  const findVisible = async (userId: number, asked: number) => {
    const id = asId(asked)
    const row = id === null || id === 0 ? null : await requests.find(id)
    if (row === null) return NO_REQUEST
    const reviews = await isReviewer(userId, row)
    const isOpen = reviews && row.request.status !== SHARE_STATUS.withdrawn
    return isOpen || row.request.userId === userId ? { row, reviews } : NO_REQUEST
  }

  /** One request. */
  const find = async (userId: number, asked: number) => {
    const found = await findVisible(userId, asked)
    if (found instanceof Refusal) return found
    const { row, reviews } = found
    const [same = []] = reviews ? await similar.sameAs(row.request.organisationId, [row]) : []
    return requestDto(row, fileDto, same)
  }

  return {
    async page(userId: number, asked: Asked): Promise<SentBy<typeof getVerifyUserShare> | Refusal> {
      const page = pageWanted(asked, PAGE_SIZE)
      if (page instanceof Refusal) return page
      const scope = asScope(asked)
      if (scope === null) return refuse(CODE.fieldError, '参数不正确：Scope')
      const of = await whose(userId, asked)
      if (of instanceof Refusal) return of
      const keyword = (asked.Keyword ?? '').trim()
      const wanted = { of, scope, tagId: asked.TagId ?? 0, keyword, sort: asked.Sort ?? 0 }
      const counts = await requests.countByStatus(wanted)
      const status = asked.Status ?? 0
      const rows = await requests.findPage(wanted, status, page)
      const same = of.view === 'review' ? await similar.sameAs(of.organisationId, rows) : []
      const total = [...counts].reduce(
        (sum, [own, held]) => (status === 0 || status === own ? sum + held : sum),
        0,
      )
      return {
        ...pageDto(
          rows.map((row, index) => requestDto(row, fileDto, same[index] ?? [])),
          total,
          page,
        ),
        StatusCounts: Object.values(SHARE_STATUS).map((own) => ({
          Status: own,
          Count: counts.get(own) ?? 0,
        })),
      }
    },

    find,

    /** The request that a file of a library came by. */
    async findStanding(userId: number, asked: number) {
      const contentId = asId(asked)
      const id = contentId === null ? null : await requests.findStandingId(contentId)
      return id === null ? NO_REQUEST : find(userId, id)
    },

    async history(userId: number, asked: number): Promise<SentBy<typeof getShareHistory> | Refusal> {
      const found = await findVisible(userId, asked)
      if (found instanceof Refusal) return found
      const events = await requests.findEvents(found.row.request.thread)
      return events.map(({ event, userName }) => ({
        Id: event.id,
        RequestId: event.requestId,
        Kind: event.kind,
        UserName: userName,
        Time: event.at.toISOString(),
        ReasonCode: event.reasonCode,
        Detail: event.detail,
      }))
    },

    async similar(userId: number, asked: number): Promise<SentBy<typeof getSimilarSchoolFiles> | Refusal> {
      const found = await findVisible(userId, asked)
      if (found instanceof Refusal) return found
      if (!found.reviews) return NO_REQUEST
      const near = await similar.nearTo(found.row)
      const ids = near.map(({ id }) => id)
      const files = await library.findFiles({ userId, now: clock() }, ids)
      const kinds = new Map(near.map(({ id, kind }) => [id, kind]))
      return files.map((row) => ({ Kind: kinds.get(row.id) ?? 0, File: schoolFileDto(row) }))
    },

    /** What the dialog of sharing begins with. */
    async last(userId: number): Promise<SentBy<typeof getLastShare>> {
      const row = await requests.findLast(userId)
      if (row === null) return NO_CHOICE
      const school = await schools.findOwn(row.request.organisationId, userId)
      const own = school instanceof Refusal ? null : school
      return { ...placeDto(row), OrgId: own?.id ?? 0, OrgName: own?.name ?? '', HasLast: true }
    },
  }
}

const NO_CHOICE: SentBy<typeof getLastShare> = {
  OrgId: 0,
  OrgName: '',
  StageId: 0,
  SubjectId: 0,
  GradeId: 0,
  VersionId: 0,
  BookId: 0,
  ChapterId: 0,
  KnowId: 0,
  StageName: '',
  SubjectName: '',
  GradeName: '',
  VersionName: '',
  BookName: '',
  ChapterName: '',
  KnowName: '',
  TagId: 0,
  TagName: '',
  HasLast: false,
}

export type RequestService = ReturnType<typeof requestService>
