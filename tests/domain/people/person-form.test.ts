import { expect, it } from 'vitest'
import { UNREADABLE } from '#domain/kernel/typed-number.ts'
import { newPersonFault, newPersonForm, trimmedNewPerson } from '#domain/people/new-person.ts'
import type { Managed } from '#domain/people/person.ts'
import {
  differencesOf,
  formOf,
  MAX_QUOTA,
  mergedForm,
  personFault,
  trimmedForm,
  yielding,
} from '#domain/people/person-form.ts'
import { aPerson } from '#tests/support/persons.ts'

const QINGHE = { id: 1, name: '青禾实验学校', review: false, administer: false }
const JIANGCHENG = { id: 2, name: '江城第一中学', review: false, administer: false }
const BEFORE = formOf(aPerson({ schools: [QINGHE] }))

it('forms differ by their fields, and schools by their rights and not by their order', () => {
  expect(differencesOf(BEFORE, { ...BEFORE, name: '别人', roleId: 3 })).toEqual(['name', 'roleId'])
  const both = { ...BEFORE, schools: [QINGHE, JIANGCHENG] }
  expect(differencesOf(both, { ...BEFORE, schools: [JIANGCHENG, QINGHE] })).toEqual([])
  expect(differencesOf(both, { ...BEFORE, schools: [QINGHE, { ...JIANGCHENG, review: true }] })).toEqual([
    'schools',
  ])
  expect(differencesOf(both, BEFORE)).toEqual(['schools'])
  expect(trimmedForm({ ...BEFORE, name: ' 沈雨桐 ', title: ' ' })).toMatchObject({
    name: '沈雨桐',
    title: '',
  })
})

it('what was typed stays beside what somebody else changed; what both changed is contested', () => {
  const mine = { ...BEFORE, name: '沈雨彤', title: '高级教师' }
  const theirs = { ...BEFORE, name: '沈雨童', roleId: 4 }
  const merged = mergedForm(mine, BEFORE, theirs)
  expect(merged).toEqual({
    form: { ...BEFORE, name: '沈雨彤', title: '高级教师', roleId: 4 },
    contested: ['name'],
  })
  expect(yielding(merged.form, theirs, merged.contested).name).toBe('沈雨童')
  expect(mergedForm(mine, BEFORE, { ...mine })).toEqual({ form: mine, contested: [] })
})

it('a new person has a number, a name and, of a school’s administrator, a school', () => {
  const school: Managed = { platform: false, schools: [{ id: 1, name: QINGHE.name }], roles: [] }
  const platform: Managed = { ...school, platform: true, schools: [QINGHE, JIANGCHENG] }
  const form = { ...newPersonForm(school), account: ' 137 0000-0001', name: ' 新来的 ' }
  expect(form.schools).toEqual([QINGHE])
  expect(trimmedNewPerson(form)).toMatchObject({ account: '13700000001', name: '新来的' })
  expect(newPersonFault(form, school)).toBeNull()
  expect(newPersonFault({ ...form, account: '12345' }, school)).toBe('account')
  expect(newPersonFault({ ...form, name: ' ' }, school)).toBe('name')
  expect(newPersonFault({ ...form, schools: [] }, school)).toBe('schools')
  expect(newPersonForm(platform).schools).toEqual([])
  expect(newPersonFault({ ...form, schools: [] }, platform)).toBeNull()
})

it.each([
  [20, null],
  [0, null],
  [MAX_QUOTA, null],
  [1.5, 'quota'],
  [MAX_QUOTA + 1, 'quota'],
  [UNREADABLE, 'quota'],
])('room of %d GB is refused for %s', (quota, fault) => {
  expect(personFault({ ...BEFORE, quota })).toBe(fault)
  expect(personFault({ ...BEFORE, quota, name: ' ' })).toBe('name')
})
