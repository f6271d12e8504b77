import { escapeMarkup } from '../../html/escape-markup.ts'
import { withOwnMarks } from './formula-marks.ts'
import { plainTextOf } from './text-format.ts'

/** What of a text cannot be typed (pictures, tables, lists), by the sign that stands for it: 图1, 表1, 列表1. What a picture shows is typed behind its sign: [图1：一个杠杆]. */
export type TextPieces = Map<string, string>

const OPAQUE = /<(table|ul|ol)\b[\s\S]*?<\/\1>|<img\b(?:[^>"']|"[^"]*"|'[^']*')*>/gi

const pieceName = (html: string): string => {
  if (/^<img/i.test(html)) return '图'
  return /^<table/i.test(html) ? '表' : '列表'
}

const numberFor = (name: string, pieces: TextPieces): string => {
  const count = [...pieces.keys()].filter((key) => key.startsWith(name)).length
  return `${name}${count + 1}`
}

const KEPT = 'sub|sup|u|strong|em'
const TYPED = new RegExp(`&lt;(/?(?:${KEPT}))&gt;`, 'g')
const SHELTERED = /\ue100(\/?[a-z]+)\ue101/g
const SIGN = /\[((?:图|表|列表)\d+)(?:[：:]([^\]\n]*))?\]/g
const OURS = /\\\((.+?)\\\)|\\\[(.+?)\\\]/g
const NO_PIECES: ReadonlyMap<string, string> = new Map()
const SHOWN = /\salt=(?:"([^"]*)"|'([^']*)')/i

/** What a picture shows, as it stands in its sign; '' for nothing. */
const shownBy = (picture: string): string => {
  const [, double, single] = SHOWN.exec(picture) ?? []
  const words = (double ?? single ?? '').replace(/\s+/g, ' ').replaceAll(']', '］').trim()
  return words === '' ? '' : `：${words}`
}

/** The same picture with what it shows; `words` escaped. */
const withShown = (picture: string, words: string): string => {
  const told = ` alt="${words.replaceAll('"', '&quot;')}"`
  if (SHOWN.test(picture)) return picture.replace(SHOWN, () => told)
  return words === '' ? picture : picture.replace(/\s*\/?>$/, (end) => `${told}${end}`)
}

/** A text as a user can type it: lines, formulas between dollar signs, raised figures as tags, the rest as signs like [图1]. */
export const editableText = (html: string, pieces: TextPieces): string => {
  const signed = html.replace(OPAQUE, (piece) => {
    const known = [...pieces].find(([, it]) => it === piece)?.[0]
    const key = known ?? numberFor(pieceName(piece), pieces)
    pieces.set(key, piece)
    return /^<img/i.test(piece) ? `[${key}${shownBy(piece)}]` : `<br />[${key}]<br />`
  })
  const sheltered = signed
    .replace(/<(\/?)b>/gi, '<$1strong>')
    .replace(/<(\/?)i>/gi, '<$1em>')
    .replace(
      new RegExp(`<(/?(?:${KEPT}))\\b[^>]*>`, 'gi'),
      (_, tag: string) => `\ue100${tag.toLowerCase()}\ue101`,
    )
  const typed = plainTextOf(sheltered.replace(/&nbsp;|\u00a0/g, '\ue103').replaceAll('　', '\ue102'))
    .replaceAll('\ue102', '　')
    .replaceAll('\ue103', '\u00a0')
    .replace(/\n{2,}/g, '\n')
    .replace(SHELTERED, '<$1>')
  return typed.split('\n').map(inDollars).join('\n')
}

/** A line with its formulas as one types them, between dollar signs; as it was where it would then be read as something else. */
const inDollars = (line: string): string => {
  const typed = line.replace(OURS, (_, within: string | undefined, alone: string | undefined) =>
    alone === undefined ? `$${within}$` : `$$${alone}$$`,
  )
  return typed === line || htmlOfEditable(typed, NO_PIECES) === htmlOfEditable(line, NO_PIECES) ? typed : line
}

const pieceHtml = (piece: string | undefined, words: string): string | undefined =>
  piece !== undefined && /^<img/i.test(piece) ? withShown(piece, words.trim()) : piece

/** The HTML of what was typed; a sign that stands for nothing stays as it is. */
export const htmlOfEditable = (text: string, pieces: ReadonlyMap<string, string>): string => {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/^[ \t]+|[ \t]+$/g, ''))
    .filter((line) => line.trim() !== '')
    .map((line) =>
      escapeMarkup(line)
        .replace(TYPED, '<$1>')
        .replace(
          SIGN,
          (whole, key: string, words?: string) => pieceHtml(pieces.get(key), words ?? '') ?? whole,
        ),
    )
  const isBlock = (line: string): boolean => /^<(?:table|ul|ol)\b/.test(line)
  const [only = ''] = lines
  if (lines.length < 2) return withOwnMarks(only)
  return withOwnMarks(lines.map((line) => (isBlock(line) ? line : `<p>${line}</p>`)).join(''))
}
