import { ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { exportQuestions } from '#contract/question-import.ts'
import { file } from '#server/db/schema/file.ts'
import { QUESTION_TYPE, question } from '#server/db/schema/question.ts'
import { filesIn } from '#server/html/rich-text.ts'
import { addBankQuestion, newSubject } from '#tests/support/bank.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

onEachEngine('exporting questions', (harness) => {
  test('takes nothing in a text but its pictures for one, in a gap too', async () => {
    const { ask, database } = harness()
    const { db } = database
    const texts = await db.select({ stem: question.stem }).from(question)
    const [own = 0] = texts.flatMap(({ stem }) => filesIn(stem))
    const [foreign] = await db.select({ id: file.id }).from(file).where(ne(file.id, own)).limit(1)
    const subject = await newSubject(db, '只说到的图')
    await addBankQuestion(db, subject, {
      question: {
        questionType: QUESTION_TYPE.composite,
        stem: `x data-file="${foreign?.id}"`,
        options: [],
        answers: [],
      },
      parts: [
        {
          questionType: QUESTION_TYPE.single,
          options: [
            { key: 'A', content: `<img data-file="${own}" alt=" src='picture:${foreign?.id}' " />` },
            { key: 'B', content: '线' },
          ],
          answers: [['A']],
        },
      ],
    })
    const moodle = `StageId=${subject.stageId}&SubjectId=${subject.subjectId}&Format=2`
    const { body } = await ask.get(`${exportQuestions.path}?${moodle}`, await ask.tokenOf('reviewer'))
    const text = Buffer.from(z.parse(exportQuestions.data, body.Data).Content, 'base64').toString()
    expect([...text.matchAll(/<file name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      expect.stringMatching(`^picture-${own}\\.`),
    ])
  })
})
