import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { isRunningPart, markPageFields } from './document-page-fields.ts'
import { replaceSymbolCharacters } from './document-symbols.ts'
import { simplifyTextBoxes } from './document-text-boxes.ts'
import { undrawnIn } from './document-undrawn.ts'

/** Parts with words in them, and the one with the bullets. */
const WORDS = /^word\/(?:document\d*|header\d*|footer\d*|footnotes|endnotes|numbering)\.xml$/
const WANTED =
  /txbxContent|wrapNone|:wgp\b|:wpc\b|:wsp\b|:cxnSp\b|:group\b|<w:sym\b|[\uf020-\uf0ff]|(?:Wingdings|Webdings|"Symbol")/

const XML = 'application/xml'

interface PlainPart {
  readonly bytes: Uint8Array
  readonly undrawn: number
}

const FIELD = /<w:(?:fldChar|fldSimple)\b/

const rewritten = (path: string, bytes: Uint8Array): PlainPart | null => {
  const text = strFromU8(bytes)
  const hasFields = isRunningPart(path) && FIELD.test(text)
  if (!hasFields && !WANTED.test(text)) return null
  const part = new DOMParser().parseFromString(text, XML)
  if (part.querySelector('parsererror') !== null) return null
  const undrawn = undrawnIn(part)
  if (hasFields) markPageFields(part)
  simplifyTextBoxes(part)
  replaceSymbolCharacters(part)
  return { bytes: strToU8(new XMLSerializer().serializeToString(part)), undrawn }
}

const filesIn = (content: Uint8Array): Record<string, Uint8Array> => {
  try {
    return unzipSync(content)
  } catch {
    // The reader of documents says what is wrong with it.
    return {}
  }
}

/**
 * A Word document with its text boxes, its symbols and the numbers of its pages in forms that the reader of documents shows
 * (`numberPages` ends the last), and in how many drawings of it something is left out all the same.
 */
export const simplifyDocument = (
  content: Uint8Array,
): { readonly content: Uint8Array; readonly undrawn: number } => {
  const files = filesIn(content)
  const changed = Object.entries(files).flatMap(([path, bytes]) => {
    const plain = WORDS.test(path) ? rewritten(path, bytes) : null
    return plain === null ? [] : [{ path, ...plain }]
  })
  const undrawn = changed.reduce((sum, part) => sum + part.undrawn, 0)
  if (changed.length === 0) return { content, undrawn }
  const plain = Object.fromEntries(changed.map(({ path, bytes }) => [path, bytes]))
  return { content: zipSync({ ...files, ...plain }, { level: 0 }), undrawn }
}
