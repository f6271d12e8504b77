import { fstatSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bufferPool, MAX_BUFFER_BYTES } from '#server/storage/buffer-pool.ts'
import { type OpenFile, type OpenFiles, openFiles } from '#server/storage/open-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-open-'))
const place = join(folder, 'film')
let files: OpenFiles

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  writeFileSync(place, '0123456789')
  files = openFiles()
})
afterEach(() => {
  files.close()
  vi.useRealTimers()
  rmSync(place, { force: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

const isShut = ({ fd }: OpenFile): boolean => {
  try {
    fstatSync(fd)
    return false
  } catch {
    return true
  }
}

test('readers of one moment share what was opened once', async () => {
  const [one, other] = await Promise.all([files.open(place), files.open(place)])
  expect([one.size, other.fd]).toEqual([10, one.fd])
  one.release()
  expect((await files.open(place)).fd).toBe(one.fd)
})

test('a file that took another’s place is noticed after a moment, and who still reads the old one may end', async () => {
  const old = await files.open(place)
  writeFileSync(`${place}.new`, 'new')
  renameSync(`${place}.new`, place)
  vi.advanceTimersByTime(5_000)
  const fresh = await files.open(place)
  expect([fresh.size, isShut(old)]).toEqual([3, false])
  old.release()
  await vi.waitFor(() => expect(isShut(old)).toBe(true))
})

test('what nobody asks for any more is shut', async () => {
  const file = await files.open(place)
  file.release()
  file.release()
  vi.advanceTimersByTime(10_000)
  await vi.waitFor(() => expect(isShut(file)).toBe(true))
})

test('what is not there is looked for again', async () => {
  rmSync(place)
  await expect(files.open(place)).rejects.toMatchObject({ code: 'ENOENT' })
  writeFileSync(place, '1')
  expect((await files.open(place)).size).toBe(1)
})

test('of more files than it keeps the oldest are shut, and their numbers used again', async () => {
  const numbers = new Set<number>()
  for (let index = 0; index < 400; index += 1) {
    const part = join(folder, `part-${index}`)
    writeFileSync(part, 'x')
    const file = await files.open(part)
    numbers.add(file.fd)
    file.release()
  }
  expect(numbers.size).toBeLessThan(300)
})

test('a buffer has the length asked for, and is used again only when it was given back', () => {
  const { borrow } = bufferPool()
  const one = borrow(1000)
  const other = borrow(1000)
  expect([one.bytes.length, other.bytes.buffer === one.bytes.buffer]).toEqual([1000, false])
  one.giveBack()
  one.giveBack()
  const [third, fourth] = [borrow(2000), borrow(2000)]
  expect([third.bytes.buffer === one.bytes.buffer, fourth.bytes.buffer === one.bytes.buffer]).toEqual([
    true,
    false,
  ])
  expect(() => borrow(MAX_BUFFER_BYTES + 1)).toThrow()
})
