import type * as z from 'zod/mini'
import type { PeoplePort } from '#application/people/people.port.ts'
import { getManaged, getPeople, type givenRole, type listedPerson, PEOPLE_SHOWN } from '#contract/people.ts'
import { success } from '#domain/kernel/result.ts'
import { type GivenRole, type ListedPerson, PEOPLE_PAGE_SIZE } from '#domain/people/person.ts'
import type { Http } from '../http/http.ts'
import { amountOf, flagOf, textOf } from '../http/wire-values.ts'

const roleOf = (it: z.output<typeof givenRole>): GivenRole => ({
  id: it.Id,
  name: textOf(it.Name),
  staysHome: flagOf(it.LjzkIsShow),
  schoolLibrary: flagOf(it.IsResoure),
  paperComposition: flagOf(it.ZjIsShow),
  menus: (it.Menus ?? []).map(({ Name, Items }) => ({
    name: textOf(Name),
    items: (Items ?? []).map((item) => ({ name: textOf(item.Name), parameter: textOf(item.Parameter) })),
  })),
})

const personOf = (it: z.output<typeof listedPerson>): ListedPerson => ({
  id: it.Id,
  name: textOf(it.Name),
  account: textOf(it.Mobile),
  title: textOf(it.Title),
  roleName: textOf(it.RoleName),
  schoolNames: it.SchoolNames ?? [],
  disabled: flagOf(it.IsDisabled),
  firstPassword: flagOf(it.IsFirstPassword),
  administrator: flagOf(it.IsAdministrator),
})

/** Wire: getmanaged, getpeople. */
export const axiosPeople = (http: Http): PeoplePort => ({
  managed: async (signal) => {
    const read = await http.call(getManaged, {}, signal)
    if (!read.ok) return read
    const { IsPlatform, Schools, Roles } = read.value
    return success({
      platform: flagOf(IsPlatform),
      schools: (Schools ?? []).map(({ Id, Name }) => ({ id: Id, name: textOf(Name) })),
      roles: (Roles ?? []).map(roleOf),
    })
  },

  people: async ({ keyword, organisationId, shown, page }, signal) => {
    const body = {
      Keyword: keyword,
      OrgId: organisationId,
      Shown: PEOPLE_SHOWN[shown],
      PageIndex: page,
      PageSize: PEOPLE_PAGE_SIZE,
    }
    const read = await http.call(getPeople, { body }, signal)
    if (!read.ok) return read
    return success({
      index: page,
      size: PEOPLE_PAGE_SIZE,
      total: amountOf(read.value.TotalCount),
      items: (read.value.Items ?? []).map(personOf),
    })
  },
})
