const inEncoding = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const DECLARED = /^(?:\ufeff|ï»¿)?\s*<\?xml\b[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/

const ODD = /[\u0080-\u009f]/

/** Chinese of an old Windows, or else western European: whichever makes sense of the bytes. */
const older = (bytes: Uint8Array): string => {
  const chinese = inEncoding(bytes, 'gb18030')
  const western = new TextDecoder('windows-1252').decode(bytes)
  return chinese !== null && /[\u4e00-\u9fff]/.test(chinese) && !ODD.test(chinese) ? chinese : western
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
