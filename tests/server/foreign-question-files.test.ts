import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readQuestions } from '#server/import/questions/question-file.ts'
import { aDocx } from '#tests/support/office-files.ts'
import { PIXEL } from '#tests/support/question-files.ts'

/** Why a file is refused as a whole, or how many items it has. */
const refusal = (content: Uint8Array | string): string => {
  try {
    return `${readQuestions(Buffer.from(content)).items.length} 题`
  } catch (error) {
    return (error as Error).message
  }
}

const TAKEN = '不能导入，请用 Word、Excel、CSV、GIFT、Moodle XML 或 QTI 文件'

test('a PDF, a picture and a film are called what they are, though some hold nothing but letters and braces', () => {
  const stream = 'stream\n{=ab ~cd}\nendstream'
  expect(refusal(`%PDF-1.4\n1 0 obj\n<< /Length 9 >>\n${stream}\n`)).toBe(`这是 PDF，${TAKEN}`)
  expect(refusal(`\ufeff \n%PDF-1.7\n${stream}`)).toBe(`这是 PDF，${TAKEN}`)
  expect(refusal(PIXEL)).toBe(`这是图片，${TAKEN}`)
  for (const head of ['GIF89a{=1 ~2}', 'RIFF\x01\x02\x03\x04WEBP', '\xff\xd8\xff\xe0'])
    expect(refusal(Buffer.from(head, 'latin1'))).toBe(`这是图片，${TAKEN}`)
  for (const head of ['\x01\x02\x03\x04ftypisom', '\x1aE\xdf\xa3', 'ID3\x04'])
    expect(refusal(Buffer.from(head, 'latin1'))).toBe(`这是音频或视频，${TAKEN}`)
})

test('a text in which nothing is asked says what is missing: the heading of a table, or answers', () => {
  const roster = '姓名,手机号,学校\n沈雨桐,13900000001,青禾实验学校\n'
  expect(refusal(roster)).toMatch(/^表格里没有找到表头：要有“题干”和“答案”两列/)
  expect(refusal(roster.replaceAll(',', '\t'))).toMatch(/^表格里没有找到表头/)
  for (const blank of ['题干,答案\n', '题干\t答案\n\t\n']) expect(refusal(blank)).toBe('表头下面没有题目')
  const paper = '1. 下列各数中，是无理数的是\nA. 3.14\nB. √2\n【答案】B\n'
  expect(refusal(paper)).toBe('文本里没有找到题目：要按 GIFT 写，答案放在 {} 里；或者存成 Word 文件再导入')
  expect(refusal('只是说明\n\n一加一？{=2 ~3}')).toBe('2 题')
})

test('Word in the browser calls the part with the text otherwise, and its questions are read alike', () => {
  const {
    'word/document.xml': text,
    'word/_rels/document.xml.rels': relations,
    ...rest
  } = unzipSync(aDocx(['1. 最大的是（　　）', 'A. 一\tB. 二', '【答案】B']))
  const online = (contentType: string) =>
    zipSync({
      ...rest,
      '[Content_Types].xml': strToU8(
        `<Types><Override PartName="/word/document22.xml" ContentType="${contentType}"/></Types>`,
      ),
      'word/styles.xml': strToU8('<w:styles xmlns:w="urn:w"/>'),
      'word/document22.xml': strToU8(strFromU8(text ?? new Uint8Array())),
      'word/_rels/document22.xml.rels': relations ?? new Uint8Array(),
    })
  const ofWord = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  expect(readQuestions(online(ofWord))).toMatchObject({
    format: 'Word',
    items: [{ outcome: { question: { kind: 'single', options: ['一', '二'], answers: [['B']] } } }],
  })
  expect(refusal(online('application/xml'))).toBe('压缩包里没有 QTI 试题')
})
