import { xmlText } from '../html/escape-markup.ts'
import {
  allIn,
  childNamed,
  childrenNamed,
  elementsIn,
  textIn,
  type XmlElement,
} from '../import/questions/xml.ts'
import type { OutlineQuestion } from './course-outline.ts'

const profileOf = (item: XmlElement): string => {
  const field = allIn(item).find(
    (it) => it.name === 'qtimetadatafield' && textIn(childNamed(it, 'fieldlabel')).trim() === 'cc_profile',
  )
  return field === undefined ? '' : textIn(childNamed(field, 'fieldentry')).trim()
}

const materialOf = (element: XmlElement | undefined): string => {
  const text = element === undefined ? undefined : allIn(element).find(({ name }) => name === 'mattext')
  if (text === undefined) return ''
  const said = textIn(text)
  return text.attributes['texttype'] === 'text/html' ? said : xmlText(said)
}

/** The values that stand for a right answer, those that are denied left out. */
const valuesIn = (condition: XmlElement): readonly string[] =>
  elementsIn(condition).flatMap((it) => {
    if (it.name === 'not') return []
    return it.name === 'varequal' ? [textIn(it).trim()] : valuesIn(it)
  })

const rightOf = (item: XmlElement): readonly string[] =>
  allIn(item)
    .filter(({ name }) => name === 'respcondition')
    .filter((it) => childrenNamed(it, 'setvar').some((set) => Number(textIn(set)) > 0))
    .flatMap((it) => childrenNamed(it, 'conditionvar').flatMap(valuesIn))

const feedbackOf = (item: XmlElement): string =>
  childrenNamed(item, 'itemfeedback')
    .filter((it) => /general_fb|solution/.test(it.attributes['ident'] ?? ''))
    .map((it) => materialOf(it))
    .join('')

const html = (name: string, text: string): string =>
  `<${name} format="html"><text>${xmlText(text)}</text></${name}>`

const answer = (fraction: number, text: string): string =>
  `<answer fraction="${fraction}" format="html"><text>${xmlText(text)}</text></answer>`

const choices = (item: XmlElement, isSingle: boolean): string => {
  const right = new Set(rightOf(item))
  const labels = allIn(item).filter(({ name }) => name === 'response_label')
  const each = isSingle ? 100 : 100 / Math.max(right.size, 1)
  return `<single>${isSingle}</single>${labels
    .map((label) => answer(right.has(label.attributes['ident'] ?? '') ? each : 0, materialOf(label)))
    .join('')}`
}

const truth = (item: XmlElement): string => {
  const [right = ''] = rightOf(item)
  const label = allIn(item).find((it) => it.name === 'response_label' && it.attributes['ident'] === right)
  const isTrue = /^(?:true|t|yes|对|正确|是|√)$/i.test((materialOf(label) || right).trim())
  return `${answer(isTrue ? 100 : 0, 'true')}${answer(isTrue ? 0 : 100, 'false')}`
}

const KINDS: Readonly<Record<string, readonly [type: string, inner: (item: XmlElement) => string]>> = {
  'cc.multiple_choice.v0p1': ['multichoice', (item) => choices(item, true)],
  'cc.multiple_response.v0p1': ['multichoice', (item) => choices(item, false)],
  'cc.true_false.v0p1': ['truefalse', truth],
  'cc.fib.v0p1': [
    'shortanswer',
    (item) =>
      rightOf(item)
        .map((it) => answer(100, it))
        .join(''),
  ],
  'cc.essay.v0p1': ['essay', () => ''],
}

/** The questions of an assessment or a bank of Common Cartridge (QTI 1.2.1), in the form of Moodle. */
export const assessmentItems = (
  root: XmlElement,
  path: string,
): { readonly questions: readonly OutlineQuestion[]; readonly lost: readonly string[] } => {
  const questions: OutlineQuestion[] = []
  const lost: string[] = []
  for (const item of allIn(root).filter(({ name }) => name === 'item')) {
    const name = item.attributes['title'] ?? ''
    const profile = profileOf(item)
    const kind = KINDS[profile]
    if (kind === undefined) {
      lost.push(`题目“${name}”的题型 ${profile || '没有写明'}，题库里没有`)
      continue
    }
    const [type, inner] = kind
    const presentation = childNamed(item, 'presentation')
    const material =
      presentation === undefined ? undefined : allIn(presentation).find((it) => it.name === 'material')
    const stem = materialOf(material)
    if (/<img\b/i.test(stem)) lost.push(`题目“${name}”里的图片没有导入`)
    questions.push({
      id: `${path}#${item.attributes['ident'] ?? questions.length}`,
      name,
      xml: `<question type="${type}"><name><text>${xmlText(name)}</text></name>${html('questiontext', stem.replace(/<img\b[^>]*>/gi, ''))}${html('generalfeedback', feedbackOf(item))}<defaultgrade>1</defaultgrade>${inner(item)}</question>`,
    })
  }
  return { questions, lost }
}
