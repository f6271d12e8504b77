const inEncoding = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const DECLARED = /^(?:\ufeff|ï»¿)?\s*<\?xml\b[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/

/** Of the characters of two bytes the share that GB 2312 has, as nearly all of a Chinese text; of letters with accents hardly any, which ASCII follows. */
const chineseShare = (bytes: Uint8Array): number => {
  let characters = 0
  let known = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0
    if (lead < 0x80) continue
    at += 1
    characters += 1
    if (lead >= 0xa1 && lead <= 0xf7 && (bytes[at] ?? 0) >= 0xa1) known += 1
  }
  return characters === 0 ? 0 : known / characters
}

/** Chinese of an old Windows, or else western European: whichever makes sense of the bytes. */
const older = (bytes: Uint8Array): string => {
  const chinese = inEncoding(bytes, 'gb18030')
  return chinese !== null && chineseShare(bytes) > 0.5
    ? chinese
    : new TextDecoder('windows-1252').decode(bytes)
}

/** The text of a file: as its byte order mark or XML declaration says, UTF-8 where it is that, else what an old Windows writes. */
export const decodeText = (bytes: Uint8Array): string => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const [, declared] = DECLARED.exec(Buffer.from(bytes.subarray(0, 200)).toString('latin1')) ?? []
  const told = declared === undefined ? null : inEncoding(bytes, declared.toLowerCase())
  return (told ?? inEncoding(bytes, 'utf-8') ?? older(bytes)).replace(/^\ufeff/, '')
}
