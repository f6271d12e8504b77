/** Characters of fonts that number their own pictures, as characters that every font has. Keys are positions in the font. */
type Characters = ReadonlyMap<number, string>

const characters = (runs: Readonly<Record<number, string>>): Characters =>
  new Map(
    Object.entries(runs).flatMap(([from, text]) =>
      Array.from(text, (character, index) => [Number(from) + index, character] as const),
    ),
  )

const WINGDINGS = characters({
  0x21: '✏✂✁',
  0x28: '☎✆✉',
  0x36: '⌛⌨',
  0x3f: '✍✎✌',
  0x43: '👍👎☜☞☝☟✋☺😐☹',
  0x52: '☼',
  0x54: '❄',
  0x6c: '●❍■□❐❑❒◆◆◆❖◆☒',
  0x80: '⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿',
  0x9e: '·•▪○○○◉◎',
  0xa7: '▪□',
  0xaa: '✦★✶✴✹✵',
  0xb5: '✪✰',
  0xd5: '⌫⌦',
  0xd8: '➢',
  0xdc: '➲',
  0xdf: '←→↑↓↖↗↙↘←➔↑↓↖↗↙↘⇦⇨⇧⇩⬄⇳',
  0xfb: '✗✓☒☑',
})

const WINGDINGS_2 = characters({ 0x4f: '✗✓☒☑☒☒', 0x97: '●◦○', 0xa2: '■□', 0xae: '◆◇' })

const WINGDINGS_3 = characters({ 0x21: '←→↑↓', 0x70: '▲▼△▽◀▶◁▷', 0x7d: '▶' })

const SYMBOL = characters({
  0x22: '∀',
  0x24: '∃',
  0x27: '∋',
  0x2a: '∗',
  0x2d: '−',
  0x40: '≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ',
  0x5c: '∴',
  0x5e: '⊥',
  0x61: 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ',
  0x7e: '∼',
  0xa1: 'ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…',
  0xc0: 'ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊',
  0xe5: '∑',
  0xf2: '∫',
})

const FONTS: readonly (readonly [RegExp, Characters])[] = [
  [/^wingdings 2$/i, WINGDINGS_2],
  [/^wingdings 3$/i, WINGDINGS_3],
  [/^(?:wingdings|webdings|monotype sorts|zapf ?dingbats)$/i, WINGDINGS],
  [/^symbol$/i, SYMBOL],
]

/** Where fonts of this kind have their signs in Unicode: nothing there is known to any other font. */
const PRIVATE = 0xf000

export const isSymbolFont = (font: string): boolean => FONTS.some(([name]) => name.test(font))

/** A text of a symbol font in characters of all fonts; what no table knows becomes a bullet. */
export const unicodeCharacters = (text: string, font: string): string => {
  const known = FONTS.find(([name]) => name.test(font))?.[1]
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0
    const isPrivate = code >= PRIVATE + 0x20 && code <= PRIVATE + 0xff
    if (!isPrivate && (known === undefined || code > 0xff)) return character
    const position = isPrivate ? code - PRIVATE : code
    const plain = known?.get(position) ?? (known === undefined ? WINGDINGS.get(position) : undefined)
    // Digits and stops stand where they stand everywhere.
    const isSame = (known === SYMBOL && position < 0x80) || position === 0x20
    return plain ?? (isSame ? String.fromCharCode(position) : '•')
  }).join('')
}
