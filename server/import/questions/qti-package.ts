import { decodeText } from './decode-text.ts'
import { FileRefusal, type ReadItem, readItem, refuseItem } from './draft.ts'
import { foreignText } from './foreign-file.ts'
import { pathIn, type Unpacked } from './package-files.ts'
import type { FileBeside } from './qti-body.ts'
import { readQtiItem } from './qti-item.ts'
import { tagsInLom } from './qti-metadata.ts'
import { qtiAttribute, qtiName } from './qti-names.ts'
import { decodedPath, rubricsInTest, type SharedRubric } from './qti-rubric.ts'
import { readTags, withTags } from './question-tags.ts'
import { allIn, parseXml, type XmlElement } from './xml.ts'

type Files = ReadonlyMap<string, Uint8Array>

const REPEATED = '压缩包里有几个同名的文件，分不清用哪一个'

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** A file that another one names, also where the address is written with percent signs; refuses one of several. */
const fileFrom =
  (files: Files, repeated: ReadonlySet<string>, path: string): FileBeside =>
  (href) => {
    const [plain = ''] = href.split(/[?#]/)
    const candidates = [href, plain, decodedPath(plain)].map((it) => pathIn(folderOf(path), it))
    for (const candidate of candidates) {
      const found = candidate === null ? undefined : files.get(candidate)
      if (candidate === null || found === undefined) continue
      if (repeated.has(candidate)) return refuseItem(`${REPEATED}：${candidate}`)
      return { bytes: found, beside: fileFrom(files, repeated, candidate) }
    }
    return null
  }

const tryXml = (bytes: Uint8Array | undefined): XmlElement | null => {
  if (bytes === undefined) return null
  try {
    return parseXml(decodeText(bytes))
  } catch (error) {
    if (error instanceof FileRefusal) return null
    throw error
  }
}

const pathsNamed = (path: string, element: XmlElement, names: RegExp): readonly string[] =>
  allIn(element)
    .filter((it) => names.test(qtiName(it)))
    .map((it) => pathIn(folderOf(path), decodedPath(qtiAttribute(it, 'href'))))
    .filter((it) => it !== null)

const resourcesIn = (files: Files): readonly XmlElement[] => {
  const manifest = tryXml(files.get('imsmanifest.xml'))
  return manifest === null ? [] : allIn(manifest).filter((it) => qtiName(it) === 'resource')
}

const pathOf = (resource: XmlElement): string | null =>
  pathIn('', decodedPath(qtiAttribute(resource, 'href')))

/** What the manifest and the tests of a package list as items, in their order, and what the tests say before them. */
const listed = ({ files, repeated }: Unpacked, resources: readonly XmlElement[]) => {
  const ofType = (type: RegExp) =>
    resources.filter((it) => type.test(qtiAttribute(it, 'type'))).flatMap((it) => pathOf(it) ?? [])
  const rubrics = new Map<string, readonly SharedRubric[]>()
  const inTests = ofType(/^imsqti_(?:test|assessment|section)/).flatMap((path) => {
    const test = tryXml(files.get(path))
    if (test === null) return []
    for (const [item, shared] of rubricsInTest(test, folderOf(path), fileFrom(files, repeated, path)))
      if (!rubrics.has(item)) rubrics.set(item, shared)
    return pathsNamed(path, test, /^assessmentitemref$/)
  })
  return { named: [...new Set([...inTests, ...ofType(/^imsqti_item/)])], rubrics }
}

const ITEM = /<(?:\w+:)?(?:assessmentItem|qti-assessment-item)(?![\w-])/

const OLD = /<questestinterop\b/

const looksLike = (bytes: Uint8Array, pattern: RegExp): boolean =>
  pattern.test(Buffer.from(bytes.subarray(0, 4000)).toString('latin1').replaceAll('\0', ''))

const placeOf = (path: string, bytes: Uint8Array | undefined): string => {
  const [, title = ''] =
    /\btitle\s*=\s*"([^"]{1,40})/.exec(bytes === undefined ? '' : decodeText(bytes.subarray(0, 4000))) ?? []
  return title === '' ? path : `${path}“${title}”`
}

const readAt = (
  { files, repeated }: Unpacked,
  path: string,
  tags: readonly string[],
  shared: readonly SharedRubric[],
): ReadItem => {
  const bytes = files.get(path)
  return readItem(placeOf(path, bytes), (lost) => {
    if (bytes === undefined) return refuseItem('清单里有这个文件，压缩包里没有')
    if (repeated.has(path)) return refuseItem(REPEATED)
    try {
      const question = readQtiItem(decodeText(bytes), fileFrom(files, repeated, path), lost, shared)
      return withTags(question, readTags(tags, lost))
    } catch (error) {
      if (error instanceof FileRefusal) return refuseItem(error.message)
      throw error
    }
  })
}

const nothingIn = (files: Files): string =>
  files.has('ppt/presentation.xml') ? foreignText(' PPT 演示文稿') : '压缩包里没有 QTI 试题'

/** All items of a QTI 2.x or 3.0 package: what its manifest lists first, then what lies in it besides. */
export const readQtiPackage = (unzipped: Unpacked): readonly ReadItem[] => {
  const { files } = unzipped
  const resources = resourcesIn(files)
  const tags = new Map(resources.map((it) => [pathOf(it), tagsInLom(it)]))
  const { named, rubrics } = listed(unzipped, resources)
  const others = [...files.keys()].filter(
    (path) =>
      !named.includes(path) && /\.xml$/i.test(path) && looksLike(files.get(path) ?? new Uint8Array(), ITEM),
  )
  const paths = [...named, ...others.sort()]
  if (paths.length === 0) {
    const isOld = [...files.values()].some((content) => looksLike(content, OLD))
    throw new FileRefusal(isOld ? '这是 QTI 1.2，只能导入 2.1 以上和 3.0' : nothingIn(files))
  }
  return paths.map((path) => readAt(unzipped, path, tags.get(path) ?? [], rubrics.get(path) ?? []))
}

/** One item on its own, without files beside it. */
export const readQtiFile = (text: string, bytes: Uint8Array): readonly ReadItem[] => [
  readItem(placeOf('第 1 题', bytes), (lost) => readQtiItem(text, () => null, lost)),
]
