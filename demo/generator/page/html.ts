import type { Palette } from '../look/palette.ts'

export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Numbers and the units behind them stay on one line. */
export const prose = (text: string): string =>
  escape(text).replace(/(?<![&#\w])[0-9][\w.²³°℃%/·×÷＋－＝=π]{1,14}/gu, '<span class="n">$&</span>')

export const documentOf = (
  title: string,
  style: string,
  body: string,
  { soft, tint, line, solid, text, deep, paper }: Palette,
): string =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${escape(title)}</title><style>
:root{--paper:${paper};--soft:${soft};--tint:${tint};--line:${line};--solid:${solid};--text:${text};--deep:${deep};--ink:#202020;--mute:#646464}
*{box-sizing:border-box;margin:0}
body{font-family:'Noto Sans CJK SC',sans-serif;color:var(--ink);-webkit-font-smoothing:antialiased}
.n{white-space:nowrap}
${style}</style><body>${body}</body></html>`
