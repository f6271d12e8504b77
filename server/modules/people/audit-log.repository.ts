import { and, count, desc, eq, gte, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../db/database.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { auditEntry } from '../../db/schema/audit-entry.ts'
import { organisation } from '../../db/schema/organisation.ts'
import type { PageWanted } from '../../http/page.ts'

export interface LinesWanted {
  /** Null for all schools and for what is of none. */
  readonly schoolIds: readonly number[] | null
  /** A feature or an act; '' for any. */
  readonly act: string
  /** As `lexemesAsked` makes it; '' for anybody. */
  readonly asked: string
  /** A kind or one thing; '' for any. */
  readonly subject: string
  readonly from: Date | null
  readonly until: Date | null
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The word itself, or what begins with it and the separator after it. */
const isWithin = (
  column: typeof auditEntry.act | typeof auditEntry.subject,
  word: string,
  separator: string,
): SQL | undefined =>
  word === '' ? undefined : or(eq(column, word), like(column, `${escaped(word)}${separator}%`))

const narrowed = ({ schoolIds, act, asked, subject, from, until }: LinesWanted): SQL | undefined =>
  and(
    schoolIds === null ? undefined : inArray(auditEntry.organisationId, [...schoolIds]),
    isWithin(auditEntry.act, act, '.'),
    isWithin(auditEntry.subject, subject, ':'),
    asked === ''
      ? undefined
      : sql`${auditEntry.userId} in (select ${appUser.id} from ${appUser} where ${appUser.lexemes} @@ ${asked}::tsquery)`,
    from === null ? undefined : gte(auditEntry.at, from),
    until === null ? undefined : lt(auditEntry.at, until),
  )

/** What was done, as administrators read it. */
export const auditLogRepository = (db: Queries) => {
  const find = (wanted: LinesWanted, size: number, offset: number) =>
    db
      .select({ entry: auditEntry, userName: appUser.name, organisationName: organisation.name })
      .from(auditEntry)
      .leftJoin(appUser, eq(appUser.id, auditEntry.userId))
      .leftJoin(organisation, eq(organisation.id, auditEntry.organisationId))
      .where(narrowed(wanted))
      .orderBy(desc(auditEntry.at), desc(auditEntry.id))
      .limit(size)
      .offset(offset)

  return {
    async findPage(wanted: LinesWanted, { index, size }: PageWanted) {
      const [counted] = await db.select({ total: count() }).from(auditEntry).where(narrowed(wanted))
      return { total: counted?.total ?? 0, rows: await find(wanted, size, (index - 1) * size) }
    },

    findLatest: (wanted: LinesWanted, atMost: number) => find(wanted, atMost, 0),
  }
}

export type AuditLineRow = Awaited<ReturnType<ReturnType<typeof auditLogRepository>['findLatest']>>[number]
