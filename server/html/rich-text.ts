import sanitizeHtml from 'sanitize-html'
import { unescapeMarkup } from './escape-markup.ts'

/** A picture in what was written is named by its file, never by an address: those end after hours. */
const FILE = 'data-file'

/** Elements that are nested deeper are dropped: no editor makes them. */
const MAX_DEPTH = 20

const SAFE_LINK = /^(?:https?:\/\/[^\s/?#]+|mailto:[^\s@]+@[^\s@]+$)/i

const isLink = (address: string): boolean => SAFE_LINK.test(address) && URL.canParse(address)

/** Keeps a linked page from reaching the page that links to it. */
const LINK = { target: '_blank', rel: 'noopener noreferrer nofollow ugc' }

const MAX_DESCRIPTION_LENGTH = 200

const SIZE = /^[1-9]\d{0,4}$/

/** What is said of a picture beside where it lies. */
const lookOf = ({ alt = '', width = '', height = '' }: sanitizeHtml.Attributes): sanitizeHtml.Attributes => ({
  alt: alt.slice(0, MAX_DESCRIPTION_LENGTH),
  ...(SIZE.test(width) && SIZE.test(height) ? { width, height } : {}),
})

/** A block with nothing in it is a hole in the page. */
const BLOCKS: readonly string[] = ['p', 'li', 'ul', 'ol']

/** What users write, or the text of a question, which may hold tables besides (docs/decisions/0075). */
export type TextOf = 'comment' | 'question'

const TABLES = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']
const SPANS = ['colspan', 'rowspan']

/** The one list of what a text may hold; `picture` says what becomes of the attributes of a picture, null drops it. */
const allowing = (
  picture: (attributes: sanitizeHtml.Attributes) => sanitizeHtml.Attributes | null,
  of: TextOf,
): sanitizeHtml.IOptions => ({
  allowedTags: [
    ...['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'sub', 'sup', 'a', 'img'],
    ...(of === 'question' ? TABLES : []),
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    img: ['src', FILE, 'alt', 'width', 'height'],
    ...(of === 'question' ? { td: SPANS, th: SPANS } : {}),
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'object',
    'svg',
    'math',
    'title',
  ],
  nestingLimit: MAX_DEPTH,
  transformTags: {
    b: 'strong',
    i: 'em',
    div: 'p',
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: isLink(href.trim()) ? { href: href.trim(), ...LINK } : {},
    }),
    img: (tagName, attributes) => ({ tagName, attribs: picture(attributes) ?? {} }),
  },
  exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
    tag === 'img'
      ? attribs['src'] === undefined && attribs[FILE] === undefined
      : BLOCKS.includes(tag) && text.trim() === '' && mediaChildren.length === 0,
})

/** A second look, at the text as it will be kept: what one pass put together the next takes apart. */
const again = (html: string, of: TextOf): string =>
  sanitizeHtml(
    html,
    allowing((attributes) => {
      const file = attributes[FILE]
      return file === undefined ? null : { [FILE]: file, ...lookOf(attributes) }
    }, of),
  )

/** More than one empty line in a row says no more than one. */
const calm = (html: string): string => html.replace(/(?:<br \/>\s*){3,}/g, '<br /><br />').trim()

/** A text as it is kept: only what is allowed, and its pictures by file. */
export interface KeptText {
  readonly html: string
  /** The files of its pictures, each once. */
  readonly fileIds: readonly number[]
}

/** Sanitises a user's text. `fileOf` reads the address of a picture; null for one that is not ours. */
export const keptText = (
  written: string,
  fileOf: (address: string) => number | null,
  of: TextOf = 'comment',
): KeptText => {
  const fileIds = new Set<number>()
  const html = sanitizeHtml(
    written,
    allowing((attributes) => {
      const fileId = fileOf(attributes['src'] ?? '')
      if (fileId === null) return null
      fileIds.add(fileId)
      return { [FILE]: String(fileId), ...lookOf(attributes) }
    }, of),
  )
  return { html: calm(again(html, of)), fileIds: [...fileIds] }
}

/** Sanitises once more what was kept, and names its pictures by addresses that hold; null leaves a picture out. */
export const textWithPictures = (kept: string, addressOf: (fileId: number) => string | null): string =>
  sanitizeHtml(
    kept,
    allowing((attributes) => {
      const src = addressOf(Number(attributes[FILE]))
      return src === null ? null : { src, ...lookOf(attributes) }
    }, 'comment'),
  )

/** What is read of a text that is kept as HTML, without its pictures. */
export const plainText = (html: string): string =>
  unescapeMarkup(sanitizeHtml(html.replace(/<\/p>|<br ?\/?>/g, '\n'), { allowedTags: [] })).trim()

/** How many characters of a text can be seen: white space and characters without a shape do not count (docs/decisions/0054). */
export const visibleLength = (html: string): number => {
  const text = sanitizeHtml(html, { allowedTags: [] }).replace(/&(?:amp|lt|gt|quot);/g, '.')
  return Array.from(text.replace(/[\s\p{Cc}\p{Cf}]/gu, '')).length
}

/** A picture of a text as it is kept. Typed words cannot look like one: sanitising escapes `<` in text, and `<` and `"` in attributes. */
const PICTURE = /<img\b[^>]*?\sdata-file="(\d+)"[^>]*>/g

/** The files of the pictures in a text as it is kept. */
export const filesIn = (kept: string): number[] => [...kept.matchAll(PICTURE)].map(([, id]) => Number(id))

/** A text as it is kept with each picture's file named as `change` says, for example `src="…"`; '' leaves the picture out. */
export const withFileNames = (kept: string, change: (fileId: number) => string): string =>
  kept.replace(PICTURE, (picture, id: string) => {
    const name = change(Number(id))
    return name === '' ? '' : picture.replace(`${FILE}="${id}"`, () => name)
  })
