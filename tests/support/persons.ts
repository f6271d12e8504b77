import type { Managed, Person } from '#domain/people/person.ts'

/** A person as the administrator of their only school sees them. */
export const aPerson = (change: Partial<Person> = {}): Person => ({
  id: 4,
  rowVersion: 1,
  name: '沈雨桐',
  account: '13900000004',
  title: '一级教师',
  roleId: 1,
  platformRight: 'none',
  quota: 0,
  space: { used: 0, quota: 20 * 1024 ** 3 },
  disabled: false,
  firstPassword: false,
  secondFactor: false,
  schools: [{ id: 1, name: '青禾实验学校', review: false, administer: false }],
  elsewhere: false,
  self: false,
  can: { edit: true, disable: true, reset: true },
  devices: 1,
  seenAt: '',
  ...change,
})

/** What the administrator of one school administers. */
export const MANAGED: Managed = {
  platform: false,
  schools: [{ id: 1, name: '青禾实验学校' }],
  roles: [
    { id: 1, name: '教师', staysHome: true, schoolLibrary: true, paperComposition: true, menus: [] },
    { id: 4, name: '新入职教师', staysHome: true, schoolLibrary: false, paperComposition: false, menus: [] },
  ],
}
