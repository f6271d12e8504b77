import { isSymbolFont, unicodeCharacters } from './symbol-fonts.ts'

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

const fontIn = (element: Element | undefined): string => {
  const fonts = element?.getElementsByTagNameNS(W, 'rFonts')[0]
  const names = ['ascii', 'hAnsi', 'cs'].map((name) => fonts?.getAttributeNS(W, name) ?? '')
  return names.find(isSymbolFont) ?? ''
}

const childNamed = (element: Element, name: string): Element | undefined =>
  [...element.children].find((child) => child.namespaceURI === W && child.localName === name)

const PRIVATE = /[\uf020-\uf0ff]/

const plainBullet = (level: Element): void => {
  const text = childNamed(level, 'lvlText')
  const value = text?.getAttributeNS(W, 'val') ?? ''
  const properties = childNamed(level, 'rPr')
  const font = fontIn(properties)
  const isBullet = childNamed(level, 'numFmt')?.getAttributeNS(W, 'val') === 'bullet'
  if (!PRIVATE.test(value) && !(isBullet && font !== '')) return
  text?.setAttributeNS(W, 'w:val', unicodeCharacters(value, font))
  for (const fonts of [...(properties?.getElementsByTagNameNS(W, 'rFonts') ?? [])]) fonts.remove()
}

const plainRun = (run: Element): void => {
  const properties = childNamed(run, 'rPr')
  const font = fontIn(properties)
  let isChanged = false
  for (const child of [...run.children]) {
    if (child.namespaceURI !== W) continue
    const text = child.textContent
    if (child.localName === 'sym') {
      const character = String.fromCodePoint(
        Number.parseInt(child.getAttributeNS(W, 'char') ?? '', 16) || 0xb7,
      )
      const own = child.getAttributeNS(W, 'font') ?? ''
      if (!isSymbolFont(own) && !PRIVATE.test(character)) continue
      const plain = run.ownerDocument.createElementNS(W, 'w:t')
      plain.textContent = unicodeCharacters(character, own)
      child.replaceWith(plain)
      isChanged = true
    } else if (child.localName === 't' && (PRIVATE.test(text) || (font !== '' && text.trim() !== ''))) {
      child.textContent = unicodeCharacters(text, font)
      isChanged = true
    }
  }
  if (isChanged) properties?.getElementsByTagNameNS(W, 'rFonts')[0]?.remove()
}

/** Writes the characters of symbol fonts, which are squares where the font is not there, in characters of all fonts. */
export const replaceSymbolCharacters = (part: Document): void => {
  // Lists of their own: those of the document are made anew after every change of it.
  for (const level of [...part.getElementsByTagNameNS(W, 'lvl')]) plainBullet(level)
  for (const run of [...part.getElementsByTagNameNS(W, 'r')]) plainRun(run)
}
