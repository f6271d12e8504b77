import type { Db } from '../db/database.ts'
import { escapeMarkup } from '../html/escape-markup.ts'
import { inBatches } from './in-batches.ts'
import { type NoticeAuthor, type NoticeRepository, noticeRepository } from './notice.repository.ts'
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

const htmlOf = ({ paragraphs }: ListedNotice): string =>
  paragraphs.map((text) => `<p>${escapeMarkup(text)}</p>`).join('')

const put = async (
  stored: NoticeRepository,
  notice: ListedNotice,
  { organisationId, authorId }: NoticeAuthor,
  now: Date,
): Promise<{ readonly id: number; readonly isNew: boolean }> => {
  const { title, isTop, publishedAt } = notice
  const html = htmlOf(notice)
  const known = await stored.mark({ organisationId, title, html }, publishedAt, isTop)
  if (known !== null) return { id: known, isNew: false }
  const made = { organisationId, authorId, title, html, isTop, publishedAt: publishedAt ?? now }
  return { id: await stored.add(made), isNew: true }
}

/** Undoes what was only tried. */
class Tried extends Error {}

const tried = (db: Db, work: (stored: NoticeRepository) => Promise<void>): Promise<void> =>
  db
    .transaction(async (tx) => {
      await work(noticeRepository(tx))
      throw new Tried()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Tried)) throw error
    })

/** Gives notices out, in batches. The same list again changes nothing, and brings the rest where it broke. */
export const importNotices = async (
  db: Db,
  notices: readonly ListedNotice[],
  { replaces, isDryRun, now }: Asked,
): Promise<NoticesImported> => {
  const refused: RosterRemark[] = []
  const schools = new Set<number>()
  const there: number[] = []
  const seen = new Set<string>()
  let [added, removed] = [0, 0]
  const write = async (stored: NoticeRepository, batch: readonly ListedNotice[]): Promise<void> => {
    for (const notice of batch) {
      const author = await stored.findAuthor(notice.school, notice.by)
      if (author === null) {
        refused.push({
          sheet: notice.sheet,
          line: notice.line,
          text: `发布人不是“${notice.school.slice(0, 40)}”的人`,
        })
        continue
      }
      schools.add(author.organisationId)
      const { id, isNew } = await put(stored, notice, author, now)
      there.push(id)
      // What a dry run has undone would be new once more.
      const told = JSON.stringify([
        author.organisationId,
        notice.title,
        notice.paragraphs,
        notice.publishedAt,
      ])
      if (isNew && !seen.has(told)) added += 1
      seen.add(told)
    }
  }
  const takeDown = async (stored: NoticeRepository): Promise<void> => {
    if (replaces && schools.size > 0) removed = await stored.removeOthers([...schools], there)
  }
  const inTransaction = (work: (stored: NoticeRepository) => Promise<void>): Promise<void> =>
    isDryRun ? tried(db, work) : db.transaction((tx) => work(noticeRepository(tx)))
  await inBatches(notices, (batch) => inTransaction((stored) => write(stored, batch)))
  // Last of all: a list that broke off takes nothing down.
  await inTransaction(takeDown)
  return { added, known: there.length - added, removed, refused }
}
