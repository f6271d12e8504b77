import { and, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { PEOPLE_SHOWN } from '#contract/people.ts'
import { PLATFORM_RIGHT } from '#contract/release.ts'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { membership } from '../../db/schema/membership.ts'
import { organisation } from '../../db/schema/organisation.ts'
import { role } from '../../db/schema/role.ts'
import type { PageWanted } from '../../http/page.ts'
import { peopleCounted, peopleCountRepository } from './people-count.repository.ts'

export interface PeopleWanted {
  /** Whose members; null for everybody. */
  readonly schoolIds: readonly number[] | null
  /** As `lexemesAsked` makes it; '' for any. */
  readonly asked: string
  /** One of PEOPLE_SHOWN. */
  readonly shown: number
}

const idList = (ids: readonly number[]): SQL => sql`${`{${ids.join(',')}}`}::int[]`

const isShown = (shown: number): SQL | undefined => {
  switch (shown) {
    case PEOPLE_SHOWN.active:
      return isNull(appUser.disabledAt)
    case PEOPLE_SHOWN.disabled:
      return isNotNull(appUser.disabledAt)
    case PEOPLE_SHOWN.firstPassword:
      // As its index says it.
      return sql`${appUser.mustChangePassword}`
    default:
      return undefined
  }
}

/** Among members the words are looked at one by one (`is true`): everybody of that name, in all schools, would be fetched first. */
const isNamed = ({ schoolIds, asked }: PeopleWanted): SQL | undefined => {
  if (asked === '') return undefined
  const names = sql`${appUser.lexemes} @@ ${asked}::tsquery`
  return schoolIds === null ? names : sql`(${names}) is true`
}

/** Who was erased is in no school. */
const isLeft = ({ schoolIds }: PeopleWanted): SQL | undefined =>
  schoolIds === null ? isNull(appUser.erasedAt) : undefined

const narrowed = (wanted: PeopleWanted): SQL | undefined =>
  and(isLeft(wanted), isShown(wanted.shown), isNamed(wanted))

/** Of the schools that are asked for. */
const ofSchools = (schoolIds: readonly number[] | null): SQL =>
  schoolIds === null ? sql`true` : sql`${membership.organisationId} = any(${idList(schoolIds)})`

/** People as their administrators see them. */
export const personListRepository = (db: Queries) => {
  /** Whose members, each once: read from the index of memberships alone. */
  const membersOf = (schoolIds: readonly number[]) =>
    db
      .select({ id: membership.userId })
      .from(membership)
      .where(sql`${membership.organisationId} = any(${idList(schoolIds)})`)
      .groupBy(membership.userId)
      .as('members')

  /** Of a page beyond the last, which has no row that says it. */
  const countOf = async (wanted: PeopleWanted): Promise<number> => {
    const counted = db.select({ total: count() })
    const { schoolIds, asked, shown } = wanted
    const where = narrowed(wanted)
    if (schoolIds === null && asked === '') return peopleCountRepository(db).count(shown)
    if (schoolIds === null) return (await counted.from(appUser).where(where))[0]?.total ?? 0
    const members = membersOf(schoolIds)
    const of = counted.from(members)
    const [found] =
      where === undefined ? await of : await of.innerJoin(appUser, eq(appUser.id, members.id)).where(where)
    return found?.total ?? 0
  }

  /**
   * A page by its ids first: what is told of a person would be looked up for all those before it too. Who is found by a word, or
   * belongs to a school, is counted on the way; how many there are in all is kept (docs/decisions/0445). Of a school its members come
   * first, and the people are looked at only where something of them is asked for.
   */
  const pageStatement = (wanted: PeopleWanted, { index, size }: PageWanted) => {
    const total = sql<number>`count(*) over ()`.mapWith(Number)
    const where = narrowed(wanted)
    const offset = (index - 1) * size
    if (wanted.schoolIds === null)
      return (
        db
          .select({ id: appUser.id, total: wanted.asked === '' ? peopleCounted(db, wanted.shown) : total })
          .from(appUser)
          .where(where)
          // In the order of the ids everybody would be read to count the few who are found.
          .orderBy(wanted.asked === '' ? desc(appUser.id) : sql`${appUser.id} + 0 desc`)
          .limit(size)
          .offset(offset)
      )
    const members = membersOf(wanted.schoolIds)
    const of = db.select({ id: members.id, total }).from(members).$dynamic()
    if (where !== undefined) of.innerJoin(appUser, eq(appUser.id, members.id)).where(where)
    return of.orderBy(desc(members.id)).limit(size).offset(offset)
  }

  return {
    pageStatement,

    /** The latest first. `seen`: the schools whose names are told; null for all. */
    async findPage(wanted: PeopleWanted, seen: readonly number[] | null, { index, size }: PageWanted) {
      const ids = await pageStatement(wanted, { index, size })
      const total = ids[0]?.total ?? (await countOf(wanted))
      if (ids.length === 0) return { total, rows: [] }
      const rows = await db
        .select({
          id: appUser.id,
          name: appUser.name,
          mobile: appUser.mobile,
          title: appUser.title,
          roleName: role.name,
          disabledAt: appUser.disabledAt,
          mustChangePassword: appUser.mustChangePassword,
          eraseAt: appUser.eraseAt,
          schoolNames: sql<string[]>`array(select ${organisation.name} from ${membership}
          join ${organisation} on ${organisation.id} = ${membership.organisationId}
          where ${membership.userId} = ${appUser.id} and ${ofSchools(seen)}
          order by ${membership.sort}, ${organisation.id})`,
          isAdministrator: sql<boolean>`(${appUser.platformRight} = ${PLATFORM_RIGHT.administrator}
          or exists (select 1 from ${membership}
            where ${membership.userId} = ${appUser.id} and ${membership.canAdminister} and ${ofSchools(seen)}))`,
        })
        .from(appUser)
        .leftJoin(role, eq(role.id, appUser.roleId))
        .where(
          inArray(
            appUser.id,
            ids.map(({ id }) => id),
          ),
        )
        .orderBy(desc(appUser.id))
      return { total, rows }
    },
  }
}
