/** What no file system takes, and what would lead into another folder. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f<>:"/\\|?*]/gu

/** Characters that show nothing and only turn or split what is read: 教案<U+202E>gpj.exe would read as a picture. */
const INVISIBLE = /[\u061c\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]/gu

/** Half a character, which nothing can encode. */
const HALVES = /\p{Surrogate}/gu

/** A joiner is part of an emoji only behind one. */
const STRAY_JOINER = /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d/gu

/** What Windows takes for a device, whatever follows the dot. */
const DEVICE = /^(?=(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))/iu

/** A file system's limit is 255 bytes, and a download may get ` (1)` and `.part` on top. */
const MAX_BYTES = 200

const suffixIn = (name: string): string => /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? ''

const shorten = (name: string, most: number): string => {
  let size = 0
  let kept = ''
  for (const character of name) {
    size += Buffer.byteLength(character)
    if (size > most) break
    kept += character
  }
  return kept.trimEnd()
}

/** A name as a teacher reads it, and as every file system takes it; never empty. */
export const safeFileName = (name: string): string => {
  const clean = name
    .normalize('NFC')
    .replace(HALVES, '')
    .replace(FORBIDDEN, '_')
    .replace(INVISIBLE, '')
    .replace(STRAY_JOINER, '')
    .replace(/^[\s.-]+|[\s.]+$/gu, '')
    .replace(DEVICE, '_')
  const suffix = suffixIn(clean)
  const stem = clean.slice(0, clean.length - suffix.length).trimEnd()
  return (shorten(stem, MAX_BYTES - suffix.length) || '文件') + suffix
}

/** The name of the file behind a title: 勾股定理 becomes 勾股定理.pptx, a title that already ends so stays. */
export const fileNameOf = (title: string, suffix: string): string => {
  const ends = suffix === '' || title.toLowerCase().endsWith(`.${suffix}`)
  return safeFileName(ends ? title : `${title}.${suffix}`)
}

/** For readers of `filename` alone: what is not ASCII becomes `_`. */
const asciiName = (name: string): string => {
  const suffix = suffixIn(name)
  const stem = name
    .slice(0, name.length - suffix.length)
    .replace(/[^\x20-\x7e]+/g, '_')
    .replace(/["\\%;]/g, '_')
  return (/[A-Za-z0-9]/.test(stem) ? stem : 'file') + suffix
}

/** RFC 8187 lets fewer characters stand than encodeURIComponent does. */
const extended = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** `Content-Disposition` by RFC 6266: the name in full, and one in ASCII for what cannot read it. */
export const contentDisposition = (kind: 'attachment' | 'inline', name: string): string =>
  `${kind}; filename="${asciiName(name)}"; filename*=UTF-8''${extended(name)}`
