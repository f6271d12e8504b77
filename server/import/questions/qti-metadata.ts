import { xmlText } from '../../html/escape-markup.ts'
import type { DraftQuestion } from './draft.ts'
import { qtiChildren, qtiName } from './qti-names.ts'
import { EASIEST_LEVEL } from './question-metadata.ts'
import { anyOrderTag, categoryTag, levelTag, TAG, tagsOf } from './question-tags.ts'
import { allIn, textIn, type XmlElement } from './xml.ts'

const LOM = 'http://ltsc.ieee.org/xsd/LOM'

/** Difficulty in the words of IEEE LOM, easy to hard. */
const LEVELS = ['very easy', 'easy', 'medium', 'difficult', 'very difficult']

const element = (name: string, inside: string): string => `<${name}>${inside}</${name}>`

const text = (words: string): string => `<string language="zh">${xmlText(words)}</string>`

const term = (name: string, value: string): string =>
  element(name, `<source>LOMv1.0</source><value>${value}</value>`)

const isOwnElement = (tag: string): boolean =>
  [TAG.level, TAG.year, TAG.area, TAG.source].some((name) => tag.startsWith(`${name}:`))

/**
 * What is known of a question as metadata of its resource in the manifest, where no candidate sees it: IEEE LOM (1484.12.3),
 * and keywords for what that has no element for. '' for nothing.
 */
export const lomOf = (question: DraftQuestion): string => {
  const { level, year, area, source } = question.particulars
  const words = [...tagsOf(question), ...anyOrderTag(question), ...categoryTag(question)]
  const keywords = words.filter((tag) => !isOwnElement(tag))
  const general = [
    ...keywords.map((tag) => element('keyword', text(tag))),
    ...(area === '' ? [] : [element('coverage', text(area))]),
  ]
  const parts = [
    ...(general.length === 0 ? [] : [element('general', general.join(''))]),
    ...(year === 0
      ? []
      : [
          element(
            'lifeCycle',
            element('contribute', `${term('role', 'publisher')}<date><dateTime>${year}</dateTime></date>`),
          ),
        ]),
    ...(level === null
      ? []
      : [element('educational', term('difficulty', LEVELS[level - EASIEST_LEVEL] ?? 'medium'))]),
    ...(source === ''
      ? []
      : [
          element(
            'relation',
            `${term('kind', 'isbasedon')}<resource><description>${text(source)}</description></resource>`,
          ),
        ]),
  ]
  return parts.length === 0 ? '' : `<metadata><lom xmlns="${LOM}">${parts.join('')}</lom></metadata>`
}

const within = (top: XmlElement, ...names: readonly string[]): readonly XmlElement[] => {
  const [name, ...rest] = names
  return name === undefined ? [top] : qtiChildren(top, name).flatMap((child) => within(child, ...rest))
}

const wordsOf = (it: XmlElement): string => textIn(it).trim()

const says = (top: XmlElement, name: string, value: string): boolean =>
  within(top, name, 'value').some((it) => wordsOf(it).toLowerCase() === value)

/** What the metadata of a resource says, in the words of tags; LOM of IEEE and of IMS alike. */
export const tagsInLom = (resource: XmlElement): readonly string[] =>
  within(resource, 'metadata')
    .flatMap(allIn)
    .filter((it) => qtiName(it) === 'lom')
    .flatMap((lom) => [
      ...within(lom, 'general', 'keyword').map(wordsOf),
      ...within(lom, 'educational', 'difficulty', 'value')
        .map((it) => LEVELS.indexOf(wordsOf(it).toLowerCase()))
        .flatMap((index) => (index < 0 ? [] : [levelTag(index)])),
      ...within(lom, 'lifecycle', 'contribute')
        .filter((it) => says(it, 'role', 'publisher'))
        .flatMap((it) => within(it, 'date', 'datetime'))
        .flatMap((it) => /^\d{1,4}(?![\d])/.exec(wordsOf(it)) ?? [])
        .map((year) => `${TAG.year}:${year}`),
      ...within(lom, 'general', 'coverage').map((it) => `${TAG.area}:${wordsOf(it)}`),
      ...within(lom, 'relation')
        .filter((it) => says(it, 'kind', 'isbasedon'))
        .flatMap((it) => within(it, 'resource', 'description'))
        .map((it) => `${TAG.source}:${wordsOf(it)}`),
    ])
