import type { SchoolsPort } from '#application/people/schools.port.ts'
import {
  addSchool,
  getSchools,
  mergeSchools,
  renameSchool,
  setSchoolClosed,
  setSchoolQuota,
  weighSchools,
} from '#contract/schools.ts'
import { success } from '#domain/kernel/result.ts'
import { SCHOOLS_PAGE_SIZE } from '#domain/people/school.ts'
import type { Http } from '../http/http.ts'
import { pageOf } from '../http/page.mapper.ts'
import { amountOf, flagOf, textOf } from '../http/wire-values.ts'

/** Ours: getschools, addschool, renameschool, setschoolclosed, setschoolquota, weighschools, mergeschools. */
export const axiosSchools = (http: Http): SchoolsPort => ({
  schools: async ({ keyword, page }, signal) => {
    const asked = { index: page, size: SCHOOLS_PAGE_SIZE }
    const body = { Keyword: keyword, PageIndex: page, PageSize: SCHOOLS_PAGE_SIZE }
    const read = await http.call(getSchools, { body }, signal)
    if (!read.ok) return read
    return success({
      platform: flagOf(read.value.IsPlatform),
      page: pageOf(read.value, asked, (it) => ({
        id: it.Id,
        name: textOf(it.Name),
        formerNames: it.FormerNames ?? [],
        people: amountOf(it.PeopleCount),
        closed: flagOf(it.IsClosed),
        quota: amountOf(it.QuotaGigabytes),
      })),
    })
  },

  add: async (Name, signal) => {
    const done = await http.call(addSchool, { body: { Name } }, signal)
    return done.ok ? success(true) : done
  },

  rename: async ({ id, seen, name }, signal) => {
    const done = await http.call(renameSchool, { body: { Id: id, Seen: seen, Name: name } }, signal)
    return done.ok ? success(true) : done
  },

  setClosed: async ({ id, closed }, signal) => {
    const done = await http.call(setSchoolClosed, { body: { Id: id, IsClosed: closed } }, signal)
    return done.ok ? success(true) : done
  },

  setQuota: async ({ id, seen, quota }, signal) => {
    const body = { Id: id, Seen: seen, QuotaGigabytes: quota }
    const done = await http.call(setSchoolQuota, { body }, signal)
    return done.ok ? success(true) : done
  },

  weigh: async ({ id, into }, signal) => {
    const read = await http.call(weighSchools, { body: { Id: id, IntoId: into } }, signal)
    if (!read.ok) return read
    const { People, Contents, Drafts, LivePlans, Requests, Notices } = read.value
    return success({
      people: amountOf(People),
      contents: amountOf(Contents),
      drafts: amountOf(Drafts),
      livePlans: amountOf(LivePlans),
      requests: amountOf(Requests),
      notices: amountOf(Notices),
    })
  },

  merge: async ({ id, into }, signal) => {
    const done = await http.call(mergeSchools, { body: { Id: id, IntoId: into } }, signal)
    return done.ok ? success(true) : done
  },
})
