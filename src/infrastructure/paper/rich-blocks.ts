import { piecesOf } from '#domain/question/formulas.ts'
import { indentOf } from '#domain/question/stem-text.ts'

export interface TextLook {
  readonly bold: boolean
  readonly italic: boolean
  readonly underlined: boolean
  readonly script: 'none' | 'sub' | 'super'
  /** A line of a program, whose characters are all of one width. */
  readonly program: boolean
}

/** A piece of a line. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string; readonly look: TextLook }
  | { readonly kind: 'formula'; readonly latex: string; readonly display: boolean }
  /** Width as it was written, in pixels; 0 for its own. */
  | { readonly kind: 'picture'; readonly source: string; readonly name: string; readonly width: number }
  | { readonly kind: 'break' }

export interface RichCell {
  readonly inlines: readonly Inline[]
  readonly head: boolean
  readonly columns: number
  readonly rows: number
}

/** A paragraph or a table of a text. */
export type RichBlock =
  | { readonly kind: 'lines'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly RichCell[])[] }

const PLAIN: TextLook = { bold: false, italic: false, underlined: false, script: 'none', program: false }

const LOOKS: Readonly<Record<string, Partial<TextLook>>> = {
  STRONG: { bold: true },
  B: { bold: true },
  EM: { italic: true },
  I: { italic: true },
  U: { underlined: true },
  SUB: { script: 'sub' },
  SUP: { script: 'super' },
}

const OWN_LINE = new Set(['P', 'DIV', 'LI', 'UL', 'OL', 'TABLE', 'CAPTION'])
/** What is never read. */
const UNSEEN = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'OBJECT'])

const wordsOf = (text: string, look: TextLook): readonly Inline[] =>
  piecesOf(text.replace(/[ \t\r\n]+/g, ' ')).map((piece) =>
    piece.kind === 'formula' ? piece : { kind: 'text' as const, text: piece.text, look },
  )

/** A program keeps its indentation, which a document would show as one blank. */
const textIn = (node: Node, look: TextLook): readonly Inline[] => {
  const text = node.textContent ?? ''
  const indent = node.previousSibling?.nodeName === 'BR' ? indentOf(text) : ''
  return [
    ...(indent === '' ? [] : [{ kind: 'text' as const, text: '\u00a0'.repeat(indent.length), look }]),
    ...wordsOf(text.slice(indent.length), look),
  ]
}

const spanOf = (cell: Element, name: string): number =>
  Math.min(50, Math.max(1, Math.trunc(Number(cell.getAttribute(name))) || 1))

const inlinesIn = (node: Node, look: TextLook): readonly Inline[] =>
  [...node.childNodes].flatMap((child): readonly Inline[] => {
    if (child.nodeType === Node.TEXT_NODE) return textIn(child, look)
    if (!(child instanceof Element) || UNSEEN.has(child.tagName)) return []
    if (child.tagName === 'BR') return [{ kind: 'break' }]
    if (child.tagName === 'IMG')
      return [
        {
          kind: 'picture',
          source: child.getAttribute('src') ?? '',
          name: child.getAttribute('alt') ?? '',
          width: Number(child.getAttribute('width')) || 0,
        },
      ]
    return inlinesIn(child, { ...look, ...LOOKS[child.tagName] })
  })

const tableOf = (table: Element): RichBlock => ({
  kind: 'table',
  rows: [...table.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => ({
      inlines: inlinesIn(cell, PLAIN),
      head: cell.tagName === 'TH',
      columns: spanOf(cell, 'colspan'),
      rows: spanOf(cell, 'rowspan'),
    })),
  ),
})

/** What has indented lines is a program. */
const asProgram = (line: readonly Inline[]): readonly Inline[] => {
  const isProgram = line.some(
    (piece, at) => piece.kind === 'text' && line[at - 1]?.kind === 'break' && /^\u00a0+$/.test(piece.text),
  )
  if (!isProgram) return line
  return line.map((piece) =>
    piece.kind === 'text' ? { ...piece, look: { ...piece.look, program: true } } : piece,
  )
}

const blocksIn = (node: Element): readonly RichBlock[] => {
  const blocks: RichBlock[] = []
  let line: Inline[] = []
  const close = () => {
    if (line.some((piece) => piece.kind !== 'text' || piece.text.trim() !== ''))
      blocks.push({ kind: 'lines', inlines: asProgram(line) })
    line = []
  }
  for (const child of node.childNodes) {
    if (child instanceof Element && OWN_LINE.has(child.tagName)) {
      close()
      if (child.tagName === 'TABLE') blocks.push(tableOf(child))
      else blocks.push(...blocksIn(child))
    } else if (child.nodeType === Node.TEXT_NODE) {
      line.push(...textIn(child, PLAIN))
    } else {
      const wrap = node.ownerDocument.createElement('span')
      wrap.append(child.cloneNode(true))
      line.push(...inlinesIn(wrap, PLAIN))
    }
  }
  close()
  return blocks
}

/** The HTML of a question as what a document is made of. It is read, never run: nothing in it is fetched or started. */
export const richBlocksOf = (html: string): readonly RichBlock[] =>
  blocksIn(new DOMParser().parseFromString(html, 'text/html').body)

/** The same in one line, where there is no room for more. */
export const richInlinesOf = (html: string): readonly Inline[] =>
  richBlocksOf(html).flatMap((block) =>
    block.kind === 'lines' ? block.inlines : block.rows.flatMap((row) => row.flatMap((cell) => cell.inlines)),
  )
