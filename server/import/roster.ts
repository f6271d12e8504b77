import { mobileFault, mobileOf } from './mobile-number.ts'
import type { Table } from './table-file.ts'
import { placeText, rowsUnderHead, type TablePlace, type TableRow } from './table-head.ts'
import { tidyText } from './tidy-text.ts'

/** The roles that every installation has, by the names that rosters become. */
export const ROSTER_ROLES = ['教师', '教研组长'] as const

/** What a person of a school may do. */
type RosterRole = (typeof ROSTER_ROLES)[number]

export interface RosterPerson extends TablePlace {
  readonly name: string
  /** Eleven digits. */
  readonly mobile: string
  readonly school: string
  /** 一级教师 …; '' for unknown. */
  readonly title: string
  /** One of ROSTER_ROLES, or another role of the installation by its name. */
  readonly role: string
  /** May review what is shared to that school; null where the line does not say: the installation's own roles give no such right. */
  readonly canVerify: boolean | null
  /** The line says a role or a post that is one; otherwise 教师 is only supposed. */
  readonly saysRole: boolean
}

export interface RosterRemark extends TablePlace {
  readonly text: string
}

export interface Roster {
  /** Who belongs to several schools stands here once for each. */
  readonly people: readonly RosterPerson[]
  /** Lines that are left out, and why. */
  readonly refused: readonly RosterRemark[]
  /** What was put right in lines that were taken, or could not be told for certain. */
  readonly mended: readonly RosterRemark[]
  /** Columns that the product has no place for. */
  readonly unusedColumns: readonly string[]
  /** Sheets that only show how to fill in the others. */
  readonly examples: readonly string[]
}

const COLUMNS = {
  name: ['姓名', '教师姓名', '老师姓名', '教职工姓名', '用户姓名', '名字'],
  mobile: [
    ...['手机号', '手机', '手机号码', '联系手机', '移动电话', '联系电话', '联系方式', '电话', '电话号码'],
    ...['账号', '登录账号'],
  ],
  school: [
    '学校',
    '学校名称',
    '学校全称',
    '所在学校',
    '所属学校',
    '任教学校',
    '单位',
    '工作单位',
    '所在单位',
  ],
  title: ['职称', '技术职称', '专业技术职称'],
  role: ['角色', '身份', '用户角色'],
  post: ['职务', '岗位'],
  stage: ['学段', '任教学段'],
} as const

type Column = keyof typeof COLUMNS

const COLUMN_WORDS = { name: '姓名', school: '学校', title: '职称' } as const

const ADMINISTRATOR = '学校管理员'

/** No file gives the right to administer people: who is called an administrator reviews. */
const ROLES: Readonly<Record<string, { readonly role: RosterRole; readonly canVerify: boolean }>> = {
  教师: { role: '教师', canVerify: false },
  教研员: { role: '教研组长', canVerify: true },
  教研组长: { role: '教研组长', canVerify: true },
  审核员: { role: '教研组长', canVerify: true },
  [ADMINISTRATOR]: { role: '教研组长', canVerify: true },
}

/** What people write for a role that has another name. */
const ROLE_SYNONYMS: Readonly<Record<string, string>> = {
  老师: '教师',
  任课教师: '教师',
  任课老师: '教师',
  普通教师: '教师',
  管理员: ADMINISTRATOR,
}

/** Letters of any script with the marks that stand inside names; nothing that a spreadsheet would run. */
const NAME = /^\p{L}[\p{L}\p{M} ·.'-]{0,29}$/u
/** #N/A, =A1 and numbers are none. */
const SCHOOL = /^[\p{L}\p{N}（(《“"][^\r\n]{0,99}$/u
/** Lines that are about the table and stand under or in it. */
const SUMMARY = /^(?:合计|总计|小计|共|制表|填表|填报|审核|备注|说明|注[：:]|以上|以下)/

/** How a school is told from another: brackets and letters of either width are the same. */
const schoolKey = (school: string): string => school.normalize('NFKC').replace(/\s/g, '').toLowerCase()

/** What was read so far. */
interface Known {
  /** The people of each phone number. */
  readonly byMobile: Map<string, RosterPerson[]>
  /** A school as it was written first, by its key. */
  readonly schools: Map<string, string>
  readonly roles: readonly string[]
}

/**
 * The people of a roster, read line by line under every row that names 姓名 and 手机号, of whatever sheet; what stands
 * above it, blank lines and totals are no people. Null where no row names them. `school` is theirs where a line names none; `roles`
 * are those that there are by their names.
 */
export const readRoster = (
  tables: readonly Table[],
  school = '',
  roles: readonly string[] = [],
): Roster | null => {
  const found = rowsUnderHead(tables, COLUMNS, ['name', 'mobile'])
  if (found === null) return null
  const people: RosterPerson[] = []
  const refused: RosterRemark[] = []
  const mended: RosterRemark[] = []
  const known: Known = { byMobile: new Map(), schools: new Map(), roles }
  for (const row of found.rows) {
    const { sheet, line } = row
    if (row.isBlank || (SUMMARY.test(row.first) && mobileOf(row.cell('mobile')) === null)) continue
    const read = personOf(row, school, known)
    if (typeof read === 'string') refused.push({ sheet, line, text: read })
    else {
      const { person } = read
      people.push(person)
      known.byMobile.set(person.mobile, [...(known.byMobile.get(person.mobile) ?? []), person])
      known.schools.set(schoolKey(person.school), person.school)
      for (const text of read.mended) mended.push({ sheet, line, text })
    }
  }
  // It is looked at, and nothing is kept of it.
  const unusedColumns = [
    ...found.unused,
    ...(found.rows.some((row) => row.cell('stage') !== '') ? ['学段'] : []),
  ]
  return { people, refused, mended, unusedColumns, examples: found.examples }
}

/** Why a file is no roster: where it was looked for, where there are several places. */
export const noRosterText = (tables: readonly Table[]): string => {
  if (tables.every(({ lines }) => lines.every(({ cells }) => cells.every((cell) => cell.trim() === ''))))
    return '名册是空的'
  const where = tables.length > 1 ? '（在所有工作表里找过）' : ''
  return `名册里没有找到“姓名”和“手机号”两列${where}`
}

/** Why a person who has the number of others is not taken too; null for the same person at a further school. */
const clashWith = (others: readonly RosterPerson[], name: string, school: string, sheet: string) => {
  const other = others.find((one) => one.name !== name) ?? others.find((one) => one.school === school)
  if (other === undefined) return null
  const place = placeText({ sheet: other.sheet === sheet ? '' : other.sheet, line: other.line })
  return other.name === name ? `与${place}是同一个人` : `手机号与${place}相同`
}

interface RoleRead extends Pick<RosterPerson, 'role' | 'canVerify' | 'saysRole'> {
  readonly told: readonly string[]
}

const roleOf = (row: TableRow<Column>, roles: readonly string[]): RoleRead | string => {
  const [written = '', post = ''] = (['role', 'post'] as const).map((column) =>
    tidyText(row.cell(column)).text.replace(/\s/g, ''),
  )
  const own = roles.find(
    (name) =>
      written !== '' && name.replace(/\s/g, '') === written && !ROSTER_ROLES.some((it) => it === name),
  )
  if (own !== undefined) return { role: own, canVerify: null, saysRole: true, told: [] }
  const said = written || post
  const meant = ROLE_SYNONYMS[said] ?? said
  const role = ROLES[meant]
  if (role !== undefined) {
    const column = written === '' ? '职务' : '角色'
    const review = role.canVerify ? '，可以审核资料' : ''
    const office = meant === ADMINISTRATOR ? '；管理人员的权限请在“人员管理”里另外开通' : ''
    const isPlain = said === role.role || (written === '' && role.role === '教师')
    const told = isPlain ? [] : [`${column}“${said}”按“${role.role}”导入${review}${office}`]
    return { ...role, saysRole: true, told }
  }
  if (written !== '') return `角色“${written.slice(0, 20)}”不认识`
  // A post is a job at the school, and only sometimes a role here.
  const told = post === '' ? [] : [`职务“${post.slice(0, 20)}”按“教师”导入`]
  return { role: '教师', canVerify: false, saysRole: false, told }
}

const personOf = (
  row: TableRow<Column>,
  usualSchool: string,
  { byMobile, schools, roles }: Known,
): { readonly person: RosterPerson; readonly mended: readonly string[] } | string => {
  const { sheet, line } = row
  const told: string[] = []
  const tidy = (column: keyof typeof COLUMN_WORDS): string => {
    const { text, repairs } = tidyText(row.raw(column))
    if (repairs.length > 0) told.push(`${COLUMN_WORDS[column]}里${repairs.join('，')}`)
    return text
  }
  const name = tidy('name')
  if (name === '') return '没有姓名'
  if (!NAME.test(name)) return `姓名“${name.slice(0, 20)}”不像姓名`
  const mobile = mobileOf(row.raw('mobile'))
  if (mobile === null) return mobileFault(row.raw('mobile'))
  if (mobile !== row.raw('mobile')) told.push('手机号已改为 11 位数字')
  const written = tidy('school') || usualSchool
  if (written === '') return '没有学校'
  if (!SCHOOL.test(written)) return `学校“${written.slice(0, 20)}”不像校名`
  const school = schools.get(schoolKey(written)) ?? written
  if (school !== written) told.push(`学校“${written}”按“${school}”导入`)
  const clash = clashWith(byMobile.get(mobile) ?? [], name, school, sheet)
  if (clash !== null) return clash
  const role = roleOf(row, roles)
  if (typeof role === 'string') return role
  const { told: toldOfRole, ...may } = role
  const person = { sheet, line, name, mobile, school, title: tidy('title'), ...may }
  if (row.cell('stage') === '中学') told.push('学段“中学”分不清是初中还是高中')
  return { person, mended: [...told, ...toldOfRole] }
}
