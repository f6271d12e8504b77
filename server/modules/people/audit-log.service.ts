import type * as z from 'zod/mini'
import { type exportAuditLog, type getAuditLog, MAX_EXPORTED_LINES } from '#contract/audit-log.ts'
import type { SentBy } from '#contract/call.ts'
import type { Db } from '../../db/database.ts'
import { Refusal } from '../../http/envelope.ts'
import { pageDto, pageWanted } from '../../http/page.ts'
import { administratorRepository } from './administrator.repository.ts'
import { type AuditLineRow, auditLogRepository, type LinesWanted } from './audit-log.repository.ts'
import { auditThingNames } from './audit-thing-names.repository.ts'
import { lexemesAsked } from './person-keyword.ts'
import { PERSON_REFUSAL } from './person-refusals.ts'

const PAGE_SIZE = 20

type Asked = z.output<typeof exportAuditLog.body>

const instantOf = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text))

/** Details that are ids, separated where there are several, by what they are ids of. */
const DETAIL_KINDS: Readonly<Record<string, string>> = {
  schools: 'school',
  organisationId: 'school',
  userId: 'user',
  contentId: 'content',
  editors: 'user',
  chapter: 'curriculum',
  knowledge: 'curriculum',
  requestId: 'share',
}

/** Numbers that say nothing to who reads the log: of what has no name. */
const UNTOLD: readonly string[] = ['versionId', 'fileId', 'roundId', 'key']

type Detail = AuditLineRow['entry']['detail'][string]

/** The ids that a detail is, each with the subject that it would be; none where it is no ids. */
const idsIn = (key: string, value: Detail): readonly (readonly [subject: string, id: string])[] => {
  const kind = DETAIL_KINDS[key]
  if (kind === undefined) return []
  return String(value)
    .split(/[ ,]/)
    .map((id) => [`${kind}:${id}`, id])
}

/** What a line names: its subject, and what stands in its details. */
const thingsOf = ({ subject, detail }: AuditLineRow['entry']): readonly string[] => [
  subject,
  ...Object.entries(detail).flatMap(([key, value]) => idsIn(key, value).map(([one]) => one)),
]

const calledIn = (names: ReadonlyMap<string, string>, key: string, value: Detail): string =>
  key in DETAIL_KINDS
    ? idsIn(key, value)
        .map(([subject, id]) => names.get(subject) || id)
        .join('、')
    : String(value)

const lineDto = (
  { entry, userName, organisationName }: AuditLineRow,
  names: ReadonlyMap<string, string>,
) => ({
  Id: entry.id,
  Time: entry.at.toISOString(),
  Act: entry.act,
  UserId: entry.userId ?? 0,
  UserName: userName ?? '',
  OrgName: organisationName ?? '',
  Subject: entry.subject,
  SubjectName: names.get(entry.subject) ?? '',
  Detail: Object.entries(entry.detail)
    .filter(([key, value]) => value !== '' && !UNTOLD.includes(key))
    .map(([key, value]) => `${key}: ${calledIn(names, key, value)}`)
    .join('\n'),
})

/** What was done, for who administers the schools that it was done in (R-audit-1). */
export const auditLogService = (db: Db) => {
  const wantedOf = async (userId: number, asked: Asked): Promise<LinesWanted | Refusal> => {
    const by = await administratorRepository(db).find(userId)
    if (by === null) return PERSON_REFUSAL.notAdministrator
    return {
      schoolIds: by.isPlatform ? null : by.schoolIds,
      act: asked.Act ?? '',
      asked: lexemesAsked(asked.Keyword ?? ''),
      subject: asked.Subject ?? '',
      from: instantOf(asked.From),
      until: instantOf(asked.Until),
    }
  }

  const linesOf = async (rows: readonly AuditLineRow[]) => {
    const names = await auditThingNames(
      db,
      rows.flatMap(({ entry }) => thingsOf(entry)),
    )
    return rows.map((row) => lineDto(row, names))
  }

  return {
    async list(
      userId: number,
      asked: z.output<typeof getAuditLog.body>,
    ): Promise<SentBy<typeof getAuditLog> | Refusal> {
      const wanted = await wantedOf(userId, asked)
      if (wanted instanceof Refusal) return wanted
      const page = pageWanted(asked, PAGE_SIZE)
      if (page instanceof Refusal) return page
      const { total, rows } = await auditLogRepository(db).findPage(wanted, page)
      return pageDto(await linesOf(rows), total, page)
    },

    async export(userId: number, asked: Asked): Promise<SentBy<typeof exportAuditLog> | Refusal> {
      const wanted = await wantedOf(userId, asked)
      if (wanted instanceof Refusal) return wanted
      return linesOf(await auditLogRepository(db).findLatest(wanted, MAX_EXPORTED_LINES))
    },
  }
}

export type AuditLogService = ReturnType<typeof auditLogService>
