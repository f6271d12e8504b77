import { readFileSync } from 'node:fs'
import katex from 'katex'
import type { Board } from '../../lessons/types.ts'
import { field } from '../figure/draw.ts'
import { lessonFigure } from '../figure/lesson-figures.ts'
import type { Palette } from '../look/palette.ts'
import { escape, prose } from './html.ts'

const fonts = new URL('../../../node_modules/katex/dist/', import.meta.url)

/** KaTeX's own style, its fonts inside it: the page has no address to fetch them from. */
const katexStyle = readFileSync(new URL('katex.min.css', fonts), 'utf8').replace(
  /url\((fonts\/[^)]+\.woff2)\) format\("woff2"\)[^}]*/gu,
  (_, path: string) =>
    `url(data:font/woff2;base64,${readFileSync(new URL(path, fonts)).toString('base64')}) format("woff2")`,
)

export const boardStyle = `
.formulas{display:grid;gap:.35em;justify-items:center;font-size:1.15em;color:var(--deep)}
table{width:100%;border-collapse:collapse;font-size:.92em;line-height:1.35}
td,th{border:2px solid var(--line);padding:.34em .6em;text-align:left;background:#fff}
th{background:var(--tint);color:var(--deep)}
.chain{display:flex;align-items:center;gap:.3em;font-size:.9em;line-height:1.3}
.chain span{flex:1;background:#fff;border:3px solid var(--text);border-radius:12px;padding:.5em .4em;text-align:center;color:var(--deep);font-weight:700}
.chain i{flex:none;font-style:normal;color:var(--text);font-weight:700}
.large{text-align:center;font-size:1.12em;line-height:1.5;color:var(--deep);font-weight:700;white-space:pre-wrap}
.program{text-align:left;font-family:'DejaVu Sans Mono','Noto Sans Mono CJK SC',monospace;font-weight:400;font-size:.95em;background:#fff;border-radius:12px;padding:.4em .8em}
.figure{background:#fff;border:3px solid var(--tint);border-radius:14px;width:100%;height:100%;min-height:0}`

const tex = (line: string): string =>
  katex.renderToString(line, { displayMode: false, throwOnError: true, output: 'html' })

export const hasFormulas = (boards: readonly Board[]): boolean =>
  boards.some(({ kind }) => kind === 'formulas')

/** The style that a slide needs: KaTeX's is large and only there for formulas. */
export const styleOf = (boards: readonly Board[]): string =>
  boardStyle + (hasFormulas(boards) ? katexStyle : '')

export const boardHtml = (board: Board, palette: Palette): string => {
  switch (board.kind) {
    case 'formulas':
      return `<div class="formulas">${board.lines.map((line) => `<div>${tex(line)}</div>`).join('')}</div>`
    case 'table': {
      const [head = [], ...rows] = board.rows
      const line = (cells: readonly string[], tag: string) =>
        `<tr>${cells.map((cell) => `<${tag}>${prose(cell)}</${tag}>`).join('')}</tr>`
      return `<table>${line(head, 'th')}${rows.map((row) => line(row, 'td')).join('')}</table>`
    }
    case 'chain':
      return `<div class="chain">${board.steps.map((step) => `<span>${escape(step)}</span>`).join('<i>→</i>')}</div>`
    case 'lines': {
      const isProgram = board.lines.some((line) => /^ {3}/u.test(line))
      return `<div class="large${isProgram ? ' program' : ''}">${board.lines.map((line) => escape(line)).join('\n')}</div>`
    }
    case 'figure':
      return `<svg class="figure" viewBox="0 0 ${field.width} ${field.height}" font-family="Noto Sans CJK SC">${lessonFigure(board.name)(palette)}</svg>`
  }
}
