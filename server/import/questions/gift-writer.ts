import { type DraftPart, type DraftQuestion, keyAt, refuseItem } from './draft.ts'
import { withReference } from './essay-reference.ts'
import { type ExportedFile, exportEach } from './exported-file.ts'
import { withOwnMarks, withoutDollars } from './formula-marks.ts'
import { giftEscaped } from './gift-text.ts'
import { pairsOf } from './matching.ts'
import { numberOf } from './number-form.ts'
import { mapTexts, withPicturesInside } from './picture-source.ts'
import { scoreTag, tagsOf } from './question-tags.ts'

/** A word in brackets before a text names its format. */
const safe = (html: string): string =>
  /^\s*\[(?:html|markdown|moodle|plain)\]/i.test(html) ? `[html]${html}` : html

const text = (html: string): string => giftEscaped(safe(html.replace(/\s*\n\s*/g, ' ')).trim())

const share = (count: number): string => Number((100 / count).toFixed(5)).toString()

/** An answer is plain text, in which Moodle knows no escaped dollar sign: only what would be read as a formula gets one. */
const formText = (form: string): string => {
  const plain = giftEscaped(form)
  return withOwnMarks(form) === form ? plain : plain.replaceAll('$', '\\$')
}

const blank = ([forms = []]: DraftPart['answers']): string => {
  const numbers = forms.map(numberOf)
  if (forms.some((form) => form.includes('±')) && numbers.every((number) => number !== null))
    return `#${numbers.map((number) => ` =${number?.value}:${number?.tolerance}`).join('')}`
  if (forms.every((form) => form.includes('->'))) return refuseItem('GIFT 会把答案里的“->”读成配对')
  return forms.map((form) => ` =${form.startsWith('%') ? '%100%' : ''}${formText(form)}`).join('')
}

const options = ({ kind, options: all, answers: [right = []] }: DraftPart): string =>
  all
    .map((html, index) => {
      const isRight = right.includes(keyAt(index))
      if (kind === 'single') return ` ${isRight ? '=' : '~'}${text(html)}`
      return ` ~%${isRight ? share(right.length) : '-100'}%${text(html)}`
    })
    .join('')

const block = (part: DraftPart): string => {
  switch (part.kind) {
    case 'judgement':
      return part.answers[0]?.[0] === 'A' ? 'TRUE' : 'FALSE'
    case 'single':
    case 'multiple':
      return options(part)
    case 'blanks':
      return part.answers.length === 1 ? blank(part.answers) : refuseItem('GIFT 的一题只能有一个空')
    case 'essay':
      return ''
  }
}

const pairs = (question: DraftQuestion): string => {
  const all = pairsOf(question) ?? refuseItem('GIFT 不能表示由几个小题组成的题')
  if (all.some(({ left, right }) => `${left}${right}`.includes('->')))
    return refuseItem('GIFT 会把“->”读成配对')
  return all.map(({ left, right }) => ` =${text(left)} -> ${text(right)}`).join('')
}

const bodyOf = (question: DraftQuestion): string => {
  const analysis =
    question.kind === 'essay' ? withReference({ ...question, kind: 'essay' }) : question.analysis
  const general = analysis === '' ? '' : ` ####${text(analysis)}`
  const answers =
    question.kind === 'composite' ? pairs(question) : block({ ...question, kind: question.kind })
  return `[html]${text(question.stem)} {${answers}${general}}`
}

/** Within a comment: those who answer never see it. A backslash at the end would belong to the bracket. */
const tagged = (tag: string): string => `[tag:${tag.replaceAll(']', '\\]').replace(/\\$/, '\\ ')}]`

const comment = (question: DraftQuestion): string => {
  const tags = [...tagsOf(question), ...scoreTag(question)]
  return tags.length === 0 ? '' : `// ${tags.map(tagged).join(' ')}\n`
}

/** Each part of a 配对 is read as an equal share of the points. */
const hasOwnScores = ({ parts, score }: DraftQuestion): boolean =>
  parts.some((part) => part.score !== null && part.score * parts.length !== score)

/** Questions in GIFT; pictures go along within the texts. */
export const writeGift = (questions: readonly DraftQuestion[]): ExportedFile => {
  let category = ''
  const { written, items } = exportEach(questions, (question, lost) => {
    const body = bodyOf(mapTexts(withPicturesInside(question), withoutDollars))
    if (hasOwnScores(question)) lost.push('各小题的分值')
    const folder = question.category === category ? '' : `$CATEGORY: ${question.category}\n\n`
    category = question.category
    return `${folder}${comment(question)}${question.title === '' ? '' : `::${text(question.title)}::`}${body}\n`
  })
  return { bytes: new TextEncoder().encode(written.join('\n')), items }
}
