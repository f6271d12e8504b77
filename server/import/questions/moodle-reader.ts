import { type DraftQuestion, FileRefusal, type ReadItem, readItem, refuseItem, unreadDraft } from './draft.ts'
import { MOODLE_KINDS, type MoodleSource, plainOf, valueOf } from './moodle-kinds.ts'
import { type MoodleTexts, moodleTexts } from './moodle-text.ts'
import { readTags, withTags } from './question-tags.ts'
import { htmlOf, joined, plainTextOf } from './text-format.ts'
import { childNamed, childrenNamed, parseXml, textIn, type XmlElement } from './xml.ts'

const NOT_HERE: Readonly<Record<string, string>> = {
  description: '这是一段说明，没有作答的地方',
  calculated: '带变量的计算题',
  calculatedsimple: '带变量的计算题',
  calculatedmulti: '带变量的计算题',
  ordering: '排序题',
  ddimageortext: '往图上拖放的题',
  ddmarker: '往图上拖放的题',
  randomsamatch: '随机抽题的配对题',
  random: '随机抽题',
  stack: 'STACK 代数题',
}

const refusalOf = (type: string): string => {
  const known = Object.hasOwn(NOT_HERE, type) ? NOT_HERE[type] : undefined
  return known === undefined
    ? `题型“${type}”题库里没有`
    : known.startsWith('这是')
      ? known
      : `题库里没有${known}`
}

/** What Moodle writes by itself below every question. */
const USUAL =
  /^(?:Your answer is (?:partially |in)?correct\.?|(?:您的)?回答(?:部分)?(?:正确|错误|不正确)。?)$/

const noteRest = (element: XmlElement, texts: MoodleTexts, lost: string[]): void => {
  const said = (names: readonly string[]) =>
    names
      .flatMap((name) => childrenNamed(element, name))
      .map((child) => plainTextOf(texts.html(child)))
      .filter((text) => text !== '' && !USUAL.test(text))
  if (said(['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback']).length > 0)
    lost.push('答对、答错的总评语没有导入')
  if (said(['hint']).length > 0) lost.push('提示没有导入')
  const id = childrenNamed(element, 'idnumber').map(plainOf).join('').trim()
  if (id !== '') lost.push(`题目编号“${id}”没有导入`)
}

const tagsIn = (element: XmlElement): readonly string[] =>
  childrenNamed(element, 'tags')
    .flatMap((tags) => childrenNamed(tags, 'tag'))
    .map(plainOf)

const read = (element: XmlElement, category: string, lost: string[]): DraftQuestion => {
  const type = element.attributes['type'] ?? ''
  const reader = Object.hasOwn(MOODLE_KINDS, type) ? MOODLE_KINDS[type] : undefined
  if (reader === undefined) return refuseItem(refusalOf(type))
  const { texts, pictures } = moodleTexts()
  const grade = Number(valueOf(element, 'defaultgrade') || Number.NaN)
  const source: MoodleSource = {
    element,
    texts,
    stem: joined(texts.html(childNamed(element, 'questiontext')), texts.oldPicture(element)),
    analysis: texts.html(childNamed(element, 'generalfeedback')),
    score: grade > 0 ? grade : null,
    lost,
  }
  noteRest(element, texts, lost)
  const question = reader(source, { title: valueOf(element, 'name'), category, pictures })
  return withTags(question, readTags(tagsIn(element), lost))
}

const cleanCategory = (path: string): string => path.replace(/^\$[a-z]+\$\/?(?:top(?:\/|$))?/i, '').trim()

/** All items of a file in Moodle XML; spec: docs.moodle.org, Moodle XML format. */
export const readMoodle = (text: string): readonly ReadItem[] => {
  const root = parseXml(text)
  const questions = root.name === 'question' ? [root] : childrenNamed(root, 'question')
  if (root.name !== 'quiz' && root.name !== 'question') throw new FileRefusal('这不是 Moodle XML 题目文件')
  let category = ''
  const items: ReadItem[] = []
  for (const element of questions) {
    if (element.attributes['type'] === 'category') category = cleanCategory(valueOf(element, 'category'))
    else {
      const name = valueOf(element, 'name')
      const place = `第 ${element.line} 行${name === '' ? '' : `“${name.slice(0, 40)}”`}`
      items.push(
        readItem(
          place,
          (lost) => read(element, category, lost),
          () => unreadDraft(htmlOf(plainTextOf(textIn(childNamed(element, 'questiontext'))), 'plain')),
        ),
      )
    }
  }
  return items
}
