import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Decrypter, Encrypter } from 'age-encryption'
import { fileFault } from '../runtime/file-fault.ts'

/** The key cannot be used for what is asked; the message says why and never shows it. */
export class BackupKeyError extends Error {
  override readonly name = 'BackupKeyError'
}

/** What encrypts and decrypts archives. */
export type BackupKey =
  | { readonly kind: 'passphrase'; readonly text: string }
  /** Encrypts only: `age1…`, whose other half is kept elsewhere. */
  | { readonly kind: 'recipients'; readonly text: readonly string[] }
  /** Decrypts only: `AGE-SECRET-KEY-…`. */
  | { readonly kind: 'identities'; readonly text: readonly string[] }

/** Shorter ones are found by trying. */
const LEAST_CHARACTERS = 16

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

const keyIn = (text: string): BackupKey => {
  const lines = linesOf(text)
  if (lines.length > 0 && lines.every((line) => line.startsWith('AGE-SECRET-KEY-')))
    return { kind: 'identities', text: lines }
  if (lines.length > 0 && lines.every((line) => line.startsWith('age1')))
    return { kind: 'recipients', text: lines }
  const [passphrase = ''] = lines
  if (lines.length !== 1 || passphrase.length < LEAST_CHARACTERS)
    throw new BackupKeyError(
      `备份密钥应是一行至少 ${LEAST_CHARACTERS} 个字符的口令，或 age 的公钥、私钥` +
        ` (the backup key is one line of at least ${LEAST_CHARACTERS} characters, or keys made by age-keygen)`,
    )
  return { kind: 'passphrase', text: passphrase }
}

const textOf = async (keyFile: string): Promise<string> => {
  try {
    return await readFile(keyFile, 'utf8')
  } catch (error) {
    throw new BackupKeyError(
      `BACKUP_KEY_FILE: ${fileFault(error) ?? '读不了文件'}：${keyFile} (the file of the backup key cannot be read)`,
      { cause: error },
    )
  }
}

/** The key by its variable or its file; null where none is given. */
export const readBackupKey = async (given: {
  readonly key: string | null
  readonly keyFile: string | null
}): Promise<BackupKey | null> => {
  if (given.keyFile !== null) return keyIn(await textOf(given.keyFile))
  return given.key === null ? null : keyIn(given.key)
}

type Bytes = AsyncIterable<Uint8Array>

const onTheWeb = (bytes: Bytes) => Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>

/** In the form of age (age-encryption.org/v1): each 64 KiB is authenticated, and so is the end. */
export const encrypted = async (bytes: Bytes, key: BackupKey): Promise<Bytes> => {
  if (key.kind === 'identities')
    throw new BackupKeyError(
      '备份要用公钥（age1…）或口令，这里给的是私钥 (a backup is encrypted for age1…, not with the secret key)',
    )
  const encrypter = new Encrypter()
  if (key.kind === 'passphrase') encrypter.setPassphrase(key.text)
  else for (const recipient of key.text) encrypter.addRecipient(recipient)
  return encrypter.encrypt(onTheWeb(bytes))
}

/** Throws while it is read where a byte was changed or the end is missing. */
export const decrypted = async (bytes: Bytes, key: BackupKey): Promise<Bytes> => {
  if (key.kind === 'recipients')
    throw new BackupKeyError(
      '恢复要用私钥（AGE-SECRET-KEY-…）或口令 (a restore needs AGE-SECRET-KEY-… or the passphrase)',
    )
  const decrypter = new Decrypter()
  if (key.kind === 'passphrase') decrypter.addPassphrase(key.text)
  else for (const identity of key.text) decrypter.addIdentity(identity)
  return decrypter.decrypt(onTheWeb(bytes)).catch((error: unknown) => {
    throw new BackupKeyError(`密钥不对 (this key does not open it): ${(error as Error).message}`)
  })
}
