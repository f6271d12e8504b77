import type { PLATFORM_RIGHT } from '#contract/release.ts'
import type { appUser } from '#server/db/schema/app-user.ts'
import type { SchoolKey } from '../content/types.ts'

/** A person as the seed writes them: what an administrator changes is as it begins. */
export type UserSeed = Omit<
  typeof appUser.$inferSelect,
  | 'id'
  | 'quotaGigabytes'
  | 'disabledAt'
  | 'eraseAt'
  | 'erasedAt'
  | 'mustChangePassword'
  | 'rowVersion'
  | 'namePinyin'
  | 'lexemes'
>

/** The one password of all demonstration accounts. */
export const DEMO_PASSWORD = 'Zhiyuan2026'

export const SCHOOLS: Readonly<Record<SchoolKey, string>> = {
  qinghe: '青禾实验学校',
  jiangcheng: '江城第一中学',
}

type RoleKey = 'teacher' | 'reviewer' | 'cloud' | 'newcomer'

export interface RoleSeed {
  readonly key: RoleKey
  readonly name: string
  readonly staysHome: boolean
  readonly schoolLibrary: boolean
  readonly paperComposition: boolean
  readonly menus: readonly {
    readonly name: string
    readonly items: readonly { readonly name: string; readonly code: string; readonly icon: string }[]
  }[]
}

const WORKBENCH = [
  { name: '校本资源', code: 'xbzy', icon: 'archive' },
  { name: '校本课程', code: 'xbkc', icon: 'video' },
]

export const ROLES: readonly RoleSeed[] = [
  {
    key: 'teacher',
    name: '教师',
    staysHome: true,
    schoolLibrary: true,
    paperComposition: true,
    menus: [{ name: '教师工作台', items: WORKBENCH }],
  },
  {
    key: 'reviewer',
    name: '教研组长',
    staysHome: true,
    schoolLibrary: true,
    paperComposition: true,
    menus: [{ name: '教研工作台', items: WORKBENCH }],
  },
  {
    key: 'cloud',
    name: '云校教师',
    staysHome: false,
    schoolLibrary: false,
    paperComposition: false,
    menus: [
      {
        name: '知源云校',
        items: [
          { name: '云校首页', code: 'yxsy', icon: 'home' },
          { name: '名师课堂', code: 'mskt', icon: 'video' },
          { name: '同步备课', code: 'tbbk', icon: 'reader' },
          { name: '资料中心', code: 'ljzk', icon: 'archive' },
        ],
      },
    ],
  },
  {
    key: 'newcomer',
    name: '新入职教师',
    staysHome: true,
    schoolLibrary: false,
    paperComposition: false,
    menus: [],
  },
]

export interface PersonaSeed {
  readonly key:
    | 'teacher'
    | 'reviewer'
    | 'cloudSchool'
    | 'emptyMenus'
    | 'noMenus'
    | 'noOrganisation'
    | 'secondReviewer'
    | 'schoolAdministrator'
    | 'platformAdministrator'
  /** What the account is there to show. */
  readonly purpose: string
  readonly mobile: string
  readonly name: string
  readonly title: string
  readonly role: RoleKey | null
  readonly schools: readonly {
    readonly school: SchoolKey
    readonly canVerify: boolean
    readonly canAdminister?: boolean
  }[]
  /** What the person may do for all schools; nothing where it is not said. */
  readonly platformRight?: keyof typeof PLATFORM_RIGHT
  /** Came last: those before keep the ids that they have. */
  readonly isLast?: boolean
}

/**
 * The personas of the wire contract, whose seventh is the visitor, a second reviewer (a queue is rarely one person's), and who
 * administers a school and all of them.
 */
export const PERSONAS: readonly PersonaSeed[] = [
  {
    key: 'teacher',
    purpose: '教师：两所学校，不能审核',
    mobile: '13900000001',
    name: '沈雨桐',
    title: '一级教师',
    role: 'teacher',
    schools: [
      { school: 'qinghe', canVerify: false },
      { school: 'jiangcheng', canVerify: false },
    ],
  },
  {
    key: 'reviewer',
    purpose: '审核员：可以审核青禾实验学校的资料',
    mobile: '13900000002',
    name: '顾明德',
    title: '高级教师',
    role: 'reviewer',
    schools: [{ school: 'qinghe', canVerify: true }],
  },
  {
    key: 'cloudSchool',
    purpose: '云校教师：登录后进入云学校',
    mobile: '13900000003',
    name: '罗云舒',
    title: '一级教师',
    role: 'cloud',
    schools: [{ school: 'jiangcheng', canVerify: false }],
  },
  {
    key: 'emptyMenus',
    purpose: '菜单为空的教师',
    mobile: '13900000004',
    name: '韩星野',
    title: '二级教师',
    role: 'newcomer',
    schools: [{ school: 'qinghe', canVerify: false }],
  },
  {
    key: 'noMenus',
    purpose: '没有角色的账号：不返回菜单',
    mobile: '13900000005',
    name: '白若溪',
    title: '二级教师',
    role: null,
    schools: [{ school: 'jiangcheng', canVerify: false }],
  },
  {
    key: 'noOrganisation',
    purpose: '没有学校的教师',
    mobile: '13900000006',
    name: '季安然',
    title: '一级教师',
    role: 'teacher',
    schools: [],
  },
  {
    key: 'secondReviewer',
    purpose: '另一位审核员：与审核员同校，可以同时审核；也审核全平台公开的申请',
    mobile: '13900000007',
    name: '闻书远',
    title: '高级教师',
    role: 'reviewer',
    schools: [{ school: 'qinghe', canVerify: true }],
    platformRight: 'reviewer',
  },
  {
    key: 'schoolAdministrator',
    purpose: '学校管理员：管理青禾实验学校的人员',
    mobile: '13900000008',
    name: '叶知秋',
    title: '一级教师',
    role: 'teacher',
    schools: [{ school: 'qinghe', canVerify: false, canAdminister: true }],
    isLast: true,
  },
  {
    key: 'platformAdministrator',
    purpose: '平台管理员：管理所有学校的人员',
    mobile: '13900000009',
    name: '程砚之',
    title: '高级教师',
    role: 'teacher',
    schools: [{ school: 'jiangcheng', canVerify: false }],
    platformRight: 'administrator',
    isLast: true,
  },
]

/** What a newcomer is shown on the console. */
export const demoAccounts = (): readonly { account: string; password: string; purpose: string }[] =>
  PERSONAS.map(({ mobile, purpose }) => ({ account: mobile, password: DEMO_PASSWORD, purpose }))
