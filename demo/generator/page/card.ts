import type { ResourceDocument } from '../document/catalogue.ts'
import { type Statement, statementOf } from '../document/point.ts'
import { tableOf } from '../document/table.ts'
import { chapterOf, shelfOf, signatureOf } from '../document/wording.ts'
import { type Figure, field } from '../figure/draw.ts'
import { figureOf } from '../figure/figures.ts'
import { motif } from '../look/motif.ts'
import { paletteOf } from '../look/palette.ts'
import { documentOf, escape, prose } from './html.ts'
import { htmlTable } from './html-table.ts'

export const cardSize = { width: 1280, height: 720 } as const

const style = `
body{width:1280px;height:720px;background:#fdfdfc;display:grid;grid-template-rows:auto 1fr auto;padding:40px 56px 26px;overflow:hidden}
header{display:flex;gap:24px;align-items:center;padding-bottom:20px}
header p{font-size:20px;color:var(--mute)}
h1{font-size:40px;line-height:1.3;color:var(--deep)}
main{font-size:31px;line-height:1.5;overflow:hidden;min-height:0}
footer{font-size:17px;color:var(--mute);display:flex;justify-content:space-between;padding-top:18px}
.grid{display:grid;grid-template-columns:1fr 1fr;gap:.7em;height:100%;grid-auto-rows:1fr}
.cell{background:var(--soft);border-radius:12px;padding:.7em 1em;display:flex;flex-direction:column;justify-content:center;border-left:8px solid var(--solid)}
.cell b{color:var(--text);font-size:1.06em}
.wide{grid-column:1/-1}
.chain{display:grid;gap:.1em;height:100%;grid-auto-rows:1fr;margin-left:9px;padding-left:26px;border-left:4px solid var(--line)}
.link{position:relative;display:flex;gap:1em;align-items:center}
.link::before{content:'';position:absolute;left:-37px;width:18px;height:18px;border-radius:50%;background:#fdfdfc;border:5px solid var(--text)}
.link b{color:var(--text);line-height:1.3}
.link span{flex:1}
table{width:100%;border-collapse:collapse}
td,th{border-bottom:2px solid var(--tint);padding:.4em .6em;text-align:left;vertical-align:middle}
th{background:var(--soft);color:var(--text);border-bottom-color:var(--line)}
.drawn{display:grid;grid-template-columns:650px 1fr;grid-template-rows:100%;gap:26px;height:100%}
.drawn svg{width:100%;height:100%;min-height:0;background:#fff;border:2px solid var(--tint);border-radius:14px}
.said{display:flex;flex-direction:column;justify-content:center;gap:.7em;font-size:24px;overflow:hidden;min-height:0;border-left:5px solid var(--line);padding-left:.8em}
.said b{display:block;color:var(--text)}
.mind{position:relative;display:grid;grid-template-columns:1fr 250px 1fr;gap:0 54px;height:100%}
.mind>svg{position:absolute;inset:0;width:100%;height:100%}
.side{display:grid;grid-auto-rows:1fr;gap:.6em;position:relative}
.side .cell{border-left:0;border:3px solid var(--line);font-size:.85em}
.heart{align-self:center;position:relative;background:var(--text);color:#fff;border-radius:24px;padding:1em .8em;text-align:center;font-weight:700;font-size:.9em}
.notes{padding-top:.6em;font-size:.85em;color:var(--deep)}`

const said = ({ sentences }: Statement): string => prose(sentences.join(''))

const cell = (one: Statement, index: number, { length }: readonly Statement[]): string => {
  const wide = index === length - 1 && length % 2 === 1 ? ' wide' : ''
  const heading = one.heading === undefined ? '' : `<b>${escape(one.heading)}</b>`
  return `<div class="cell${wide}">${heading}<span>${said(one)}</span></div>`
}

const link = (one: Statement, _index: number, all: readonly Statement[]): string => {
  const width = Math.max(...all.map(({ heading }) => heading?.length ?? 0))
  return `<div class="link"><b style="flex:0 0 ${width + 0.5}em">${escape(one.heading ?? '')}</b><span>${said(one)}</span></div>`
}

const paragraph = ({ heading, sentences }: Statement): string =>
  `<p>${heading === undefined ? '' : `<b>${escape(heading)}</b>`}${prose(sentences.join(''))}</p>`

const drawn = (one: ResourceDocument, draw: Figure): string =>
  `<div class="drawn"><svg viewBox="0 0 ${field.width} ${field.height}" font-family="Noto Sans CJK SC">${draw(paletteOf(one.subject))}</svg>
   <div class="said" data-fit>${one.points.map(statementOf).map(paragraph).join('')}</div></div>`

/** The title in the middle, what belongs to it left and right. */
const mindMap = (one: ResourceDocument, statements: readonly Statement[]): string => {
  const half = Math.ceil(statements.length / 2)
  const [left, right] = [statements.slice(0, half), statements.slice(half)]
  const branch = (count: number, index: number, from: number, to: number): string => {
    const y = ((index + 0.5) / count) * 1000
    return `<path d="M500 500C${(500 + to) / 2} 500 ${(500 + to) / 2} ${y} ${from} ${y}" vector-effect="non-scaling-stroke"/>`
  }
  const side = (some: readonly Statement[]): string =>
    `<div class="side">${some.map((each) => cell(each, 0, [])).join('')}</div>`
  return `<div class="mind"><svg viewBox="0 0 1000 1000" preserveAspectRatio="none" fill="none" stroke="${paletteOf(one.subject).line}" stroke-width="4">
    ${left.map((_, index) => branch(left.length, index, 300, 360)).join('')}${right.map((_, index) => branch(right.length, index, 700, 640)).join('')}</svg>
    ${side(left)}<div class="heart">${escape(one.title.replace(/(?:说明顺序与)?(?:思维导图|知识结构图|一览图)$/u, ''))}</div>${side(right)}</div>`
}

/**
 * A drawing where there is one, a table where the points are one, a mind map where the title says so, a chain
 * where every point has its short heading, otherwise a grid.
 */
const figure = (one: ResourceDocument): string => {
  const { points } = one
  const draw = figureOf(one.key)
  if (draw !== undefined) return drawn(one, draw)
  const table = tableOf(points)
  if (table !== undefined)
    return `${htmlTable(table)}<div class="notes">${table.notes.map((note) => `<p>${prose(note)}</p>`).join('')}</div>`
  const statements = points.map(statementOf)
  if (/导图|结构图|一览图/u.test(one.title)) return mindMap(one, statements)
  const isChain = statements.every(({ heading }) => heading !== undefined && heading.length <= 12)
  return isChain && statements.length % 2 === 1
    ? `<div class="chain">${statements.map(link).join('')}</div>`
    : `<div class="grid">${statements.map(cell).join('')}</div>`
}

/** A study card: the whole of a picture resource on one field. */
export const card = (one: ResourceDocument): string =>
  documentOf(
    one.title,
    style,
    `<header>${motif(one.subject, 88)}<div><p>${escape(shelfOf(one))}</p><h1>${escape(one.title)}</h1></div></header>
     <main data-fit>${figure(one)}</main>
     <footer><span>${escape(chapterOf(one))}</span><span>${escape(signatureOf(one))}</span></footer>`,
    paletteOf(one.subject),
  )
