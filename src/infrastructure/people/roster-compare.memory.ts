import type { RosterEntry } from '#domain/people/roster.ts'
import type { MemoryPerson, MemoryRole } from '../memory/people.backend.ts'
import type { Scope } from './people-scope.memory.ts'

type MemoryAnswer = Pick<MemoryEntry, 'becomes' | 'changes' | 'title' | 'roleName'>

/** What an entry of the roster in memory would make of somebody; null for what nothing can be made of. */
export interface MemoryEntry extends RosterEntry {
  readonly becomes: MemoryPerson | null
  /** What it says by whom of its namesakes it is; 0 for none of them. */
  readonly answers: ReadonlyMap<number, MemoryAnswer>
  /** Is not taken with all of its kind. */
  readonly byOne: boolean
}

interface Line {
  readonly place: string
  readonly name: string
  readonly account: string
  readonly school: string
  readonly title: string
  readonly role: string
}

const COLUMNS = ['姓名', '手机号', '学校', '职称', '角色'] as const

/** The lines under the heading of a CSV file without quotes; null where it names no people. */
export const linesOf = (text: string, school: string): readonly Line[] | null => {
  const [head = '', ...rows] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const places = COLUMNS.map((column) => head.split(',').indexOf(column))
  if (places[0] === -1 || places[1] === -1) return null
  return rows.flatMap((row, index) => {
    const cells = row.split(',')
    const [name = '', account = '', own = '', title = '', role = ''] = places.map((at) => cells[at] ?? '')
    if (row.trim() === '') return []
    return [{ place: `第 ${index + 2} 行`, name, account, school: own || school, title, role }]
  })
}

export interface ComparedInMemory {
  readonly entries: readonly MemoryEntry[]
  readonly same: number
}

const entryOf = (line: Partial<Line>, change: Partial<MemoryEntry>): MemoryEntry => ({
  id: 0,
  kind: 'refused',
  place: line.place ?? '',
  name: line.name ?? '',
  account: line.account ?? '',
  title: line.title ?? '',
  roleName: line.role ?? '',
  schoolNames: line.school === undefined || line.school === '' ? [] : [line.school],
  changes: [],
  reasons: [],
  chosen: false,
  namesakes: [],
  sameAs: 0,
  outcome: 'none',
  becomes: null,
  answers: new Map(),
  byOne: false,
  ...change,
})

/** As the server compares a roster, with one school a line. R-people-7. */
export const compareInMemory = (
  { by, platform, ids, schools }: Scope,
  lines: readonly Line[],
  people: readonly MemoryPerson[],
  roles: readonly MemoryRole[],
): ComparedInMemory => {
  const named = schools.filter(
    ({ id, name }) => ids.includes(id) && lines.some((line) => line.school === name),
  )
  const isListed = ({ account }: MemoryPerson) => lines.some((line) => line.account === account)
  const belongs = (person: MemoryPerson, id: number) => person.schools.some((school) => school.id === id)
  const mayChange = (person: MemoryPerson) =>
    platform || (person.schools.every(({ id }) => ids.includes(id)) && person.platformRight === 'none')
  let same = 0
  /** Where the roster has somebody of the same name, by id. */
  const asked = new Map<number, string>()

  const sameOf = (
    line: Line,
    school: { readonly id: number; readonly name: string },
    person: MemoryPerson,
  ): MemoryAnswer => {
    const said = known(line, school, person)
    return {
      title: said?.title ?? person.title,
      roleName: said?.roleName ?? roles.find(({ id }) => id === person.roleId)?.name ?? '',
      changes: [
        { field: 'mobile' as const, from: person.account, to: line.account },
        ...(said?.changes ?? []),
      ],
      becomes: { ...(said?.becomes ?? person), account: line.account },
    }
  }

  const newcomer = (line: Line, school: { readonly id: number; readonly name: string }): MemoryEntry => {
    const role = roles.find(({ name }) => name === (line.role || '教师'))
    const twins = people.filter((it) => it.name === line.name && belongs(it, school.id) && !isListed(it))
    const becomes: MemoryPerson = {
      id: 0,
      rowVersion: 1,
      name: line.name,
      account: line.account,
      title: line.title,
      roleId: role?.id ?? 0,
      platformRight: 'none',
      quota: 0,
      disabled: false,
      firstPassword: true,
      schools: [{ ...school, review: false, administer: false }],
    }
    const reasons = ['学校里有同名的人，手机号不同：可能换了手机号']
    if (twins.length === 0)
      return entryOf(line, { kind: 'added', chosen: true, roleName: role?.name ?? '', becomes })
    const entry = entryOf(line, { kind: 'doubtful', roleName: role?.name ?? '', becomes, reasons })
    const meant = twins.filter(mayChange)
    for (const { id } of meant) asked.set(id, line.place)
    return {
      ...entry,
      byOne: meant.length > 0,
      namesakes: meant.map(({ id, account }) => ({ id, account })),
      answers: new Map<number, MemoryAnswer>([
        [0, entry],
        ...meant.map((person) => [person.id, sameOf(line, school, person)] as const),
      ]),
    }
  }

  const known = (
    line: Line,
    school: { readonly id: number; readonly name: string },
    person: MemoryPerson,
  ) => {
    const role = roles.find(({ name }) => name === line.role)
    const before = roles.find(({ id }) => id === person.roleId)?.name ?? ''
    const changes: RosterEntry['changes'][number][] = []
    if (mayChange(person)) {
      if (line.name !== person.name) changes.push({ field: 'name', from: person.name, to: line.name })
      if (line.title !== '' && line.title !== person.title)
        changes.push({ field: 'title', from: person.title, to: line.title })
      if (role !== undefined && role.id !== person.roleId)
        changes.push({ field: 'role', from: before, to: role.name })
    }
    const joins = !belongs(person, school.id)
    if (joins) changes.push({ field: 'school', from: '', to: school.name })
    if (changes.length === 0) return null
    const isOther = changes.some(({ field }) => field === 'name')
    const changed = (field: string) => changes.some((change) => change.field === field)
    return entryOf(line, {
      kind: isOther ? 'doubtful' : 'changed',
      chosen: !isOther,
      title: changed('title') ? line.title : person.title,
      roleName: changed('role') ? line.role : before,
      changes,
      reasons: isOther ? ['同一手机号，姓名不同：可能换了人'] : [],
      becomes: {
        ...person,
        name: isOther ? line.name : person.name,
        title: changed('title') ? line.title : person.title,
        roleId: changed('role') ? (role?.id ?? 0) : person.roleId,
        schools: joins
          ? [...person.schools, { ...school, review: false, administer: false }]
          : person.schools,
      },
    })
  }

  const entries = lines.flatMap((line) => {
    if (!/^1\d{10}$/.test(line.account))
      return [entryOf(line, { reasons: [`手机号“${line.account}”不是 11 位数字`] })]
    const school = schools.find(({ id, name }) => name === line.school && ids.includes(id))
    if (school === undefined) return [entryOf(line, { reasons: [`你不能管理学校“${line.school}”`] })]
    const person = people.find(({ account }) => account === line.account)
    if (person === undefined) return [newcomer(line, school)]
    if (!platform && !person.schools.some(({ id }) => ids.includes(id)))
      return [entryOf(line, { reasons: ['这个手机号已有账号，但不在你的学校，请由平台管理员把他加入学校'] })]
    const entry = known(line, school, person)
    if (entry === null) same += 1
    return entry === null ? [] : [entry]
  })
  const gone = people
    .filter((it) => named.some(({ id }) => belongs(it, id)) && !isListed(it) && !it.disabled)
    .filter((it) => mayChange(it) && it.id !== by.id)
    .map((it) =>
      entryOf(
        { name: it.name, account: it.account, title: it.title },
        {
          kind: 'gone',
          roleName: roles.find(({ id }) => id === it.roleId)?.name ?? '',
          schoolNames: it.schools.map(({ name }) => name),
          reasons: asked.has(it.id)
            ? [`名册${asked.get(it.id)}有同名的人，请先在“存疑”里选定是不是同一个人`]
            : [],
          byOne: asked.has(it.id),
          becomes: { ...it, disabled: true },
        },
      ),
    )
  return { entries: [...entries, ...gone].map((entry, index) => ({ ...entry, id: index + 1 })), same }
}
