import { xmlText } from '../../html/escape-markup.ts'
import { pictureSuffixOf } from '../../modules/upload/picture-size.ts'
import { type DraftPart, type DraftQuestion, keyAt } from './draft.ts'
import { withGaps } from './gap-stem.ts'
import { pairsOf } from './matching.ts'
import { numberOf } from './number-form.ts'
import { pictureKey, withSources } from './picture-source.ts'
import type { QtiDialect } from './qti-dialect.ts'
import { pointsOf } from './qti-points.ts'
import { TEXT_CLASS, wellFormed } from './qti-text.ts'

interface How {
  readonly id: string
  readonly dialect: QtiDialect
  readonly lost: string[]
}

export interface WrittenItemFile {
  readonly xml: string
  /** By their names beside the item. */
  readonly pictures: ReadonlyMap<string, Uint8Array>
}

type Values = Readonly<Record<string, string | number | boolean>>

/** What an interaction adds to the item around it. */
interface Asked {
  readonly declarations: readonly string[]
  /** Its place in the body. */
  readonly inside: string
  readonly processing: readonly string[]
}

const writerFor = ({ id, dialect, lost }: How, question: DraftQuestion) => {
  const pictures = new Map<string, Uint8Array>()
  const { tag, attributes } = dialect

  const element = (name: string, values: Values, inside = ''): string =>
    inside === ''
      ? `<${tag(name)}${attributes(values)}/>`
      : `<${tag(name)}${attributes(values)}>${inside}</${tag(name)}>`

  const html = (text: string): string =>
    withSources(wellFormed(text), (source) => {
      const picture = question.pictures.get(pictureKey(source) ?? '')
      if (picture === undefined) return source
      const name = `${id}-picture-${(pictureKey(source) ?? '').replace(/\W/g, '-')}.${pictureSuffixOf(picture.bytes) ?? 'png'}`
      pictures.set(name, picture.bytes)
      return name
    })

  const block = (text: string): string =>
    text === '' ? '' : `<div class="${TEXT_CLASS}">${html(text)}</div>`

  const declared = (
    response: string,
    values: Values,
    right: readonly string[],
    mapped: readonly string[] = [],
  ): string => {
    const correct = element(
      'correctResponse',
      {},
      right.map((value) => `<${tag('value')}>${xmlText(value)}</${tag('value')}>`).join(''),
    )
    const entries = mapped
      .map((mapKey) => element('mapEntry', { mapKey, mappedValue: 1, caseSensitive: true }))
      .join('')
    const mapping = mapped.length > 1 ? element('mapping', { defaultValue: 0 }, entries) : ''
    return element(
      'responseDeclaration',
      { identifier: response, ...values },
      right.length === 0 ? '' : correct + mapping,
    )
  }

  const choice = (response: string, { kind, options, answers: [right = []] }: DraftPart): Asked => {
    const shown = kind === 'judgement' ? ['正确', '错误'] : options
    const isMultiple = kind === 'multiple'
    const choices = shown
      .map((text, index) => element('simpleChoice', { identifier: keyAt(index) }, html(text)))
      .join('')
    const values = { responseIdentifier: response, shuffle: false, maxChoices: isMultiple ? 0 : 1 }
    return {
      declarations: [
        declared(
          response,
          { cardinality: isMultiple ? 'multiple' : 'single', baseType: 'identifier' },
          right,
        ),
      ],
      inside: element('choiceInteraction', values, choices),
      processing: [response],
    }
  }

  const blank = (response: string, forms: readonly string[]): Asked => {
    const [first = ''] = forms
    const number = first.includes('±') && forms.length === 1 ? numberOf(first) : null
    if (number === null && forms.some((form) => form.includes('±'))) lost.push('误差范围只作为文字写出')
    const inside = element('textEntryInteraction', { responseIdentifier: response })
    if (number === null)
      return {
        declarations: [declared(response, { cardinality: 'single', baseType: 'string' }, [first], forms)],
        inside,
        processing: [response],
      }
    const equal = element(
      'equal',
      { toleranceMode: 'absolute', tolerance: `${number.tolerance} ${number.tolerance}` },
      element('variable', { identifier: response }) + element('correct', { identifier: response }),
    )
    return {
      declarations: [declared(response, { cardinality: 'single', baseType: 'float' }, [number.value])],
      inside,
      processing: [`equal ${equal}`],
    }
  }

  const essay = (response: string): Asked => ({
    declarations: [
      element('responseDeclaration', { identifier: response, cardinality: 'single', baseType: 'string' }),
    ],
    inside: element('extendedTextInteraction', { responseIdentifier: response }),
    processing: [],
  })

  return { pictures, element, html, block, declared, choice, blank, essay }
}

type Writer = ReturnType<typeof writerFor>

const joinedAsked = (all: readonly Asked[], inside: string): Asked => ({
  declarations: all.flatMap(({ declarations }) => declarations),
  inside,
  processing: all.flatMap(({ processing }) => processing),
})

const partBody = (part: DraftPart, response: string, write: Writer): Asked => {
  switch (part.kind) {
    case 'single':
    case 'multiple':
    case 'judgement': {
      const asked = write.choice(response, part)
      return joinedAsked([asked], write.block(part.stem) + asked.inside)
    }
    case 'blanks': {
      const all = part.answers.map((forms, index) => write.blank(`${response}_${index + 1}`, forms))
      return joinedAsked(
        all,
        `<div class="${TEXT_CLASS}">${withGaps(
          write.html(part.stem),
          all.map(({ inside }) => inside),
        )}</div>`,
      )
    }
    case 'essay': {
      const asked = write.essay(response)
      return joinedAsked([asked], write.block(part.stem) + asked.inside)
    }
  }
}

const matching = (question: DraftQuestion, write: Writer): Asked | null => {
  const pairs = pairsOf(question)
  if (pairs === null) return null
  const rights = question.parts[0]?.options ?? []
  const lefts = pairs.filter(({ left }) => left !== '')
  const choiceIn = (identifier: string, text: string, matchMax: number) =>
    write.element('simpleAssociableChoice', { identifier, matchMax }, write.html(text))
  const sets = [
    lefts.map(({ left }, index) => choiceIn(`L${index + 1}`, left, 1)),
    rights.map((right, index) => choiceIn(`R${index + 1}`, right, lefts.length)),
  ].map((choices) => write.element('simpleMatchSet', {}, choices.join('')))
  const right = lefts.map((pair, index) => `L${index + 1} R${rights.indexOf(pair.right) + 1}`)
  const values = { responseIdentifier: 'RESPONSE', shuffle: false, maxAssociations: lefts.length }
  return {
    declarations: [write.declared('RESPONSE', { cardinality: 'multiple', baseType: 'directedPair' }, right)],
    inside: write.block(question.stem) + write.element('matchInteraction', values, sets.join('')),
    processing: ['RESPONSE'],
  }
}

const rubric = (part: DraftPart, index: number, { element, block }: Writer): string => {
  const reference = part.answers[0]?.[0] ?? ''
  if (part.kind !== 'essay' || reference === '') return ''
  return element('rubricBlock', { view: 'scorer', class: `answer-${index + 1}` }, block(reference))
}

const composite = (question: DraftQuestion, write: Writer, lost: string[]): Asked => {
  const pairs = matching(question, write)
  if (pairs !== null) return pairs
  const parts = question.parts.map((part, index) => partBody(part, `RESPONSE_${index + 1}`, write))
  if (question.parts.some(({ anyOrder, answers }) => anyOrder && answers.length > 1))
    lost.push('小题的答案不分先后')
  const blocks = parts.map(({ inside }) => `<div class="question-part">${inside}</div>`)
  return joinedAsked(parts, write.block(question.stem) + blocks.join('\n'))
}

/** Each answer that is right counts alike; of a single one the template of the specification says the same. */
const processingOf = (asked: Asked, { element }: Writer, dialect: QtiDialect): string => {
  const [only, ...more] = asked.processing
  if (only === undefined) return ''
  const isMapped = asked.declarations.some((it) => it.includes('mapKey') || it.includes('map-key'))
  if (more.length === 0 && !only.startsWith('equal '))
    return element('responseProcessing', { template: isMapped ? dialect.mapResponse : dialect.matchCorrect })
  const tests = asked.processing.map((it) =>
    it.startsWith('equal ')
      ? it.slice('equal '.length)
      : element(
          'match',
          {},
          element('variable', { identifier: it }) + element('correct', { identifier: it }),
        ),
  )
  const point = (value: number) => element('baseValue', { baseType: 'float' }, String(value))
  const conditions = tests.map((test) => {
    const sum = element('sum', {}, element('variable', { identifier: 'SCORE' }) + point(1))
    return element(
      'responseCondition',
      {},
      element('responseIf', {}, test + element('setOutcomeValue', { identifier: 'SCORE' }, sum)),
    )
  })
  return element('responseProcessing', {}, conditions.join(''))
}

const outcomes = (question: DraftQuestion, { element }: Writer): string => {
  const float = { cardinality: 'single', baseType: 'float' }
  const initial = (value: number) => element('defaultValue', {}, element('value', {}, String(value)))
  const most =
    question.score === null
      ? ''
      : element('outcomeDeclaration', { identifier: 'MAXSCORE', ...float }, initial(question.score))
  const shown = element('outcomeDeclaration', {
    identifier: 'FEEDBACK',
    cardinality: 'single',
    baseType: 'identifier',
  })
  const ofParts =
    question.kind === 'composite' && pairsOf(question) === null ? question.parts.flatMap(pointsOf) : []
  const told = ofParts.map(({ response, score }) =>
    element(
      'outcomeDeclaration',
      { identifier: `SCORE_${response}`, ...float, normalMaximum: score },
      initial(0),
    ),
  )
  return (
    element('outcomeDeclaration', { identifier: 'SCORE', ...float }, initial(0)) +
    most +
    told.join('') +
    shown
  )
}

/** Hidden for an outcome that there never is: shown whatever was answered. */
const feedback = (html: string, identifier: string, { element, block }: Writer): string =>
  html === ''
    ? ''
    : element('modalFeedback', { outcomeIdentifier: 'FEEDBACK', showHide: 'hide', identifier }, block(html))

/** One question as an item of QTI, with the files of its pictures. */
export const itemOf = (question: DraftQuestion, how: How): WrittenItemFile => {
  const { id, dialect, lost } = how
  const write = writerFor(how, question)
  const parts = question.kind === 'composite' ? question.parts : [{ ...question, kind: question.kind }]
  const asked =
    question.kind === 'composite'
      ? composite(question, write, lost)
      : partBody({ ...question, kind: question.kind }, 'RESPONSE', write)
  const rubrics = parts.map((part, index) => rubric(part, index, write)).join('')
  const remarks =
    question.kind === 'composite'
      ? parts.map((part, index) => feedback(part.analysis, `part-${index + 1}`, write))
      : []
  const head = dialect.attributes({
    identifier: id,
    title: question.title,
    adaptive: false,
    timeDependent: false,
  })
  const item = dialect.tag('assessmentItem')
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${item} xmlns="${dialect.namespace}"${head}>`,
    ...asked.declarations,
    outcomes(question, write),
    write.element('itemBody', {}, `${rubrics}${asked.inside}`),
    processingOf(asked, write, dialect),
    feedback(question.analysis, 'analysis', write),
    ...remarks,
    `</${item}>`,
  ].join('\n')
  return { xml, pictures: write.pictures }
}
