import type { PeoplePort } from '#application/people/people.port.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { type ListedPerson, PEOPLE_PAGE_SIZE, type PeopleShown } from '#domain/people/person.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { type MemoryPerson, peopleOf, ROLES, SCHOOLS } from '../memory/people.backend.ts'

const NO_ADMINISTRATOR = failed({ kind: 'forbidden', message: '你没有管理人员的权限' } as const)
const FOREIGN_SCHOOL = failed({ kind: 'forbidden', message: '你不能管理这所学校' } as const)

/** What a person administers; null for nothing. */
const scopeOf = (by: MemoryPerson | undefined) => {
  const platform = by?.platformRight === 'administrator'
  const ids = platform
    ? SCHOOLS.map(({ id }) => id)
    : (by?.schools ?? []).flatMap(({ id, administer }) => (administer ? [id] : []))
  return platform || ids.length > 0 ? { platform, ids } : null
}

const isShown = (person: MemoryPerson, shown: PeopleShown): boolean => {
  if (shown === 'active') return !person.disabled
  if (shown === 'disabled') return person.disabled
  return shown === 'any' || person.firstPassword
}

/** Without the dictionary of the server: by name and account. */
const isFound = ({ name, account }: MemoryPerson, keyword: string): boolean =>
  keyword
    .split(/\s+/)
    .every(
      (word) =>
        word === '' || name.includes(word) || account.startsWith(word) || account.slice(-4).startsWith(word),
    )

/** The people of the demonstration, for who administers a school or all. */
export const memoryPeople = (backend: MemoryBackend, caller: Caller): PeoplePort => {
  const personOf = (id: number) => peopleOf(backend).find((it) => it.id === id)
  return {
    managed: (signal) =>
      backend.request({
        call: 'people.managed',
        access: 'session',
        caller,
        signal,
        answer: ({ id }) => {
          const scope = scopeOf(personOf(id))
          if (scope === null) return NO_ADMINISTRATOR
          const schools = SCHOOLS.filter((school) => scope.ids.includes(school.id))
          return success({ platform: scope.platform, schools, roles: ROLES })
        },
      }),

    people: ({ keyword, organisationId, shown, page }, signal) =>
      backend.request({
        call: 'people.people',
        access: 'session',
        caller,
        signal,
        answer: ({ id }) => {
          const scope = scopeOf(personOf(id))
          if (scope === null) return NO_ADMINISTRATOR
          if (organisationId !== 0 && !scope.ids.includes(organisationId)) return FOREIGN_SCHOOL
          const isSeen = (one: { readonly id: number }) => scope.ids.includes(one.id)
          const found = peopleOf(backend)
            .filter(({ schools }) =>
              organisationId === 0
                ? scope.platform || schools.some(isSeen)
                : schools.some((school) => school.id === organisationId),
            )
            .filter((person) => isShown(person, shown) && isFound(person, keyword))
            .toReversed()
          const listed = found.map(
            (person): ListedPerson => ({
              id: person.id,
              name: person.name,
              account: person.account,
              title: person.title,
              roleName: ROLES.find((role) => role.id === person.roleId)?.name ?? '',
              schoolNames: person.schools.filter(isSeen).map(({ name }) => name),
              disabled: person.disabled,
              firstPassword: person.firstPassword,
              administrator:
                person.platformRight === 'administrator' ||
                person.schools.some((school) => school.administer && isSeen(school)),
            }),
          )
          const from = (page - 1) * PEOPLE_PAGE_SIZE
          return success({
            index: page,
            size: PEOPLE_PAGE_SIZE,
            total: listed.length,
            items: listed.slice(from, from + PEOPLE_PAGE_SIZE),
          })
        },
      }),
  }
}
