import { describe, expect, it } from 'vitest'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import { axiosComments } from '#infrastructure/comment/comment.axios.ts'
import { axiosFavourite } from '#infrastructure/favourite/favourite.axios.ts'
import { axiosFavouriteFolder } from '#infrastructure/favourite/favourite-folder.axios.ts'
import type { Http } from '#infrastructure/http/http.ts'
import { axiosLearningRecord } from '#infrastructure/learning/learning-record.axios.ts'
import { axiosUserAction } from '#infrastructure/learning/user-action.axios.ts'
import { axiosOwnFiles } from '#infrastructure/private-file/own-file.axios.ts'
import { axiosShare } from '#infrastructure/private-file/share.axios.ts'
import { axiosReview } from '#infrastructure/review/review.axios.ts'
import { canned, noAbort, ok } from './canned.ts'

const COURSE = { id: 7, type: CONTENT_TYPE.recorded }
const PLACE = { stageId: 0, subjectId: 0, versionId: 0, bookId: 0, chapterId: 0 }
const CHOSEN = { folderIds: [4], fileIds: [5, 6] }
const MOMENT = {
  courseId: 7,
  courseType: CONTENT_TYPE.recorded,
  chapterId: 2,
  sectionId: 3,
  position: 50,
  duration: 100,
  progress: 92,
  playId: 'a',
  begins: false,
  at: Date.UTC(2026, 8, 3),
}
const SENT = {
  place: { userId: 1, content: COURSE, parentId: 0 },
  draft: {
    text: { html: '<p>好课</p>', length: 2, pictures: 0 },
    score: 4,
    clientId: 'comment-1',
    tried: false,
  },
}

/** Every agreed call that writes and whose outcome is known from what was sent. */
const WRITES: readonly [
  name: string,
  write: (http: Http) => Promise<Result<unknown, Failure>>,
  value: unknown,
][] = [
  [
    'editrecords',
    (http) => axiosLearningRecord(http).record(MOMENT, noAbort()),
    { position: 50, progress: 92, finished: true, updatedAt: '2026-09-03T00:00:00.000Z' },
  ],
  [
    'addUserAction',
    (http) => axiosUserAction(http).record({ kind: 'view', content: COURSE }, noAbort()),
    true,
  ],
  [
    'addfavorite',
    (http) => axiosFavourite(http).keep(COURSE, 9, noAbort()),
    expect.objectContaining({ contentId: 7, type: COURSE.type, folderId: 9 }),
  ],
  [
    'editfavorite of a content',
    (http) => axiosFavourite(http).move(12, { folderId: 9, place: 1 }, noAbort()),
    expect.objectContaining({ id: 12, folderId: 9 }),
  ],
  [
    'deletefavorite',
    (http) => axiosFavourite(http).forget({ contentId: 7, type: COURSE.type, favouriteId: 0 }, noAbort()),
    true,
  ],
  [
    'addfavorite of a folder',
    (http) => axiosFavouriteFolder(http).create('备课', 1, noAbort()),
    expect.objectContaining({ name: '备课', parentId: 1 }),
  ],
  [
    'editfavorite of a folder',
    (http) => axiosFavouriteFolder(http).rename(8, '教研', noAbort()),
    expect.objectContaining({ id: 8, name: '教研' }),
  ],
  ['AddOrUpdatePirvateFileDirectory', (http) => axiosOwnFiles(http).renameFolder(4, '备课', noAbort()), true],
  [
    'AddOrUpdatePrivateFileContentAsync',
    (http) => axiosOwnFiles(http).renameFile(5, '教案', noAbort()),
    true,
  ],
  ['DeletePrivateFileDirectory', (http) => axiosOwnFiles(http).remove(CHOSEN, noAbort()), 3],
  [
    'ShareFileToSchoolAsync',
    (http) =>
      axiosShare(http).share(
        { organisationId: 1, place: PLACE, tagId: 1, fileIds: [5, 6], note: '' },
        noAbort(),
      ),
    { sharedIds: [5, 6], failed: [] },
  ],
  [
    'VerifyUserShare',
    (http) =>
      axiosReview(http).decide(
        {
          organisationId: 1,
          requests: [{ id: 3, version: 2 }],
          verdict: { kind: 'reject', reason: 'poor', words: '' },
        },
        noAbort(),
      ),
    { done: [{ id: 3, version: 2 }], failed: [] },
  ],
  [
    'addcomments',
    (http) => axiosComments(http).add(SENT, noAbort()),
    expect.objectContaining({ html: '<p>好课</p>', score: 4, mine: true, state: 'shown' }),
  ],
]

/** R-wire-2: a mutation answers true, an id or an object, and is a success with any of them. */
describe.each(WRITES)('%s', (_, write, value) => {
  it.each([true, 31, {}, { Anything: 1 }, 'done'])('is done when Data is %j', async (data) => {
    expect(await write(canned(ok(data)).http)).toEqual({ ok: true, value })
  })

  it('is refused without Data, and by any other Code', async () => {
    expect(await write(canned({ Code: 200, Data: null, Message: '未完成' }).http)).toEqual({
      ok: false,
      failure: { kind: 'rejected', reason: 'refused', message: '未完成' },
    })
    expect(await write(canned({ Code: 409, Data: true, Message: '重名' }).http)).toEqual({
      ok: false,
      failure: { kind: 'rejected', reason: 'conflict', message: '重名' },
    })
  })
})

describe('the id of what was made', () => {
  it('is the Data that is one, and 0 where none is told', async () => {
    const create = (data: unknown) => axiosOwnFiles(canned(ok(data)).http).createFolder('备课', 0, noAbort())
    expect(await create(31)).toEqual({ ok: true, value: 31 })
    expect(await create({ Id: 32 })).toEqual({ ok: true, value: 32 })
    expect(await create(true)).toEqual({ ok: true, value: 0 })
    const kept = await axiosFavourite(canned(ok(31)).http).keep(COURSE, null, noAbort())
    expect(kept.ok && [kept.value.id, kept.value.folderId]).toEqual([31, 0])
  })
})
