import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { getQuestionBankDetails } from '#contract/question-bank.ts'
import {
  getImports,
  IMPORT_OUTCOME,
  importQuestions,
  QUESTION_FILE_FIELD,
  releaseImport,
  undoImport,
} from '#contract/question-import.ts'
import { getSearchList } from '#contract/search-list.ts'
import { membership } from '#server/db/schema/membership.ts'
import { releaseBatch } from '#server/import/questions/import-batch.ts'
import { importQuestions as bring, ImportEnded } from '#server/import/questions/import-questions.ts'
import { checkItems } from '#server/import/questions/parse-question-file.ts'
import { readQuestions } from '#server/import/questions/question-file.ts'
import { seedFilesFolder } from '#server/storage/seed-files-folder.ts'
import { folderStorage } from '#server/storage/storage.ts'
import { callsOf } from '#tests/support/ask-calls.ts'
import { newSubject, type Subject } from '#tests/support/bank.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import type { Persona } from '#tests/support/server.ts'

/** Of the other school: 罗云舒 may review there in these tests. */
const OTHER_SCHOOL = { organisation: 2, user: 3, persona: 'cloudSchool' } as const

onEachEngine('questions that came in by one file', (harness) => {
  const calls = callsOf(harness)
  let made = 0
  const aSubject = () => newSubject(harness().database.db, `批次 ${++made}`)
  beforeAll(() =>
    harness()
      .database.db.update(membership)
      .set({ canVerify: true })
      .where(
        and(
          eq(membership.userId, OTHER_SCHOOL.user),
          eq(membership.organisationId, OTHER_SCHOOL.organisation),
        ),
      ),
  )

  const place = ({ stageId, subjectId }: Subject) => ({ StageId: stageId, SubjectId: subjectId })

  const send = async (subject: Subject, file: string, persona: Persona, more: object = {}) => {
    const form = new FormData()
    form.append(QUESTION_FILE_FIELD, new Blob([file]), '题.txt')
    const request = new Request('http://page/', { method: 'POST', body: form })
    const query = Object.entries({ ...place(subject), ...more }).map(([key, value]) => [key, `${value}`])
    const response = await harness().app.inject({
      method: 'POST',
      url: `${importQuestions.path}?${new URLSearchParams(query)}`,
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        authorization: `Bearer ${await harness().ask.tokenOf(persona)}`,
      },
      payload: Buffer.from(await request.arrayBuffer()),
    })
    return response.json<{ Code: number; Data: { Items: { Outcome: number }[] } }>()
  }
  const outcomes = async (subject: Subject, file: string, persona: Persona) =>
    (await send(subject, file, persona)).Data.Items.map(({ Outcome }) => Outcome)

  const seen = async (subject: Subject, persona: Persona) => {
    const listed = await calls.data(getQuestionBankDetails, { query: place(subject) }, persona)
    const found = await calls.data(
      getSearchList,
      { body: { ...place(subject), Keyword: '批次之问', Type: 4 } },
      persona,
    )
    return [listed.TotalCount, found.TotalCount]
  }
  const latest = async (persona: Persona) => {
    const { Items } = await calls.data(getImports, { query: { PageSize: 1 } }, persona)
    const [batch] = Items ?? []
    if (batch === undefined) throw new Error('nothing was imported')
    return batch
  }

  const FILE = '::一::批次之问一 {=2 ~3}\n\n::二::批次之问二 {=4 ~5}\n'
  const { added, known } = IMPORT_OUTCOME

  test('belong to their school until somebody of it releases them', async () => {
    const subject = await aSubject()
    expect(await outcomes(subject, FILE, 'reviewer')).toEqual([added, added])
    expect(await seen(subject, 'emptyMenus')).toEqual([2, 2])
    expect(await seen(subject, OTHER_SCHOOL.persona)).toEqual([0, 0])
    // The other school has its own copy, and each finds its own alone.
    expect(await outcomes(subject, FILE, OTHER_SCHOOL.persona)).toEqual([added, added])
    expect(await outcomes(subject, FILE, OTHER_SCHOOL.persona)).toEqual([known, known])
    expect(await seen(subject, 'noMenus')).toEqual([2, 2])

    const batch = await latest('secondReviewer')
    expect(batch).toMatchObject({ UserName: '顾明德', OrgName: '青禾实验学校', Count: 2, ReleaseTime: '' })
    const released = await calls.data(releaseImport, { body: { Id: batch.Id } }, 'secondReviewer')
    expect(released.ReleaseTime).not.toBe('')
    expect(await calls.data(releaseImport, { body: { Id: batch.Id } }, 'reviewer')).toEqual(released)
    expect(await seen(subject, 'noMenus')).toEqual([4, 4])
    expect(await seen(subject, 'emptyMenus')).toEqual([2, 2])
  })

  test('are known to every school once they are released', async () => {
    const subject = await aSubject()
    await outcomes(subject, FILE, 'reviewer')
    await calls.data(releaseImport, { body: { Id: (await latest('reviewer')).Id } }, 'reviewer')
    expect(await outcomes(subject, FILE, OTHER_SCHOOL.persona)).toEqual([known, known])
    expect(await outcomes(subject, FILE, 'reviewer')).toEqual([known, known])
  })

  test('go together when their import is undone, and can come in again', async () => {
    const subject = await aSubject()
    await outcomes(subject, FILE, 'reviewer')
    const { Id } = await latest('reviewer')
    expect(await calls.data(undoImport, { body: { Id } }, 'secondReviewer')).toMatchObject({ Count: 0 })
    expect(await seen(subject, 'reviewer')).toEqual([0, 0])
    expect(await calls.code(releaseImport, { body: { Id } }, 'reviewer')).toBe(409)
    // Undone between the question whether it may be released and the release.
    const { database, clock } = harness()
    expect(await releaseBatch(database.db, { id: Id, userId: 2, now: clock.read() })).toBe(false)
    const undone = await latest('reviewer')
    expect([undone.Id, undone.ReleaseTime, undone.UndoTime === '']).toEqual([Id, '', false])
    expect(await outcomes(subject, FILE, 'reviewer')).toEqual([added, added])
    expect(await seen(subject, 'emptyMenus')).toEqual([2, 2])
  })

  test('are the business of those who may review for that school', async () => {
    const subject = await aSubject()
    await outcomes(subject, FILE, 'reviewer')
    const { Id } = await latest('reviewer')
    expect(await calls.code(getImports, { query: {} }, 'teacher')).toBe(403)
    for (const call of [releaseImport, undoImport]) {
      expect(await calls.code(call, { body: { Id } }, 'teacher')).toBe(404)
      expect(await calls.code(call, { body: { Id } }, OTHER_SCHOOL.persona)).toBe(404)
    }
  })

  test('are there even when nothing of a file came in: no batch is left of it', async () => {
    const subject = await aSubject()
    await outcomes(subject, FILE, 'reviewer')
    const before = await latest('reviewer')
    await outcomes(subject, FILE, 'reviewer')
    expect(await latest('reviewer')).toEqual(before)
  })

  /** Many, so that they come in by more than one piece. */
  const MANY = Array.from({ length: 200 }, (_, at) => `::题 ${at}::批次之问 ${at} {=${at} ~错}`).join('\n\n')

  /** Imports many, and undoes a batch as soon as the first of them are there. */
  const undoMeanwhile = async (subject: Subject, batchId: (underWay: number) => number) => {
    const { database, clock } = harness()
    const { stageId, subjectId } = subject
    const nowhere = { versionId: null, bookId: null, chapterId: null, knowId: null, gradeId: 0 }
    let undoing: Promise<unknown> | null = null
    const undo = async () => {
      const Id = batchId((await latest('reviewer')).Id)
      return calls.data(undoImport, { body: { Id } }, 'secondReviewer')
    }
    const importing = bring(
      {
        db: database.db,
        storage: folderStorage({ seed: seedFilesFolder(), data: seedFilesFolder() }),
        now: clock.read(),
      },
      checkItems(readQuestions(Buffer.from(MANY)).items, subjectId),
      {
        place: { stageId, subjectId, ...nowhere },
        author: { userId: 2, organisationId: 1 },
        told: { source: '', year: 0 },
      },
      (done) => {
        if (done > 0) undoing ??= undo()
      },
    )
    const outcome = await importing.then(
      ({ reports }) => reports.filter(({ outcome: it }) => it === 'added').length,
      (error: unknown) => error,
    )
    return { outcome, undone: await (undoing as Promise<unknown> | null) }
  }

  test('stay when an earlier batch of the same school is undone while they come in', async () => {
    const subject = await aSubject()
    await outcomes(subject, FILE, 'reviewer')
    const { Id } = await latest('reviewer')
    const { outcome, undone } = await undoMeanwhile(subject, () => Id)
    expect([outcome, undone]).toMatchObject([200, { Id, Count: 0 }])
    expect(await seen(subject, 'reviewer')).toEqual([200, 200])
    expect(await outcomes(subject, FILE, 'reviewer')).toEqual([added, added])
  })

  test('end where they are when their own batch is undone, and come in whole afterwards', async () => {
    const subject = await aSubject()
    const { outcome, undone } = await undoMeanwhile(subject, (underWay) => underWay)
    expect([outcome, undone]).toMatchObject([expect.any(ImportEnded), { Count: 0 }])
    expect(await seen(subject, 'reviewer')).toEqual([0, 0])
    expect(new Set(await outcomes(subject, MANY, 'reviewer'))).toEqual(new Set([added]))
    expect(await seen(subject, 'reviewer')).toEqual([200, 200])
  })

  test('let everybody else through while they come in', async () => {
    const { db } = harness().database
    const { stageId, subjectId } = await aSubject()
    const file = Array.from({ length: 400 }, (_, at) => `::题 ${at}::批次长问 ${at} {=${at} ~错}`).join(
      '\n\n',
    )
    const { items } = readQuestions(Buffer.from(file))
    const nowhere = { versionId: null, bookId: null, chapterId: null, knowId: null, gradeId: 0 }
    let ended = false
    let answeredBetween = 0
    const pings = (async () => {
      while (!ended) {
        await db.execute(sql`select 1`)
        answeredBetween += 1
      }
    })()
    await bring(
      {
        db,
        storage: folderStorage({ seed: seedFilesFolder(), data: seedFilesFolder() }),
        now: harness().clock.read(),
      },
      checkItems(items, subjectId),
      {
        place: { stageId, subjectId, ...nowhere },
        author: { userId: 2, organisationId: 1 },
        told: { source: '', year: 0 },
      },
    )
    ended = true
    await pings
    // One transaction for all of them would answer the first when it ends.
    expect(answeredBetween).toBeGreaterThan(10)
  })
})
