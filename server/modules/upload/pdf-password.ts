import { createCipheriv, createHash } from 'node:crypto'

/** What stands for the missing characters of a password (ISO 32000-1, 7.6.3.3). */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')

const md5 = (...pieces: readonly Buffer[]): Buffer => createHash('md5').update(Buffer.concat(pieces)).digest()

/** RC4, which is its own inverse; Node's library has it no more. */
const rc4 = (key: Buffer, data: Buffer): Buffer => {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const at = (index: number): number => state[index & 255] ?? 0
  const swap = (one: number, other: number): void => {
    const kept = at(one)
    state[one] = at(other)
    state[other] = kept
  }
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255
    swap(i, j)
  }
  let [i, j] = [0, 0]
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255
      j = (j + at(i)) & 255
      swap(i, j)
      return byte ^ at(at(i) + at(j))
    }),
  )
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** A string of a PDF, `(…)` or `<…>`, at the beginning of a text of single bytes. */
const stringAt = (text: string): Buffer | null => {
  const [, hex] = /^\s*<([\da-fA-F\s]*)>/.exec(text) ?? []
  if (hex !== undefined) return Buffer.from(hex.replace(/\s/g, ''), 'hex')
  const begin = /^\s*\(/.exec(text)?.[0].length
  if (begin === undefined) return null
  let value = ''
  for (let at = begin, depth = 1; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (character === '\\') {
      const [, octal] = /^\\([0-7]{1,3})/.exec(text.slice(at, at + 4)) ?? []
      const next = text[at + 1] ?? ''
      value +=
        octal === undefined ? (ESCAPES[next] ?? next) : String.fromCharCode(Number.parseInt(octal, 8) & 255)
      at += octal?.length ?? 1
      continue
    }
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (depth === 0) return Buffer.from(value, 'latin1')
    value += character
  }
  return null
}

const MAX_LENGTH = 8192

/** The dictionary that says how a file is locked, as text of single bytes; null for a file that is not. */
const lockOf = (text: string): string | null => {
  const at = text.lastIndexOf('/Encrypt')
  if (at < 0) return null
  const after = text.slice(at + '/Encrypt'.length, at + MAX_LENGTH)
  if (/^\s*<</.test(after)) return after
  const [, number, generation] = /^\s+(\d+)\s+(\d+)\s+R\b/.exec(after) ?? []
  if (number === undefined) return null
  const objects = [...text.matchAll(new RegExp(`(?<![\\d])${number}\\s+${generation}\\s+obj\\b`, 'g'))]
  const begin = objects.at(-1)?.index
  return begin === undefined ? null : text.slice(begin, begin + MAX_LENGTH)
}

const stringIn = (dictionary: string, name: string): Buffer | null => {
  const at = new RegExp(`/${name}(?=[\\s(<])`).exec(dictionary)
  return at === null ? null : stringAt(dictionary.slice(at.index + name.length + 1))
}

const numberIn = (dictionary: string, name: string): number | null => {
  const found = new RegExp(`/${name}\\s+(-?\\d+)`).exec(dictionary)
  return found === null ? null : Number(found[1])
}

/** Revision 6 (ISO 32000-2, 7.6.4.3.4) for the empty password. */
const hardenedHash = (salt: Buffer): Buffer => {
  let key = createHash('sha256').update(salt).digest()
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    )
    const encrypted = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)))
    const rest = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = createHash(['sha256', 'sha384', 'sha512'][rest] ?? 'sha256')
      .update(encrypted)
      .digest()
    last = encrypted.at(-1) ?? 0
  }
  return key.subarray(0, 32)
}

const opensWithNone = (lock: string, id: Buffer): boolean | null => {
  const [revision, permissions] = [numberIn(lock, 'R'), numberIn(lock, 'P')]
  const [owner, user] = [stringIn(lock, 'O'), stringIn(lock, 'U')]
  if (revision === null || permissions === null || owner === null || user === null) return null
  if (user.length < (revision >= 5 ? 48 : 32)) return null
  if (revision >= 5) {
    const salt = user.subarray(32, 40)
    const hash = revision === 5 ? createHash('sha256').update(salt).digest() : hardenedHash(salt)
    return hash.equals(user.subarray(0, 32))
  }
  const length = revision === 2 ? 5 : Math.min(16, (numberIn(lock, 'Length') ?? 40) / 8)
  const rights = Buffer.alloc(4)
  rights.writeInt32LE(permissions | 0)
  const isBare = revision >= 4 && /\/EncryptMetadata\s+false/.test(lock)
  let key = md5(PADDING, owner.subarray(0, 32), rights, id, Buffer.alloc(isBare ? 4 : 0, 0xff))
  if (revision === 2) return rc4(key.subarray(0, 5), PADDING).equals(user.subarray(0, 32))
  for (let round = 0; round < 50; round += 1) key = md5(key.subarray(0, length))
  let check = md5(PADDING, id)
  for (let round = 0; round < 20; round += 1)
    check = rc4(key.subarray(0, length).map((byte) => byte ^ round) as Buffer, check)
  return check.equals(user.subarray(0, 16))
}

/**
 * Whether a PDF cannot be opened without a password. One that only forbids to print or to copy opens without; what cannot
 * be told is taken for open.
 */
export const needsPassword = (bytes: Buffer): boolean => {
  if (!bytes.includes('/Encrypt')) return false
  const text = bytes.toString('latin1')
  const lock = lockOf(text)
  if (lock === null) return false
  const [, id = ''] = /\/ID\s*\[([\s\S]{0,400})/.exec(text) ?? []
  return opensWithNone(lock, stringAt(id) ?? Buffer.alloc(0)) === false
}
