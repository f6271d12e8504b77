import { pictureSuffixOf } from '../../modules/upload/picture-size.ts'
import { type DraftPicture, refuseItem } from './draft.ts'
import { pictureSource, withSources } from './picture-source.ts'
import { htmlOf, type TextFormat, textFormatOf } from './text-format.ts'
import { childNamed, childrenNamed, textIn, type XmlElement } from './xml.ts'

const PLUGIN_FILE = '@@PLUGINFILE@@/'

/** In a gap, whose quotes are escaped, it may be a picture. */
const UNSUPPORTED_FILE = /(?<!src=\\")@@PLUGINFILE@@\/([^"'\s<]+)/

const bytesOf = (file: XmlElement): Uint8Array => Buffer.from(textIn(file).replace(/\s+/g, ''), 'base64')

const nameIn = (source: string): string => {
  const path = source.slice(PLUGIN_FILE.length).split('?')[0] ?? ''
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The texts of one question in Moodle XML, whose pictures are written out beside them. */
export const moodleTexts = () => {
  const pictures = new Map<string, DraftPicture>()

  const keep = (name: string, bytes: Uint8Array): string => {
    if (pictureSuffixOf(bytes) === null) return refuseItem(`图片“${name}”不是 PNG、JPG 或 GIF`)
    const key = String(pictures.size + 1)
    pictures.set(key, { name, bytes })
    return pictureSource(key)
  }

  /** A text of this element with the pictures of the `file`s beside it. */
  const withFiles = (element: XmlElement, written: string): string => {
    const files = childrenNamed(element, 'file').map((file) => ({
      file,
      name: file.attributes['name'] ?? '',
    }))
    const withPictures = withSources(written, (source) => {
      if (!source.startsWith(PLUGIN_FILE)) return source
      const name = nameIn(source)
      const found = files.find(
        (it) => it.name === name || `${it.file.attributes['path'] ?? ''}${it.name}` === `/${name}`,
      )
      return found === undefined ? refuseItem(`图片“${name}”不在文件里`) : keep(name, bytesOf(found.file))
    })
    const [, unsupportedFile] = UNSUPPORTED_FILE.exec(withPictures) ?? []
    return unsupportedFile === undefined
      ? withPictures
      : refuseItem(`用到了题库不能保存的文件“${unsupportedFile}”`)
  }

  /** The HTML of an element with a `text`, and `file`s beside it; pictures in the gaps of a cloze are left for `withFiles`. */
  const html = (element: XmlElement | undefined, otherwise: TextFormat = 'moodle'): string => {
    if (element === undefined) return ''
    const text = textIn(childNamed(element, 'text'))
    const format = element.attributes['format']
    return withFiles(element, htmlOf(text, format === undefined ? otherwise : textFormatOf(format)))
  }

  /** The one picture of a question as Moodle 1.9 wrote it. */
  const oldPicture = (element: XmlElement): string => {
    const base64 = childNamed(element, 'image_base64')
    if (base64 === undefined || textIn(base64).trim() === '') return ''
    return `<p><img src="${keep(textIn(childNamed(element, 'image')).trim(), bytesOf(base64))}" alt="" /></p>`
  }

  return { texts: { html, withFiles, oldPicture }, pictures }
}

export type MoodleTexts = ReturnType<typeof moodleTexts>['texts']
