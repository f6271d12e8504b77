import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { replaceSymbolCharacters } from './document-symbols.ts'
import { simplifyTextBoxes } from './document-text-boxes.ts'

/** Parts with words in them, and the one with the bullets. */
const WORDS = /^word\/(?:document\d*|header\d*|footer\d*|footnotes|endnotes|numbering)\.xml$/
const WANTED =
  /txbxContent|wrapNone|:wgp\b|:wpc\b|:group\b|<w:sym\b|[\uf020-\uf0ff]|(?:Wingdings|Webdings|"Symbol")/

const XML = 'application/xml'

const rewritten = (bytes: Uint8Array): Uint8Array | null => {
  const text = strFromU8(bytes)
  if (!WANTED.test(text)) return null
  const part = new DOMParser().parseFromString(text, XML)
  if (part.querySelector('parsererror') !== null) return null
  simplifyTextBoxes(part)
  replaceSymbolCharacters(part)
  return strToU8(new XMLSerializer().serializeToString(part))
}

const filesIn = (content: Uint8Array): Record<string, Uint8Array> => {
  try {
    return unzipSync(content)
  } catch {
    // The reader of documents says what is wrong with it.
    return {}
  }
}

/** A Word document with its text boxes and its symbols in forms that the reader of documents shows. */
export const simplifyDocument = (content: Uint8Array): Uint8Array => {
  const files = filesIn(content)
  const changed = Object.entries(files).flatMap(([path, bytes]) => {
    const plain = WORDS.test(path) ? rewritten(bytes) : null
    return plain === null ? [] : [[path, plain] as const]
  })
  return changed.length === 0 ? content : zipSync({ ...files, ...Object.fromEntries(changed) }, { level: 0 })
}
