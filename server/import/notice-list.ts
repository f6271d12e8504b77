import { mobileOf } from './mobile-number.ts'
import type { RosterRemark } from './roster.ts'
import type { Table } from './table-file.ts'
import { rowsUnderHead, type TablePlace, type TableRow } from './table-head.ts'

/** A notice of a school, as a line of a table has it. */
export interface ListedNotice extends TablePlace {
  readonly title: string
  /** Plain, a paragraph each. */
  readonly paragraphs: readonly string[]
  readonly school: string
  /** The mobile number of who gives it out. */
  readonly by: string
  readonly isTop: boolean
  /** Null: when it is imported. */
  readonly publishedAt: Date | null
}

export interface NoticeList {
  readonly notices: readonly ListedNotice[]
  /** Lines that are left out, and why. */
  readonly refused: readonly RosterRemark[]
  readonly unusedColumns: readonly string[]
}

const COLUMNS = {
  title: ['标题', '通知标题', '公告标题'],
  body: ['内容', '正文', '通知内容', '公告内容'],
  school: ['学校', '学校名称', '所在学校'],
  by: ['发布人', '发布人手机号', '手机号'],
  top: ['置顶', '是否置顶'],
  at: ['发布时间', '发布日期', '日期', '时间'],
} as const

type Column = keyof typeof COLUMNS

const MAX_TITLE_LENGTH = 100
const MAX_BODY_LENGTH = 5000

const TOP: Readonly<Record<string, boolean>> = {
  是: true,
  置顶: true,
  '√': true,
  '1': true,
  '': false,
  否: false,
  '0': false,
}

const DATE = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T](\d{1,2})[:：](\d{2})(?::\d{2})?)?$/

const two = (text = '0'): string => text.padStart(2, '0')

/** A day, or a minute of it, as people in China read it; null for what is none. */
const instantOf = (text: string): Date | null => {
  const [, year, month, day, hour, minute] = DATE.exec(text) ?? []
  if (year === undefined) return null
  const date = `${year}-${two(month)}-${two(day)}`
  const at = new Date(`${date}T${two(hour)}:${two(minute)}:00+08:00`)
  // A 31st of a shorter month is another day.
  const isThere = !Number.isNaN(at.getTime()) && new Date(`${date}T00:00:00Z`).toISOString().startsWith(date)
  return isThere ? at : null
}

/** What a line leaves open is said once for all of them. */
export interface NoticeDefaults {
  readonly school: string
  readonly by: string
}

const noticeOf = ({ sheet, line, cell }: TableRow<Column>, usual: NoticeDefaults): ListedNotice | string => {
  const [title, body, at] = [cell('title'), cell('body'), cell('at')]
  if (title === '') return '没有标题'
  if (title.length > MAX_TITLE_LENGTH) return `标题长于 ${MAX_TITLE_LENGTH} 字`
  if (body === '') return '没有内容'
  if (body.length > MAX_BODY_LENGTH) return `内容长于 ${MAX_BODY_LENGTH} 字`
  const school = cell('school') || usual.school
  if (school === '') return '没有学校'
  const by = cell('by') || usual.by
  const mobile = mobileOf(by)
  if (mobile === null) return by === '' ? '没有发布人' : '发布人不是 11 位手机号'
  const isTop = TOP[cell('top')]
  if (isTop === undefined) return `置顶“${cell('top').slice(0, 20)}”不认识，请填 是 或 否`
  const publishedAt = at === '' ? null : instantOf(at)
  if (at !== '' && publishedAt === null) return `发布时间“${at.slice(0, 20)}”不认识，请写成 2026-09-01 08:00`
  const paragraphs = body.split(/\s*\n\s*/).filter((text) => text !== '')
  return { sheet, line, title, paragraphs, school, by: mobile, isTop, publishedAt }
}

/** The notices of a table, a line each, under the first row that names 标题 and 内容; null where no row of any sheet does. */
export const readNotices = (tables: readonly Table[], usual: NoticeDefaults): NoticeList | null => {
  const found = rowsUnderHead(tables, COLUMNS, ['title', 'body'])
  if (found === null) return null
  const notices: ListedNotice[] = []
  const refused: RosterRemark[] = []
  for (const row of found.rows) {
    if (row.isBlank) continue
    const read = noticeOf(row, usual)
    if (typeof read === 'string') refused.push({ sheet: row.sheet, line: row.line, text: read })
    else notices.push(read)
  }
  return { notices, refused, unusedColumns: found.unused }
}
