import { createHash } from 'node:crypto'
import { keptText, withFileNames } from '../../html/rich-text.ts'
import { MAX_FORMS } from '../../modules/question/answer/blank-form.ts'
import { withoutMetadata } from '../../modules/upload/picture-metadata.ts'
import { isPictureSuffix, pictureSize, pictureSuffixOf } from '../../modules/upload/picture-size.ts'
import { answerableOf, type DraftPart, type DraftQuestion, refuseItem } from './draft.ts'
import { bytesInside, mapTexts, pictureKey, withSources } from './picture-source.ts'
import { isEmptyHtml, plainTextOf } from './text-format.ts'
import { tidied, unkeepableIn } from './tidy-html.ts'

/** A picture of a question, looked at, found to be one, and without what it tells besides. */
export interface CheckedPicture {
  readonly sha256: string
  readonly bytes: Uint8Array
  readonly suffix: string
}

/** A question whose texts are harmless; its pictures are named `/api/file/N`, N from 1 its place in `pictures`. */
export interface CheckedQuestion {
  readonly question: DraftQuestion
  readonly pictures: readonly CheckedPicture[]
}

const MAX_PIXELS = 50_000_000
export const MAX_TEXT_LENGTH = 60_000
const MAX_FORM_LENGTH = 200
const MAX_BLANKS = 20
const MAX_PARTS = 30
const MAX_POINTS = 1000

const checkedPicture = (bytes: Uint8Array): CheckedPicture => {
  const suffix = pictureSuffixOf(bytes)
  if (suffix === null || !isPictureSuffix(suffix)) return refuseItem('有一张图片不是 PNG、JPG 或 GIF')
  const size = pictureSize(Buffer.from(bytes), suffix)
  if (size === null || size.width * size.height === 0) return refuseItem('有一张图片坏了')
  if (size.width * size.height > MAX_PIXELS) return refuseItem('有一张图片的尺寸太大')
  const plain = withoutMetadata(Buffer.from(bytes), suffix)
  return { sha256: createHash('sha256').update(plain).digest('hex'), bytes: plain, suffix }
}

const bytesAt = ({ pictures }: DraftQuestion, source: string): Uint8Array => {
  const own = pictures.get(pictureKey(source) ?? '')
  return own?.bytes ?? bytesInside(source) ?? refuseItem(`图片“${source.slice(0, 60)}”不在文件里`)
}

const refuseTooMuch = (question: DraftQuestion): void => {
  if (question.parts.length > MAX_PARTS) refuseItem(`小题多于 ${MAX_PARTS} 个`)
  for (const { kind, answers } of answerableOf(question)) {
    if (kind !== 'blanks') continue
    if (answers.length > MAX_BLANKS) refuseItem(`空多于 ${MAX_BLANKS} 个`)
    if (answers.some((forms) => forms.length > MAX_FORMS))
      refuseItem(`有一个空的答案多于 ${MAX_FORMS} 种写法`)
    if (answers.flat().some((form) => form.normalize('NFKC').length > MAX_FORM_LENGTH))
      refuseItem(`有一个填空的答案长于 ${MAX_FORM_LENGTH} 字`)
  }
}

const refuseEmpty = (question: DraftQuestion): void => {
  const isEmpty = ({ stem, options }: DraftPart) => isEmptyHtml(stem) || options.some(isEmptyHtml)
  if (answerableOf(question).some(isEmpty)) refuseItem('去掉不能保存的内容以后，题干或选项是空的')
}

/** Points that no column of the bank has room for. */
const refuseOddPoints = ({ score: whole, parts }: DraftQuestion): void => {
  for (const score of [whole, ...parts.map((part) => part.score)])
    if (score !== null && !(score >= 0 && score <= MAX_POINTS)) refuseItem(`分值不在 0 至 ${MAX_POINTS} 之间`)
}

/** Refuses what the bank has no room for, or nothing is left of. */
export const refuseUnsound = (question: DraftQuestion): void => {
  refuseTooMuch(question)
  refuseOddPoints(question)
  refuseEmpty(question)
}

/** Makes the texts of a question harmless and looks at its pictures; refuses what the bank cannot hold as it was. */
export const checkedQuestion = (question: DraftQuestion): CheckedQuestion => {
  refuseTooMuch(question)
  refuseOddPoints(question)
  const pictures: CheckedPicture[] = []
  const numberOf = (source: string): number => {
    const picture = checkedPicture(bytesAt(question, source))
    const known = pictures.findIndex(({ sha256 }) => sha256 === picture.sha256)
    return known >= 0 ? known + 1 : pictures.push(picture)
  }
  const clean = (html: string): string => {
    const lost = unkeepableIn(html)
    if (lost !== null) return refuseItem(`用到了题库不能保存的内容：${lost}`)
    const numbered = withSources(tidied(html), (source) => `/api/file/${numberOf(source)}`)
    if (numbered.length > MAX_TEXT_LENGTH) return refuseItem('有一段文字太长')
    const { html: kept } = keptText(numbered, numberIn, 'question')
    return kept
  }
  const made = mapTexts(question, clean)
  refuseEmpty(made)
  return { question: made, pictures }
}

const numberIn = (address: string): number | null => {
  const [, number] = /^\/api\/file\/(\d+)$/.exec(address) ?? []
  return number === undefined ? null : Number(number)
}

const FILE_PICTURE = /<img\b[^>]*?\sdata-file="([^"]*)"[^>]*>/g

/** A text with the pictures named by what they are instead of their places. */
export const withPictureNames = (html: string, nameOf: (place: number) => string): string =>
  withFileNames(html, (place) => `data-file="${nameOf(place)}"`)

/** What is read of a text, and which pictures: how it is set in paragraphs makes no other question. */
const read = (html: string): string =>
  plainTextOf(html.replace(FILE_PICTURE, ' $1 ')).replace(/\s|_{3,}/g, '')

/** A form that a blank has twice counts once: no reader of files keeps the second. */
const words = ({ kind, stem, options, answers }: DraftPart): unknown => [
  kind,
  read(stem),
  options.map(read),
  kind === 'essay' ? [] : answers.map((forms) => [...new Set(forms)]),
]

/** The same for the same question in the same subject, whatever file and format it comes in. */
export const importKeyOf = ({ question, pictures }: CheckedQuestion, subjectId: number): string => {
  const named = mapTexts(question, (html) =>
    withPictureNames(html, (place) => pictures[place - 1]?.sha256 ?? ''),
  )
  const told = [subjectId, named.kind, read(named.stem), answerableOf(named).map(words)]
  return createHash('sha256').update(JSON.stringify(told).normalize('NFC')).digest('base64url')
}
