import { escapeMarkup } from '../../html/escape-markup.ts'
import { pictureSuffixOf } from '../../modules/upload/picture-size.ts'
import { type DraftPart, type DraftPicture, refuseItem } from './draft.ts'
import { BLANK, GAP_CLASS } from './gap-stem.ts'
import type { Pair } from './matching.ts'
import { formulaOf } from './mathml.ts'
import { pictureSource } from './picture-source.ts'
import { qtiAttribute, qtiName } from './qti-names.ts'
import { TEXT_CLASS } from './qti-text.ts'
import { isEmptyHtml } from './text-format.ts'
import { rubyText } from './tidy-html.ts'
import { elementsIn, textIn, type XmlElement, type XmlNode } from './xml.ts'

/** What stands in the body of an item and is answered: a question with its own stem, a gap of a text, or pairs. */
export type Answerable =
  | { readonly kind: 'block'; readonly part: DraftPart }
  | { readonly kind: 'gap'; readonly part: DraftPart }
  | { readonly kind: 'pairs'; readonly stem: string; readonly pairs: readonly Pair[] }

/** What reads one interaction; `html` reads what lies within. */
export type ReadInteraction = (
  element: XmlElement,
  html: (element: XmlElement) => string,
) => readonly Answerable[]

/** A file by its address relative to another one; null for one that is not there. */
export type FileBeside = (href: string) => { readonly bytes: Uint8Array; readonly beside: FileBeside } | null

interface Needs {
  readonly read: ReadInteraction
  readonly fileAt: FileBeside
  readonly pictures: Map<string, DraftPicture>
}

const KEPT =
  /^(?:p|br|b|strong|i|em|u|sub|sup|ul|ol|li|table|caption|thead|tbody|tr|th|td|pre|h[1-6]|blockquote|div|a)$/

const SILENT =
  /^(?:stylesheet|catalog|cataloginfo|feedbackinline|feedbackblock|modalfeedback|rubricblock|script|style|templatevariable)$/

const MEDIA: Readonly<Record<string, string>> = {
  audio: '声音',
  video: '影片',
  iframe: '网页',
  svg: 'SVG 图',
  object: '嵌入的文件',
  printedvariable: '随机的数',
  include: '引用的文件',
}

const attributesOf = ({ attributes }: XmlElement): string =>
  ['colspan', 'rowspan', 'href']
    .flatMap((name) =>
      attributes[name] === undefined ? [] : [` ${name}="${escapeMarkup(attributes[name])}"`],
    )
    .join('')

const nameOf = (href: string): string => href.split('/').at(-1) ?? href

/** Reads the body of an item as HTML, and what is answered in it in the order of the text. */
export const qtiBody = ({ read, fileAt, pictures }: Needs) => {
  const found: Answerable[] = []

  const picture = (href: string, alt: string, { attributes }: XmlElement): string => {
    const bytes = /^(?:https?:|data:)/i.test(href) ? null : (fileAt(href)?.bytes ?? null)
    if (/^data:/i.test(href)) return `<img src="${escapeMarkup(href)}" alt="${escapeMarkup(alt)}" />`
    if (bytes === null) return refuseItem(`图片“${nameOf(href)}”不在文件里`)
    if (pictureSuffixOf(bytes) === null) return refuseItem(`图片“${nameOf(href)}”不是 PNG、JPG 或 GIF`)
    const key = String(pictures.size + 1)
    pictures.set(key, { name: nameOf(href), bytes })
    const size =
      /^\d+$/.test(attributes['width'] ?? '') && /^\d+$/.test(attributes['height'] ?? '')
        ? ` width="${attributes['width']}" height="${attributes['height']}"`
        : ''
    return `<img src="${pictureSource(key)}" alt="${escapeMarkup(alt)}"${size} />`
  }

  const inside = (element: XmlElement): string => element.children.map(html).join('')

  const isInteraction = (name: string): boolean => name.endsWith('interaction')

  const marked = (answerables: readonly Answerable[]): string => {
    found.push(...answerables)
    return answerables.map(({ kind }) => (kind === 'gap' ? BLANK : '')).join('')
  }

  const html = (node: XmlNode): string => {
    if (typeof node === 'string') return escapeMarkup(node)
    const name = qtiName(node)
    if (isInteraction(name))
      return name === 'gapmatchinteraction' ? gapMatch(node) : marked(read(node, inside))
    if (name === 'gap') return BLANK
    if (name === 'math') return escapeMarkup(formulaOf(node))
    if (name === 'img') return picture(node.attributes['src'] ?? '', node.attributes['alt'] ?? '', node)
    if (name === 'object' && node.attributes['type']?.startsWith('image/'))
      return picture(node.attributes['data'] ?? '', textIn(node).trim(), node)
    if (SILENT.test(name) || name === 'rp') return ''
    if (name === 'rt') return rubyText(inside(node))
    const media = Object.hasOwn(MEDIA, name) ? MEDIA[name] : undefined
    if (media !== undefined) return refuseItem(`用到了题库不能保存的内容：${media}`)
    if (node.attributes['class'] === TEXT_CLASS) return inside(node)
    if (node.attributes['class'] === GAP_CLASS) {
      inside(node)
      return ''
    }
    if (name === 'br') return '<br />'
    if (!KEPT.test(name)) return inside(node)
    const text = inside(node)
    return isEmptyHtml(text) && elementsIn(node).length > 0
      ? text
      : `<${name}${attributesOf(node)}>${text}</${name}>`
  }

  /** The gaps of a gap match stand in its own text. */
  const gapMatch = (element: XmlElement): string => {
    const gaps = read(element, inside)
    found.push(...gaps)
    return element.children
      .filter((child) => typeof child === 'string' || !/^(?:gaptext|gapimg)$/.test(qtiName(child)))
      .map(html)
      .join('')
  }

  return { html: inside, found }
}

/** Blocks of our own files: a part of a composite question with its stem. */
export const isPartBlock = (element: XmlElement): boolean =>
  qtiName(element) === 'div' && qtiAttribute(element, 'class').split(/\s+/).includes('question-part')
