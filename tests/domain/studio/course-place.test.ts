import { expect, it } from 'vitest'
import { NO_PLACE } from '#domain/school-file/school-place.ts'
import { coursePlaceOf, schoolPlaceOf } from '#domain/studio/course-place.ts'

const PLACE = { ...NO_PLACE, stageId: 2, subjectId: 20 }

it('a knowledge point stays with its subject', () => {
  const before = { ...PLACE, knowId: 5 }
  expect(schoolPlaceOf(before)).toEqual(PLACE)
  expect(coursePlaceOf(before, { ...PLACE, versionId: 7 })).toEqual({ ...PLACE, versionId: 7, knowId: 5 })
  expect(coursePlaceOf(before, { ...PLACE, subjectId: 21 })).toEqual({ ...PLACE, subjectId: 21, knowId: 0 })
})
