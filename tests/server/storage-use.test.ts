import { sql } from 'drizzle-orm'
import { expect, test as onBothEngines } from 'vitest'
import { saveNote } from '#contract/note.ts'
import { savePaper } from '#contract/paper.ts'
import { savePractice } from '#contract/practice.ts'
import { questionsAnswer } from '#contract/question.ts'
import { reportQuestionFault } from '#contract/question-fault.ts'
import { callsOf } from '#tests/support/ask-calls.ts'
import { addBankQuestion, newSubject } from '#tests/support/bank.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

const TEACHER = 1
const NO_ROOM = 507

let sent = 0
const fresh = (): string => `kept-of-a-test-${++sent}`

onEachEngine('what one user keeps has an end:', (harness, test) => {
  const calls = callsOf(harness)
  const run = (statement: ReturnType<typeof sql>) => harness().database.db.execute(statement)
  /** What is there already, without asking for each row whether what it names is there. */
  const fill = (statement: ReturnType<typeof sql>) =>
    harness().database.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(statement)
    })
  const aQuestion = async () => {
    const { db } = harness().database
    return (await addBankQuestion(db, await newSubject(db, fresh()))).id
  }

  const paper = (ClientId: string) => ({
    body: { Id: 0, Name: '卷', Kind: 1, Minutes: 0, Sections: [], RowVersion: 0, ClientId },
  })

  onBothEngines('papers; one of before is answered as ever, and what is deleted makes room', async () => {
    const first = fresh()
    expect(await calls.code(savePaper, paper(first), 'teacher')).toBe(200)
    await run(sql`insert into zhiyuan.paper
      (user_id, name, kind, minutes, sections, row_version, client_id, created_at, updated_at)
      select ${TEACHER}, 'x', 1, 0, '[]'::jsonb, 1, 'filled-' || n, now(), now() from generate_series(1, 500) n`)
    const refused = await calls.answer(savePaper, paper(fresh()), 'teacher')
    expect([refused.Code, refused.Message]).toEqual([NO_ROOM, '最多保存 500 份试卷，请先删除不用的试卷'])
    expect(await calls.code(savePaper, paper(first), 'teacher')).toBe(200)
    expect(await calls.code(savePaper, paper(fresh()), 'reviewer')).toBe(200)
    await run(sql`delete from zhiyuan.paper where client_id like 'filled-%'`)
    expect(await calls.code(savePaper, paper(fresh()), 'teacher')).toBe(200)
  })

  onBothEngines('bytes of notes', async () => {
    const { rows } = (await run(sql`select s.id from zhiyuan.course_section s
      join zhiyuan.course_chapter h on h.id = s.chapter_id join zhiyuan.content c on c.id = h.content_id
      where c.type = 1 and c.withdrawn_at is null and not c.school_only order by s.id limit 1`)) as unknown as {
      rows: { id: number }[]
    }
    const SectionId = rows[0]?.id ?? 0
    const note = () => ({ body: { Id: 0, SectionId, Second: 1, Content: '笔记', ClientId: fresh() } })
    expect(await calls.code(saveNote, note(), 'teacher')).toBe(200)
    await run(sql`insert into zhiyuan.lesson_note
      (user_id, section_id, second, body, client_id, created_at, updated_at)
      select ${TEACHER}, ${SectionId}, 1, repeat('字', 2000), 'filled-' || n, now(), now()
      from generate_series(1, 1399) n`)
    expect(await calls.code(saveNote, note(), 'teacher')).toBe(NO_ROOM)
  })

  test('answers of practices', async () => {
    const QuestionId = await aQuestion()
    const answer = () => ({
      body: {
        CourseId: 0,
        SectionId: 0,
        PracticeId: fresh(),
        Items: [{ QuestionId, Answer: ['A'], ClientId: fresh() }],
      },
    })
    const first = answer()
    expect(await calls.code(questionsAnswer, first, 'teacher')).toBe(200)
    await fill(sql`insert into zhiyuan.question_answer
      (user_id, question_id, practice_id, answer, score, use_time, client_id, answered_at)
      select ${TEACHER}, ${QuestionId}, 'filled', '["A"]'::jsonb, 0, 0, 'filled-' || n, now()
      from generate_series(1, 50000) n`)
    expect(await calls.code(questionsAnswer, answer(), 'teacher')).toBe(NO_ROOM)
    expect(await calls.code(questionsAnswer, first, 'teacher')).toBe(200)
  })

  test('practices that were handed in; one that was saved before may still change', async () => {
    const QuestionId = await aQuestion()
    const practice = (PracticeId: string) => ({
      body: { PracticeId, Kind: 2, Name: '', PaperId: 0, UseTime: 60, Items: [{ QuestionId, Score: 5 }] },
    })
    const first = fresh()
    expect(await calls.code(savePractice, practice(first), 'teacher')).toBe(200)
    await run(sql`insert into zhiyuan.practice
      (user_id, practice_id, kind, name, items, use_time, finished_at)
      select ${TEACHER}, 'filled-' || n, 2, '', '[]'::jsonb, 0, now() from generate_series(1, 5000) n`)
    const refused = await calls.answer(savePractice, practice(fresh()), 'teacher')
    expect([refused.Code, refused.Message]).toEqual([NO_ROOM, '你的练习记录已满，这次练习不能再保存'])
    expect(await calls.code(savePractice, practice(first), 'teacher')).toBe(200)
    expect(await calls.code(savePractice, practice(fresh()), 'reviewer')).toBe(200)
    // As many bytes in fewer rows.
    await run(sql`delete from zhiyuan.practice where practice_id like 'filled-%'`)
    await run(sql`insert into zhiyuan.practice
      (user_id, practice_id, kind, name, items, use_time, finished_at)
      select ${TEACHER}, 'filled-' || n, 2, '',
        (select jsonb_agg(jsonb_build_object('QuestionId', i, 'Score', 5)) from generate_series(1, 200) i), 0, now()
      from generate_series(1, 4800) n`)
    expect(await calls.code(savePractice, practice(fresh()), 'teacher')).toBe(NO_ROOM)
  })

  onBothEngines('reported errors that wait; settled ones do not count', async () => {
    const QuestionId = await aQuestion()
    const fault = () => ({
      body: { QuestionId, Kind: 1, Content: '答案不对', ClientId: fresh() },
    })
    await run(sql`insert into zhiyuan.question_fault (user_id, question_id, kind, body, client_id, created_at)
      select ${TEACHER}, ${QuestionId}, 1, '题干有误', 'filled-' || n, now() from generate_series(1, 200) n`)
    expect(await calls.code(reportQuestionFault, fault(), 'teacher')).toBe(NO_ROOM)
    await run(sql`update zhiyuan.question_fault set status = 1 where client_id = 'filled-1'`)
    expect(await calls.code(reportQuestionFault, fault(), 'teacher')).toBe(200)
  })
})
