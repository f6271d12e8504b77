import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Encrypter } from 'age-encryption'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepNewest, nameAt } from '#server/backup/backup.ts'
import { decrypted, encrypted, readBackupKey } from '#server/backup/backup-key.ts'
import { copyLine, copyValues, linesOf } from '#server/backup/copy-text.ts'
import { finishRestore } from '#server/db/finish-restore.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zhiyuan-backup-parts-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

const inPieces = async function* (bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

const SIGNS = ['\\', 't', 'N', 'n', '\t', '\n', '\r', '\v', '\f', '\b', '\u2028', '\u2029', ' ', '知', '🙂']

test('rows come back from the text of COPY as they were, however it is torn', async () => {
  const value = fc.option(fc.string({ unit: fc.constantFrom(...SIGNS) }), {
    nil: null,
  })
  const rows = fc.array(fc.array(value, { minLength: 2, maxLength: 2 }))
  await fc.assert(
    fc.asyncProperty(rows, fc.integer({ min: 1, max: 9 }), async (written, size) => {
      const read = []
      for await (const line of linesOf(inPieces(Buffer.from(written.map(copyLine).join('')), size)))
        read.push(copyValues(line))
      expect(read).toEqual(written)
    }),
  )
})

describe('a restore that was killed', () => {
  const at = (...names: string[]) => join(folder, ...names)
  const world = (...names: string[]): void => {
    mkdirSync(at(...names), { recursive: true })
    writeFileSync(at(...names, 'of'), names[0] ?? '')
  }
  const held = () => (existsSync(at('db')) ? readFileSync(at('db', 'of'), 'utf8') : 'nothing')

  test.each([
    ['before all was there', ['db', 'made'], 'db'],
    ['before the old one was moved', ['db', 'made', 'ready'], 'restoring'],
    ['after the old one was moved', ['made', 'before', 'ready'], 'restoring'],
    ['after the new one was moved', ['db', 'before', 'ready'], 'db'],
    ['in an empty place', ['made', 'ready'], 'restoring'],
  ])('%s leaves one whole world', (_, there, left) => {
    mkdirSync(at('restoring'))
    if (there.includes('db')) world('db')
    if (there.includes('made')) world('restoring', 'db')
    if (there.includes('before')) world('restoring', 'db-before')
    if (there.includes('ready')) writeFileSync(at('restoring', 'ready'), '')
    finishRestore(folder)
    expect([held(), readdirSync(folder)]).toEqual([left, ['db']])
    finishRestore(folder)
    expect(held()).toBe(left)
  })
})

test('the newest archives of a folder are kept, and nothing else is touched', async () => {
  const now = new Date('2026-11-24T03:15:00Z')
  expect(nameAt(now, true)).toBe('zhiyuan-20261124-031500.tar.age')
  const names = ['zhiyuan-20261121-031500.tar', 'zhiyuan-20261122-031500.tar.age', nameAt(now, false)]
  const half = ['zhiyuan-20261120-031500.tar.part', 'zhiyuan-20261123-031500.tar.part']
  for (const name of [...names, ...half, 'mine.tar']) writeFileSync(join(folder, name), '')
  const longAgo = new Date(now.getTime() - 2 * 86_400_000)
  utimesSync(join(folder, half[0] ?? ''), longAgo, longAgo)
  utimesSync(join(folder, half[1] ?? ''), now, now)
  expect(await keepNewest(folder, 2, now)).toBe(1)
  expect(readdirSync(folder).sort()).toEqual([
    'mine.tar',
    ...names.slice(1, 2),
    ...half.slice(1),
    ...names.slice(2),
  ])
})

test('a key is a long passphrase or keys of age, from a variable or a file', async () => {
  const of = (key: string) => readBackupKey({ key, keyFile: null })
  expect(await readBackupKey({ key: null, keyFile: null })).toBe(null)
  expect(await of('sixteen signs or more')).toEqual({ kind: 'passphrase', text: 'sixteen signs or more' })
  await expect(of('short')).rejects.toThrow('16')
  await expect(of('two lines of words\nare no passphrase')).rejects.toThrow('16')
  expect(await of('age1abc\nage1def')).toEqual({ kind: 'recipients', text: ['age1abc', 'age1def'] })
  const file = join(folder, 'key')
  writeFileSync(file, '# created: today\nAGE-SECRET-KEY-1XYZ\n')
  expect(await readBackupKey({ key: null, keyFile: file })).toEqual({
    kind: 'identities',
    text: ['AGE-SECRET-KEY-1XYZ'],
  })
})

test('what was encrypted with a passphrase opens with it, and keys are for one way each', async () => {
  // As it comes, age makes a passphrase cost seconds of a processor each way; how much it costs stands in what is sealed.
  const { setPassphrase } = Encrypter.prototype
  vi.spyOn(Encrypter.prototype, 'setPassphrase').mockImplementation(function (this: Encrypter, text: string) {
    setPassphrase.call(this, text)
    this.setScryptWorkFactor(10)
  })
  const key = { kind: 'passphrase', text: 'sixteen signs or more' } as const
  const sealed = await buffer(await encrypted(inPieces(Buffer.from('知源'), 2), key))
  expect(sealed.includes('知源')).toBe(false)
  expect((await buffer(await decrypted(inPieces(sealed, 1000), key))).toString()).toBe('知源')
  const nothing = inPieces(Buffer.alloc(0), 1)
  await expect(encrypted(nothing, { kind: 'identities', text: [] })).rejects.toThrow('age1')
  await expect(decrypted(nothing, { kind: 'recipients', text: [] })).rejects.toThrow('AGE-SECRET-KEY')
})
