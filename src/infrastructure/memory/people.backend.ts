import type { GivenRole } from '#domain/people/person.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { Organisation } from '#domain/session/organisation.ts'
import type { MemoryBackend } from './backend.ts'
import { ACCOUNTS } from './content/people.ts'

/** A school of a person, with the rights there. */
export interface MemoryMember {
  readonly id: number
  readonly name: string
  readonly review: boolean
  readonly administer: boolean
}

/** A person as administrators know them. */
export interface MemoryPerson {
  readonly id: number
  readonly rowVersion: number
  readonly name: string
  readonly account: string
  readonly title: string
  readonly roleId: number
  readonly platformRight: 'none' | 'reviewer' | 'administrator'
  /** In GB; 0 for what everybody has. */
  readonly quota: number
  readonly disabled: boolean
  readonly firstPassword: boolean
  readonly schools: readonly MemoryMember[]
}

const PLATFORM_ADMINISTRATOR = 9

/** Of the demonstration. */
export const SCHOOLS: readonly Organisation[] = [
  ...new Map(ACCOUNTS.flatMap(({ organisations }) => organisations).map((it) => [it.id, it])).values(),
]

const NAMES = ['教师', '教研组长', '云校教师', '新入职教师']
const HOLDERS = [1, 2, 3, 4]

/** A role as administrators change it. */
export interface MemoryRole extends GivenRole {
  readonly rowVersion: number
}

/** The roles of the demonstration, by whom each is shown. */
const ROLES: readonly MemoryRole[] = NAMES.map((name, index) => {
  const holder = ACCOUNTS.find(({ id }) => id === HOLDERS[index])
  const { staysHome = true, schoolLibrary = false, paperComposition = false } = holder?.rights ?? {}
  const menus = holder === undefined || holder.roleMenus === 'absent' ? [] : holder.roleMenus
  return {
    id: index + 1,
    rowVersion: 1,
    name,
    staysHome,
    schoolLibrary,
    paperComposition,
    menus: menus.map((menu) => ({
      name: menu.name,
      items: menu.items.map((item) => ({ name: item.name, parameter: item.parameter })),
    })),
  }
})

const ROLE_OF: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 3, 4: 4, 6: 1, 7: 2, 8: 1, 9: 1 }

const personOf = (user: CurrentUser): MemoryPerson => ({
  id: user.id,
  rowVersion: 1,
  name: user.name,
  account: user.account,
  title: user.title,
  roleId: ROLE_OF[user.id] ?? 0,
  platformRight:
    user.id === PLATFORM_ADMINISTRATOR ? 'administrator' : user.rights.platformReview ? 'reviewer' : 'none',
  quota: 0,
  disabled: false,
  firstPassword: false,
  schools: user.organisations.map(({ id, name }) => ({
    id,
    name,
    review: user.rights.review,
    administer: user.rights.manage === true && user.id !== PLATFORM_ADMINISTRATOR,
  })),
})

const ROLE_DATA = new WeakMap<MemoryBackend, MemoryRole[]>()

/** The roles of a backend in memory, as administrators change them. */
export const rolesOf = (backend: MemoryBackend): MemoryRole[] => {
  const roles = ROLE_DATA.get(backend) ?? [...ROLES]
  ROLE_DATA.set(backend, roles)
  return roles
}

const DATA = new WeakMap<MemoryBackend, MemoryPerson[]>()

/** The people of a backend in memory, as administrators change them. */
export const peopleOf = (backend: MemoryBackend): MemoryPerson[] => {
  const people = DATA.get(backend) ?? ACCOUNTS.map(personOf)
  DATA.set(backend, people)
  return people
}

/** Somebody with the role that they have by now; as they were where neither it nor who has it was changed. */
export const withRole = (backend: MemoryBackend, user: CurrentUser): CurrentUser => {
  const roleId = peopleOf(backend).find(({ id }) => id === user.id)?.roleId
  const role = rolesOf(backend).find(({ id }) => id === roleId)
  if (role === undefined || (role.rowVersion === 1 && roleId === ROLE_OF[user.id])) return user
  const { staysHome, schoolLibrary, paperComposition, menus } = role
  return {
    ...user,
    rights: { ...user.rights, staysHome, schoolLibrary, paperComposition },
    roleMenus: menus.map(({ name, items }, at) => ({
      id: at + 1,
      name,
      items: items.map((item, place) => ({ ...item, id: (at + 1) * 100 + place })),
    })),
  }
}

/** Has not chosen a password since an administrator gave one. */
export const hasFirstPassword = (backend: MemoryBackend, id: number): boolean =>
  peopleOf(backend).some((person) => person.id === id && person.firstPassword)

/** The person chose a password. */
export const noteOwnPassword = (backend: MemoryBackend, id: number): void => {
  const people = peopleOf(backend)
  const at = people.findIndex((person) => person.id === id)
  const person = people[at]
  if (person !== undefined) people[at] = { ...person, firstPassword: false }
}
