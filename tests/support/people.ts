import type { CurrentUser } from '#domain/session/current-user.ts'

/** A teacher of two schools who may not review; every field can be replaced. */
export const aUser = (change: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 7,
  name: '李文静',
  account: '13900000001',
  title: '一级教师',
  avatarUrl: '',
  organisations: [
    { id: 1, name: '青禾实验学校' },
    { id: 2, name: '江城第一中学' },
  ],
  roleMenus: [
    {
      id: 1,
      name: '教师',
      items: [
        { id: 11, name: '理科空间', parameter: 'code=science&orgId=1' },
        { id: 12, name: '文科空间', parameter: 'code=arts&orgId=1' },
      ],
    },
  ],
  rights: { staysHome: true, schoolLibrary: true, paperComposition: true, review: false },
  ...change,
})
