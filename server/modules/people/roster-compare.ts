import { ROSTER_FIELD, ROSTER_KIND } from '#contract/roster.ts'
import type { RosterContent, RosterDoubt, RosterNamesake, RosterSchool } from '../../db/schema/roster.ts'
import type { RosterPerson, RosterRemark } from '../../import/roster.ts'
import { placeText } from '../../import/table-head.ts'
import type { PersonRow } from './person.repository.ts'
import { type Administrator, administers, rightsOver } from './person-rights.ts'

/** Who is there already. */
export interface Present {
  /** By number: those whom the roster names. */
  readonly known: ReadonlyMap<string, PersonRow>
  /** Those of the schools that it names; null where they are too many to look through. */
  readonly members: readonly PersonRow[] | null
  /** Ids by name. */
  readonly schools: ReadonlyMap<string, number>
  readonly roles: ReadonlyMap<string, number>
}

export interface NewEntry {
  readonly kind: number
  readonly chosen: boolean
  readonly content: RosterContent
  readonly userId: number | null
}

export interface Compared {
  readonly entries: readonly NewEntry[]
  readonly sameCount: number
}

const DOUBT_WORDS: Readonly<Record<RosterDoubt, string>> = {
  newSchool: '学校还没有，应用时会新建',
  otherName: '同一手机号，姓名不同：可能换了人',
  sameName: '学校里有同名的人，手机号不同：可能换了手机号',
  disabled: '账号已停用，应用时会恢复',
}

const EMPTY: RosterContent = {
  place: '',
  name: '',
  mobile: '',
  title: '',
  roleId: null,
  roleName: '',
  schools: [],
  schoolNames: [],
  changes: [],
  doubts: [],
  reasons: [],
  rowVersion: 0,
}

/** The lines of one number, the first of which says what others leave open. */
interface Listed {
  readonly mobile: string
  readonly name: string
  readonly title: string
  /** '' for not said. */
  readonly role: string
  readonly place: string
  readonly schools: readonly RosterSchool[]
}

const listedOf = (lines: readonly RosterPerson[], present: Present): Listed => {
  const [first] = lines
  const said = lines.find(({ saysRole }) => saysRole)
  return {
    mobile: first?.mobile ?? '',
    name: first?.name ?? '',
    title: lines.find(({ title }) => title !== '')?.title ?? '',
    role: said?.role ?? '',
    place: lines.map(placeText).join('、'),
    schools: lines.map(({ school: name, canVerify, saysRole }) => ({
      id: present.schools.get(name) ?? 0,
      name,
      canVerify: saysRole ? canVerify : null,
    })),
  }
}

const entryOf = (
  kind: number,
  userId: number | null,
  content: Partial<RosterContent>,
  doubts: readonly RosterDoubt[] = [],
): NewEntry => ({
  kind: doubts.length > 0 ? ROSTER_KIND.doubtful : kind,
  chosen: kind === ROSTER_KIND.added || kind === ROSTER_KIND.changed,
  content: {
    ...EMPTY,
    ...content,
    doubts,
    reasons: [...(content.reasons ?? []), ...doubts.map((doubt) => DOUBT_WORDS[doubt])],
  },
  userId,
})

const refusedEntry = (place: string, reason: string, content: Partial<RosterContent> = {}): NewEntry =>
  entryOf(ROSTER_KIND.refused, null, { ...content, place, reasons: [reason] })

/** What becomes of `person` where a line with another number means them; `said` is what it changes besides. */
const namesakeOf = (
  person: PersonRow,
  listed: Listed,
  said: RosterContent | null,
  held: string,
): RosterNamesake => {
  const { title, roleId, roleName, schools } = said ?? { ...person, roleName: held, schools: [] }
  const number = { field: ROSTER_FIELD.mobile, from: person.mobile ?? '', to: listed.mobile }
  return {
    id: person.id,
    mobile: person.mobile ?? '',
    title,
    roleId,
    roleName,
    schools,
    changes: [number, ...(said?.changes ?? [])],
    rowVersion: person.rowVersion,
  }
}

/** Compares the people of a roster with who is there, as `by` may change them; `answered` doubts keep nobody back (R-people-7). */
export const compareRoster = (
  by: Administrator,
  {
    people,
    refused,
  }: { readonly people: readonly RosterPerson[]; readonly refused: readonly RosterRemark[] },
  present: Present,
  answered: readonly RosterDoubt[] = [],
): Compared => {
  const byMobile = new Map<string, RosterPerson[]>()
  for (const line of people) byMobile.set(line.mobile, [...(byMobile.get(line.mobile) ?? []), line])
  const roleNames = new Map([...present.roles].map(([name, id]) => [id, name]))
  const namesakes = new Map<string, PersonRow[]>()
  for (const it of present.members ?? [])
    if (it.mobile !== null && !byMobile.has(it.mobile))
      namesakes.set(it.name, [...(namesakes.get(it.name) ?? []), it])

  /** Where the roster has somebody of the same name, by id. */
  const asked = new Map<number, string>()

  const newcomer = (listed: Listed): NewEntry => {
    const role = listed.role || '教师'
    const doubts: RosterDoubt[] = []
    if (listed.schools.some(({ id }) => id === 0)) doubts.push('newSchool')
    const ids = listed.schools.map(({ id }) => id)
    const others = (namesakes.get(listed.name) ?? []).filter(({ schools }) =>
      schools.some(({ id }) => ids.includes(id)),
    )
    if (others.length > 0) doubts.push('sameName')
    const meant = others
      .filter((person) => rightsOver(by, person).canEdit)
      .map((person) => {
        const said = known(person, listed)?.content ?? null
        return namesakeOf(person, listed, said, roleNames.get(person.roleId ?? 0) ?? '')
      })
    for (const { id } of meant) asked.set(id, listed.place)
    return entryOf(
      ROSTER_KIND.added,
      null,
      {
        ...listed,
        roleId: present.roles.get(role) ?? null,
        roleName: role,
        schoolNames: listed.schools.map(({ name }) => name),
        reasons: others.map(({ name, mobile }) => `${name} ${mobile ?? ''}`),
        namesakes: meant,
        byOne: meant.length > 0,
      },
      doubts,
    )
  }

  const schoolChanges = (person: PersonRow, listed: Listed) => {
    const schools: RosterSchool[] = []
    const changes: RosterContent['changes'][number][] = []
    for (const school of listed.schools) {
      const held = person.schools.find(({ id }) => id === school.id)
      if (held !== undefined && (school.canVerify === null || school.canVerify === held.canVerify)) continue
      schools.push(school)
      const [yes, no] = [`${school.name}：可以`, `${school.name}：不可以`]
      changes.push(
        held === undefined
          ? { field: ROSTER_FIELD.school, from: '', to: school.name }
          : {
              field: ROSTER_FIELD.review,
              from: held.canVerify ? yes : no,
              to: held.canVerify ? no : yes,
            },
      )
    }
    return { schools, changes }
  }

  const known = (person: PersonRow, listed: Listed): NewEntry | null => {
    const { isSeen, canEdit, canDisable } = rightsOver(by, person)
    if (!isSeen)
      return refusedEntry(listed.place, '这个手机号已有账号，但不在你的学校，请由平台管理员把他加入学校', {
        name: listed.name,
        mobile: listed.mobile,
      })
    const doubts: RosterDoubt[] = []
    const changes: RosterContent['changes'][number][] = []
    const reasons: string[] = []
    const roleId = listed.role === '' ? null : (present.roles.get(listed.role) ?? null)
    const roleName = roleNames.get(person.roleId ?? 0) ?? ''
    const differs =
      listed.name !== person.name ||
      (listed.title !== '' && listed.title !== person.title) ||
      (roleId !== null && roleId !== person.roleId)
    if (differs && !canEdit) reasons.push('这个账号还属于其他学校或有平台权限，姓名、职称和角色不改')
    if (canEdit) {
      if (listed.name !== person.name) {
        doubts.push('otherName')
        changes.push({ field: ROSTER_FIELD.name, from: person.name, to: listed.name })
      }
      if (listed.title !== '' && listed.title !== person.title)
        changes.push({ field: ROSTER_FIELD.title, from: person.title, to: listed.title })
      if (roleId !== null && roleId !== person.roleId)
        changes.push({ field: ROSTER_FIELD.role, from: roleName, to: listed.role })
    }
    const joined = schoolChanges(person, listed)
    if (joined.schools.some(({ id }) => id === 0)) doubts.push('newSchool')
    if (person.disabledAt !== null && canDisable) {
      doubts.push('disabled')
      changes.push({ field: ROSTER_FIELD.access, from: '已停用', to: '可以登录' })
    }
    changes.push(...joined.changes)
    if (changes.length === 0) return null
    const has = (field: number) => changes.some((change) => change.field === field)
    return entryOf(
      ROSTER_KIND.changed,
      person.id,
      {
        place: listed.place,
        name: canEdit ? listed.name : person.name,
        mobile: listed.mobile,
        title: has(ROSTER_FIELD.title) ? listed.title : person.title,
        roleId: has(ROSTER_FIELD.role) ? roleId : person.roleId,
        roleName: has(ROSTER_FIELD.role) ? listed.role : roleName,
        schools: joined.schools,
        schoolNames: listed.schools.map(({ name }) => name),
        changes,
        reasons,
        rowVersion: person.rowVersion,
      },
      doubts,
    )
  }

  const entries: NewEntry[] = []
  let sameCount = 0
  for (const lines of byMobile.values()) {
    const listed = listedOf(lines, present)
    const foreign = listed.schools.find(({ id }) => (id === 0 ? !by.isPlatform : !administers(by, id)))
    const person = present.known.get(listed.mobile)
    if (foreign !== undefined)
      entries.push(
        refusedEntry(listed.place, `你不能管理学校“${foreign.name}”`, {
          name: listed.name,
          mobile: listed.mobile,
        }),
      )
    else if (person === undefined) entries.push(newcomer(listed))
    else {
      const entry = known(person, listed)
      if (entry === null) sameCount += 1
      else entries.push(entry)
    }
  }
  for (const { text, ...place } of refused) entries.push(refusedEntry(placeText(place), text))
  for (const it of present.members ?? []) {
    if (it.mobile === null || byMobile.has(it.mobile) || it.disabledAt !== null) continue
    if (!rightsOver(by, it).canDisable) continue
    const place = asked.get(it.id)
    entries.push(
      entryOf(ROSTER_KIND.gone, it.id, {
        name: it.name,
        mobile: it.mobile,
        title: it.title,
        roleName: roleNames.get(it.roleId ?? 0) ?? '',
        schoolNames: it.schools.map(({ name }) => name),
        rowVersion: it.rowVersion,
        reasons: place === undefined ? [] : [`名册${place}有同名的人，请先在“存疑”里选定是不是同一个人`],
        byOne: place !== undefined,
      }),
    )
  }
  const taken = entries.map((entry) => ({
    ...entry,
    chosen: entry.chosen && entry.content.doubts.every((doubt) => answered.includes(doubt)),
  }))
  return { entries: taken, sameCount }
}
