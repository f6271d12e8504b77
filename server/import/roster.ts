import type { TableLine } from './table-file.ts'
import { findHead } from './table-head.ts'

/** What a person of a school may do; the names are those of the roles that every installation has. */
export type RosterRole = '教师' | '教研组长'

export interface RosterPerson {
  readonly line: number
  readonly name: string
  /** Eleven digits. */
  readonly mobile: string
  readonly school: string
  /** 一级教师 …; '' for unknown. */
  readonly title: string
  readonly role: RosterRole
  /** May review what is shared to that school. */
  readonly canVerify: boolean
}

export interface RosterRemark {
  readonly line: number
  readonly text: string
}

export interface Roster {
  readonly people: readonly RosterPerson[]
  /** Lines that are left out, and why. */
  readonly refused: readonly RosterRemark[]
  /** Lines that were taken after something in them was put right. */
  readonly mended: readonly RosterRemark[]
  /** Columns that the product has no place for. */
  readonly unusedColumns: readonly string[]
}

const COLUMNS = {
  name: ['姓名', '教师姓名', '名字'],
  mobile: ['手机号', '手机', '手机号码', '联系电话', '电话', '账号'],
  school: ['学校', '学校名称', '所在学校', '单位', '工作单位'],
  title: ['职称'],
  role: ['角色', '身份', '职务'],
} as const

type Column = keyof typeof COLUMNS

const ROLES: Readonly<Record<string, { readonly role: RosterRole; readonly canVerify: boolean }>> = {
  教师: { role: '教师', canVerify: false },
  教研员: { role: '教研组长', canVerify: true },
  教研组长: { role: '教研组长', canVerify: true },
  审核员: { role: '教研组长', canVerify: true },
  学校管理员: { role: '教研组长', canVerify: true },
}

/** What people write for a role that has another name. */
const ROLE_SYNONYMS: Readonly<Record<string, string>> = {
  老师: '教师',
  任课教师: '教师',
  管理员: '学校管理员',
}

/** Letters of any script with the marks that stand inside names; nothing that a spreadsheet would run. */
const NAME = /^\p{L}[\p{L}\p{M} ·.'-]{0,29}$/u
const MOBILE = /^1\d{10}$/
/** Lines that are about the table and stand under or in it. */
const SUMMARY = /^(合计|总计|小计|共|制表|填表|填报|审核|备注|说明)/

const compact = (text: string): string => text.replace(/\s/g, '')

/** A phone number as eleven digits, however it was written; null where it is none. */
export const mobileOf = (text: string): string | null => {
  const digits = text.replace(/[\s\-－—()（）]/g, '').replace(/^(\+?86)(?=1\d{10}$)/, '')
  return MOBILE.test(digits) ? digits : null
}

/**
 * The people of a roster, read line by line under the first row that names 姓名 and 手机号; what stands above it, blank
 * lines and totals are nobody. Null where no row names them. `school` is theirs where the roster has no such column.
 */
export const readRoster = (lines: readonly TableLine[], school = ''): Roster | null => {
  const head = findHead(lines, COLUMNS, ['name', 'mobile'])
  if (head === null) return null
  const people: RosterPerson[] = []
  const refused: RosterRemark[] = []
  const mended: RosterRemark[] = []
  const lineOf = new Map<string, number>()
  for (const row of lines) {
    const { line, cells } = row
    const cell = (column: Column): string => head.cell(row, column)
    const isNobody =
      cells.every((text) => text === '') || SUMMARY.test(cells.find((text) => text !== '') ?? '')
    if (line <= head.line || isNobody) continue
    const read = personOf(line, cell, school, lineOf)
    if (typeof read === 'string') refused.push({ line, text: read })
    else {
      people.push(read.person)
      lineOf.set(read.person.mobile, line)
      for (const text of read.mended) mended.push({ line, text })
    }
  }
  return { people, refused, mended, unusedColumns: head.unused }
}

const personOf = (
  line: number,
  cell: (column: Column) => string,
  school: string,
  lineOf: ReadonlyMap<string, number>,
): { readonly person: RosterPerson; readonly mended: readonly string[] } | string => {
  const name = cell('name')
  if (name === '') return '没有姓名'
  if (!NAME.test(name)) return `姓名“${name.slice(0, 20)}”不像姓名`
  const mobile = mobileOf(cell('mobile'))
  if (mobile === null) return cell('mobile') === '' ? '没有手机号' : '手机号不是 11 位数字'
  const first = lineOf.get(mobile)
  if (first !== undefined) return `手机号与第 ${first} 行相同`
  const own = cell('school') || school
  if (own === '') return '没有学校'
  const written = compact(cell('role'))
  const role = ROLES[ROLE_SYNONYMS[written] ?? (written || '教师')]
  if (role === undefined) return `角色“${written}”不认识`
  const mended = [
    ...(mobile === cell('mobile') ? [] : ['手机号里的空格和符号已去掉']),
    ...(written in ROLE_SYNONYMS ? [`角色“${written}”按“${ROLE_SYNONYMS[written]}”导入`] : []),
  ]
  return { person: { line, name, mobile, school: own, title: cell('title'), ...role }, mended }
}
