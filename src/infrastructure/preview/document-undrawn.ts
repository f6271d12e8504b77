import { childNamed, contentsIn, VML, W } from './document-box.ts'

const NEWER: readonly string[] = ['wsp', 'cxnSp']
const OLDER: readonly string[] = ['line', 'polyline', 'arc', 'curve', 'rect', 'roundrect', 'oval', 'shape']

const hasNoWords = (shape: Element): boolean => contentsIn(shape).length === 0

const hasLook = (shape: Element): boolean => {
  const properties = childNamed(shape, 'spPr')
  const line = childNamed(properties, 'ln')
  const isLined =
    line === undefined ? childNamed(shape, 'style') !== undefined : childNamed(line, 'noFill') === undefined
  return isLined || childNamed(properties, 'solidFill') !== undefined
}

const all = (part: Document | Element, namespace: string, name: string): readonly Element[] => [
  ...part.getElementsByTagNameNS(namespace, name),
]

/**
 * In how many drawings of a part something is left out: lines, arrows and shapes without words, which the reader of documents does
 * not draw; in the older form those of groups.
 */
export const undrawnIn = (part: Document): number => {
  const drawings = all(part, W, 'drawing').filter((drawing) =>
    [...drawing.getElementsByTagName('*')].some(
      (shape) => NEWER.includes(shape.localName) && hasNoWords(shape) && hasLook(shape),
    ),
  )
  const groups = all(part, VML, 'group').filter(
    (group) =>
      // What Word keeps for older programs beside the newer form.
      group.closest('Fallback, mc\\:Fallback') === null &&
      group.parentElement?.localName !== 'group' &&
      OLDER.flatMap((name) => all(group, VML, name)).some(
        (shape) => hasNoWords(shape) && childNamed(shape, 'imagedata') === undefined,
      ),
  )
  return drawings.length + groups.length
}
