import { expect, it } from 'vitest'
import { renewResourceFile } from '#application/catalogue/renew-resource-file.ts'
import { renewCourseFile } from '#application/course/renew-course-file.ts'
import { renewOwnFile } from '#application/private-file/renew-own-file.ts'
import { renewVersionFile } from '#application/release/renew-version-file.ts'
import { renewRequestFile } from '#application/review/renew-request-file.ts'
import { renewCloudFile } from '#application/school-file/renew-cloud-file.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, success } from '#domain/kernel/result.ts'
import { ALL_OWN_FILES } from '#domain/private-file/own-file-query.ts'
import type { CloudSchool } from '#domain/school-file/cloud-school.ts'
import { aFile } from '#tests/support/a-file.ts'
import { aCourse, aSection } from '#tests/support/courses.ts'
import { anEditedResource, aResourceVersion, aVersionToReview } from '#tests/support/resource-versions.ts'
import { aRequest } from '#tests/support/reviews.ts'

const { signal } = new AbortController()
const [one, two, none] = [aFile({ id: 1 }), aFile({ id: 2 }), success(null)]
const withdrawn = failed<Failure>({ kind: 'rejected', reason: 'withdrawn', message: '已下架' })

it('the file of a resource, and of a request, is asked for with it', async () => {
  expect(await renewResourceFile({ file: async (id) => success(aFile({ id })) })(2)(signal)).toEqual(
    success(two),
  )
  const request = async () => success(aRequest({ file: one }))
  expect(await renewRequestFile({ request })(7)(signal)).toEqual(success(one))
  expect(await renewRequestFile({ request: async () => withdrawn })(7)(signal)).toEqual(withdrawn)
})

it('a file of a course goes with it, or is one of its sections', async () => {
  const sections = [aSection(1), aSection(2, { kind: 'file', file: { ...two, resourceId: 0 } })]
  const attachments = [{ ...one, resourceId: 3 }]
  const renew = renewCourseFile({ course: async () => success(aCourse(sections, { attachments })) })
  const course = { id: 9, type: 1 } as const
  expect(await renew(course, 1)(signal)).toMatchObject(success(one))
  expect(await renew(course, 2)(signal)).toMatchObject(success(two))
  expect(await renew(course, 3)(signal)).toEqual(none)
  expect(await renewCourseFile({ course: async () => withdrawn })(course, 1)(signal)).toEqual(withdrawn)
})

it('one of one’s own files is found in its list, also past the last page of it', async () => {
  const own = { ...one, directoryId: 0, shares: [], trashUntil: '', pathName: '' }
  const renew = renewOwnFile({
    view: async ({ page }) =>
      success({
        path: [],
        folders: [],
        files: { index: page, size: 20, total: 21, items: page === 2 ? [own] : [] },
        usedBytes: 0,
        quotaBytes: 0,
      }),
  })
  expect(await renew({ ...ALL_OWN_FILES, page: 9 }, 1)(signal)).toMatchObject(success(one))
  expect(await renew({ ...ALL_OWN_FILES, page: 2 }, 2)(signal)).toEqual(none)
  expect(await renewOwnFile({ view: async () => withdrawn })(ALL_OWN_FILES, 1)(signal)).toEqual(withdrawn)
})

it('a file of a menu item is found in what it shows', async () => {
  const school: CloudSchool = {
    parts: [],
    ownFiles: [one, two],
    notices: [],
    files: [],
    courses: [],
    lives: [],
    counts: { notices: 0, files: 0, courses: 0, lives: 0 },
  }
  const asked = { organisationId: 1, code: 'x' }
  const renew = renewCloudFile({ school: async () => success(school) })
  expect(await renew(asked, 2)(signal)).toEqual(success(two))
  expect(await renew(asked, 3)(signal)).toEqual(none)
  expect(await renewCloudFile({ school: async () => withdrawn })(asked, 2)(signal)).toEqual(withdrawn)
})

it('the file of a version is found where the version is shown', async () => {
  const item = aVersionToReview({
    old: aResourceVersion({ file: one }),
    new: aResourceVersion({ file: two }),
  })
  const resource = anEditedResource({ current: item.old, versions: [item.new] })
  const renew = renewVersionFile({
    resource: async () => success(resource),
    waiting: async ({ page }) =>
      success({ index: page, size: 20, total: 1, items: page === 1 ? [item] : [] }),
  })
  const queue = { organisationId: 1, page: 4 }
  expect(await renew({ resourceId: 9 }, 1)(signal)).toEqual(success(one))
  expect(await renew({ resourceId: 9 }, 2)(signal)).toEqual(success(two))
  expect(await renew({ queue }, 2)(signal)).toEqual(success(two))
  expect(await renew({ queue }, 3)(signal)).toEqual(none)
  const away = renewVersionFile({ resource: async () => withdrawn, waiting: async () => withdrawn })
  expect([await away({ queue }, 1)(signal), await away({ resourceId: 9 }, 1)(signal)]).toEqual([
    withdrawn,
    withdrawn,
  ])
})
