import {
  boxOf,
  childNamed,
  contentsIn,
  lookOf,
  placeOf,
  points,
  UNITS,
  W,
  WP,
  within,
} from './document-box.ts'
import { groupBox, groupIn } from './document-shape-groups.ts'
import { writePlainVmlBoxes } from './document-vml-boxes.ts'

const MC = 'http://schemas.openxmlformats.org/markup-compatibility/2006'

const pageOf = (part: Document): Readonly<Record<string, number>> => {
  const twentieths = (name: string, attribute: string): number => {
    const all = part.getElementsByTagNameNS(W, name)
    return Number(all[all.length - 1]?.getAttributeNS(W, attribute) ?? 0) / 20
  }
  const [left, right] = [twentieths('pgMar', 'left'), twentieths('pgMar', 'right')]
  return { left, right, top: twentieths('pgMar', 'top'), width: twentieths('pgSz', 'w') - left - right }
}

/** The boxes of a drawing: of its words, or all of a group as one; none for a drawing that the reader shows by itself. */
const drawnBoxes = (drawing: Element, page: Readonly<Record<string, number>>): readonly Element[] => {
  const frame = [...drawing.children].find(({ namespaceURI }) => namespaceURI === WP)
  const group = groupIn(drawing)
  if (group !== undefined) {
    const box = groupBox(group, frame, page)
    return box === null ? [] : [box]
  }
  const extent = within(frame, WP, 'extent')
  const width = points(extent?.getAttribute('cx'))
  return contentsIn(drawing).map((content) =>
    boxOf(content, {
      ...placeOf(frame, width, page),
      width: `${width}pt`,
      'min-height': `${points(extent?.getAttribute('cy'))}pt`,
      ...lookOf(content.closest('wsp, wps\\:wsp') ?? undefined),
    }),
  )
}

const isBoxes = (drawing: Element): boolean =>
  contentsIn(drawing).length > 0 || groupIn(drawing) !== undefined

const PAGE_OR_MARGIN = /^(?:page|margin)$/

/** A picture before or behind the words: the reader takes every place as one in the column, below its paragraph. */
const placeInColumn = (anchor: Element, page: Readonly<Record<string, number>>): void => {
  const width = points(within(anchor, WP, 'extent')?.getAttribute('cx'))
  const paragraph = anchor.closest('p, w\\:p')
  const isFirst = paragraph !== null && paragraph.parentElement?.firstElementChild === paragraph
  for (const [name, margin] of [
    ['positionH', page['left'] ?? 0],
    ['positionV', page['top'] ?? 0],
  ] as const) {
    const position = within(anchor, WP, name)
    const from = position?.getAttribute('relativeFrom') ?? ''
    const [align, offset] = [within(position, WP, 'align'), within(position, WP, 'posOffset')]
    const beside = from === 'page' && (name === 'positionH' || isFirst) ? margin : 0
    if (offset !== undefined) offset.textContent = String((points(offset.textContent) - beside) * UNITS)
    if (align === undefined || name === 'positionV' || !PAGE_OR_MARGIN.test(from)) continue
    const free = (page['width'] ?? 0) + (from === 'page' ? margin + (page['right'] ?? 0) : 0) - width
    const share = { center: free / 2, right: free }[align.textContent] ?? 0
    const placed = anchor.ownerDocument.createElementNS(WP, 'wp:posOffset')
    placed.textContent = String(Math.round(share - beside) * UNITS)
    align.replaceWith(placed)
  }
}

/**
 * Gives every text box of a part the one form in which its words are shown: boxes of Word stand twice in it (for programs
 * old and new), and the newer form, groups of shapes and boxes of other programs would be left out.
 */
export const simplifyTextBoxes = (part: Document): void => {
  const page = pageOf(part)
  writePlainVmlBoxes(part)
  // From the inside out: a box may stand in a box.
  for (const choices of [...part.getElementsByTagNameNS(MC, 'AlternateContent')].reverse()) {
    const [choice, fallback] = ['Choice', 'Fallback'].map((name) => childNamed(choices, name))
    if (choice === undefined) continue
    const drawn = [...choice.getElementsByTagNameNS(W, 'drawing')].filter(isBoxes)
    if (drawn.length === 0 && contentsIn(choice).length === 0) continue
    const boxes = drawn.flatMap((drawing) => drawnBoxes(drawing, page))
    choices.replaceWith(...(boxes.length > 0 ? boxes : [...(fallback?.children ?? [])]))
  }
  for (const drawing of [...part.getElementsByTagNameNS(W, 'drawing')].reverse()) {
    const boxes = isBoxes(drawing) ? drawnBoxes(drawing, page) : []
    if (boxes.length > 0) drawing.replaceWith(...boxes)
  }
  for (const anchor of [...part.getElementsByTagNameNS(WP, 'anchor')])
    if (childNamed(anchor, 'wrapNone') !== undefined) placeInColumn(anchor, page)
}

/** Makes elements of the page of the boxes that the reader draws as parts of a drawing; what is left of that is empty. */
export const placeTextBoxes = (nodes: readonly Node[]): void => {
  const roots = nodes.filter((node) => node instanceof Element)
  const drawn = roots.flatMap((root) => [...root.querySelectorAll('foreignObject')])
  for (const words of drawn.reverse()) {
    const drawing = words.closest('svg')
    if (drawing === null) continue
    const box = document.createElement('div')
    box.className = 'text-box'
    box.style.cssText = drawing.style.cssText
    if (box.style.height !== '') {
      box.style.minHeight = box.style.height
      box.style.height = 'auto'
    }
    box.append(...words.childNodes)
    drawing.replaceWith(box)
  }
}
