import { decodeText } from './decode-text.ts'
import { readDocx } from './docx-questions.ts'
import { FileRefusal, type ReadItem } from './draft.ts'
import { foreignKind, foreignText, wordBodyIn } from './foreign-file.ts'
import { readGift } from './gift-reader.ts'
import { inlineMarks } from './inline-marks.ts'
import { readMoodle } from './moodle-reader.ts'
import { officePictures } from './office-picture.ts'
import { unpacked } from './package-files.ts'
import { readQtiFile, readQtiPackage } from './qti-package.ts'
import { NO_HEAD, NO_ROWS, questionsOfTable, tableQuestions } from './question-table.ts'
import { withRubricRead } from './rubric-text.ts'
import { csvSheet, sheetsOf } from './sheet-file.ts'

export type QuestionFormat = 'GIFT' | 'Moodle XML' | 'QTI' | 'Word' | 'Excel' | 'CSV'

export interface ReadFile {
  readonly format: QuestionFormat
  readonly items: readonly ReadItem[]
}

const NO_ANSWERS = '文本里没有找到题目：要按 GIFT 写，答案放在 {} 里；或者存成 Word 文件再导入'

const startsWith = (bytes: Uint8Array, characters: readonly number[]): boolean =>
  characters.every((character, index) => bytes[index] === character)

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
  const wordBody = wordBodyIn(files)
  if (wordBody !== null) return { format: 'Word', items: readDocx(files, wordBody) }
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

/** Whether the first two lines have as many cells as each other, and more than one. */
const isTable = (text: string): boolean => {
  const [first = 0, second = 0] = text
    .slice(0, 20_000)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 2)
    .map((line) => line.split(/[,\t]/).length)
  return first > 1 && first === second
}

const readAsItIs = (bytes: Uint8Array): ReadFile => {
  if (bytes.length === 0) throw new FileRefusal('文件是空的')
  if (isCompound(bytes)) throw new FileRefusal(compoundRefusal(bytes))
  if (isZip(bytes)) return readZip(bytes)
  const kind = foreignKind(bytes)
  if (kind !== null) throw new FileRefusal(foreignText(kind))
  const text = decodeText(bytes)
  if (/^\s*\{\\rtf/.test(text)) throw new FileRefusal('这是 RTF 文件，请用 Word 另存为 .docx 再导入')
  if (/^\s*</.test(text)) {
    if (/<(?:\w+:)?(?:assessmentItem|qti-assessment-item)(?![\w-])/.test(text.slice(0, 4000)))
      return { format: 'QTI', items: readQtiFile(text, bytes) }
    return { format: 'Moodle XML', items: readMoodle(text) }
  }
  if (text.includes('\0')) throw new FileRefusal(foreignText(null))
  const table = csvItems(text)
  if (table !== null && table.length > 0) return { format: 'CSV', items: table }
  const items = readGift(text)
  if (items.length === 0) throw new FileRefusal('文件里没有题目')
  if (!text.includes('{')) {
    if (table !== null) throw new FileRefusal(NO_ROWS)
    throw new FileRefusal(isTable(text) ? NO_HEAD : NO_ANSWERS)
  }
  return { format: 'GIFT', items }
}

/** Reads a file by what it holds, whatever it is called. Throws `FileRefusal` for none of the formats. */
export const readQuestions = (bytes: Uint8Array): ReadFile => {
  const { format, items } = readAsItIs(bytes)
  return { format, items: items.map(withRubricRead) }
}
