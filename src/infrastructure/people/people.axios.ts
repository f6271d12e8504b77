import type * as z from 'zod/mini'
import type { PeoplePort } from '#application/people/people.port.ts'
import type { DataOf } from '#contract/call.ts'
import {
  addPerson,
  getManaged,
  getPeople,
  getPerson,
  type listedPerson,
  PEOPLE_SHOWN,
  removePersonSecondFactor,
  resetPersonPassword,
  savePerson,
  setPersonDisabled,
} from '#contract/people.ts'
import { PLATFORM_RIGHT } from '#contract/release.ts'
import { success } from '#domain/kernel/result.ts'
import {
  type HeldSchool,
  type ListedPerson,
  PEOPLE_PAGE_SIZE,
  type Person,
  type PlatformRight,
} from '#domain/people/person.ts'
import type { Http } from '../http/http.ts'
import { amountOf, flagOf, textOf, timeOf, wordsOf } from '../http/wire-values.ts'
import { roleOf } from './role.mapper.ts'

const listedOf = (it: z.output<typeof listedPerson>): ListedPerson => ({
  id: it.Id,
  name: textOf(it.Name),
  account: textOf(it.Mobile),
  title: textOf(it.Title),
  roleName: textOf(it.RoleName),
  schoolNames: it.SchoolNames ?? [],
  disabled: flagOf(it.IsDisabled),
  firstPassword: flagOf(it.IsFirstPassword),
  leaving: flagOf(it.IsLeaving),
  administrator: flagOf(it.IsAdministrator),
})

const RIGHTS: ReadonlyMap<number, PlatformRight> = wordsOf(PLATFORM_RIGHT)

const personOf = (it: DataOf<typeof getPerson>): Person => ({
  id: it.Id,
  rowVersion: amountOf(it.RowVersion),
  name: textOf(it.Name),
  account: textOf(it.Mobile),
  title: textOf(it.Title),
  roleId: amountOf(it.RoleId),
  platformRight: RIGHTS.get(amountOf(it.PlatformRight)) ?? 'none',
  disabled: flagOf(it.IsDisabled),
  firstPassword: flagOf(it.IsFirstPassword),
  secondFactor: flagOf(it.HasSecondFactor),
  schools: it.Schools.map(({ Id, Name, IsCanVerify, CanAdminister }) => ({
    id: Id,
    name: textOf(Name),
    review: flagOf(IsCanVerify),
    administer: flagOf(CanAdminister),
  })),
  elsewhere: flagOf(it.IsElsewhere),
  self: flagOf(it.IsSelf),
  can: { edit: flagOf(it.CanEdit), disable: flagOf(it.CanDisable), reset: flagOf(it.CanReset) },
  quota: amountOf(it.QuotaGigabytes),
  space: { used: amountOf(it.UsedSize), quota: amountOf(it.QuotaSize) },
  devices: amountOf(it.DeviceCount),
  seenAt: timeOf(it.SeenTime),
})

const schoolSent = ({ id, review, administer }: HeldSchool) => ({
  Id: id,
  IsCanVerify: review,
  CanAdminister: administer,
})

/** Wire: getmanaged, getpeople, getperson, saveperson, setpersondisabled, resetpersonpassword, removepersonsecondfactor, addperson. */
export const axiosPeople = (http: Http): PeoplePort => ({
  managed: async (signal) => {
    const read = await http.call(getManaged, {}, signal)
    if (!read.ok) return read
    const { IsPlatform, Schools, Roles } = read.value
    return success({
      platform: flagOf(IsPlatform),
      schools: Schools.map(({ Id, Name }) => ({ id: Id, name: textOf(Name) })),
      roles: Roles.map(roleOf),
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
      items: read.value.Items.map(listedOf),
    })
  },

  person: async (Id, signal) => {
    const read = await http.call(getPerson, { query: { Id } }, signal)
    return read.ok ? success(personOf(read.value)) : read
  },

  save: async ({ id, rowVersion, form }, signal) => {
    const body = {
      Id: id,
      RowVersion: rowVersion,
      Name: form.name,
      Title: form.title,
      RoleId: form.roleId,
      PlatformRight: PLATFORM_RIGHT[form.platformRight],
      QuotaGigabytes: form.quota,
      Schools: form.schools.map(schoolSent),
    }
    const done = await http.call(savePerson, { body }, signal)
    return done.ok ? success(true) : done
  },

  setAccess: async ({ id, rowVersion, disabled }, signal) => {
    const body = { Id: id, RowVersion: rowVersion, IsDisabled: disabled }
    const done = await http.call(setPersonDisabled, { body }, signal)
    return done.ok ? success(true) : done
  },

  removeSecondFactor: async ({ id, rowVersion }, signal) => {
    const body = { Id: id, RowVersion: rowVersion }
    const done = await http.call(removePersonSecondFactor, { body }, signal)
    return done.ok ? success(true) : done
  },

  resetPassword: async ({ id, rowVersion }, signal) => {
    const done = await http.call(resetPersonPassword, { body: { Id: id, RowVersion: rowVersion } }, signal)
    return done.ok ? success(done.value.Password) : done
  },

  add: async ({ account, name, title, roleId, schools }, signal) => {
    const body = {
      Mobile: account,
      Name: name,
      Title: title,
      RoleId: roleId,
      Schools: schools.map(schoolSent),
    }
    const done = await http.call(addPerson, { body }, signal)
    return done.ok ? success({ id: done.value.Id, name, account, password: done.value.Password }) : done
  },
})
