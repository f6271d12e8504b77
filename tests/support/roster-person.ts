import type { RosterPerson } from '#server/import/roster.ts'

export const person: RosterPerson = {
  sheet: '',
  line: 2,
  name: '林晓',
  mobile: '13800000001',
  school: '一小',
  title: '',
  role: '教师',
  canVerify: false,
  saysRole: false,
}
