import type * as z from 'zod/mini'
import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import { type getPublished, type getReleases, PLATFORM_RIGHT } from '#contract/release.ts'
import type { Db } from '../../db/database.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { pageDto, pageWanted } from '../../http/page.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { SchoolAccess } from '../school-file/school-access.ts'
import type { PublishedRepository } from './published.repository.ts'
import { publishedDto, releaseRequestDto } from './release.dto.ts'
import { releaseRepository } from './release.repository.ts'

const PAGE_SIZE = 20
const DAY_MS = 86_400_000
const NO_RIGHT = refuse(CODE.noRight, '你没有平台的审核权限')

interface Needs {
  readonly db: Db
  readonly lists: PublishedRepository
  readonly schools: SchoolAccess
  readonly clock: Clock
}

/** Reads of what is published and of what is asked to be open to all. */
export const publishedService = ({ db, lists, schools, clock }: Needs) => ({
  async published(
    userId: number,
    asked: z.output<typeof getPublished.body>,
  ): Promise<SentBy<typeof getPublished> | Refusal> {
    const { OrgId = 0, Type = 0, Days = 0, Sort = 0, Keyword = '' } = asked
    const page = pageWanted(asked, PAGE_SIZE)
    if (page instanceof Refusal) return page
    const school = OrgId === 0 ? null : await schools.findReviewed(OrgId, userId)
    if (school instanceof Refusal) return school
    const { total, rows } = await lists.findPage(
      {
        of: school === null ? { userId } : { organisationId: school.id },
        type: Type,
        keyword: Keyword.trim(),
        sort: Sort,
        since: Days === 0 ? null : new Date(clock().getTime() - Days * DAY_MS),
      },
      userId,
      page,
    )
    return pageDto(rows.map(publishedDto), total, page)
  },

  async releases(
    userId: number,
    asked: z.output<typeof getReleases.body>,
  ): Promise<SentBy<typeof getReleases> | Refusal> {
    if ((await releaseRepository(db).findRight(userId)) === PLATFORM_RIGHT.none) return NO_RIGHT
    const page = pageWanted(asked, PAGE_SIZE)
    if (page instanceof Refusal) return page
    const { total, rows } = await lists.findRequests(asked.Status ?? 0, userId, page)
    return pageDto(
      rows.map((row) => releaseRequestDto(row, userId)),
      total,
      page,
    )
  },
})

export type PublishedService = ReturnType<typeof publishedService>
