import type { PlatformRight } from '#domain/people/person.ts'
import type { PersonField } from '#domain/people/person-form.ts'

/** What is written of a person, by name, on the pages of people and in the log of what was done. */
export const personFields: Readonly<Record<PersonField, string>> = {
  name: '姓名',
  title: '职称',
  roleId: '角色',
  platformRight: '平台权限',
  quota: '单独的资料库空间（GB）',
  schools: '学校和权限',
}

export const platformRights: Readonly<Record<PlatformRight, string>> = {
  none: '没有',
  reviewer: '审核全平台公开的内容',
  administrator: '管理所有学校',
}
