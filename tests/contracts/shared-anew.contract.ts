import { expect, it } from 'vitest'
import { ALL_OWN_FILES } from '#domain/private-file/own-file-query.ts'
import type { SeenRequest } from '#domain/review/share-request.ts'
import { AS_ASKED, type Verdict } from '#domain/review/verdict.ts'
import { NO_PLACE } from '#domain/school-file/school-place.ts'
import { aFilm, wantedOf } from './support/a-film.ts'
import { enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const SCHOOL = 1
const TEACHER = '13900000001'
const REVIEWER = '13900000002'
const APPROVAL: Verdict = { kind: 'approve', correction: AS_ASKED }

/** `SharePort` beside `ReviewPort`: what becomes of a file of the library that is shared again. R-resource-2. */
export const sharedAnewContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: a file that is shared again`, make, (fresh) => {
    const begin = async () => {
      const backend = fresh()
      const { curriculum, ownFiles, review, shares, uploads } = backend.ports
      await enter(backend, TEACHER)
      const [stage] = await valueOf(curriculum.level(0, 0, noAbort()))
      const [subject] = await valueOf(curriculum.level(stage?.id ?? 0, 0, noAbort()))
      const place = { ...NO_PLACE, stageId: stage?.id ?? 0, subjectId: subject?.id ?? 0 }
      const title = `再次共享${crypto.randomUUID().slice(0, 8)}`

      /** Puts new bytes into the file and shares it; resolves to what the reviewer finds. */
      const shared = async () => {
        await enter(backend, TEACHER)
        const { content } = aFilm()
        const wanted = await wantedOf({ name: `${title}.mp4`, content }, 'replace')
        const begun = await valueOf(uploads.begin(wanted, noAbort()))
        if (begun.kind !== 'toSend') throw new Error('somebody has this film already')
        await uploads.send(begun.uploadId, content, () => undefined, noAbort())
        await valueOf(uploads.finish(begun.uploadId, wanted, noAbort()))
        const { files } = await valueOf(ownFiles.view({ ...ALL_OWN_FILES, keyword: title }, noAbort()))
        const fileIds = files.items.map(({ id }) => id)
        const asked = { organisationId: SCHOOL, place, tagId: 1, fileIds, note: '' }
        expect((await valueOf(shares.share(asked, noAbort()))).sharedIds).toEqual(fileIds)
        await enter(backend, REVIEWER)
        const query = { organisationId: SCHOOL, tab: 'pending', keyword: title, page: 1 } as const
        const [request] = (await valueOf(review.page(query, noAbort()))).page.items
        if (request === undefined) throw new Error('what was shared is not in the queue')
        return request
      }
      const decide = async (request: SeenRequest, verdict: Verdict) => {
        const wanted = { organisationId: SCHOOL, requests: [request], verdict }
        const { done } = await valueOf(review.decide(wanted, noAbort()))
        expect(done).toHaveLength(1)
        return valueOf(review.request(request.id, noAbort()))
      }
      return { review, shared, decide }
    }

    it('stays the same content, and is again what it was once its approval is undone', async () => {
      const { review, shared, decide } = await begin()
      const first = await decide(await shared(), APPROVAL)
      expect(first.contentId).toBeGreaterThan(0)
      const second = await decide(await shared(), APPROVAL)
      expect(second.id).not.toBe(first.id)
      expect(second.contentId).toBe(first.contentId)
      expect((await valueOf(review.standing(first.contentId, noAbort()))).id).toBe(second.id)
      await valueOf(review.undo(SCHOOL, [second], noAbort()))
      expect((await valueOf(review.standing(first.contentId, noAbort()))).id).toBe(first.id)
    })

    it('is a content of its own where the one before was taken down', async () => {
      const { shared, decide } = await begin()
      const first = await decide(await shared(), APPROVAL)
      await decide(first, { kind: 'takeDown', reason: 'poor', words: '' })
      const second = await decide(await shared(), APPROVAL)
      expect(second.contentId).toBeGreaterThan(0)
      expect(second.contentId).not.toBe(first.contentId)
    })
  })
