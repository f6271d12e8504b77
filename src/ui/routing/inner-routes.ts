import { innerTitles } from '../copy/inner-titles-copy.ts'
import type { InnerRoutes } from './route-handle.ts'

/** The list of the studio that a page lies in; what shows a part of a course lies in that course besides. */
const studioPlaceOf = (pathname: string): readonly string[] => {
  const [course, part] = /^(\/studio\/courses\/[^/]+)(\/.+)?$/.exec(pathname)?.slice(1) ?? []
  if (course !== undefined) return part === undefined ? ['/studio'] : ['/studio', course]
  if (/^\/studio\/(resources\/.+|versions|releases)$/.test(pathname)) return ['/studio/published']
  const [list] = /^\/studio\/(live|questions)(?=\/.)/.exec(pathname) ?? []
  return list === undefined ? [] : [list]
}

/** People one by one, and a roster of them, lie in the list of people. */
const managePlaceOf = (pathname: string): readonly string[] =>
  /^\/manage\/(people\/.+|roster)$/.test(pathname) ? ['/manage/people'] : []

/** Of the studio, the office and one's own account. */
export const innerRoutes: InnerRoutes = {
  titles: {
    '/studio': innerTitles.studio,
    '/studio/courses/:id': innerTitles.courseEditor,
    '/studio/courses/:id/preview': innerTitles.coursePreview,
    '/studio/courses/:id/films/:key': innerTitles.filmSection,
    '/studio/jobs': innerTitles.jobs,
    '/studio/published': innerTitles.published,
    '/studio/resources/:id': innerTitles.resourceEditor,
    '/studio/versions': innerTitles.versions,
    '/studio/releases': innerTitles.releases,
    '/studio/live': innerTitles.livePlans,
    '/studio/live/:id': innerTitles.livePlan,
    '/studio/questions': innerTitles.questions,
    '/studio/questions/:id': innerTitles.questionEditor,
    '/manage/start': innerTitles.firstStart,
    '/manage/people': innerTitles.people,
    '/manage/people/new': innerTitles.newPerson,
    '/manage/roster': innerTitles.roster,
    '/manage/schools': innerTitles.schools,
    '/manage/roles': innerTitles.roles,
    '/manage/notices': innerTitles.managedNotices,
    '/manage/frame': innerTitles.frame,
    '/manage/words': innerTitles.words,
    '/manage/cloud-school': innerTitles.cloudMenus,
    '/manage/curriculum': innerTitles.curriculum,
    '/manage/site': innerTitles.site,
    '/manage/people/:id': innerTitles.person,
    '/manage/reports': innerTitles.reports,
    '/manage/audit': innerTitles.audit,
    '/manage/people/:id/data': innerTitles.personalData,
    '/account/data': innerTitles.personalData,
    '/account/keep': innerTitles.keepAccount,
  },
  ancestorsOf: (pathname) => [...studioPlaceOf(pathname), ...managePlaceOf(pathname)],
}
