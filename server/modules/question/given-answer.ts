import { CODE } from '#contract/envelope.ts'
import { QUESTION_TYPE, type question } from '../../db/schema/question.ts'
import { keptText, visibleLength } from '../../html/rich-text.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import type { Pictures } from '../upload/pictures.ts'
import { optionsOf } from './question.dto.ts'

type Question = typeof question.$inferSelect

const MAX_PICTURES = 9
const MAX_BLANK_LENGTH = 200

const empty = () => refuse(CODE.fieldError, '请先作答')

const chosen = (row: Question, keys: readonly string[]): readonly string[] | Refusal => {
  const known = optionsOf(row).map(({ key }) => key)
  const once = [...new Set(keys)].sort()
  if (once.length === 0) return empty()
  const most = row.questionType === QUESTION_TYPE.multiple ? known.length : 1
  const fits = once.length <= most && once.every((key) => known.includes(key))
  return fits ? once : refuse(CODE.fieldError, '参数不正确：Answer')
}

/** A sign may fold out to many: the text counts as it is compared. */
const isTooLong = (text: string): boolean =>
  text.length > MAX_BLANK_LENGTH || text.normalize('NFKC').length > MAX_BLANK_LENGTH

const filled = ({ answers }: Question, texts: readonly string[]): readonly string[] | Refusal => {
  if (texts.length > answers.length || texts.some(isTooLong))
    return refuse(CODE.fieldError, '参数不正确：Answer')
  const trimmed = texts.map((text) => text.trim())
  return trimmed.every((text) => text === '') ? empty() : trimmed
}

const written = async (
  [html = '']: readonly string[],
  pictures: Pictures,
  userId: number,
): Promise<readonly string[] | Refusal> => {
  const { html: kept, fileIds } = keptText(html, pictures.fileOf)
  if (visibleLength(kept) === 0 && fileIds.length === 0) return empty()
  if (fileIds.length > MAX_PICTURES) return refuse(CODE.fieldError, `答案最多带 ${MAX_PICTURES} 张图片`)
  if (!(await pictures.areOwn(fileIds, userId)))
    return refuse(CODE.noRight, '答案里只能用自己上传的图片，请重新上传')
  return [kept]
}

/** An answer as it is kept: keys of options that there are, blanks trimmed, an essay sanitised; or why it cannot be. */
export const givenAnswer = async (
  row: Question,
  answer: readonly string[],
  pictures: Pictures,
  userId: number,
): Promise<readonly string[] | Refusal> => {
  switch (row.questionType) {
    case QUESTION_TYPE.single:
    case QUESTION_TYPE.multiple:
    case QUESTION_TYPE.judgement:
      return chosen(row, answer)
    case QUESTION_TYPE.blanks:
      return filled(row, answer)
    case QUESTION_TYPE.essay:
      return written(answer, pictures, userId)
    case QUESTION_TYPE.composite:
      return refuse(CODE.fieldError, '复合题请按小题作答')
  }
}
