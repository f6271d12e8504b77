import { boxOf, childNamed, contentsIn, type Style, VML, W } from './document-box.ts'

const LENGTH = /^(-?\d+(?:\.\d+)?)(pt|in|cm|mm|px|)$/

/** Points of a unit; a length without one is in pixels of the old form. */
const POINTS: Readonly<Record<string, number>> = { pt: 1, in: 72, cm: 28.35, mm: 2.835, px: 0.75, '': 0.75 }

const stylesOf = (shape: Element): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (shape.getAttribute('style') ?? '').split(';').flatMap((rule) => {
      const [name = '', value = ''] = rule.split(':')
      return value === '' ? [] : [[name.trim().toLowerCase(), value.trim()]]
    }),
  )

/** The bare number of a length, and in points. */
const lengthIn = (value = ''): { readonly bare: number; readonly points: number } => {
  const [, number = '0', unit = ''] = LENGTH.exec(value) ?? []
  return { bare: Number(number), points: Number(number) * (POINTS[unit] ?? 1) }
}

const colourOf = (value: string | null): string => /^#[\da-f]{6}|^#[\da-f]{3}/i.exec(value ?? '')?.[0] ?? ''

const isOff = (value: string | null): boolean => value === 'f' || value === 'false'

/** How a shape of the older form looks: a line round white ground, unless it says otherwise. */
const lookOf = (shape: Element): Style => ({
  'box-sizing': 'border-box',
  padding: '3.6pt 7.2pt',
  ...(isOff(shape.getAttribute('stroked'))
    ? {}
    : { border: `1px solid ${colourOf(shape.getAttribute('strokecolor')) || '#000'}` }),
  ...(isOff(shape.getAttribute('filled'))
    ? {}
    : { background: colourOf(shape.getAttribute('fillcolor')) || '#fff' }),
  ...(shape.localName === 'roundrect' ? { 'border-radius': '6pt' } : {}),
  ...(/layout-flow:vertical/.test(childNamed(shape, 'textbox')?.getAttribute('style') ?? '')
    ? { 'writing-mode': 'vertical-rl' }
    : {}),
})

/** Where a shape lies in its paragraph: before the words, or, where they go round it, beside or above them. */
const placeOf = (shape: Element): Style => {
  const styles = stylesOf(shape)
  const [left, top] = [styles['margin-left'], styles['margin-top']].map((value) => lengthIn(value).points)
  const size = {
    width: `${lengthIn(styles['width']).points || 72}pt`,
    'min-height': `${lengthIn(styles['height']).points}pt`,
  }
  const wrap = childNamed(shape, 'wrap')?.getAttribute('type') ?? ''
  if (styles['position'] !== 'absolute') return { ...size, display: 'inline-block', 'vertical-align': 'top' }
  if (wrap === 'topAndBottom') return { ...size, display: 'block', 'margin-left': `${left}pt` }
  if (wrap === 'square' || wrap === 'tight' || wrap === 'through')
    return {
      ...size,
      float: styles['mso-position-horizontal'] === 'right' ? 'right' : 'left',
      margin: '0 9pt',
    }
  return {
    ...size,
    position: 'absolute',
    'z-index': '2',
    'margin-left': `${left}pt`,
    'margin-top': `${top}pt`,
  }
}

const pairOf = (value: string | null, otherwise: number): readonly [number, number] => {
  const [across = otherwise, down = otherwise] = (value ?? '').split(',').map(Number)
  return [across, down]
}

interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const frameIn = (group: Element, at: Frame, shape: Element): Frame => {
  const styles = stylesOf(shape)
  const [originX, originY] = pairOf(group.getAttribute('coordorigin'), 0)
  const [wide, high] = pairOf(group.getAttribute('coordsize'), 1000)
  const [across, down] = [at.width / (wide || 1000), at.height / (high || 1000)]
  const bare = (name: string): number => lengthIn(styles[name]).bare
  return {
    left: at.left + (bare('left') - originX) * across,
    top: at.top + (bare('top') - originY) * down,
    width: bare('width') * across,
    height: bare('height') * down,
  }
}

const inPoints = ({ left, top, width }: Frame): Style => ({
  position: 'absolute',
  left: `${Math.round(left)}pt`,
  top: `${Math.round(top)}pt`,
  width: `${Math.round(width)}pt`,
})

/** The members of a group that have something to show, each at its place in the whole. */
const membersOf = (group: Element, at: Frame): readonly Element[] =>
  [...group.children].flatMap((shape) => {
    const frame = frameIn(group, at, shape)
    if (shape.localName === 'group') return membersOf(shape, frame)
    const [content] = contentsIn(shape)
    const height = `${Math.round(frame.height)}pt`
    if (content !== undefined)
      return [boxOf(content, { ...inPoints(frame), 'min-height': height, ...lookOf(shape) })]
    if (childNamed(shape, 'imagedata') === undefined) return []
    const style = { ...inPoints(frame), height }
    const picture = shape.ownerDocument.createElementNS(W, 'w:pict')
    shape.setAttribute(
      'style',
      Object.entries(style)
        .map(([name, value]) => `${name}:${value}`)
        .join(';'),
    )
    picture.append(shape)
    return [picture]
  })

const groupBox = (group: Element): Element | null => {
  const { width, height } = stylesOf(group)
  const whole = { left: 0, top: 0, width: lengthIn(width).points, height: lengthIn(height).points }
  const members = membersOf(group, whole)
  if (members.length === 0) return null
  const part = group.ownerDocument
  const content = part.createElementNS(W, 'w:txbxContent')
  const run = part.createElementNS(W, 'w:r')
  const paragraph = part.createElementNS(W, 'w:p')
  run.append(...members)
  paragraph.append(run)
  content.append(paragraph)
  return boxOf(content, {
    position: 'relative',
    ...placeOf(group),
    height: `${whole.height}pt`,
    padding: '0',
  })
}

/** Gives boxes and groups of the older form the one shape that the reader of documents knows; lines and curves stay as they are. */
export const writePlainVmlBoxes = (part: Document): void => {
  for (const picture of [...part.getElementsByTagNameNS(W, 'pict')].reverse()) {
    const boxes = [...picture.children].flatMap((shape) => {
      if (shape.namespaceURI !== VML) return []
      if (shape.localName === 'group') return groupBox(shape) ?? []
      const [content] = contentsIn(shape)
      return content === undefined ? [] : [boxOf(content, { ...placeOf(shape), ...lookOf(shape) })]
    })
    if (boxes.length > 0) picture.replaceWith(...boxes)
  }
}
