import { setImmediate as nextTurn } from 'node:timers/promises'
import { wirePassword } from './password.ts'

/** Hashes per batch, about three milliseconds, before other work gets its turn. */
const AT_ONCE = 1000

const readHashes = async (): Promise<ReadonlySet<string>> => {
  // Only who chooses a password needs the list.
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const hashes = new Set<string>()
  for (const [index, password] of dictionary['passwords-common'].entries()) {
    hashes.add(wirePassword(password))
    if (index % AT_ONCE === 0) await nextTurn()
  }
  return hashes
}

let hashes: Promise<ReadonlySet<string>> | null = null

/**
 * Whether a password, as the wire has it, is one of the fifty thousand that are found most often where passwords were
 * leaked: their hashes are compared, since the wire carries no password (R-session-11, R-session-16).
 */
export const isCommonPassword = async (onTheWire: string): Promise<boolean> => {
  hashes ??= readHashes()
  return (await hashes).has(onTheWire)
}
