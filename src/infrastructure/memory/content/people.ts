import type { CurrentUser, RoleMenu, UserRights } from '#domain/session/current-user.ts'
import type { Organisation } from '#domain/session/organisation.ts'

/** One password for all demo accounts, the same as in the seed of the reference server. */
export const DEMO_PASSWORD = 'Zhiyuan2026'

const QINGHE: Organisation = { id: 1, name: '青禾实验学校' }
const JIANGCHENG: Organisation = { id: 2, name: '江城第一中学' }

const menu = (id: number, name: string, org: number, items: Readonly<Record<string, string>>): RoleMenu => ({
  id,
  name,
  items: Object.entries(items).map(([item, code], index) => ({
    id: id * 10 + index,
    name: item,
    parameter: `code=${code}&orgId=${org}`,
  })),
})

const TEACHER: UserRights = { staysHome: true, schoolLibrary: true, paperComposition: true, review: false }
const NO_EXTRAS: UserRights = { ...TEACHER, schoolLibrary: false, paperComposition: false }

const WORKBENCH = { 校本资源: 'xbzy', 校本课程: 'xbkc' }
const CLOUD = { 云校首页: 'yxsy', 名师课堂: 'mskt', 同步备课: 'tbbk', 资料中心: 'ljzk' }

const person = (
  id: number,
  name: string,
  organisations: readonly Organisation[],
  roleMenus: CurrentUser['roleMenus'],
  rights: UserRights,
): CurrentUser => ({
  id,
  name,
  account: `1390000000${id}`,
  title: rights.review ? '高级教师' : '一级教师',
  avatarUrl: '',
  organisations,
  roleMenus,
  rights,
})

/** The demo accounts 13900000001 to 13900000007, who learn, teach and review. */
export const PEOPLE: readonly CurrentUser[] = [
  person(1, '沈雨桐', [QINGHE, JIANGCHENG], [menu(1, '教师工作台', 1, WORKBENCH)], TEACHER),
  person(2, '顾明德', [QINGHE], [menu(2, '教研工作台', 1, WORKBENCH)], { ...TEACHER, review: true }),
  person(3, '罗云舒', [JIANGCHENG], [menu(3, '知源云校', 2, CLOUD)], { ...NO_EXTRAS, staysHome: false }),
  person(4, '韩星野', [QINGHE], [], NO_EXTRAS),
  person(5, '白若溪', [JIANGCHENG], 'absent', { ...NO_EXTRAS, staysHome: false }),
  person(6, '季安然', [], [menu(1, '教师工作台', 0, WORKBENCH)], TEACHER),
  person(7, '闻书远', [QINGHE], [menu(2, '教研工作台', 1, WORKBENCH)], {
    ...TEACHER,
    review: true,
    platformReview: true,
  }),
]

/** All demo accounts: those and 13900000008 and 13900000009, who administer people; a visitor has none. */
export const ACCOUNTS: readonly CurrentUser[] = [
  ...PEOPLE,
  person(8, '叶知秋', [QINGHE], [menu(1, '教师工作台', 1, WORKBENCH)], { ...TEACHER, manage: true }),
  person(9, '程砚之', [JIANGCHENG], [menu(1, '教师工作台', 1, WORKBENCH)], {
    ...TEACHER,
    platformReview: true,
    manage: true,
    manageAll: true,
  }),
]
