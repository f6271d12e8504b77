import { expect, test } from 'vitest'
import { readQuestions } from '#server/import/questions/question-file.ts'

const titlesOf = (file: string) =>
  readQuestions(Buffer.from(file)).items.map(({ outcome }) => 'question' in outcome && outcome.question.title)

const TITLE = '甲 乙 & “丙” <3'

test('a title that Moodle, GIFT or QTI keeps as HTML is read as the text that it is', () => {
  const written = '甲&nbsp;乙 &amp; &ldquo;丙&rdquo; &lt;3'
  const inXml = written.replaceAll('&', '&amp;')
  const answers = ['true', 'false'].map(
    (it, at) => `<answer fraction="${at === 0 ? 100 : 0}"><text>${it}</text></answer>`,
  )
  const moodle = `<quiz><question type="truefalse"><name><text>${inXml}</text></name><questiontext format="html"><text>对吗</text></questiontext>${answers.join('')}</question></quiz>`
  expect(titlesOf(moodle)).toEqual([TITLE])
  expect(titlesOf(`::${written}::对吗{T}`)).toEqual([TITLE])
})
