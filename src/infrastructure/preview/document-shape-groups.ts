import {
  A,
  boxOf,
  childNamed,
  contentsIn,
  lookOf,
  placeOf,
  points,
  type Style,
  UNITS,
  W,
  WP,
  within,
} from './document-box.ts'

/** Where something lies in a drawing, in English metric units. */
interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Scale = (place: Place) => Place

const numberOf = (element: Element | undefined, name: string, attribute: string): number =>
  Number(within(element, A, name)?.getAttribute(attribute) ?? 0) || 0

const placeIn = (properties: Element | undefined): Place => {
  const frame = within(properties, A, 'xfrm')
  return {
    left: numberOf(frame, 'off', 'x'),
    top: numberOf(frame, 'off', 'y'),
    width: numberOf(frame, 'ext', 'cx'),
    height: numberOf(frame, 'ext', 'cy'),
  }
}

/** From the measures within a group to those around it: a group is drawn in measures of its own. */
const scaleOf = (group: Element, at: Place): Scale => {
  const frame = within(childNamed(group, 'grpSpPr'), A, 'xfrm')
  // A drawing canvas has no measures of its own.
  if (frame === undefined) return (place) => place
  const across = at.width / (numberOf(frame, 'chExt', 'cx') || at.width || 1)
  const down = at.height / (numberOf(frame, 'chExt', 'cy') || at.height || 1)
  return ({ left, top, width, height }) => ({
    left: at.left + (left - numberOf(frame, 'chOff', 'x')) * across,
    top: at.top + (top - numberOf(frame, 'chOff', 'y')) * down,
    width: width * across,
    height: height * down,
  })
}

const styleAt = ({ left, top, width, height }: Place): Style => ({
  position: 'absolute',
  left: `${Math.round(left / UNITS)}pt`,
  top: `${Math.round(top / UNITS)}pt`,
  width: `${Math.round(width / UNITS)}pt`,
  'min-height': `${Math.round(height / UNITS)}pt`,
})

/** The contents of a box that holds these, in one paragraph. */
const contentOf = (part: Document, members: readonly Element[]): Element => {
  const content = part.createElementNS(W, 'w:txbxContent')
  const paragraph = part.createElementNS(W, 'w:p')
  for (const member of members) {
    const run = part.createElementNS(W, 'w:r')
    run.append(member)
    paragraph.append(run)
  }
  content.append(paragraph)
  return content
}

/** A picture of a group as one of its own, at this place of the box around it. */
const pictureBox = (picture: Element, place: Place): Element => {
  const part = picture.ownerDocument
  const element = (namespace: string, name: string) => part.createElementNS(namespace, name)
  const size = { cx: String(Math.round(place.width)), cy: String(Math.round(place.height)) }
  const frame = within(childNamed(picture, 'spPr'), A, 'xfrm')
  for (const [name, values] of [
    ['off', { x: '0', y: '0' }],
    ['ext', size],
  ] as const)
    for (const [attribute, value] of Object.entries(values))
      within(frame, A, name)?.setAttribute(attribute, value)
  const [drawing, inline, extent] = [
    element(W, 'w:drawing'),
    element(WP, 'wp:inline'),
    element(WP, 'wp:extent'),
  ]
  for (const [attribute, value] of Object.entries(size)) extent.setAttribute(attribute, value)
  const [graphic, data] = [element(A, 'a:graphic'), element(A, 'a:graphicData')]
  data.append(picture)
  graphic.append(data)
  inline.append(extent, graphic)
  drawing.append(inline)
  return boxOf(contentOf(part, [drawing]), { ...styleAt(place), padding: '0' })
}

const boxesIn = (group: Element, scale: Scale): readonly Element[] =>
  [...group.children].flatMap((member) => {
    if (member.localName === 'grpSp')
      return boxesIn(member, scaleOf(member, scale(placeIn(childNamed(member, 'grpSpPr')))))
    const place = scale(placeIn(childNamed(member, 'spPr')))
    if (member.localName === 'pic') return [pictureBox(member, place)]
    const [content] = contentsIn(member)
    return content === undefined ? [] : [boxOf(content, { ...styleAt(place), ...lookOf(member) })]
  })

/** Shapes that are one drawing: a group, or what was drawn on a canvas. */
export const groupIn = (drawing: Element): Element | undefined =>
  [...drawing.getElementsByTagName('*')].find(({ localName }) => localName === 'wgp' || localName === 'wpc')

/** A group as one box that holds its boxes of words and its pictures where they lie in it. */
export const groupBox = (
  group: Element,
  frame: Element | undefined,
  page: Readonly<Record<string, number>>,
): Element | null => {
  const extent = within(frame, WP, 'extent')
  const size = (name: string): number => Number(extent?.getAttribute(name) ?? 0)
  const whole = { left: 0, top: 0, width: size('cx'), height: size('cy') }
  const boxes = boxesIn(group, scaleOf(group, whole))
  if (boxes.length === 0) return null
  const width = points(extent?.getAttribute('cx'))
  return boxOf(contentOf(group.ownerDocument, boxes), {
    position: 'relative',
    ...placeOf(frame, width, page),
    width: `${width}pt`,
    height: `${points(extent?.getAttribute('cy'))}pt`,
    padding: '0',
  })
}
