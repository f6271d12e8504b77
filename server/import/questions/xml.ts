import { SaxesParser } from 'saxes'
import { FileRefusal } from './draft.ts'

export interface XmlElement {
  /** Without its prefix. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlNode[]
  /** From 1. */
  readonly line: number
}

export type XmlNode = XmlElement | string

/** Deeper than this no question is. */
const MAX_DEPTH = 200

type Growing = Omit<XmlElement, 'children'> & { readonly children: XmlNode[] }

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Spaces that a page of HTML may use, and that XML does not know without a DTD. */
const ENTITIES = { nbsp: '\u00a0', ndash: '–', mdash: '—', hellip: '…', times: '×', middot: '·' } as const

const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/unclosed tag: (\S+)/, '标签 <$1> 没有结束'],
  [/unexpected close tag|unmatched closing tag/, '结束标签与开始标签对不上'],
  [/undefined entity/, '用到了没有定义的实体'],
  [/unbound namespace prefix/, '用到了没有声明的前缀'],
  [/duplicate attribute/, '同一个属性写了两次'],
  [/unquoted attribute|attribute/, '属性的写法不对'],
  [/character|text data outside/, '有不该出现的字符'],
  [/root|document must/, '内容不完整'],
]

/** What the parser found, as its user reads it. */
const faultOf = (message: string): string => {
  const known = FAULTS.find(([sign]) => sign.test(message))
  const [, name = ''] = known?.[0].exec(message) ?? []
  return known?.[1].replace('$1', name) ?? '写法有误'
}

/**
 * A well-formed document as a tree. Nothing is fetched and no entity of a document's own is resolved, so that it can
 * neither read a file nor swell; what is not well formed is refused with the line.
 */
export const parseXml = (text: string): XmlElement => {
  const parser = new SaxesParser()
  Object.assign(parser.ENTITIES, ENTITIES)
  const root: Growing = { name: '', attributes: {}, children: [], line: 1 }
  const open: Growing[] = [root]
  const here = (): Growing => open.at(-1) ?? root
  parser.on('error', (error) => {
    throw new FileRefusal(`第 ${parser.line} 行不是合法的 XML：${faultOf(error.message)}`)
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > MAX_DEPTH) throw new FileRefusal(`第 ${parser.line} 行嵌套太深`)
    const element: Growing = { name: withoutPrefix(name), attributes, children: [], line: parser.line }
    here().children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => open.pop())
  const add = (piece: string) => {
    const { children } = here()
    const last = children.at(-1)
    if (typeof last === 'string') children[children.length - 1] = last + piece
    else children.push(piece)
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.write(text.replace(/^\ufeff/, '')).close()
  const [element] = root.children.filter((child) => typeof child !== 'string')
  return element ?? failEmpty()
}

const failEmpty = (): never => {
  throw new FileRefusal('XML 文件是空的')
}

export const elementsIn = (element: XmlElement): readonly XmlElement[] =>
  element.children.filter((child) => typeof child !== 'string')

export const childrenNamed = (element: XmlElement, name: string): readonly XmlElement[] =>
  elementsIn(element).filter((child) => child.name === name)

export const childNamed = (element: XmlElement, name: string): XmlElement | undefined =>
  elementsIn(element).find((child) => child.name === name)

/** All text in it, from whatever depth. */
export const textIn = (element: XmlElement | undefined): string =>
  element === undefined
    ? ''
    : element.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('')

/** Itself and all that lies in it, in the order of the document. */
export const allIn = (element: XmlElement): readonly XmlElement[] => [
  element,
  ...elementsIn(element).flatMap(allIn),
]
