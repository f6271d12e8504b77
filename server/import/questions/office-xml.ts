import { decodeText } from './decode-text.ts'
import { FileRefusal } from './draft.ts'
import { pathIn } from './package-files.ts'
import { childrenNamed, parseXml, type XmlElement } from './xml.ts'

/** The files of an Office document by their paths. */
export type OfficeFiles = ReadonlyMap<string, Uint8Array>

/** A part of an Office document; null for one that it has not got. Throws `FileRefusal` for one that is broken. */
export const officePart = (files: OfficeFiles, path: string): XmlElement | null => {
  const bytes = files.get(path)
  if (bytes === undefined) return null
  try {
    return parseXml(decodeText(bytes))
  } catch (error) {
    if (error instanceof FileRefusal) throw new FileRefusal(`文件坏了，其中的 ${path} 读不出来`)
    throw error
  }
}

/** An attribute whatever its prefix; '' for none. */
export const officeAttribute = ({ attributes }: XmlElement, name: string): string => {
  const own = attributes[name]
  if (own !== undefined) return own
  const key = Object.keys(attributes).find((it) => it.endsWith(`:${name}`))
  return key === undefined ? '' : (attributes[key] ?? '')
}

/** By id, the paths of what a part of the document names; what lies outside of it is left out. */
export const officeTargets = (files: OfficeFiles, path: string): ReadonlyMap<string, string> => {
  const at = path.lastIndexOf('/')
  const folder = path.slice(0, Math.max(0, at))
  const list = officePart(files, `${folder}/_rels/${path.slice(at + 1)}.rels`)
  const targets = new Map<string, string>()
  for (const target of list === null ? [] : childrenNamed(list, 'Relationship')) {
    const address = officeAttribute(target, 'Target')
    if (officeAttribute(target, 'TargetMode') === 'External') continue
    const inside = address.startsWith('/') ? pathIn('', address) : pathIn(folder, address)
    if (inside !== null) targets.set(officeAttribute(target, 'Id'), inside)
  }
  return targets
}
