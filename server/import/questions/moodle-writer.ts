import { xmlText } from '../../html/escape-markup.ts'
import { pictureSuffixOf } from '../../modules/upload/picture-size.ts'
import { gapOf } from './cloze.ts'
import { type DraftPart, type DraftQuestion, keyAt, refuseItem } from './draft.ts'
import { type ExportedFile, exportEach } from './exported-file.ts'
import { withoutDollars } from './formula-marks.ts'
import { withGaps } from './gap-stem.ts'
import { pairsOf } from './matching.ts'
import { numberOf } from './number-form.ts'
import { mapTexts, pictureKey, withSources } from './picture-source.ts'
import { anyOrderTag, tagsOf } from './question-tags.ts'
import { plainTextOf } from './text-format.ts'

type Write = (tag: string, html: string, attributes?: string, inside?: string) => string

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** `named`: a text with its pictures named as files; `files`: the elements of all that were named. */
const filesFor = ({ pictures }: DraftQuestion) => {
  const files = new Map<string, string>()
  const named = (html: string): string =>
    withSources(html, (source) => {
      const key = pictureKey(source)
      const picture = key === null ? undefined : pictures.get(key)
      if (key === null || picture === undefined) return source
      const name = `picture-${key.replace(/\W/g, '-')}.${pictureSuffixOf(picture.bytes) ?? 'png'}`
      files.set(name, `<file name="${name}" path="/" encoding="base64">${base64(picture.bytes)}</file>`)
      return `@@PLUGINFILE@@/${name}`
    })
  return { named, files: () => [...files.values()].join('') }
}

const HTML = ' format="html"'

const element = (tag: string, attributes: string, text: string, inside: string): string =>
  `<${tag}${attributes}><text>${xmlText(text)}</text>${inside}</${tag}>`

/** An element with a text and the pictures of the text. */
const writerFor =
  (question: DraftQuestion): Write =>
  (tag, html, attributes = HTML, inside = '') => {
    const { named, files } = filesFor(question)
    const text = named(html)
    return element(tag, attributes, text, files() + inside)
  }

const plain = (tag: string, text: string): string => `<${tag}><text>${xmlText(text)}</text></${tag}>`

const answer = (text: string, fraction: number, inside = ''): string =>
  `<answer fraction="${fraction}" format="moodle_auto_format"><text>${xmlText(text)}</text>${inside}</answer>`

const share = (count: number): number => Number((100 / count).toFixed(5))

const options = ({ kind, options: all, answers: [right = []] }: DraftPart, write: Write): string =>
  `<single>${kind === 'single'}</single><shuffleanswers>false</shuffleanswers>${all
    .map((html, index) => {
      const wrong = kind === 'single' ? 0 : -100
      const fraction = right.includes(keyAt(index)) ? share(right.length) : wrong
      return write('answer', html, ` fraction="${fraction}" format="html"`)
    })
    .join('')}`

const judgement = ({ answers }: DraftPart): string => {
  const isTrue = answers[0]?.[0] === 'A'
  return answer('true', isTrue ? 100 : 0) + answer('false', isTrue ? 0 : 100)
}

interface Body {
  readonly type: string
  readonly inside: string
  /** Of cloze, whose answers stand within it: the element of its text with its pictures. */
  readonly questionText?: string
}

const oneBlank = (forms: readonly string[]): Body => {
  const numbers = forms.map(numberOf)
  if (forms.some((form) => form.includes('±')) && numbers.every((number) => number !== null)) {
    const inside = numbers
      .map((number) => answer(number?.value ?? '', 100, `<tolerance>${number?.tolerance ?? 0}</tolerance>`))
      .join('')
    return { type: 'numerical', inside }
  }
  const answers = forms.map((form) => answer(form.replaceAll('*', '\\*'), 100)).join('')
  return { type: 'shortanswer', inside: `<usecase>1</usecase>${answers}` }
}

const FACTORS = [1, 2, 4, 5, 10, 20, 100]

/** Points as weights of gaps, which are whole numbers: as many times as large, or alike. */
const weighed = (parts: readonly DraftPart[]): readonly DraftPart[] => {
  const points = parts.map(({ score }) => score ?? Number.NaN)
  const factor = FACTORS.find((times) => points.every((it) => it > 0 && Number.isInteger(it * times)))
  if (factor === 1 || factor === undefined) return parts
  const isAlike = points.every((it) => it === points[0])
  return parts.map((part) => ({ ...part, score: isAlike ? 1 : (part.score ?? 0) * factor }))
}

const severalBlanks = (part: DraftPart, write: Write): Body => {
  const score = part.score === null ? null : part.score / part.answers.length
  const gaps = weighed(part.answers.map((forms) => ({ ...part, answers: [forms], analysis: '', score }))).map(
    gapOf,
  )
  return { type: 'cloze', inside: '', questionText: write('questiontext', withGaps(part.stem, gaps)) }
}

const bodyOfPart = (part: DraftPart, write: Write): Body => {
  switch (part.kind) {
    case 'single':
    case 'multiple':
      return { type: 'multichoice', inside: options(part, write) }
    case 'judgement':
      return { type: 'truefalse', inside: judgement(part) }
    case 'blanks':
      return part.answers.length === 1 ? oneBlank(part.answers[0] ?? []) : severalBlanks(part, write)
    case 'essay':
      return {
        type: 'essay',
        inside: `<responseformat>editor</responseformat>${write('graderinfo', part.answers[0]?.[0] ?? '')}`,
      }
  }
}

const isGap = (part: DraftPart, index: number): boolean =>
  part.stem === `第 ${index + 1} 空` && (part.kind !== 'blanks' || part.answers.length === 1)

const partBlock = (part: DraftPart): string => {
  if (part.kind === 'blanks' && part.answers.length > 1) return refuseItem('Moodle 的小题里不能再有几个空')
  return `<div class="question-part">${part.stem} ${gapOf(part)}</div>`
}

const composite = (question: DraftQuestion, write: Write): Body => {
  const pairs = pairsOf(question)
  if (pairs !== null) {
    const inside = pairs.map(({ left, right }) => {
      const told = /<(?!\/)[a-z]/i.test(right) ? write('answer', right) : plain('answer', plainTextOf(right))
      return write('subquestion', left, ' format="html"', told)
    })
    return { type: 'matching', inside: `<shuffleanswers>true</shuffleanswers>${inside.join('')}` }
  }
  const { named, files } = filesFor(question)
  // Before the gaps escape the quotes of what stands in them.
  const { stem, parts: own } = mapTexts(question, named)
  const parts = weighed(own)
  const blanks = stem.match(/[_＿]{3,}/g)?.length ?? 0
  const text =
    blanks === parts.length && parts.every(isGap)
      ? withGaps(stem, parts.map(gapOf))
      : `${stem}${parts.map(partBlock).join('')}`
  return { type: 'cloze', inside: '', questionText: element('questiontext', HTML, text, files()) }
}

/** Shown to those who teach, never to those who answer. */
const tags = (question: DraftQuestion): string => {
  const all = [...tagsOf(question), ...anyOrderTag(question)].map((tag) => plain('tag', tag))
  return all.length === 0 ? '' : `<tags>${all.join('')}</tags>`
}

const written = (question: DraftQuestion): string => {
  const write = writerFor(question)
  const body =
    question.kind === 'composite'
      ? composite(question, write)
      : bodyOfPart({ ...question, kind: question.kind }, write)
  const grade = question.score === null ? '' : `<defaultgrade>${question.score}</defaultgrade>`
  return [
    `<question type="${body.type}">`,
    plain('name', question.title),
    body.questionText ?? write('questiontext', question.stem),
    write('generalfeedback', question.analysis),
    `${grade}<penalty>0</penalty><hidden>0</hidden>${body.inside}${tags(question)}`,
    '</question>',
  ].join('\n')
}

const folder = (path: string): string =>
  `<question type="category">${plain('category', `$course$/top/${path}`)}</question>\n`

/** Questions in Moodle XML, their pictures within. */
export const writeMoodle = (questions: readonly DraftQuestion[]): ExportedFile => {
  let category = ''
  const { written: texts, items } = exportEach(questions, (question) => {
    const text = written(mapTexts(question, withoutDollars))
    const into = question.category === category ? '' : folder(question.category)
    category = question.category
    return into + text
  })
  const file = `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${texts.join('\n')}\n</quiz>\n`
  return { bytes: new TextEncoder().encode(file), items }
}
