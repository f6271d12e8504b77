const WRAPPERS = 'div|blockquote|section|article|center|figure|main|h[1-6]|dl|dt|dd|address|details'
const INNERMOST = new RegExp(
  `<(${WRAPPERS})\\b[^>]*>((?:(?!<\\/?(?:${WRAPPERS})\\b)[\\s\\S])*)<\\/\\1>`,
  'gi',
)
const HAS_BLOCKS = /<(?:p|ul|ol|table)\b/i
const MAX_DEPTH = 60

const asParagraph = (wrapper: string, inner: string): string => {
  if (inner.trim() === '' || HAS_BLOCKS.test(inner)) return inner
  return /^h/i.test(wrapper) ? `<p><strong>${inner}</strong></p>` : `<p>${inner}</p>`
}

const programText = (inner: string): string =>
  `<p>${inner
    .replace(/^\n/, '')
    .replace(/\r?\n/g, '<br />')
    .replace(
      /(^|>)( +)/g,
      (_, before: string, spaces: string) => before + '&nbsp;'.repeat(spaces.length),
    )}</p>`

/** How a character is read, behind it: the bank has no place above it. */
export const rubyText = (inner: string): string => (inner.trim() === '' ? '' : `（${inner.trim()}）`)

const RUBY_TEXT = /<rt\b[^>]*>([^<]*)(?:<\/rt>)?/gi
const RUBY_BRACKET = /<rp\b[^>]*>[^<]*(?:<\/rp>)?/gi

/** HTML of other editors in the few blocks that a question may hold: wrappers become paragraphs, or go where they hold some. */
export const tidied = (html: string): string => {
  const read = html.replace(RUBY_BRACKET, '').replace(RUBY_TEXT, (_, inner: string) => rubyText(inner))
  let text = read.replace(/<pre\b[^>]*>([\s\S]*?)<\/pre>/gi, (_, inner: string) => programText(inner))
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const next = text.replace(INNERMOST, (_, wrapper: string, inner: string) => asParagraph(wrapper, inner))
    if (next === text) break
    text = next
  }
  return text.replace(/<\/?(?:del|s|strike|font|span|code|tt)\b[^>]*>/gi, '').trim()
}

const UNKEEPABLE = /<(math|svg|video|audio|iframe|object|embed|canvas|applet|input|select|textarea|form)\b/i

const NAMES: Readonly<Record<string, string>> = {
  math: 'MathML 公式',
  svg: 'SVG 图',
  video: '影片',
  audio: '声音',
}

/** What a text holds that the bank cannot keep; null for nothing. */
export const unkeepableIn = (html: string): string | null => {
  const [, tag] = UNKEEPABLE.exec(html) ?? []
  return tag === undefined ? null : (NAMES[tag.toLowerCase()] ?? `<${tag.toLowerCase()}>`)
}
