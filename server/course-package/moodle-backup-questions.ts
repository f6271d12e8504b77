import { readFile } from 'node:fs/promises'
import { xmlText } from '../html/escape-markup.ts'
import { allIn, childNamed, childrenNamed, textIn, type XmlElement } from '../import/questions/xml.ts'
import type { OutlineQuestion } from './course-outline.ts'
import type { UnpackedCourse } from './unpack-course.ts'

/** A file of a backup, which lies under its hash. */
export interface StoredBackupFile {
  readonly path: string
  readonly fileName: string
  /** `/` or a folder between slashes. */
  readonly folder: string
  readonly context: string
  readonly component: string
  readonly area: string
  readonly item: string
}

/** What Moodle's exports call a type that its backups name otherwise. */
const EXPORTED: Readonly<Record<string, string>> = { match: 'matching', multianswer: 'cloze' }

const LARGEST_PICTURE = 10 * 1024 * 1024
/** Moodle's own numbers. */
const FORMATS: Readonly<Record<string, string>> = {
  '0': 'moodle_auto_format',
  '1': 'html',
  '2': 'plain_text',
  '4': 'markdown',
}

const said = (element: XmlElement | undefined, name: string): string => {
  const text = element === undefined ? '' : textIn(childNamed(element, name)).trim()
  return text === '$@NULL@$' ? '' : text
}

const pluginOf = (question: XmlElement, type: string): XmlElement | undefined =>
  childNamed(question, `plugin_qtype_${type}_question`)

/** Questions of a backup, in the form in which Moodle exports them. */
export const backupQuestions = async (
  files: UnpackedCourse,
  root: XmlElement | null,
  stored: readonly StoredBackupFile[],
) => {
  const picturesOf = async (area: string, item: string): Promise<string> => {
    const parts: string[] = []
    for (const { path, fileName, folder } of stored.filter(
      (file) => file.area === area && file.item === item && file.component.startsWith('q'),
    )) {
      const found = files.get(path)
      if (found === undefined || found.size > LARGEST_PICTURE) continue
      const bytes = await readFile(found.place)
      parts.push(
        `<file name="${xmlText(fileName)}" path="${xmlText(folder)}" encoding="base64">${bytes.toString('base64')}</file>`,
      )
    }
    return parts.join('')
  }

  const text = (name: string, html: string, format: string, inner = ''): string =>
    `<${name} format="${FORMATS[format] ?? 'html'}"><text>${xmlText(html)}</text>${inner}</${name}>`

  const answersOf = async (
    plugin: XmlElement | undefined,
    more: (answer: XmlElement) => string = () => '',
  ) => {
    const parts: string[] = []
    for (const answer of childrenNamed(childNamed(plugin ?? NOTHING, 'answers') ?? NOTHING, 'answer')) {
      const fraction = Number(said(answer, 'fraction')) * 100
      const pictures = await picturesOf('answer', answer.attributes['id'] ?? '')
      parts.push(
        `<answer fraction="${Number.isFinite(fraction) ? fraction : 0}" format="${FORMATS[said(answer, 'answerformat')] ?? 'html'}"><text>${xmlText(said(answer, 'answertext') || said(answer, 'answer_text'))}</text>${pictures}${text('feedback', said(answer, 'feedback'), said(answer, 'feedbackformat'))}${more(answer)}</answer>`,
      )
    }
    return parts.join('')
  }

  const innerOf = async (question: XmlElement, type: string): Promise<string> => {
    const plugin = pluginOf(question, type)
    if (type === 'multichoice') {
      const single = said(childNamed(plugin ?? NOTHING, 'multichoice'), 'single') !== '0'
      return `<single>${single}</single>${await answersOf(plugin)}`
    }
    if (type === 'truefalse') {
      const own = childNamed(plugin ?? NOTHING, 'truefalse')
      const answers = childrenNamed(childNamed(plugin ?? NOTHING, 'answers') ?? NOTHING, 'answer')
      const isTrue = answers.some(
        (it) => it.attributes['id'] === said(own, 'trueanswer') && Number(said(it, 'fraction')) > 0,
      )
      return `<answer fraction="${isTrue ? 100 : 0}"><text>true</text></answer><answer fraction="${isTrue ? 0 : 100}"><text>false</text></answer>`
    }
    if (type === 'numerical') {
      const records = allIn(plugin ?? NOTHING).filter(({ name }) => name === 'numerical_record')
      return answersOf(plugin, (answer) => {
        const record = records.find((it) => said(it, 'answer') === answer.attributes['id'])
        return `<tolerance>${xmlText(said(record, 'tolerance') || '0')}</tolerance>`
      })
    }
    if (type === 'match')
      return allIn(plugin ?? NOTHING)
        .filter(({ name }) => name === 'match')
        .map(
          (pair) =>
            `<subquestion format="html"><text>${xmlText(said(pair, 'questiontext'))}</text><answer><text>${xmlText(said(pair, 'answertext'))}</text></answer></subquestion>`,
        )
        .join('')
    return answersOf(plugin)
  }

  const all = root === null ? [] : allIn(root)
  const isQuestion = (it: XmlElement): boolean =>
    it.name === 'question' && childNamed(it, 'qtype') !== undefined
  const byId = new Map(all.filter(isQuestion).map((it) => [it.attributes['id'] ?? '', it]))

  /** The text of a question; of a cloze with its gaps where it names them: `{#1}` is the first of its parts. */
  const textOf = (question: XmlElement, type: string): string => {
    const words = said(question, 'questiontext')
    if (type !== 'multianswer') return words
    const parts = said(childNamed(pluginOf(question, type) ?? NOTHING, 'multianswer'), 'sequence').split(',')
    return words.replace(/\{#(\d+)\}/g, (gap, at: string) => {
      const part = byId.get(parts[Number(at) - 1]?.trim() ?? '')
      return part === undefined ? gap : said(part, 'questiontext')
    })
  }

  const written = async (question: XmlElement): Promise<OutlineQuestion> => {
    const id = question.attributes['id'] ?? ''
    const type = said(question, 'qtype')
    const name = said(question, 'name')
    const stem = text(
      'questiontext',
      textOf(question, type),
      said(question, 'questiontextformat'),
      await picturesOf('questiontext', id),
    )
    const analysis = text(
      'generalfeedback',
      said(question, 'generalfeedback'),
      said(question, 'generalfeedbackformat'),
      await picturesOf('generalfeedback', id),
    )
    const grade = said(question, 'defaultmark') || said(question, 'defaultgrade') || '1'
    const xml = `<question type="${xmlText(EXPORTED[type] ?? type)}"><name><text>${xmlText(name)}</text></name>${stem}${analysis}<defaultgrade>${xmlText(grade)}</defaultgrade>${await innerOf(question, type)}</question>`
    return { id, name, xml }
  }

  const questions: OutlineQuestion[] = []
  /** The newest question of an entry of the bank, as Moodle 4 names it. */
  const ofEntry = new Map<string, string>()
  const old = new Set<string>()
  for (const entry of all.filter(({ name }) => name === 'question_bank_entry')) {
    const versions = allIn(entry).filter(isQuestion)
    const newest = versions.at(-1)?.attributes['id'] ?? ''
    ofEntry.set(entry.attributes['id'] ?? '', newest)
    for (const { attributes } of versions) if (attributes['id'] !== newest) old.add(attributes['id'] ?? '')
  }
  for (const question of all.filter(isQuestion)) {
    const type = said(question, 'qtype')
    // Parts of a cloze stand beside it; what is drawn by lot is none.
    if (type === 'random' || old.has(question.attributes['id'] ?? '')) continue
    if (Number(said(question, 'parent')) > 0) continue
    questions.push(await written(question))
  }
  return { questions, ofEntry, ids: new Set(questions.map(({ id }) => id)) }
}

const NOTHING: XmlElement = { name: '', attributes: {}, children: [], line: 0 }
