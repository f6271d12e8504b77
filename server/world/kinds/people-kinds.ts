import * as z from 'zod/mini'
import { PLATFORM_RIGHT } from '#contract/release.ts'
import { appUser } from '../../db/schema/app-user.ts'
import { membership } from '../../db/schema/membership.ts'
import { organisation, parkedMembership, schoolFormerName } from '../../db/schema/organisation.ts'
import { role, roleMenu, roleMenuItem } from '../../db/schema/role.ts'
import {
  amount,
  as,
  type Field,
  flag,
  moment,
  name,
  orNull,
  picture,
  ref,
  text,
  word,
} from '../world-field.ts'
import type { Kind, Part } from '../world-kind.ts'

/** Room for own files; nothing for the usual. */
const quotaGigabytes = orNull(amount(0, 1_000_000))

const SCHOOL = /(^|&)orgId=([^&]*)/

/** The query of a menu's address, whose school is named by its key. */
const parameter: Field = {
  schema: z.string().check(z.maxLength(300)),
  usual: '',
  out: (value, { keyOf }) =>
    (value as string).replace(SCHOOL, (_, before: string, id: string) =>
      /^\d+$/.test(id) ? `${before}orgId=${encodeURIComponent(keyOf('school', Number(id)))}` : before,
    ),
  in: (value, { idOf }) =>
    (value as string).replace(
      SCHOOL,
      (_, before: string, key: string) => `${before}orgId=${idOf('school', decodeURIComponent(key))}`,
    ),
}

export const schools: Kind = {
  kind: 'school',
  file: 'schools',
  title: '学校',
  table: organisation,
  natural: ['name'],
  fields: { name: name(100), closedAt: orNull(moment()), quotaGigabytes },
  parts: {
    formerNames: {
      table: schoolFormerName,
      parent: 'organisationId',
      order: ['id'],
      fields: { name: name(100) },
      most: 100,
    },
  },
  examples: [{ key: 'school-1', name: '江城第一中学' }],
}

export const roles: Kind = {
  kind: 'role',
  file: 'roles',
  title: '角色',
  table: role,
  natural: ['name'],
  fields: {
    name: name(50),
    staysHome: flag(),
    schoolLibrary: flag(),
    paperComposition: flag(),
  },
  parts: {
    menus: {
      table: roleMenu,
      parent: 'roleId',
      order: ['sort', 'id'],
      fields: { name: name(50) },
      most: 50,
      parts: {
        items: {
          table: roleMenuItem,
          parent: 'menuId',
          order: ['sort', 'id'],
          fields: { name: name(50), parameter, icon: text(50, '') },
          most: 50,
        },
      },
    },
  },
  examples: [
    {
      key: 'teacher',
      name: '教师',
      staysHome: true,
      schoolLibrary: true,
      paperComposition: true,
      menus: [{ name: '教师工作台', items: [{ name: '校本资源', parameter: 'code=xbzy', icon: 'archive' }] }],
    },
  ],
}

const member = (table: Part['table']): Part => ({
  table,
  parent: 'userId',
  order: ['sort', 'organisationId'],
  fields: { school: as('organisationId', ref('school')), canVerify: flag(), canAdminister: flag() },
  most: 200,
})

export const people: Kind = {
  kind: 'person',
  file: 'people',
  title: '人员',
  table: appUser,
  natural: ['mobile'],
  keepsOwn: true,
  fields: {
    name: name(30),
    mobile: orNull({
      schema: z.string().check(z.regex(/^1\d{10}$/)),
      out: (value) => value,
      in: (value) => value,
    }),
    title: text(50, ''),
    avatar: as('avatarUrl', picture()),
    role: as('roleId', orNull(ref('role'))),
    platformRight: word(PLATFORM_RIGHT, 'none'),
    disabledAt: orNull(moment()),
    eraseAt: orNull(moment()),
    erasedAt: orNull(moment()),
    quotaGigabytes,
  },
  parts: { schools: member(membership), parkedSchools: member(parkedMembership) },
  examples: [
    {
      key: 'person-1',
      name: '沈雨桐',
      mobile: '13800000001',
      title: '一级教师',
      role: 'teacher',
      schools: [{ school: 'school-1', canVerify: true }],
    },
  ],
}
