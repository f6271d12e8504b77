import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { Db, Queries } from '../db/database.ts'
import { appUser } from '../db/schema/app-user.ts'
import { membership } from '../db/schema/membership.ts'
import { organisation } from '../db/schema/organisation.ts'
import { schoolNotice } from '../db/schema/school-notice.ts'
import { inBatches } from './in-batches.ts'
import type { ListedNotice } from './notice-list.ts'
import type { RosterRemark } from './roster.ts'

export interface NoticesImported {
  readonly added: number
  /** Were there already: nothing changed but whether they stand on top. */
  readonly known: number
  /** Were there and are not in the list. */
  readonly removed: number
  readonly refused: readonly RosterRemark[]
}

interface Asked {
  /** The list is all that these schools tell: what else is there goes. */
  readonly replaces: boolean
  /** Only says what would become of it. */
  readonly isDryRun: boolean
  readonly now: Date
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const htmlOf = ({ paragraphs }: ListedNotice): string =>
  paragraphs.map((text) => `<p>${text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)}</p>`).join('')

/** Who gives a notice out is of that school. */
const findAuthor = async (tx: Queries, { school, by }: ListedNotice) => {
  const [found] = await tx
    .select({ organisationId: organisation.id, authorId: appUser.id })
    .from(membership)
    .innerJoin(organisation, eq(organisation.id, membership.organisationId))
    .innerJoin(appUser, eq(appUser.id, membership.userId))
    .where(and(eq(organisation.name, school), eq(appUser.mobile, by)))
  return found
}

const put = async (
  tx: Queries,
  notice: ListedNotice,
  { organisationId, authorId }: { organisationId: number; authorId: number },
  now: Date,
): Promise<{ readonly id: number; readonly isNew: boolean }> => {
  const { title, isTop, publishedAt } = notice
  const html = htmlOf(notice)
  const same = and(
    eq(schoolNotice.organisationId, organisationId),
    eq(schoolNotice.title, title),
    eq(schoolNotice.html, html),
    ...(publishedAt === null ? [] : [eq(schoolNotice.publishedAt, publishedAt)]),
  )
  const [known] = await tx.update(schoolNotice).set({ isTop }).where(same).returning({ id: schoolNotice.id })
  if (known) return { id: known.id, isNew: false }
  const [made] = await tx
    .insert(schoolNotice)
    .values({ organisationId, authorId, title, html, isTop, publishedAt: publishedAt ?? now })
    .returning({ id: schoolNotice.id })
  if (!made) throw new Error('a notice was not written')
  return { id: made.id, isNew: true }
}

/** Undoes what was only tried. */
class Tried extends Error {}

/** Gives notices out, in pieces. The same list again changes nothing, and brings the rest where it broke. */
export const importNotices = async (
  db: Db,
  notices: readonly ListedNotice[],
  { replaces, isDryRun, now }: Asked,
): Promise<NoticesImported> => {
  const refused: RosterRemark[] = []
  const schools = new Set<number>()
  const there: number[] = []
  let [added, removed] = [0, 0]
  const write = async (tx: Queries, piece: readonly ListedNotice[]): Promise<void> => {
    for (const notice of piece) {
      const author = await findAuthor(tx, notice)
      if (author === undefined) {
        refused.push({
          sheet: notice.sheet,
          line: notice.line,
          text: `发布人不是“${notice.school.slice(0, 40)}”的人`,
        })
        continue
      }
      schools.add(author.organisationId)
      const { id, isNew } = await put(tx, notice, author, now)
      there.push(id)
      if (isNew) added += 1
    }
  }
  const takeDown = async (tx: Queries): Promise<void> => {
    if (!replaces || schools.size === 0) return
    const others = and(inArray(schoolNotice.organisationId, [...schools]), notInArray(schoolNotice.id, there))
    removed = (await tx.delete(schoolNotice).where(others).returning({ id: schoolNotice.id })).length
  }
  if (isDryRun) {
    const tried = db.transaction(async (tx) => {
      await write(tx, notices)
      await takeDown(tx)
      throw new Tried()
    })
    await tried.catch((error: unknown) => {
      if (!(error instanceof Tried)) throw error
    })
  } else {
    await inBatches(notices, (piece) => db.transaction((tx) => write(tx, piece)))
    // Last of all: a list that broke off takes nothing down.
    await takeDown(db)
  }
  return { added, known: there.length - added, removed, refused }
}
