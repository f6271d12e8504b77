const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const WP = 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing'
const A = 'http://schemas.openxmlformats.org/drawingml/2006/main'
const MC = 'http://schemas.openxmlformats.org/markup-compatibility/2006'
const VML = 'urn:schemas-microsoft-com:vml'

/** English metric units in a point. */
const UNITS = 12_700

const within = (element: Element | undefined, namespace: string, name: string): Element | undefined =>
  element?.getElementsByTagNameNS(namespace, name)[0]

const named = (element: Element, name: string): Element | undefined =>
  [...element.getElementsByTagName('*')].find(({ localName }) => localName === name)

const points = (units: string | null | undefined): number => Math.round(Number(units ?? 0) / UNITS) || 0

type Style = Readonly<Record<string, string>>

const css = (style: Style): string =>
  Object.entries(style)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** Where a drawing lies: `page` in points of the margins of its page. */
const placeOf = (
  frame: Element | undefined,
  width: number,
  page: Readonly<Record<string, number>>,
): Style => {
  if (frame?.localName !== 'anchor') return { display: 'inline-block', 'vertical-align': 'top' }
  const wrap = [...frame.children].find(({ localName }) => localName.startsWith('wrap'))?.localName
  const axis = (name: string) => {
    const position = within(frame, WP, name)
    const offset = points(within(position, WP, 'posOffset')?.textContent)
    const align = within(position, WP, 'align')?.textContent ?? ''
    return { from: position?.getAttribute('relativeFrom') ?? '', offset, align }
  }
  const [across, down] = [axis('positionH'), axis('positionV')]
  const inColumn = across.offset - (across.from === 'page' ? (page['left'] ?? 0) : 0)
  if (wrap === 'wrapTopAndBottom') {
    const side = across.align === 'center' || across.align === 'right' ? 'auto' : `${Math.max(0, inColumn)}pt`
    return { display: 'block', 'margin-left': side, 'margin-right': across.align === 'center' ? 'auto' : '0' }
  }
  if (wrap !== 'wrapNone') {
    const isRight = across.align === 'right' || inColumn + width / 2 > (page['width'] ?? 0) / 2
    return { float: isRight ? 'right' : 'left', margin: '0 9pt' }
  }
  const atPage = (from: string): boolean => from === 'page' || from === 'margin'
  const margin = (from: string, side: string): number => (from === 'margin' ? (page[side] ?? 0) : 0)
  return {
    position: 'absolute',
    'z-index': '2',
    ...(across.align === 'center'
      ? { left: '50%', transform: 'translateX(-50%)' }
      : across.align === 'right'
        ? { right: `${page['right'] ?? 0}pt` }
        : across.from === 'page'
          ? { left: `${across.offset}pt` }
          : { 'margin-left': `${across.offset}pt` }),
    ...(atPage(down.from)
      ? { top: `${down.offset + margin(down.from, 'top')}pt` }
      : { 'margin-top': `${down.offset}pt` }),
  }
}

const colourIn = (element: Element | undefined): string => {
  const value = within(element, A, 'srgbClr')?.getAttribute('val') ?? ''
  return /^[\da-f]{6}$/i.test(value) ? `#${value}` : ''
}

const childNamed = (element: Element | undefined, name: string): Element | undefined =>
  [...(element?.children ?? [])].find(({ localName }) => localName === name)

/** How a shape looks: its line, its ground, and the direction of its words. */
const lookOf = (shape: Element | undefined): Style => {
  const properties = childNamed(shape, 'spPr')
  const line = childNamed(properties, 'ln')
  const isLined = line !== undefined && childNamed(line, 'noFill') === undefined
  const ground = colourIn(childNamed(properties, 'solidFill'))
  const direction = childNamed(shape, 'bodyPr')?.getAttribute('vert') ?? ''
  return {
    'box-sizing': 'border-box',
    padding: '3.6pt 7.2pt',
    ...(isLined ? { border: `1px solid ${colourIn(line) || '#000'}` } : {}),
    ...(ground === '' ? {} : { background: ground }),
    ...(/^(?:eaVert|vert|wordArtVert)/.test(direction) ? { 'writing-mode': 'vertical-rl' } : {}),
    ...(direction === 'vert270' ? { rotate: '180deg' } : {}),
  }
}

/** Text boxes that stand in no other. */
const contentsIn = (element: Element): readonly Element[] =>
  [...element.getElementsByTagNameNS(W, 'txbxContent')].filter((content) => {
    const outer = content.parentElement?.closest('txbxContent, w\\:txbxContent') ?? null
    return outer === null || !element.contains(outer)
  })

/** A box in the only form that the reader of documents knows; its style is that of the box itself. */
const boxOf = (content: Element, style: Style): Element => {
  const part = content.ownerDocument
  const picture = part.createElementNS(W, 'w:pict')
  const frame = part.createElementNS(VML, 'v:rect')
  frame.setAttribute('style', css(style))
  frame.append(part.createElementNS(VML, 'v:textbox'))
  frame.firstElementChild?.append(content)
  picture.append(frame)
  return picture
}

const pageOf = (part: Document): Readonly<Record<string, number>> => {
  const twentieths = (name: string, attribute: string): number => {
    const all = part.getElementsByTagNameNS(W, name)
    return Number(all[all.length - 1]?.getAttributeNS(W, attribute) ?? 0) / 20
  }
  const [left, right] = [twentieths('pgMar', 'left'), twentieths('pgMar', 'right')]
  return { left, right, top: twentieths('pgMar', 'top'), width: twentieths('pgSz', 'w') - left - right }
}

/** Where a shape of a group lies in it: its part of the whole. */
const inGroup = (shape: Element | undefined, frame: Element | undefined): Style => {
  const group = frame === undefined ? undefined : named(frame, 'grpSpPr')
  const place = within(childNamed(shape, 'spPr'), A, 'xfrm')
  if (group === undefined || place === undefined) return {}
  const number = (element: Element | undefined, name: string, attribute: string): number =>
    Number(within(element, A, name)?.getAttribute(attribute) ?? 0)
  const scale = (number(group, 'ext', 'cx') || 1) / (number(group, 'chExt', 'cx') || 1)
  const at = (axis: 'x' | 'y'): number =>
    ((number(place, 'off', axis) - number(group, 'chOff', axis)) * scale) / UNITS
  const size = (axis: 'cx' | 'cy'): string => `${Math.round((number(place, 'ext', axis) * scale) / UNITS)}pt`
  return {
    width: size('cx'),
    'min-height': size('cy'),
    translate: `${Math.round(at('x'))}pt ${Math.round(at('y'))}pt`,
  }
}

const drawnBoxes = (drawing: Element, page: Readonly<Record<string, number>>): readonly Element[] => {
  const frame = [...drawing.children].find(({ namespaceURI }) => namespaceURI === WP)
  const extent = within(frame, WP, 'extent')
  const width = points(extent?.getAttribute('cx'))
  const height = points(extent?.getAttribute('cy'))
  return contentsIn(drawing).map((content) => {
    const shape = content.closest('wsp, wps\\:wsp') ?? undefined
    return boxOf(content, {
      ...placeOf(frame, width, page),
      width: `${width}pt`,
      'min-height': `${height}pt`,
      ...inGroup(shape, frame),
      ...lookOf(shape),
    })
  })
}

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
export const writePlainTextBoxes = (part: Document): void => {
  const page = pageOf(part)
  // From the inside out: a box may stand in a box.
  for (const choices of [...part.getElementsByTagNameNS(MC, 'AlternateContent')].reverse()) {
    const [choice, fallback] = ['Choice', 'Fallback'].map((name) => childNamed(choices, name))
    if (choice === undefined || contentsIn(choice).length === 0) continue
    const drawings = [...choice.getElementsByTagNameNS(W, 'drawing')]
    const drawn = drawings.filter((drawing) => contentsIn(drawing).length > 0)
    const boxes = drawn.flatMap((drawing) => drawnBoxes(drawing, page))
    choices.replaceWith(...(boxes.length > 0 ? boxes : [...(fallback?.children ?? [])]))
  }
  for (const drawing of [...part.getElementsByTagNameNS(W, 'drawing')].reverse())
    if (contentsIn(drawing).length > 0) drawing.replaceWith(...drawnBoxes(drawing, page))
  for (const anchor of [...part.getElementsByTagNameNS(WP, 'anchor')])
    if (childNamed(anchor, 'wrapNone') !== undefined) placeInColumn(anchor, page)
  for (const group of [...part.getElementsByTagNameNS(VML, 'group')].reverse()) {
    const boxes = contentsIn(group).map((content) =>
      boxOf(content, { display: 'block', ...lookOf(undefined) }),
    )
    const picture = group.closest('pict, w\\:pict')
    if (boxes.length > 0 && picture !== null) picture.replaceWith(...boxes)
  }
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
