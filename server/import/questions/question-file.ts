import { decodeText } from './decode-text.ts'
import { readDocx } from './docx-questions.ts'
import { FileRefusal, type ReadItem } from './draft.ts'
import { readGift } from './gift-reader.ts'
import { inlineMarks } from './inline-marks.ts'
import { readMoodle } from './moodle-reader.ts'
import { officePictures } from './office-picture.ts'
import { unpacked } from './package-files.ts'
import { readQtiFile, readQtiPackage } from './qti-package.ts'
import { questionsOfTable, tableQuestions } from './question-table.ts'
import { withRubricRead } from './rubric-text.ts'
import { csvSheet, sheetsOf } from './sheet-file.ts'

export type QuestionFormat = 'GIFT' | 'Moodle XML' | 'QTI' | 'Word' | 'Excel' | 'CSV'

export interface ReadFile {
  readonly format: QuestionFormat
  readonly items: readonly ReadItem[]
}

const NOTHING = '这不是 Word、Excel、GIFT、Moodle XML 或 QTI 文件'

const startsWith = (bytes: Uint8Array, signs: readonly number[]): boolean =>
  signs.every((sign, index) => bytes[index] === sign)

const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, [0x50, 0x4b])

/** What Office before 2007 and protected files of today are kept in. */
const isCompound = (bytes: Uint8Array): boolean => startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])

/** Names in a compound file stand in UTF-16. */
const holdsName = (bytes: Uint8Array, name: string): boolean =>
  Buffer.from(bytes).includes(Buffer.from(name, 'utf16le'))

const compoundRefusal = (bytes: Uint8Array): string => {
  if (holdsName(bytes, 'EncryptedPackage')) return '文件有密码保护，请先去掉密码再导入'
  if (holdsName(bytes, 'WordDocument')) return '这是旧版 Word 文件（.doc），请另存为 .docx 再导入'
  if (holdsName(bytes, 'Workbook') || holdsName(bytes, 'Book'))
    return '这是旧版 Excel 文件（.xls），请另存为 .xlsx 再导入'
  return '这是旧版 Office 文件，请另存为 .docx 或 .xlsx 再导入'
}

const readZip = (bytes: Uint8Array): ReadFile => {
  const unzipped = unpacked(bytes)
  const { files } = unzipped
  if (files.has('word/document.xml')) return { format: 'Word', items: readDocx(files) }
  if (files.has('xl/workbook.xml')) {
    const marks = inlineMarks()
    const pictures = officePictures(files, marks)
    const sheets = sheetsOf(files, marks, pictures)
    return { format: 'Excel', items: questionsOfTable(sheets, { marks, pictures: pictures.pictures }) }
  }
  return { format: 'QTI', items: readQtiPackage(unzipped) }
}

/** A table in its first lines has headings between commas; GIFT has braces. */
const csvItems = (text: string): readonly ReadItem[] | null => {
  const top = text.slice(0, 4000)
  if (!/题[干目]|试题|问题/.test(top) || !/[,\t]/.test(top)) return null
  try {
    return tableQuestions([csvSheet(text)], { marks: inlineMarks(), pictures: new Map() })
  } catch (error) {
    if (error instanceof FileRefusal) throw error
    return null
  }
}

const readAsItIs = (bytes: Uint8Array): ReadFile => {
  if (bytes.length === 0) throw new FileRefusal('文件是空的')
  if (isCompound(bytes)) throw new FileRefusal(compoundRefusal(bytes))
  if (isZip(bytes)) return readZip(bytes)
  const text = decodeText(bytes)
  if (/^\s*\{\\rtf/.test(text)) throw new FileRefusal('这是 RTF 文件，请用 Word 另存为 .docx 再导入')
  if (/^\s*</.test(text)) {
    if (/<(?:\w+:)?(?:assessmentItem|qti-assessment-item)(?![\w-])/.test(text.slice(0, 4000)))
      return { format: 'QTI', items: readQtiFile(text, bytes) }
    return { format: 'Moodle XML', items: readMoodle(text) }
  }
  if (text.includes('\0')) throw new FileRefusal(NOTHING)
  const table = csvItems(text)
  if (table !== null && table.length > 0) return { format: 'CSV', items: table }
  const items = readGift(text)
  if (items.length === 0) throw new FileRefusal('文件里没有题目')
  return { format: 'GIFT', items }
}

/** Reads a file by what it holds, whatever it is called. Throws `FileRefusal` for none of the formats. */
export const readQuestions = (bytes: Uint8Array): ReadFile => {
  const { format, items } = readAsItIs(bytes)
  return { format, items: items.map(withRubricRead) }
}
