import type { CurrentUser, RoleMenu, UserRights } from '#domain/session/current-user.ts'

/** One password for all demo accounts, the same as in the seed of the reference server. */
export const DEMO_PASSWORD = 'Zhiyuan2026'

const QINGHE = { id: 1, name: '青禾实验学校' }
const JIANGCHENG = { id: 2, name: '江城第一中学' }

const RIGHTS: UserRights = { staysHome: true, schoolLibrary: true, paperComposition: true, review: false }

const MENU: RoleMenu = {
  id: 1,
  name: '云校空间',
  items: [
    { id: 11, name: '教研空间', parameter: 'code=jyk&orgId=1' },
    { id: 12, name: '校本课程', parameter: 'code=xbkc&orgId=1' },
  ],
}

const person = (
  number: number,
  name: string,
  change: Partial<Omit<CurrentUser, 'id' | 'account' | 'name'>> = {},
): CurrentUser => ({
  id: number,
  name,
  account: `1390000000${number}`,
  avatarUrl: '',
  organisations: [QINGHE],
  roleMenus: [MENU],
  rights: RIGHTS,
  ...change,
})

/** The demo accounts 13900000001 to 13900000006; the seventh persona is the visitor, who has none. */
export const PEOPLE: readonly CurrentUser[] = [
  person(1, '李文静', { organisations: [QINGHE, JIANGCHENG] }),
  person(2, '周建国', { rights: { ...RIGHTS, review: true } }),
  person(3, '陈晓岚', {
    organisations: [JIANGCHENG],
    roleMenus: [
      {
        id: 2,
        name: '云校用户',
        items: [
          { id: 21, name: '江城云课堂', parameter: 'code=jcykt&orgId=2' },
          { id: 22, name: '理科云空间', parameter: 'code=ljzk&orgId=2' },
        ],
      },
    ],
    rights: { ...RIGHTS, staysHome: false, paperComposition: false },
  }),
  person(4, '吴海燕', { roleMenus: [] }),
  person(5, '郑志强', { roleMenus: 'absent' }),
  person(6, '孙玉梅', { organisations: [], rights: { ...RIGHTS, schoolLibrary: false } }),
]
