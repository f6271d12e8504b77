import { expect, it } from 'vitest'
import { listOf } from '#domain/catalogue/list-query.ts'
import { ALL_OWN_FILES } from '#domain/private-file/own-file-query.ts'
import type { ShareRequest } from '#domain/review/share-request.ts'
import { AS_ASKED, type Verdict } from '#domain/review/verdict.ts'
import type { SchoolPlace } from '#domain/school-file/school-place.ts'
import type { AskingPorts } from './support/asking-ports.ts'
import { type Backend, enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const TEACHER = '13900000001'
const REVIEWER = '13900000002'
const OTHER_REVIEWER = '13900000007'
const SCHOOL = 1
const OTHER_SCHOOL = 2

const APPROVAL: Verdict = { kind: 'approve', correction: AS_ASKED }
const REJECTION: Verdict = { kind: 'reject', reason: 'mismatch', words: '标题和内容不一致' }

/** `ReviewPort`. Wire: VerifyUserShare, GetVerifyUserShare. */
export const reviewContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: review`, make, (fresh) => {
    /** Two places of one book. */
    const places = async ({ curriculum }: AskingPorts): Promise<readonly [SchoolPlace, SchoolPlace]> => {
      const [stage] = (await valueOf(curriculum.level(0, 0, noAbort()))).filter(
        (node) => node.name === '初中',
      )
      const subjects = await valueOf(curriculum.level(stage?.id ?? 0, 0, noAbort()))
      const subject = subjects.find((node) => node.name === '数学')
      const { versions } = await valueOf(curriculum.subjectMenu(stage?.id ?? 0, subject?.id ?? 0, noAbort()))
      const book = versions[0]?.children[0]
      const [one, other] = await valueOf(curriculum.chapters(book?.id ?? 0, 0, noAbort()))
      if (!stage || !subject || !versions[0] || !book || !one || !other) throw new Error('there is no book')
      const place = {
        stageId: stage.id,
        subjectId: subject.id,
        versionId: versions[0].id,
        bookId: book.id,
        chapterId: one.id,
      }
      return [place, { ...place, chapterId: other.id }]
    }

    /** Files that the teacher hands in, as the reviewer finds them, the oldest first; nobody else's. */
    const shared = async (
      backend: Backend,
      count: number,
      by = TEACHER,
    ): Promise<readonly ShareRequest[]> => {
      const { list, resource, privateFile, shares } = backend.ports
      await enter(backend, by)
      const { page } = await valueOf(list.page(listOf(3), noAbort()))
      const [place] = await places(backend.ports)
      const fileIds: number[] = []
      for (const { content } of page.items.slice(0, 12)) {
        if (fileIds.length === count) break
        const [file] = (await valueOf(resource.resource(content.id, noAbort()))).files
        const kept = file && (await valueOf(privateFile.keep(file, noAbort())))
        if (!kept) continue
        const wanted = { organisationId: SCHOOL, place, tagId: 1, fileIds: [kept.id], note: '请审核' }
        fileIds.push(...(await valueOf(shares.share(wanted, noAbort()))).sharedIds)
      }
      expect(fileIds).toHaveLength(count)
      await enter(backend, REVIEWER)
      const all = (await queue(backend.ports, { tab: 'all' })).page.items
      return fileIds.map((id) => {
        const found = all.find(
          ({ file, applicant, status }) =>
            file.id === id && applicant.id === (by === TEACHER ? 1 : 2) && status === 'pending',
        )
        if (!found) throw new Error('what was shared is not in the queue')
        return found
      })
    }

    const queue = ({ review }: AskingPorts, change: object = {}) =>
      valueOf(
        review.page({ organisationId: SCHOOL, tab: 'pending', keyword: '', page: 1, ...change }, noAbort()),
      )
    const decide = ({ review }: AskingPorts, requests: readonly ShareRequest[], verdict: Verdict) =>
      valueOf(review.decide({ organisationId: SCHOOL, requests, verdict }, noAbort()))
    const now = ({ review }: AskingPorts, { id }: ShareRequest) => valueOf(review.request(id, noAbort()))

    it('lists what waits, the oldest first, with the counts of every state', async () => {
      const backend = fresh()
      const [one, two] = await shared(backend, 2)
      const { page, counts } = await queue(backend.ports)
      expect(page.items.map(({ appliedAt }) => appliedAt)).toEqual(
        page.items.map(({ appliedAt }) => appliedAt).toSorted(),
      )
      expect(page.items.map(({ id }) => id)).toEqual(expect.arrayContaining([one?.id, two?.id]))
      expect(await valueOf(backend.ports.review.pendingCount(SCHOOL, noAbort()))).toBe(
        counts.pending + counts.removing,
      )
      const { all, ...each } = counts
      expect(counts).toMatchObject({
        pending: page.total,
        all: Object.values(each).reduce((sum, count) => sum + count, 0),
      })
      expect(one).toMatchObject({
        organisation: { id: SCHOOL, name: '青禾实验学校' },
        applicant: { id: 1, name: '沈雨桐' },
        placeNames: ['初中', '数学', expect.any(String), expect.any(String), expect.any(String)],
        tagName: '课件',
        note: '请审核',
        status: 'pending',
        rejectReason: null,
        reviewerName: '',
      })
      expect(
        (await queue(backend.ports, { keyword: one?.file.name })).page.items.map(({ id }) => id),
      ).toContain(one?.id)
      expect((await queue(backend.ports, { keyword: '没有这样的名字' })).page.total).toBe(0)
      await decide(
        backend.ports,
        [one, two].flatMap((request) => request ?? []),
        REJECTION,
      )
    })

    it('approves with another place and tag, rejects with a reason, and takes both back', async () => {
      const backend = fresh()
      const [one, two] = await shared(backend, 2)
      if (!one || !two) throw new Error('nothing was shared')
      const [, other] = await places(backend.ports)
      const approved = await decide(backend.ports, [one], {
        kind: 'approve',
        correction: { place: other, tagId: 2 },
      })
      expect(approved).toMatchObject({ done: [{ id: one.id }], failed: [] })
      expect(await now(backend.ports, one)).toMatchObject({
        status: 'approved',
        place: other,
        tagName: '教案',
        reviewerName: '顾明德',
        version: approved.done[0]?.version,
      })
      const rejected = await decide(backend.ports, [two], REJECTION)
      expect(await now(backend.ports, two)).toMatchObject({
        status: 'rejected',
        rejectReason: 'mismatch',
        reason: '标题和内容不一致',
      })
      const told = (await valueOf(backend.ports.shares.history(two.id, noAbort()))).at(-1)
      expect(told).toMatchObject({ kind: 'rejected', rejectReason: 'mismatch', detail: '标题和内容不一致' })
      const kinds = (await valueOf(backend.ports.shares.history(one.id, noAbort()))).map(({ kind }) => kind)
      expect(kinds.slice(-3)).toEqual(['applied', 'corrected', 'approved'])

      const undone = await valueOf(
        backend.ports.review.undo(SCHOOL, [...approved.done, ...rejected.done], noAbort()),
      )
      expect(undone.failed).toEqual([])
      expect((await now(backend.ports, one)).status).toBe('pending')
      expect(await now(backend.ports, two)).toMatchObject({ status: 'pending', reason: '', reviewerName: '' })
      await decide(backend.ports, [await now(backend.ports, one), await now(backend.ports, two)], REJECTION)
    })

    it('decides each by itself: who comes second is told who was quicker', async () => {
      const backend = fresh()
      const [one, two] = await shared(backend, 2)
      if (!one || !two) throw new Error('nothing was shared')
      await enter(backend, OTHER_REVIEWER)
      const quick = await decide(backend.ports, [one], REJECTION)
      await enter(backend, REVIEWER)
      const report = await decide(backend.ports, [one, two], APPROVAL)
      expect(report.done.map(({ id }) => id)).toEqual([two.id])
      expect(report.failed).toEqual([{ id: one.id, message: '已由 闻书远 审核' }])
      const { undo } = backend.ports.review
      expect(await valueOf(undo(SCHOOL, [{ ...one, version: 1 }], noAbort()))).toMatchObject({
        done: [],
        failed: [{ id: one.id }],
      })
      // What somebody else decided is theirs to take back.
      expect(await valueOf(undo(SCHOOL, quick.done, noAbort()))).toEqual({
        done: [],
        failed: [{ id: one.id, message: '已由 闻书远 审核' }],
      })
      // What was taken in as it is, is not handed in again.
      await enter(backend, TEACHER)
      const same = { organisationId: SCHOOL, place: two.place, tagId: 1, fileIds: [two.file.id], note: '' }
      expect(await valueOf(backend.ports.shares.share(same, noAbort()))).toEqual({
        sharedIds: [],
        failed: [{ fileId: two.file.id, reason: '这个文件已经通过审核，内容没有变化' }],
      })
      await enter(backend, REVIEWER)
      await valueOf(undo(SCHOOL, report.done, noAbort()))
      await decide(backend.ports, [await now(backend.ports, two)], REJECTION)
    })

    it('leaves what a reviewer shared to another one', async () => {
      const backend = fresh()
      const [one] = await shared(backend, 1, REVIEWER)
      if (!one) throw new Error('nothing was shared')
      const own = [{ id: one.id, message: '自己提交的资料由其他审核人审核' }]
      expect(await decide(backend.ports, [one], APPROVAL)).toEqual({ done: [], failed: own })
      expect(await decide(backend.ports, [one], REJECTION)).toEqual({ done: [], failed: own })
      await enter(backend, OTHER_REVIEWER)
      expect((await decide(backend.ports, [one], REJECTION)).done).toHaveLength(1)
    })

    it('takes an approved file down for a reason; it is shared again and not put back', async () => {
      const backend = fresh()
      const [one] = await shared(backend, 1)
      if (!one) throw new Error('nothing was shared')
      const approved = await decide(backend.ports, [one], APPROVAL)
      const held = await now(backend.ports, one)
      const before = (await queue(backend.ports)).counts
      expect(
        await decide(backend.ports, [held], { kind: 'takeDown', reason: null, words: '' }),
      ).toMatchObject({ done: [], failed: [{ id: one.id, message: '请选择下架的理由' }] })
      const verdict: Verdict = { kind: 'takeDown', reason: 'copyright', words: '出版社来函' }
      const down = await decide(backend.ports, [held], verdict)
      expect(down.failed).toEqual([])
      expect(await now(backend.ports, one)).toMatchObject({
        status: 'takenDown',
        rejectReason: 'copyright',
        reason: '出版社来函',
        reviewerName: '顾明德',
        version: down.done[0]?.version,
      })
      expect((await queue(backend.ports)).counts).toMatchObject({
        approved: before.approved - 1,
        takenDown: before.takenDown + 1,
        all: before.all,
      })
      expect((await queue(backend.ports, { tab: 'takenDown' })).page.items[0]?.id).toBe(one.id)
      for (const seen of [approved.done, down.done])
        expect(await valueOf(backend.ports.review.undo(SCHOOL, seen, noAbort()))).toMatchObject({
          done: [],
          failed: [{ id: one.id }],
        })
      await enter(backend, TEACHER)
      const told = await valueOf(backend.ports.shares.history(one.id, noAbort()))
      expect(told.slice(-2)).toMatchObject([
        { kind: 'approved' },
        { kind: 'takenDown', userName: '顾明德', rejectReason: 'copyright', detail: '出版社来函' },
      ])
      const same = { organisationId: SCHOOL, place: one.place, tagId: 1, fileIds: [one.file.id], note: '' }
      expect((await valueOf(backend.ports.shares.share(same, noAbort()))).sharedIds).toEqual([one.file.id])
      await enter(backend, REVIEWER)
      const again = (await queue(backend.ports)).page.items.find(({ file }) => file.id === one.file.id)
      if (again) await decide(backend.ports, [again], REJECTION)
    })

    it('hears an owner who wants a file taken down: declines it, does it, and both are told', async () => {
      const backend = fresh()
      const { shares, ownFiles } = backend.ports
      const [one] = await shared(backend, 1)
      if (!one) throw new Error('nothing was shared')
      await decide(backend.ports, [one], APPROVAL)
      const own = async () => {
        await enter(backend, TEACHER)
        const view = await valueOf(ownFiles.view({ ...ALL_OWN_FILES, keyword: one.file.name }, noAbort()))
        const share = view.files.items.find(({ id }) => id === one.file.id)?.shares[0]
        if (!share) throw new Error('the share is not on the file')
        return share
      }
      const ask = async (reason: string) => {
        const { standing } = await own()
        if (!standing) throw new Error('nothing stands in the library')
        return shares.askTakeDown(standing, reason, noAbort())
      }
      expect(await ask('不要')).toMatchObject({ ok: false, failure: { reason: 'invalid' } })
      expect(await ask('教材已经换版')).toMatchObject({ ok: true })
      expect(await own()).toMatchObject({ status: 'removing', reason: '教材已经换版' })
      expect(await ask('再说一次下架')).toMatchObject({ ok: false, failure: { reason: 'conflict' } })

      await enter(backend, REVIEWER)
      const asked = await queue(backend.ports, { tab: 'removing' })
      expect(asked.page.items.map(({ id }) => id)).toContain(one.id)
      expect((await now(backend.ports, one)).askedAt).not.toBe('')
      expect(await valueOf(backend.ports.review.pendingCount(SCHOOL, noAbort()))).toBe(
        asked.counts.pending + asked.counts.removing,
      )
      const seen = await now(backend.ports, one)
      expect(
        await backend.ports.review.decide(
          { organisationId: SCHOOL, requests: [seen], verdict: { kind: 'keep', words: '用' } },
          noAbort(),
        ),
      ).toMatchObject({ ok: false, failure: { reason: 'invalid' } })
      const kept = await decide(backend.ports, [seen], { kind: 'keep', words: '本学期还要用' })
      expect(kept.done).toHaveLength(1)
      expect(await own()).toMatchObject({ status: 'approved', reason: '本学期还要用' })
      await ask('学期已经结束')
      await valueOf(shares.withdraw(await own(), noAbort()))
      expect(await own()).toMatchObject({ status: 'approved', reason: '' })
      await ask('学期已经结束')
      await enter(backend, REVIEWER)
      const last = await now(backend.ports, one)
      await decide(backend.ports, [last], { kind: 'takeDown', reason: null, words: '' })
      expect(await own()).toMatchObject({ status: 'takenDown', reason: '学期已经结束', standing: null })
      const kinds = (await valueOf(shares.history(one.id, noAbort()))).map(({ kind }) => kind)
      expect(kinds.slice(-6)).toEqual([
        'removalAsked',
        'removalDeclined',
        'removalAsked',
        'removalWithdrawn',
        'removalAsked',
        'takenDown',
      ])
    })

    it('finds the request that a file of the library came by, while the library holds it', async () => {
      const backend = fresh()
      const { review } = backend.ports
      const [one] = await shared(backend, 1)
      if (!one) throw new Error('nothing was shared')
      const none = { ok: false, failure: { kind: 'rejected', reason: 'missing' } }
      await decide(backend.ports, [one], APPROVAL)
      const { contentId } = await now(backend.ports, one)
      const held = await valueOf(review.standing(contentId, noAbort()))
      expect(held).toMatchObject({ id: one.id, status: 'approved', contentId })
      expect(await review.standing(999_999, noAbort())).toMatchObject(none)
      await enter(backend, '13900000003')
      expect(await review.standing(contentId, noAbort())).toMatchObject(none)
      await enter(backend, OTHER_REVIEWER)
      expect(
        (await decide(backend.ports, [held], { kind: 'takeDown', reason: 'poor', words: '' })).done,
      ).toHaveLength(1)
      expect(await review.standing(contentId, noAbort())).toMatchObject(none)
    })

    it('leaves what a reviewer shared to another one when it is taken down, too', async () => {
      const backend = fresh()
      const [one] = await shared(backend, 1, REVIEWER)
      if (!one) throw new Error('nothing was shared')
      await enter(backend, OTHER_REVIEWER)
      await decide(backend.ports, [one], APPROVAL)
      await enter(backend, REVIEWER)
      const verdict: Verdict = { kind: 'takeDown', reason: 'poor', words: '' }
      const held = await now(backend.ports, one)
      expect(await decide(backend.ports, [held], verdict)).toEqual({
        done: [],
        failed: [{ id: one.id, message: '自己提交的资料由其他审核人审核' }],
      })
      await enter(backend, OTHER_REVIEWER)
      expect((await decide(backend.ports, [held], verdict)).done).toHaveLength(1)
    })

    it('wants words for 其它', async () => {
      const backend = fresh()
      const [one] = await shared(backend, 1)
      if (!one) throw new Error('nothing was shared')
      const verdict: Verdict = { kind: 'reject', reason: 'other', words: '不行' }
      expect(
        await backend.ports.review.decide({ organisationId: SCHOOL, requests: [one], verdict }, noAbort()),
      ).toMatchObject({ ok: false, failure: { kind: 'rejected', reason: 'invalid' } })
      await decide(backend.ports, [one], { ...verdict, words: '不是本校的资料' })
      expect((await now(backend.ports, one)).reason).toBe('不是本校的资料')
      // Who shared it reads the category too.
      await enter(backend, TEACHER)
      const history = await valueOf(backend.ports.shares.history(one.id, noAbort()))
      expect(history.at(-1)).toMatchObject({ kind: 'rejected', rejectReason: 'other' })
    })

    it('names what the library has already', async () => {
      const backend = fresh()
      const [one] = await shared(backend, 1)
      if (!one) throw new Error('nothing was shared')
      const similar = await valueOf(backend.ports.review.similar(one.id, noAbort()))
      expect(similar.length).toBeGreaterThanOrEqual(one.similarCount)
      await decide(backend.ports, [one], REJECTION)
    })

    it('is nobody’s without the right for that school, and no request of another is found', async () => {
      const backend = fresh()
      const [one] = await shared(backend, 1)
      if (!one) throw new Error('nothing was shared')
      const { review } = backend.ports
      const everything = { tab: 'all', keyword: '', page: 1 } as const
      const forbidden = { ok: false, failure: { kind: 'forbidden' } }
      expect(await review.page({ organisationId: OTHER_SCHOOL, ...everything }, noAbort())).toMatchObject(
        forbidden,
      )
      expect(
        await review.decide({ organisationId: OTHER_SCHOOL, requests: [one], verdict: APPROVAL }, noAbort()),
      ).toMatchObject(forbidden)
      await enter(backend, TEACHER)
      expect(await review.page({ organisationId: SCHOOL, ...everything }, noAbort())).toMatchObject(forbidden)
      expect(
        await review.decide({ organisationId: SCHOOL, requests: [one], verdict: APPROVAL }, noAbort()),
      ).toMatchObject(forbidden)
      expect(await review.pendingCount(SCHOOL, noAbort())).toMatchObject(forbidden)
      expect(await review.undo(SCHOOL, [one], noAbort())).toMatchObject(forbidden)
      expect(await review.request(999_999, noAbort())).toMatchObject({
        ok: false,
        failure: { reason: 'missing' },
      })
      await enter(backend, REVIEWER)
      expect((await now(backend.ports, one)).status).toBe('pending')
      await decide(backend.ports, [one], REJECTION)
    })

    it('says for which schools somebody may review', async () => {
      const backend = fresh()
      const rightsOf = async (account: string) => {
        await enter(backend, account)
        return valueOf(backend.ports.review.rights(noAbort()))
      }
      expect(await rightsOf(TEACHER)).toEqual([
        { organisationId: SCHOOL, mayReview: false },
        { organisationId: OTHER_SCHOOL, mayReview: false },
      ])
      expect(await rightsOf(REVIEWER)).toEqual([{ organisationId: SCHOOL, mayReview: true }])
    })
  })
