import { withLowerCase } from './case-variants.ts'
import { choiceOf } from './choice.ts'
import { type Cloze, readCloze, withShares } from './cloze.ts'
import {
  compositeQuestion,
  type DraftPart,
  type DraftQuestion,
  draftPart,
  draftQuestion,
  refuseItem,
} from './draft.ts'
import { BLANK, questionWithGaps, withoutExtraGaps } from './gap-stem.ts'
import { matchQuestion } from './matching.ts'
import type { MoodleTexts } from './moodle-text.ts'
import { numberForm } from './number-form.ts'
import { mapTexts } from './picture-source.ts'
import { isEmptyHtml, joined, plainTextOf, remark } from './text-format.ts'
import { childNamed, childrenNamed, textIn, type XmlElement } from './xml.ts'

/** What every question of Moodle XML has, read. */
export interface MoodleSource {
  readonly element: XmlElement
  readonly texts: MoodleTexts
  readonly stem: string
  readonly analysis: string
  readonly score: number | null
  readonly lost: string[]
}

export type MoodleAbout = Pick<DraftQuestion, 'title' | 'category' | 'pictures'>

export const plainOf = (element: XmlElement | undefined): string => textIn(element).trim()

export const valueOf = (element: XmlElement, name: string): string => plainOf(childNamed(element, name))

const isYes = (text: string): boolean => /^(?:1|true|yes)$/i.test(text)

const fractionOf = (answer: XmlElement): number => Number(answer.attributes['fraction'] ?? 0)

const textElement = (answer: XmlElement): string => plainOf(childNamed(answer, 'text'))

const choice = (
  { element, texts, stem, analysis, score, lost }: MoodleSource,
  isMultiple: boolean,
): DraftPart =>
  choiceOf(
    {
      stem,
      analysis,
      score,
      isMultiple,
      options: childrenNamed(element, 'answer').map((answer) => ({
        html: texts.html(answer),
        weight: fractionOf(answer),
        feedback: texts.html(childNamed(answer, 'feedback')),
      })),
    },
    lost,
  )

const judgement = ({ element, texts, stem, analysis, score }: MoodleSource): DraftPart => {
  const answers = childrenNamed(element, 'answer')
  const right = answers.find((answer) => fractionOf(answer) >= 100)
  if (right === undefined) return refuseItem('没有给出正确答案')
  const isTrue = /^true$/i.test(textElement(right))
  const remarks = answers.map((answer) =>
    remark(answer === right ? '答对' : '答错', texts.html(childNamed(answer, 'feedback'))),
  )
  return draftPart({
    kind: 'judgement',
    stem,
    answers: [[isTrue ? 'A' : 'B']],
    analysis: joined(analysis, ...remarks),
    score,
  })
}

/** Answers that are wholly right, by what reads them; what counts partly is told as lost. */
const blank = (
  { element, texts, stem, analysis, score, lost }: MoodleSource,
  formsOf: (answer: XmlElement) => string,
): DraftPart => {
  const answers = childrenNamed(element, 'answer')
  for (const answer of answers)
    if (fractionOf(answer) > 0 && fractionOf(answer) < 99.9)
      lost.push(`只得 ${fractionOf(answer)}% 分的答案“${textElement(answer)}”没有导入`)
  const forms = answers
    .filter((answer) => fractionOf(answer) >= 99.9 && textElement(answer) !== '')
    .map(formsOf)
  if (forms.length === 0) return refuseItem('没有给出正确答案')
  const remarks = answers.map((answer) =>
    remark(textElement(answer), texts.html(childNamed(answer, 'feedback'))),
  )
  return draftPart({
    kind: 'blanks',
    stem,
    answers: [[...new Set(forms)]],
    analysis: joined(analysis, ...remarks),
    score,
  })
}

const word = (answer: XmlElement): string => {
  const text = plainTextOf(textElement(answer).replaceAll('<', '&lt;'))
  return /(?<!\\)\*/.test(text) ? refuseItem(`答案“${text}”里有通配符`) : text.replaceAll('\\*', '*')
}

const shortAnswer = (source: MoodleSource): DraftPart => {
  const part = blank(source, word)
  const [forms = []] = part.answers
  return isYes(valueOf(source.element, 'usecase')) ? part : { ...part, answers: [withLowerCase(forms)] }
}

const numerical = (source: MoodleSource): DraftPart => {
  if (childrenNamed(source.element, 'units').some((units) => plainOf(units) !== ''))
    source.lost.push('单位没有导入')
  return blank(source, (answer) => {
    const text = textElement(answer)
    return numberForm(text, valueOf(answer, 'tolerance')) ?? refuseItem(`“${text}”不是一个数`)
  })
}

const matching = (
  { element, texts, stem, analysis, score }: MoodleSource,
  about: MoodleAbout,
): DraftQuestion => {
  const pairs = childrenNamed(element, 'subquestion').map((pair) => ({
    left: texts.html(pair),
    right: texts.html(childNamed(pair, 'answer'), 'plain'),
  }))
  return matchQuestion(stem, pairs, { ...about, analysis, score })
}

const essay = ({ element, texts, stem, analysis, score, lost }: MoodleSource): DraftPart => {
  if (!isEmptyHtml(texts.html(childNamed(element, 'responsetemplate')))) lost.push('答题模板没有导入')
  return draftPart({
    kind: 'essay',
    stem,
    answers: [[texts.html(childNamed(element, 'graderinfo'))]],
    analysis,
    score,
  })
}

const PART = /^\s*<div class="question-part">\s*([\s\S]*?)$/

/** Parts as our own files write them: each gap at the end of a block with its stem. */
const writtenParts = ({ gaps, after }: Cloze): readonly DraftPart[] | null => {
  const stems = gaps.map(({ before }, index) => {
    const own =
      index === 0
        ? before.slice(Math.max(0, before.indexOf('<div class="question-part">')))
        : before.replace(/^\s*<\/div>/, '')
    return PART.exec(own)?.[1]?.trim()
  })
  if (stems.some((stem) => stem === undefined) || after.trim() !== '</div>') return null
  return gaps.map(({ part }, index) => ({ ...part, stem: stems[index] ?? '' }))
}

/** With the pictures of what stands in its gaps, which their escaped quotes hid. */
const withGapPictures = (read: Cloze, { element, texts }: MoodleSource): Cloze => {
  const questionText = childNamed(element, 'questiontext')
  if (questionText === undefined) return read
  const shown = (html: string) => texts.withFiles(questionText, html)
  return { ...read, gaps: read.gaps.map(({ before, part }) => ({ before, part: mapTexts(part, shown) })) }
}

const cloze = (source: MoodleSource, about: MoodleAbout): DraftQuestion => {
  const { stem, analysis, score: whole, lost } = source
  const read = withGapPictures(withShares(readCloze(stem, lost), whole), source)
  const { gaps, after } = read
  if (gaps.length === 0) return refuseItem('题目里没有可以作答的空')
  const parts = writtenParts(read)
  if (parts !== null) {
    const score = whole ?? parts.reduce((sum, part) => sum + (part.score ?? 0), 0)
    const own = gaps[0]?.before.split('<div class="question-part">')[0] ?? ''
    return compositeQuestion(own.trim(), parts, { ...about, analysis, score })
  }
  const text = withoutExtraGaps(gaps.map(({ before }) => `${before}${BLANK}`).join('') + after)
  return questionWithGaps(
    text,
    gaps.map(({ part }) => part),
    { ...about, analysis, ...(whole !== null && { score: whole }) },
    lost,
  )
}

/** [[1]] names one of the choices; those of the same group are offered with it. */
const gapSelect = (
  { element, texts, stem, analysis, score, lost }: MoodleSource,
  about: MoodleAbout,
  named: string,
): DraftQuestion => {
  const choices = childrenNamed(element, named).map((choiceElement) => ({
    html: texts.html(choiceElement, 'plain'),
    group: valueOf(choiceElement, 'group'),
  }))
  const numbers = [...stem.matchAll(/\[\[(\d+)\]\]/g)].map(([, number]) => Number(number))
  if (numbers.length === 0) return refuseItem('题目里没有可以作答的空')
  const parts = numbers.map((number, index) => {
    const right = choices[number - 1] ?? refuseItem(`第 ${index + 1} 空指的选项 ${number} 不存在`)
    const offered = choices.filter(({ group }) => group === right.group)
    const options = offered.map((it) => ({ html: it.html, weight: it === right ? 100 : 0, feedback: '' }))
    const share = score === null ? null : score / numbers.length
    return choiceOf({ stem: '', analysis: '', score: share, isMultiple: false, options }, lost)
  })
  return questionWithGaps(stem.replace(/\[\[\d+\]\]/g, BLANK), parts, { ...about, analysis, score }, lost)
}

/** By the type that Moodle names: its reader. */
export const MOODLE_KINDS: Readonly<
  Record<string, (source: MoodleSource, about: MoodleAbout) => DraftQuestion>
> = {
  multichoice: (source, about) =>
    draftQuestion(choice(source, !isYes(valueOf(source.element, 'single') || 'true')), about),
  multichoiceset: (source, about) => draftQuestion(choice(source, true), about),
  oumultiresponse: (source, about) => draftQuestion(choice(source, true), about),
  truefalse: (source, about) => draftQuestion(judgement(source), about),
  shortanswer: (source, about) => draftQuestion(shortAnswer(source), about),
  numerical: (source, about) => draftQuestion(numerical(source), about),
  essay: (source, about) => draftQuestion(essay(source), about),
  matching,
  ddmatch: matching,
  cloze,
  gapselect: (source, about) => gapSelect(source, about, 'selectoption'),
  ddwtos: (source, about) => gapSelect(source, about, 'dragbox'),
}
