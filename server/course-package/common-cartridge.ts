import { FileRefusal } from '../import/questions/draft.ts'
import { pathIn } from '../import/questions/package-files.ts'
import { plainTextOf } from '../import/questions/text-format.ts'
import { allIn, childNamed, childrenNamed, textIn, type XmlElement } from '../import/questions/xml.ts'
import {
  type CourseOutline,
  type OutlineItem,
  type OutlineQuestion,
  textAt,
  xmlAt,
} from './course-outline.ts'
import { assessmentItems } from './qti12-questions.ts'
import type { UnpackedCourse } from './unpack-course.ts'

export const CARTRIDGE_MANIFEST = 'imsmanifest.xml'

const titleOf = (item: XmlElement): string => textIn(childNamed(item, 'title')).trim()

const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^imsdt_/, '讨论话题'],
  [/^imsbasiclti_/, '外部工具'],
  [/^assignment_/, '作业'],
  [/question-bank$/, '题库'],
]

const hrefOf = (resource: XmlElement): string =>
  resource.attributes['href'] ?? childNamed(resource, 'file')?.attributes['href'] ?? ''

const decoded = (href: string): string => {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** A package of IMS Common Cartridge 1.1 to 1.3. */
export const readCartridge = async (files: UnpackedCourse): Promise<CourseOutline> => {
  const manifest = await xmlAt(files, CARTRIDGE_MANIFEST)
  if (manifest === null) throw new FileRefusal(`没有 ${CARTRIDGE_MANIFEST}`)
  const resources = new Map(
    childrenNamed(childNamed(manifest, 'resources') ?? manifest, 'resource').map((it) => [
      it.attributes['identifier'] ?? '',
      it,
    ]),
  )
  const lost: string[] = []
  const introduction: string[] = []
  const questions: OutlineQuestion[] = []
  const used = new Set<string>()

  const takeAssessment = async (name: string, path: string): Promise<readonly OutlineItem[]> => {
    const root = await xmlAt(files, path)
    if (root === null) {
      lost.push(`“${name}”的文件不在包里`)
      return []
    }
    const read = assessmentItems(root, path)
    questions.push(...read.questions)
    lost.push(...read.lost.map((why) => `“${name}”：${why}`))
    return read.questions.length === 0
      ? []
      : [{ kind: 'questions', name, ids: read.questions.map(({ id }) => id) }]
  }

  const takeResource = async (title: string, resource: XmlElement): Promise<readonly OutlineItem[]> => {
    const type = resource.attributes['type'] ?? ''
    const path = pathIn('', decoded(hrefOf(resource))) ?? ''
    const name = title === '' ? baseName(path) : title
    if (/^imsqti_.*(?:assessment|question-bank)$/.test(type)) return takeAssessment(name, path)
    if (type.startsWith('imswl_')) {
      const link = await xmlAt(files, path)
      const url = link === null ? '' : (childNamed(link, 'url')?.attributes['href'] ?? '')
      if (/^https?:\/\//.test(url)) introduction.push(`${name}：${url}`)
      else lost.push(`“${name}”的链接读不出来`)
      return []
    }
    if (type !== 'webcontent' && !/associatedcontent/.test(type)) {
      const [, word = type] = OTHERS.find(([sign]) => sign.test(type)) ?? []
      lost.push(`“${name}”（${word}）没有对应的地方`)
      return []
    }
    if (/\.x?html?$/i.test(path)) {
      const text = await textAt(files, path)
      if (text === null) lost.push(`“${name}”的文件不在包里`)
      else {
        introduction.push(`${name}\n${plainTextOf(text.replace(/<head[\s\S]*?<\/head>/i, ''))}`)
        if (/<(?:img|video|audio|iframe|object)\b/i.test(text)) lost.push(`“${name}”里的图片和媒体没有导入`)
      }
      return []
    }
    if (!files.has(path)) {
      lost.push(`“${name}”的文件不在包里`)
      return []
    }
    return [{ kind: 'file', name, path, fileName: baseName(path) }]
  }

  const takeItem = async (item: XmlElement): Promise<readonly OutlineItem[]> => {
    const items: OutlineItem[] = []
    const id = item.attributes['identifierref']
    if (id !== undefined) {
      const resource = resources.get(id)
      used.add(id)
      if (resource === undefined) lost.push(`“${titleOf(item)}”的文件不在包里`)
      else items.push(...(await takeResource(titleOf(item), resource)))
    }
    for (const inner of childrenNamed(item, 'item')) items.push(...(await takeItem(inner)))
    return items
  }

  const organization = childNamed(childNamed(manifest, 'organizations') ?? manifest, 'organization')
  const tops = organization === undefined ? [] : childrenNamed(organization, 'item')
  // A cartridge has one item without a title around all others.
  const [only] = tops
  const listed =
    tops.length === 1 && only !== undefined && only.attributes['identifierref'] === undefined
      ? childrenNamed(only, 'item')
      : tops
  const chapters: { name: string; items: OutlineItem[] }[] = []
  let loose: OutlineItem[] | null = null
  for (const item of listed) {
    const isChapter = childrenNamed(item, 'item').length > 0
    const items = await takeItem(item)
    if (isChapter) {
      loose = null
      if (items.length > 0) chapters.push({ name: titleOf(item), items: [...items] })
    } else if (items.length > 0) {
      if (loose === null) {
        loose = []
        chapters.push({ name: '', items: loose })
      }
      loose.push(...items)
    }
  }
  for (const [id, resource] of resources)
    if (!used.has(id) && /^imsqti_.*question-bank$/.test(resource.attributes['type'] ?? ''))
      await takeAssessment('题库', pathIn('', decoded(hrefOf(resource))) ?? '')
  const metadata = childNamed(manifest, 'metadata')
  const [title] = metadata === undefined ? [] : allIn(metadata).filter(({ name }) => name === 'title')
  const [description] =
    metadata === undefined ? [] : allIn(metadata).filter(({ name }) => name === 'description')
  return {
    name: textIn(title).trim(),
    introduction: [plainTextOf(textIn(description)), ...introduction],
    chapters,
    questions,
    lost,
  }
}
