import { describe, expect, it } from 'vitest'
import { listOf } from '#domain/catalogue/list-query.ts'
import { newDraft } from '#domain/comment/comment-draft.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import type { Result } from '#domain/kernel/result.ts'
import { ALL_OWN_FILES } from '#domain/private-file/own-file-query.ts'
import { NOWHERE, WHOLE_BANK } from '#domain/question/bank-query.ts'
import { ALL_MINE } from '#domain/question/made-question.ts'
import { newQuestionDraft } from '#domain/question/question-draft.ts'
import { FIRST_QUERY } from '#domain/release/published.ts'
import { wholeLibrary } from '#domain/school-file/library-query.ts'
import { NO_PLACE } from '#domain/school-file/school-place.ts'
import { ALL_OWN_DRAFTS } from '#domain/studio/course-studio.ts'
import { aMoment, anEntry } from '#tests/support/learning.ts'
import { aNote } from '#tests/support/lessons.ts'
import { aPlanDocument } from '#tests/support/live-plans.ts'
import {
  A_DECISION,
  A_FILE,
  A_JOB,
  A_PAPER,
  AN_ANSWER,
  AN_IMPORT,
  CHOSEN,
  LIBRARY,
  SOME_EDITS,
} from './support/asked-of-ports.ts'
import type { AskingPorts } from './support/asking-ports.ts'
import { type MakeBackend, type Mood, noAbort, WORDS } from './support/backend.ts'
import { MODERATION_CALLS } from './support/moderation-calls.ts'
import { OFFICE_CALLS } from './support/office-calls.ts'
import { RESOURCE_VERSION_CALLS } from './support/resource-version-calls.ts'
import { suiteOver } from './support/suite.ts'

type Ask = (ports: AskingPorts, signal: AbortSignal) => Promise<Result<unknown, Failure>>

/** Every method of every port that asks the backend. */
type Method = {
  [Port in keyof AskingPorts]: `${Port}.${AskingMethod<AskingPorts[Port]>}`
}[keyof AskingPorts]

/** What is answered at once asks nobody. */
type AskingMethod<Port> = {
  [Name in keyof Port & string]: Port[Name] extends (...asked: never[]) => Promise<unknown> ? Name : never
}[keyof Port & string]

/** One failing call of each method at least; more of those that go several ways. */
const CALLS: Readonly<Record<Method, Ask>> & Readonly<Record<`${Method} (${string})`, Ask>> = {
  ...RESOURCE_VERSION_CALLS,
  ...MODERATION_CALLS,
  'session.signIn': ({ session }, signal) =>
    session.signIn({ account: '1', password: '1' }, 'device', signal),
  'session.currentUser': ({ session }, signal) => session.currentUser(signal),
  'session.keepAlive': ({ session }, signal) => session.keepAlive(signal),
  'session.signOut': ({ session }, signal) => session.signOut(signal),
  'categories.categories': ({ categories }, signal) => categories.categories(signal),
  'course.course': ({ course }, signal) => course.course({ id: 1, type: 1 }, signal),
  'course.course (live)': ({ course }, signal) => course.course({ id: 1, type: 2 }, signal),
  'lesson.lesson': ({ lesson }, signal) => lesson.lesson(1, signal),
  'papers.papers': ({ papers }, signal) => papers.papers(1, signal),
  'papers.paper': ({ papers }, signal) => papers.paper(1, signal),
  'papers.save': ({ papers }, signal) =>
    papers.save({ ...A_PAPER, id: 0, version: 0, clientId: 'a-paper-of-one' }, signal),
  'papers.remove': ({ papers }, signal) => papers.remove(1, signal),
  'notes.notes': ({ notes }, signal) => notes.notes(1, signal),
  'notes.save': ({ notes }, signal) => notes.save(aNote(0), signal),
  'notes.remove': ({ notes }, signal) => notes.remove(1, signal),
  'resource.resource': ({ resource }, signal) => resource.resource(1, signal),
  'resource.file': ({ resource }, signal) => resource.file(1, signal),
  'resource.beside': ({ resource }, signal) => resource.beside(1, signal),
  'resource.explanations': ({ resource }, signal) => resource.explanations(1, signal),
  'privateFile.keep': ({ privateFile }, signal) => privateFile.keep(A_FILE, signal),
  'ownFiles.view': ({ ownFiles }, signal) => ownFiles.view(ALL_OWN_FILES, signal),
  'ownFiles.folders': ({ ownFiles }, signal) => ownFiles.folders(signal),
  'ownFiles.createFolder': ({ ownFiles }, signal) => ownFiles.createFolder('备课', 0, signal),
  'ownFiles.renameFolder': ({ ownFiles }, signal) => ownFiles.renameFolder(1, '备课', signal),
  'ownFiles.renameFile': ({ ownFiles }, signal) => ownFiles.renameFile(1, '浮力', signal),
  'ownFiles.transfer': ({ ownFiles }, signal) =>
    ownFiles.transfer('copy', CHOSEN, { folderId: 0, onClash: null }, signal),
  'ownFiles.remove': ({ ownFiles }, signal) => ownFiles.remove(CHOSEN, signal),
  'ownFiles.restore': ({ ownFiles }, signal) => ownFiles.restore(CHOSEN, signal),
  'ownFiles.purge': ({ ownFiles }, signal) => ownFiles.purge('all', signal),
  'ownFiles.pack': ({ ownFiles }, signal) => ownFiles.pack(CHOSEN, signal),
  'shares.tags': ({ shares }, signal) => shares.tags(1, signal),
  'shares.choice': ({ shares }, signal) => shares.choice(0, signal),
  'shares.choice (of a request)': ({ shares }, signal) => shares.choice(1, signal),
  'shares.share': ({ shares }, signal) =>
    shares.share({ organisationId: 1, place: NO_PLACE, tagId: 0, fileIds: [1], note: '' }, signal),
  'shares.withdraw': ({ shares }, signal) => shares.withdraw({ requestId: 1, version: 1 }, signal),
  'shares.askTakeDown': ({ shares }, signal) =>
    shares.askTakeDown({ requestId: 1, version: 1 }, '内容已经过时', signal),
  'shares.history': ({ shares }, signal) => shares.history(1, signal),
  'review.rights': ({ review }, signal) => review.rights(signal),
  'review.pendingCount': ({ review }, signal) => review.pendingCount(1, signal),
  'review.page': ({ review }, signal) =>
    review.page({ organisationId: 1, tab: 'pending', keyword: '', page: 1 }, signal),
  'review.request': ({ review }, signal) => review.request(1, signal),
  'review.standing': ({ review }, signal) => review.standing(1, signal),
  'review.similar': ({ review }, signal) => review.similar(1, signal),
  'review.decide': ({ review }, signal) => review.decide(A_DECISION, signal),
  'review.undo': ({ review }, signal) => review.undo(1, A_DECISION.requests, signal),
  'home.banners': ({ home }, signal) => home.banners(signal),
  'home.content': ({ home }, signal) => home.content({ stageId: 0, subjectId: 0 }, signal),
  'list.page': ({ list }, signal) => list.page(listOf(1), signal),
  'list.page (live courses)': ({ list }, signal) => list.page(listOf(2), signal),
  'list.page (resources)': ({ list }, signal) => list.page(listOf(3), signal),
  'list.page (a search)': ({ list }, signal) => list.page({ ...listOf(1), keyword: '函数' }, signal),
  'curriculum.categoryMenu': ({ curriculum }, signal) => curriculum.categoryMenu('course', signal),
  'curriculum.level': ({ curriculum }, signal) => curriculum.level(0, 0, signal),
  'curriculum.subjectMenu': ({ curriculum }, signal) => curriculum.subjectMenu(2, 20, signal),
  'curriculum.chapters': ({ curriculum }, signal) => curriculum.chapters(40, 1, signal),
  'curriculum.knowledge': ({ curriculum }, signal) => curriculum.knowledge(20, 4, signal),
  'curriculum.tags': ({ curriculum }, signal) => curriculum.tags(0, 3, signal),
  'curriculum.subjectTags': ({ curriculum }, signal) => curriculum.subjectTags(2, 20, 3, signal),
  'liveSessions.session': ({ liveSessions }, signal) => liveSessions.session(1, signal),
  'liveSessions.rounds': ({ liveSessions }, signal) => liveSessions.rounds(1, 0, signal),
  'liveSessions.answer': ({ liveSessions }, signal) =>
    liveSessions.answer({ sectionId: 1, roundId: 1, items: [AN_ANSWER] }, signal),
  'liveConsoles.answers': ({ liveConsoles }, signal) => liveConsoles.answers(1, signal),
  'liveConsoles.console': ({ liveConsoles }, signal) => liveConsoles.console(1, signal),
  'liveConsoles.perform': ({ liveConsoles }, signal) =>
    liveConsoles.perform(
      { sectionId: 1, id: 'an-intent', act: { kind: 'ask', form: 'four', seconds: 30 } },
      signal,
    ),
  'homeLive.homeLives': ({ homeLive }, signal) => homeLive.homeLives(4, signal),
  'userAction.record': ({ userAction }, signal) =>
    userAction.record({ kind: 'view', content: { id: 1, type: 1 } }, signal),
  'questionBank.tree': ({ questionBank }, signal) =>
    questionBank.tree({ tree: 'knowledge', stageId: 2, subjectId: 20 }, signal),
  'questionBank.page': ({ questionBank }, signal) => questionBank.page(WHOLE_BANK, signal),
  'questionBank.questions': ({ questionBank }, signal) => questionBank.questions([1], signal),
  'questionBank.ofContents': ({ questionBank }, signal) => questionBank.ofContents([1], signal),
  'questionBank.solution': ({ questionBank }, signal) => questionBank.solution(1, signal),
  'questionBank.similar': ({ questionBank }, signal) =>
    questionBank.similar({ questionId: 1, count: 3, except: [] }, signal),
  'questionBank.content': ({ questionBank }, signal) => questionBank.content(1, signal),
  'questionFaults.report': ({ questionFaults }, signal) =>
    questionFaults.report(
      { questionId: 1, kind: 'stem', content: '题干写错了', clientId: 'a-fault-of-one' },
      signal,
    ),
  'questionMaking.page': ({ questionMaking }, signal) => questionMaking.page(ALL_MINE, signal),
  'questionMaking.one': ({ questionMaking }, signal) => questionMaking.one(1, signal),
  'questionMaking.save': ({ questionMaking }, signal) =>
    questionMaking.save({ id: 0, draft: newQuestionDraft('a-question-of-one', 1, NOWHERE) }, signal),
  'questionMaking.change': ({ questionMaking }, signal) =>
    questionMaking.change({ kind: 'offer', ids: [1], offered: false }, signal),
  'questionFaults.own': ({ questionFaults }, signal) => questionFaults.own(1, signal),
  'questionFaults.page': ({ questionFaults }, signal) =>
    questionFaults.page({ settled: false, page: 1 }, signal),
  'questionFaults.openCount': ({ questionFaults }, signal) => questionFaults.openCount(signal),
  'questionFaults.decide': ({ questionFaults }, signal) =>
    questionFaults.decide({ id: 1, seen: 'open', becomes: 'resolved', reply: '' }, signal),
  'questionImport.check': ({ questionImport }, signal) =>
    questionImport.check(AN_IMPORT, () => undefined, signal),
  'questionImport.bring': ({ questionImport }, signal) =>
    questionImport.bring(AN_IMPORT, () => undefined, signal),
  'questionImport.progress': ({ questionImport }, signal) => questionImport.progress(signal),
  'questionImport.batches': ({ questionImport }, signal) => questionImport.batches(1, signal),
  'questionImport.decide': ({ questionImport }, signal) =>
    questionImport.decide({ id: 1, how: 'release' }, signal),
  'questionImport.take': ({ questionImport }, signal) =>
    questionImport.take({ place: WHOLE_BANK, format: 'gift' }, signal),
  'practiceQuestions.questions': ({ practiceQuestions }, signal) =>
    practiceQuestions.questions({ kind: 'questions', ids: [1] }, signal),
  'studyReports.report': ({ studyReports }, signal) =>
    studyReports.report({ kind: 'practice', practiceId: 'practice-one', asked: [] }, signal),
  'practiceRecords.save': ({ practiceRecords }, signal) =>
    practiceRecords.save(
      { practiceId: 'practice-one', kind: 'bank', name: '', paperId: 0, useTime: 1, items: [] },
      signal,
    ),
  'practiceRecords.records': ({ practiceRecords }, signal) => practiceRecords.records(1, signal),
  'practiceRecords.wrong': ({ practiceRecords }, signal) =>
    practiceRecords.wrong({ subject: 0, page: 1 }, signal),
  'practiceRecords.dismiss': ({ practiceRecords }, signal) => practiceRecords.dismiss(1, signal),
  'practiceRecords.restore': ({ practiceRecords }, signal) => practiceRecords.restore(1, signal),
  'comments.list': ({ comments }, signal) =>
    comments.list({ content: { id: 1, type: 1 }, parentId: 0, index: 1, size: 10 }, signal),
  'comments.add': ({ comments }, signal) =>
    comments.add(
      {
        place: { userId: 1, content: { id: 1, type: 1 }, parentId: 0 },
        draft: { ...newDraft('client-id'), text: { html: '<p>好</p>', length: 1, pictures: 0 } },
      },
      signal,
    ),
  'composition.service': ({ composition }, signal) => composition.service('paper', signal),
  'lessonQuestions.questions': ({ lessonQuestions }, signal) => lessonQuestions.questions(1, signal),
  'lessonQuestions.answer': ({ lessonQuestions }, signal) =>
    lessonQuestions.answer({ courseId: 1, sectionId: 1, items: [AN_ANSWER] }, signal),
  'pictureUpload.upload': ({ pictureUpload }, signal) =>
    pictureUpload.upload({ name: 'a.png', content: new Blob(['a']) }, () => undefined, signal),
  'uploads.begin': ({ uploads }, signal) =>
    uploads.begin({ name: 'a.pdf', size: 1, hash: '0'.repeat(64), directoryId: 0, onClash: null }, signal),
  'uploads.send': ({ uploads }, signal) =>
    uploads.send('upload', new Blob(['a']), () => undefined, signal) as Promise<Result<true, Failure>>,
  'uploads.finish': ({ uploads }, signal) =>
    uploads.finish(
      'upload',
      { name: 'a.pdf', size: 1, hash: '0'.repeat(64), directoryId: 0, onClash: null },
      signal,
    ),
  'uploads.unfinished': ({ uploads }, signal) => uploads.unfinished(signal),
  'uploads.discard': ({ uploads }, signal) => uploads.discard('upload', signal),
  'schoolFile.page': ({ schoolFile }, signal) => schoolFile.page(wholeLibrary(1), signal),
  'schoolFile.subjects': ({ schoolFile }, signal) => schoolFile.subjects(LIBRARY, signal),
  'schoolFile.books': ({ schoolFile }, signal) =>
    schoolFile.books(LIBRARY, { stageId: 2, subjectId: 20 }, signal),
  'schoolFile.chapters': ({ schoolFile }, signal) => schoolFile.chapters(LIBRARY, 40, signal),
  'schoolFile.tags': ({ schoolFile }, signal) => schoolFile.tags(LIBRARY, signal),
  'schoolFile.uploaders': ({ schoolFile }, signal) => schoolFile.uploaders(LIBRARY, signal),
  'schoolFile.textbookVersions': ({ schoolFile }, signal) =>
    schoolFile.textbookVersions({ stageId: 1, subjectId: 1 }, signal),
  'schoolFile.textbooks': ({ schoolFile }, signal) => schoolFile.textbooks(1, signal),
  'schoolFile.pack': ({ schoolFile }, signal) => schoolFile.pack({ organisationId: 1, ids: [1] }, signal),
  'cloudSchool.school': ({ cloudSchool }, signal) =>
    cloudSchool.school({ organisationId: 1, code: 'xbzy' }, signal),
  'cloudSchool.list': ({ cloudSchool }, signal) =>
    cloudSchool.list({ organisationId: 1, list: 'notices', page: 1 }, signal),
  'cloudSchool.list (courses)': ({ cloudSchool }, signal) =>
    cloudSchool.list({ organisationId: 1, list: 'courses', page: 1 }, signal),
  'learning.page': ({ learning }, signal) =>
    learning.page({ list: 'learning', filter: 'all', page: 1 }, signal),
  'learning.timetable': ({ learning }, signal) =>
    learning.timetable({ from: '2026-03-02T00:00:00Z', to: '2026-03-09T00:00:00Z' }, signal),
  'learning.remove': ({ learning }, signal) => learning.remove({ kind: 'all', list: 'browsing' }, signal),
  'learning.restore': ({ learning }, signal) => learning.restore(anEntry(), signal),
  'learningRecord.record': ({ learningRecord }, signal) => learningRecord.record(aMoment(), signal),
  'serverVersion.version': ({ serverVersion }, signal) => serverVersion.version(signal),
  'devices.devices': ({ devices }, signal) => devices.devices(signal),
  'devices.remove': ({ devices }, signal) =>
    devices.remove({ choice: { kind: 'others' }, password: '' }, signal),
  'password.change': ({ password }, signal) => password.change('Zhiyuan2026', 'another word', signal),
  'secondFactor.secondFactor': ({ secondFactor }, signal) => secondFactor.secondFactor(signal),
  'secondFactor.begin': ({ secondFactor }, signal) => secondFactor.begin({ password: '', code: '' }, signal),
  'secondFactor.confirm': ({ secondFactor }, signal) => secondFactor.confirm('123456', signal),
  'secondFactor.prove': ({ secondFactor }, signal) => secondFactor.prove('123456', signal),
  'secondFactor.renew': ({ secondFactor }, signal) => secondFactor.renew('123456', signal),
  'secondFactor.remove': ({ secondFactor }, signal) =>
    secondFactor.remove({ password: 'Zhiyuan2026', code: '123456' }, signal),
  'liveNotices.notices': ({ liveNotices }, signal) => liveNotices.notices(signal),
  'liveNotices.see': ({ liveNotices }, signal) => liveNotices.see([1], signal),
  'livePlans.plans': ({ livePlans }, signal) => livePlans.plans({ organisationId: 0, page: 1 }, signal),
  'livePlans.create': ({ livePlans }, signal) =>
    livePlans.create({ organisationId: 1, name: '函数', clientId: 'of-a-failing-call' }, signal),
  'livePlans.plan': ({ livePlans }, signal) => livePlans.plan(1, signal),
  'livePlans.save': ({ livePlans }, signal) =>
    livePlans.save({ id: 1, revision: 1, intentId: 'of-a-failing-call', document: aPlanDocument() }, signal),
  'livePlans.perform': ({ livePlans }, signal) =>
    livePlans.perform({ id: 1, revision: 1, act: { kind: 'recall' } }, signal),
  'livePlans.remove': ({ livePlans }, signal) => livePlans.remove(1, signal),
  'livePlans.takeFile': ({ livePlans }, signal) => livePlans.takeFile(1, signal),
  'livePlans.colleagues': ({ livePlans }, signal) => livePlans.colleagues(1, signal),
  ...OFFICE_CALLS,
  'jobs.jobs': ({ jobs }, signal) => jobs.jobs({ organisationId: 0, page: 1 }, signal),
  'jobs.cancel': ({ jobs }, signal) => jobs.cancel(A_JOB, signal),
  'courseDrafts.drafts': ({ courseDrafts }, signal) => courseDrafts.drafts(ALL_OWN_DRAFTS, signal),
  'courseDrafts.create': ({ courseDrafts }, signal) =>
    courseDrafts.create({ organisationId: 1, name: '浮力', clientId: 'a-course-of-one' }, signal),
  'courseDrafts.draft': ({ courseDrafts }, signal) => courseDrafts.draft(1, signal),
  'courseDrafts.save': ({ courseDrafts }, signal) => courseDrafts.save(SOME_EDITS, signal),
  'courseDrafts.news': ({ courseDrafts }, signal) =>
    courseDrafts.news({ id: 1, revision: 1, key: '' }, signal),
  'courseDrafts.act': ({ courseDrafts }, signal) =>
    courseDrafts.act(1, { kind: 'submit', revision: 1 }, signal),
  'courseDrafts.act (with a reason)': ({ courseDrafts }, signal) =>
    courseDrafts.act(1, { kind: 'return', reason: '请补上字幕' }, signal),
  'courseDrafts.act (without more)': ({ courseDrafts }, signal) =>
    courseDrafts.act(1, { kind: 'recall' }, signal),
  'courseDrafts.remove': ({ courseDrafts }, signal) => courseDrafts.remove(1, signal),
  'courseDrafts.compare': ({ courseDrafts }, signal) => courseDrafts.compare(1, signal),
  'courseDrafts.versions': ({ courseDrafts }, signal) => courseDrafts.versions(1, signal),
  'studioThings.colleagues': ({ studioThings }, signal) => studioThings.colleagues(1, '', signal),
  'studioThings.tags': ({ studioThings }, signal) => studioThings.tags(signal),
  'studioThings.setEditors': ({ studioThings }, signal) => studioThings.setEditors(1, [2], signal),
  'studioThings.takeFile': ({ studioThings }, signal) => studioThings.takeFile(1, signal),
  'studioThings.saveCover': ({ studioThings }, signal) =>
    studioThings.saveCover({ draftId: 1, bytes: Uint8Array.of(0xff, 0xd8) }, signal),
  'studioThings.film': ({ studioThings }, signal) => studioThings.film({ draftId: 1, fileId: 1 }, signal),
  'studioThings.prepareFilm': ({ studioThings }, signal) =>
    studioThings.prepareFilm({ draftId: 1, fileId: 1 }, signal),
  'studioThings.saveCaption': ({ studioThings }, signal) =>
    studioThings.saveCaption({ draftId: 1, text: 'WEBVTT' }, signal),
  'studioThings.caption': ({ studioThings }, signal) => studioThings.caption(1, 1, signal),
  'jobs.runAgain': ({ jobs }, signal) => jobs.runAgain(A_JOB, signal),
  'release.published': ({ release }, signal) => release.published(FIRST_QUERY, signal),
  'release.ask': ({ release }, signal) => release.ask(1, signal),
  'release.takeBack': ({ release }, signal) => release.takeBack(1, signal),
  'release.end': ({ release }, signal) => release.end(1, '', signal),
  'release.withdraw': ({ release }, signal) => release.withdraw(1, signal),
  'release.offer': ({ release }, signal) => release.offer(1, signal),
  'publishingNotices.notices': ({ publishingNotices }, signal) => publishingNotices.notices(signal),
  'publishingNotices.see': ({ publishingNotices }, signal) => publishingNotices.see([1], signal),
  'release.requests': ({ release }, signal) => release.requests({ status: 'asked', page: 1 }, signal),
  'release.grant': ({ release }, signal) => release.grant({ id: 1, rowVersion: 1 }, signal),
  'release.decline': ({ release }, signal) => release.decline({ id: 1, rowVersion: 1 }, '没有出处', signal),
  'hotSearch.hotTerms': ({ hotSearch }, signal) => hotSearch.hotTerms(1, signal),
  'favourite.keep': ({ favourite }, signal) => favourite.keep({ id: 1, type: 1 }, 0, signal),
  'favourite.forget': ({ favourite }, signal) =>
    favourite.forget({ contentId: 1, type: 1, favouriteId: 0 }, signal),
  'favourite.move': ({ favourite }, signal) => favourite.move(1, { folderId: 0, place: 1 }, signal),
  'favourite.page': ({ favourite }, signal) =>
    favourite.page({ folder: 'all', type: 0, keyword: '', order: 'latest', page: 1 }, signal),
  'favouriteFolder.folders': ({ favouriteFolder }, signal) => favouriteFolder.folders(signal),
  'favouriteFolder.contents': ({ favouriteFolder }, signal) => favouriteFolder.contents(1, signal),
  'favouriteFolder.create': ({ favouriteFolder }, signal) => favouriteFolder.create('一', 0, signal),
  'favouriteFolder.rename': ({ favouriteFolder }, signal) => favouriteFolder.rename(1, '一', signal),
  'favouriteFolder.move': ({ favouriteFolder }, signal) =>
    favouriteFolder.move(1, { parentId: 0, place: 1 }, signal),
  'favouriteFolder.remove': ({ favouriteFolder }, signal) => favouriteFolder.remove(1, signal),
}

const FAILURES: readonly (readonly [Mood, Failure])[] = [
  ['unreachable', { kind: 'unreachable' }],
  ['unreadable', { kind: 'unreadable' }],
  ['forbidden', { kind: 'forbidden', message: WORDS.forbidden }],
  ['rejected', { kind: 'rejected', reason: 'conflict', message: WORDS.rejected }],
]

/** What every call of every port does when the backend is in a bad mood. R-wire-2 to R-wire-4; `Failure`. */
export const failuresContract = (name: string, make: MakeBackend): void => {
  suiteOver(`${name}: failures`, make, (fresh) => {
    /** A backend in this mood with this token, and what it tells to be expired from now on. */
    const troubled = (mood: Mood, token: string | null) => {
      const backend = fresh()
      backend.token = token
      backend.mood(mood)
      const before = backend.expired.length
      return { ports: backend.ports, told: () => backend.expired.slice(before) }
    }

    describe.each(Object.entries(CALLS))('%s', (_, ask) => {
      it.each(
        FAILURES,
      )('of a backend that is %s is told as a value, and ends no session', async (mood, failure) => {
        const { ports, told } = troubled(mood, 'a-token')
        expect(await ask(ports, noAbort())).toEqual({ ok: false, failure })
        expect(told()).toEqual([])
      })

      it('of a session that is over is told once a call, with the token it carried', async () => {
        const { ports, told } = troubled('expired', 'a-token')
        const answers = await Promise.all([ask(ports, noAbort()), ask(ports, noAbort())])
        const failed = { ok: false, failure: expect.objectContaining({ kind: 'expired' }) as unknown }
        expect(answers).toEqual([failed, failed])
        expect(told()).toEqual(['a-token', 'a-token'])
      })

      it('of a visitor’s session is a failure and no expiry', async () => {
        const { ports, told } = troubled('expired', null)
        expect(await ask(ports, noAbort())).toEqual({
          ok: false,
          failure: expect.objectContaining({ kind: 'expired' }) as unknown,
        })
        expect(told()).toEqual([])
      })

      it('that is left rejects with the reason, before and while it is asked', async () => {
        const { ports, told } = troubled('silent', 'a-token')
        const reason = new Error('the page was left')
        await expect(ask(ports, AbortSignal.abort(reason))).rejects.toBe(reason)
        const leaving = new AbortController()
        const asked = ask(ports, leaving.signal)
        leaving.abort(reason)
        await expect(asked).rejects.toBe(reason)
        expect(told()).toEqual([])
      })
    })
  })

  suiteOver(
    `${name}: patience`,
    make,
    (fresh) => {
      // All at once: each takes as long as it waits.
      it.concurrent.each(Object.entries(CALLS))('%s does not wait for an answer for ever', async (_, ask) => {
        const backend = fresh()
        backend.token = 'a-token'
        backend.mood('silent')
        const before = backend.expired.length
        expect(await ask(backend.ports, noAbort())).toEqual({ ok: false, failure: { kind: 'timedOut' } })
        expect(backend.expired.length).toBe(before)
      })
    },
    { timeoutMs: 100 },
  )
}
