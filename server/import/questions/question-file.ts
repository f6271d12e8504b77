import { decoded } from './decoded.ts'
import { FileRefusal, type ReadItem } from './draft.ts'
import { readGift } from './gift-reader.ts'
import { readMoodle } from './moodle-reader.ts'
import { readQtiFile, readQtiPackage } from './qti-package.ts'

export type QuestionFormat = 'GIFT' | 'Moodle XML' | 'QTI'

export interface ReadFile {
  readonly format: QuestionFormat
  readonly items: readonly ReadItem[]
}

const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b

/** Reads a file by what it holds, whatever it is called. Throws `FileRefusal` for none of the formats. */
export const readQuestions = (bytes: Uint8Array): ReadFile => {
  if (bytes.length === 0) throw new FileRefusal('文件是空的')
  if (isZip(bytes)) return { format: 'QTI', items: readQtiPackage(bytes) }
  const text = decoded(bytes)
  if (/^\s*</.test(text)) {
    if (/<(?:\w+:)?(?:assessmentItem|qti-assessment-item)(?![\w-])/.test(text.slice(0, 4000)))
      return { format: 'QTI', items: readQtiFile(text, bytes) }
    return { format: 'Moodle XML', items: readMoodle(text) }
  }
  if (text.includes('\0')) throw new FileRefusal('这不是 GIFT、Moodle XML 或 QTI 文件')
  const items = readGift(text)
  if (items.length === 0) throw new FileRefusal('文件里没有题目')
  return { format: 'GIFT', items }
}
