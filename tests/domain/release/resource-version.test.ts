import { expect, it } from 'vitest'
import {
  changedIn,
  differencesOf,
  formOf,
  isResourceComplete,
  needsReview,
  type ResourceField,
  type ResourceForm,
  revisionOf,
} from '#domain/release/resource-version.ts'
import { anEditedResource, aResourceVersion } from '#tests/support/resource-versions.ts'

const current = aResourceVersion()
const form = formOf(current)
const file = { id: 8, name: '新讲义.pdf' }

it.each<[Partial<ResourceForm>, readonly ResourceField[], boolean]>([
  [{}, [], false],
  [{ name: ' 浮力讲义 ', remark: '只有说明' }, [], false],
  [{ place: { ...form.place, bookId: 4 }, kindId: 2 }, ['place', 'kind'], false],
  [{ name: '新标题', kindId: 2 }, ['name', 'kind'], true],
  [{ summary: '改' }, ['summary'], true],
  [{ introduction: '改' }, ['introduction'], true],
  [{ file }, ['file'], true],
  [{ cover: { kind: 'picture', file } }, ['cover'], true],
  // It is drawn already.
  [{ cover: { kind: 'drawn' } }, [], false],
])('what %o changes, and whether it is reviewed', (change, changed, reviewed) => {
  expect(changedIn(current, { ...form, ...change })).toEqual(changed)
  expect(needsReview(changedIn(current, { ...form, ...change }))).toBe(reviewed)
})

it('two versions differ in what they say, not in how the addresses of their pictures are signed', () => {
  const one = aResourceVersion({ coverUrl: '/files/3?sign=a' })
  expect(differencesOf(one, aResourceVersion({ coverUrl: '/files/3?sign=b' }))).toEqual([])
  expect(differencesOf(one, current)).toEqual(['cover'])
  const other = aResourceVersion({
    name: '别的',
    summary: '别的',
    introduction: '别的',
    file: null,
    place: { ...current.place, stageId: 3 },
    kind: { id: 0, name: '' },
  })
  expect(differencesOf(current, other)).toEqual(['name', 'summary', 'introduction', 'file', 'place', 'kind'])
})

it('a knowledge point and a grade go with the subject and the book they were said for', () => {
  const resource = anEditedResource()
  const moved = { ...form, place: { ...form.place, subjectId: 5, bookId: 6 } }
  expect(revisionOf(resource, form)).toMatchObject({ knowId: 7, gradeId: 8 })
  expect(revisionOf(resource, moved)).toMatchObject({ knowId: 0, gradeId: 0 })
  expect(isResourceComplete({ ...form, name: '' })).toBe(false)
})
