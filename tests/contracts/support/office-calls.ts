import { newAnnouncement } from '#domain/announcement/managed-announcement.ts'
import { newCloudMenu } from '#domain/frame/cloud-menu.ts'
import { NEW_BANNER } from '#domain/frame/managed-banner.ts'
import { NO_SITE_NAMES } from '#domain/frame/site-settings.ts'
import { EVERYBODY } from '#domain/people/person.ts'
import { NEW_ROLE } from '#domain/people/role.ts'
import { ALL_SCHOOLS } from '#domain/people/school.ts'
import { A_BEGINNING, A_CHOICE, A_PERSON, A_ROSTER, SEEN } from './asked-of-ports.ts'
import type { AskingPorts } from './asking-ports.ts'

const A_NOTICE = newAnnouncement({ platform: true, schools: [] }, 0)

const SITE = {
  rowVersion: 0,
  names: NO_SITE_NAMES,
  limits: { sessionCount: 20, auditDays: 1095, commentDays: 30, noticeDays: 365, jobDays: 30 },
  factorFor: 'nobody' as const,
}

type Asked = (ports: AskingPorts, signal: AbortSignal) => Promise<unknown>

/** Each call of administrators, with something to ask. */
export const OFFICE_CALLS = {
  'people.managed': ({ people }, signal) => people.managed(signal),
  'people.people': ({ people }, signal) => people.people(EVERYBODY, signal),
  'people.person': ({ people }, signal) => people.person(1, signal),
  'people.save': ({ people }, signal) => people.save({ ...SEEN, form: A_PERSON }, signal),
  'people.setAccess': ({ people }, signal) => people.setAccess({ ...SEEN, disabled: true }, signal),
  'people.resetPassword': ({ people }, signal) => people.resetPassword(SEEN, signal),
  'people.removeSecondFactor': ({ people }, signal) => people.removeSecondFactor(SEEN, signal),
  'people.add': ({ people }, signal) => people.add(A_PERSON, signal),
  'firstStart.check': ({ firstStart }, signal) => firstStart.check('', signal),
  'firstStart.begin': ({ firstStart }, signal) => firstStart.begin(A_BEGINNING, signal),
  'firstStart.steps': ({ firstStart }, signal) => firstStart.steps(signal),
  'firstStart.skip': ({ firstStart }, signal) => firstStart.skip({ step: 'course', skipped: true }, signal),
  'roles.roles': ({ roles }, signal) => roles.roles(signal),
  'roles.save': ({ roles }, signal) => roles.save({ ...NEW_ROLE, name: '教务员' }, signal),
  'roles.remove': ({ roles }, signal) => roles.remove({ id: 1, rowVersion: 1, holders: 0, into: 2 }, signal),
  'roster.open': ({ roster }, signal) => roster.open(signal),
  'roster.compare': ({ roster }, signal) => roster.compare(A_ROSTER, signal),
  'roster.entries': ({ roster }, signal) => roster.entries({ id: 1, kind: 'added', page: 1 }, signal),
  'roster.choose': ({ roster }, signal) => roster.choose(A_CHOICE, signal),
  'roster.apply': ({ roster }, signal) => roster.apply(1, signal),
  'roster.report': ({ roster }, signal) => roster.report(1, signal),
  'roster.close': ({ roster }, signal) => roster.close(1, signal),
  'schools.schools': ({ schools }, signal) => schools.schools(ALL_SCHOOLS, signal),
  'schools.add': ({ schools }, signal) => schools.add('晨光小学', signal),
  'schools.rename': ({ schools }, signal) => schools.rename({ id: 1, seen: '', name: '晨光' }, signal),
  'schools.setClosed': ({ schools }, signal) => schools.setClosed({ id: 1, closed: true }, signal),
  'schools.setQuota': ({ schools }, signal) => schools.setQuota({ id: 1, seen: 0, quota: 30 }, signal),
  'schools.weigh': ({ schools }, signal) => schools.weigh({ id: 1, into: 2 }, signal),
  'schools.merge': ({ schools }, signal) => schools.merge({ id: 1, into: 2 }, signal),
  'personalData.read': ({ personalData }, signal) => personalData.read(0, signal),
  'personalData.export': ({ personalData }, signal) => personalData.export(0, signal),
  'personalData.address': ({ personalData }, signal) => personalData.address(0, signal),
  'personalData.erase': ({ personalData }, signal) =>
    personalData.erase({ userId: 0, password: 'not this one' }, signal),
  'personalData.keep': ({ personalData }, signal) => personalData.keep(1, signal),
  'personalData.keepOwn': ({ personalData }, signal) =>
    personalData.keepOwn({ account: '1', password: '1', code: '' }, 'device', signal),
  'frameBanners.banners': ({ frameBanners }, signal) => frameBanners.banners(signal),
  'frameBanners.save': ({ frameBanners }, signal) =>
    frameBanners.save({ ...NEW_BANNER, title: '开学季', pictures: null }, signal),
  'frameBanners.remove': ({ frameBanners }, signal) => frameBanners.remove({ id: 1, rowVersion: 1 }, signal),
  'frameBanners.order': ({ frameBanners }, signal) => frameBanners.order([1], signal),
  'curriculumAdmin.tree': ({ curriculumAdmin }, signal) =>
    curriculumAdmin.tree({ kind: 'stages', subjectId: 0 }, signal),
  'curriculumAdmin.act': ({ curriculumAdmin }, signal) =>
    curriculumAdmin.act({ kind: 'remove', id: 1, rowVersion: 1 }, signal),
  'cloudMenus.menus': ({ cloudMenus }, signal) => cloudMenus.menus(1, signal),
  'cloudMenus.save': ({ cloudMenus }, signal) =>
    cloudMenus.save({ ...newCloudMenu(1), name: '新生入学', parts: ['notices'] }, signal),
  'cloudMenus.remove': ({ cloudMenus }, signal) =>
    cloudMenus.remove({ organisationId: 1, id: 1, rowVersion: 1, files: 0, into: 0 }, signal),
  'cloudMenus.order': ({ cloudMenus }, signal) =>
    cloudMenus.order({ organisationId: 1, ids: [], seen: [] }, signal),
  'frameWords.words': ({ frameWords }, signal) => frameWords.words('tags', signal),
  'frameWords.act': ({ frameWords }, signal) =>
    frameWords.act('hotTerms', { kind: 'remove', id: 1, rowVersion: 1, intoId: 0 }, signal),
  'siteSettings.read': ({ siteSettings }, signal) => siteSettings.read(signal),
  'siteSettings.save': ({ siteSettings }, signal) => siteSettings.save(SITE, signal),
  'announcements.unread': ({ announcements }, signal) => announcements.unread(signal),
  'announcements.announcements': ({ announcements }, signal) => announcements.announcements(1, signal),
  'announcements.read': ({ announcements }, signal) => announcements.read([1], signal),
  'announcementAdmin.announcements': ({ announcementAdmin }, signal) =>
    announcementAdmin.announcements(1, signal),
  'announcementAdmin.save': ({ announcementAdmin }, signal) =>
    announcementAdmin.save({ form: { ...A_NOTICE, title: '开学' }, publish: true }, signal),
  'announcementAdmin.withdraw': ({ announcementAdmin }, signal) =>
    announcementAdmin.withdraw({ id: 1, rowVersion: 1 }, signal),
  'announcementAdmin.remove': ({ announcementAdmin }, signal) =>
    announcementAdmin.remove({ id: 1, rowVersion: 1 }, signal),
  'announcementAdmin.readers': ({ announcementAdmin }, signal) =>
    announcementAdmin.readers({ noticeId: 1, read: true, page: 1 }, signal),
} satisfies Readonly<Record<string, Asked>>
