import { type OfficeFiles, officeAttribute, officePart } from './office-xml.ts'
import { childNamed, childrenNamed, type XmlElement } from './xml.ts'

interface Level {
  readonly format: string
  /** `%1.` for the number of this or a higher level, from 1. */
  readonly text: string
  readonly start: number
}

const valueOf = (element: XmlElement | undefined, name: string): string => {
  const child = element === undefined ? undefined : childNamed(element, name)
  return child === undefined ? '' : officeAttribute(child, 'val')
}

const levelsOf = (list: XmlElement): ReadonlyMap<number, Level> =>
  new Map(
    childrenNamed(list, 'lvl').map((level) => [
      Number(officeAttribute(level, 'ilvl')),
      {
        format: valueOf(level, 'numFmt'),
        text: valueOf(level, 'lvlText'),
        start: Number(valueOf(level, 'start') || '1'),
      },
    ]),
  )

const DIGITS = Array.from('〇一二三四五六七八九')

const chinese = (number: number): string => {
  if (number < 1 || number > 99) return String(number)
  const [tens, ones] = [Math.floor(number / 10), number % 10]
  const head = tens === 0 ? '' : `${tens === 1 ? '' : (DIGITS[tens] ?? '')}十`
  return head + (ones === 0 ? '' : (DIGITS[ones] ?? ''))
}

const circled = (number: number): string =>
  number >= 1 && number <= 20 ? String.fromCodePoint(0x2460 + number - 1) : String(number)

const letter = (number: number): string => String.fromCodePoint(64 + (((number - 1) % 26) + 1))

const FORMATS: Readonly<Record<string, (number: number) => string>> = {
  upperLetter: letter,
  lowerLetter: (number) => letter(number).toLowerCase(),
  chineseCounting: chinese,
  chineseCountingThousand: chinese,
  japaneseCounting: chinese,
  ideographDigital: chinese,
  decimalEnclosedCircle: circled,
  decimalEnclosedCircleChinese: circled,
  decimalEnclosedFullstop: (number) => `${number}.`,
  decimalEnclosedParen: (number) => `(${number})`,
  bullet: () => '',
  none: () => '',
}

/** Says what Word writes before a paragraph of a numbered list; paragraphs are asked for in the order of the document. */
export const docxNumbers = (files: OfficeFiles): ((properties: XmlElement | undefined) => string) => {
  const numbering = officePart(files, 'word/numbering.xml')
  const styles = officePart(files, 'word/styles.xml')
  const abstract = new Map(
    (numbering === null ? [] : childrenNamed(numbering, 'abstractNum')).map((it) => [
      officeAttribute(it, 'abstractNumId'),
      levelsOf(it),
    ]),
  )
  const lists = new Map(
    (numbering === null ? [] : childrenNamed(numbering, 'num')).map((it) => [
      officeAttribute(it, 'numId'),
      valueOf(it, 'abstractNumId'),
    ]),
  )
  const restarts = new Set(
    (numbering === null ? [] : childrenNamed(numbering, 'num'))
      .filter((it) => childNamed(it, 'lvlOverride') !== undefined)
      .map((it) => officeAttribute(it, 'numId')),
  )
  const styleLists = new Map(
    (styles === null ? [] : childrenNamed(styles, 'style')).flatMap((style) => {
      const properties = childNamed(style, 'pPr')
      const list = properties === undefined ? undefined : childNamed(properties, 'numPr')
      return list === undefined ? [] : [[officeAttribute(style, 'styleId'), list] as const]
    }),
  )
  const counts = new Map<string, number[]>()

  const numberAt = (numId: string, at: number, levels: ReadonlyMap<number, Level>): number[] => {
    const key = restarts.has(numId) ? `own ${numId}` : `list ${lists.get(numId) ?? ''}`
    const count = counts.get(key) ?? []
    count.length = Math.min(count.length, at + 1)
    for (let level = 0; level <= at; level += 1) {
      const first = levels.get(level)?.start ?? 1
      const known = count[level]
      if (level === at) count[level] = known === undefined ? first : known + 1
      else count[level] = known ?? first
    }
    counts.set(key, count)
    return count
  }

  return (properties) => {
    const own = properties === undefined ? undefined : childNamed(properties, 'numPr')
    const list = own ?? styleLists.get(valueOf(properties, 'pStyle'))
    const numId = valueOf(list, 'numId')
    const levels = abstract.get(lists.get(numId) ?? '')
    if (numId === '' || numId === '0' || levels === undefined) return ''
    const at = Math.min(8, Math.max(0, Number(valueOf(list, 'ilvl') || '0')))
    const level = levels.get(at)
    if (level === undefined) return ''
    const count = numberAt(numId, at, levels)
    if (level.format === 'bullet' || level.format === 'none') return ''
    return level.text.replace(/%(\d)/g, (_, digit: string) => {
      const place = Number(digit) - 1
      const format = levels.get(place)?.format ?? 'decimal'
      const number = count[place] ?? 1
      return Object.hasOwn(FORMATS, format) ? (FORMATS[format]?.(number) ?? '') : String(number)
    })
  }
}
