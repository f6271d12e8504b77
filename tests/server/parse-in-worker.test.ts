import { expect, test } from 'vitest'
import { FileRefusal } from '#server/import/questions/draft.ts'
import { parseInWorker } from '#server/import/questions/parse-in-worker.ts'
import { parseQuestionFile } from '#server/import/questions/parse-question-file.ts'
import { withSources } from '#server/import/questions/picture-source.ts'
import { writeQuestions } from '#server/import/questions/question-format.ts'
import { QUESTIONS } from '#tests/support/question-files.ts'

const gift = (stem: string): Buffer => Buffer.from(`::题::[html]${stem} {=a ~b}\n`)

test.concurrent('a file parsed in a worker gives the same as one parsed here', {
  timeout: 60_000,
}, async () => {
  const { bytes } = writeQuestions(QUESTIONS, 'qti30')
  // As it comes from another thread: what was a Buffer is plain bytes.
  expect(await parseInWorker()(bytes, 1)).toEqual(structuredClone(parseQuestionFile(bytes, 1)))
})

test.concurrent('a file that is none is refused with its reason', { timeout: 60_000 }, async () => {
  await expect(parseInWorker()(Buffer.from('<a><b></a>'), 1)).rejects.toThrow(/不是合法的 XML/)
})

test('a file made to take for ever ends in its time, and keeps nobody else waiting', async () => {
  const endless = parseInWorker(1500)(gift('<div '.repeat(400_000)), 1)
  const refused = expect(endless).rejects.toEqual(new FileRefusal('文件太复杂，读不完，请分成几个文件'))
  const from = performance.now()
  await new Promise((done) => setImmediate(done))
  expect(performance.now() - from).toBeLessThan(500)
  await refused
})

test('a picture that is never closed is looked at once, not once for each that follows', () => {
  const endless = "<img src='".repeat(20_000)
  expect(withSources(endless, () => 'x')).toBe(endless)
  const html = `<p><img alt="a>b" SRC = 'one' width="2"><img src="two"/> <img alt="x"></p>`
  expect(withSources(html, (source) => `${source}!`)).toBe(
    `<p><img alt="a>b" src="one!" width="2"><img src="two!"/> <img alt="x"></p>`,
  )
})
