export const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
export const WP = 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing'
export const A = 'http://schemas.openxmlformats.org/drawingml/2006/main'
export const VML = 'urn:schemas-microsoft-com:vml'

/** English metric units in a point. */
export const UNITS = 12_700

export const within = (element: Element | undefined, namespace: string, name: string): Element | undefined =>
  element?.getElementsByTagNameNS(namespace, name)[0]

export const points = (units: string | null | undefined): number =>
  Math.round(Number(units ?? 0) / UNITS) || 0

export type Style = Readonly<Record<string, string>>

const css = (style: Style): string =>
  Object.entries(style)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/** Where a drawing lies: `page` in points of the margins of its page. */
export const placeOf = (
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

export const childNamed = (element: Element | undefined, name: string): Element | undefined =>
  [...(element?.children ?? [])].find(({ localName }) => localName === name)

/** How a shape looks: its line, its ground, and the direction of its words. */
export const lookOf = (shape: Element | undefined): Style => {
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
export const contentsIn = (element: Element): readonly Element[] =>
  [...element.getElementsByTagNameNS(W, 'txbxContent')].filter((content) => {
    const outer = content.parentElement?.closest('txbxContent, w\\:txbxContent') ?? null
    return outer === null || !element.contains(outer)
  })

/** A box in the only form that the reader of documents knows; its style is that of the box itself. */
export const boxOf = (content: Element, style: Style): Element => {
  const part = content.ownerDocument
  const picture = part.createElementNS(W, 'w:pict')
  const frame = part.createElementNS(VML, 'v:rect')
  frame.setAttribute('style', css(style))
  frame.append(part.createElementNS(VML, 'v:textbox'))
  frame.firstElementChild?.append(content)
  picture.append(frame)
  return picture
}
