import { expect, test } from 'vitest'
import {
  compositeQuestion,
  type DraftPart,
  draftPart,
  draftQuestion,
  isTaken,
} from '#server/import/questions/draft.ts'
import { readQuestions } from '#server/import/questions/question-file.ts'
import { QUESTION_FORMATS, writeQuestions } from '#server/import/questions/question-format.ts'

const RUBRIC = [
  { text: '设 \\(x\\) 并列出方程', points: 2 },
  { text: '解得 \\(x=1.5\\)', points: 2.5 },
]

const essay = (change: Partial<DraftPart> = {}): DraftPart =>
  draftPart({
    kind: 'essay',
    stem: '<p>解方程。</p>',
    answers: [['<p>如下。</p>']],
    rubric: RUBRIC,
    score: 4.5,
    ...change,
  })

const reread = (bytes: Uint8Array) =>
  readQuestions(bytes).items.flatMap(({ outcome }) => (isTaken(outcome) ? [outcome.question] : []))

test.each(QUESTION_FORMATS)('scoring points go into a file and come back: %s', (format) => {
  const { bytes } = writeQuestions([draftQuestion(essay(), { title: '方程' })], format)
  const [question] = reread(bytes)
  expect([question?.rubric, question?.answers[0]?.[0]?.includes('得分点')]).toEqual([RUBRIC, false])
})

test.each(['qti21', 'qti30'] as const)('those of a part too: %s', (format) => {
  const whole = compositeQuestion('<p>读题。</p>', [essay(), essay({ rubric: [] })])
  const [question] = reread(writeQuestions([whole], format).bytes)
  expect(question?.parts.map(({ rubric }) => rubric)).toEqual([RUBRIC, []])
})

test('lines that do not all end with points stay in the answer', () => {
  const answer = '<p>如下。</p><p>【得分点】</p><p>列式（2 分）</p><p>酌情给分</p>'
  const { bytes } = writeQuestions([draftQuestion(essay({ answers: [[answer]], rubric: [] }))], 'moodle')
  const [question] = reread(bytes)
  expect([question?.rubric, question?.answers]).toEqual([[], [[answer]]])
})
