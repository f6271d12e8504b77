import { fstatSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileStream } from '#server/modules/file/file-stream.ts'
import { openFiles } from '#server/storage/open-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-stream-'))
const place = join(folder, 'film')
const film = Buffer.alloc(3_000_000, '0123456789')
const whole = [{ start: 0, end: film.length - 1 }]
const twoParts = [
  { start: 10, end: 700_000 },
  { start: 1_000_000, end: 2_000_000 },
]
const files = openFiles()

beforeAll(() => writeFileSync(place, film))
afterAll(() => {
  files.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['one part', whole],
  ['several parts', twoParts],
])('who leaves in the midst of %s does not shut the file that others read', async (_, ranges) => {
  const [one, other] = await Promise.all([files.open(place), files.open(place)])
  expect(one.fd).toBe(other.fd)
  const left = fileStream(one, ranges, 'video/mp4')
  await new Promise((read) => left.once('data', read))
  left.destroy()
  await finished(left).catch(() => undefined)
  expect(fstatSync(other.fd).size).toBe(film.length)
  expect(film.equals(await buffer(fileStream(other, whole, 'video/mp4')))).toBe(true)
})

test('a file is released when it was sent whole, when its reader left, and when it is shorter than it was', async () => {
  const opened = await files.open(place)
  const released: string[] = []
  const named = (name: string, size = film.length) => ({
    ...opened,
    size,
    release: () => void released.push(name),
  })
  await buffer(fileStream(named('sent'), whole, 'video/mp4'))
  const left = fileStream(named('left'), whole, 'video/mp4')
  left.destroy()
  await finished(left).catch(() => undefined)
  const longer = [{ start: 0, end: film.length + 10 }]
  const short = fileStream(named('short', film.length + 11), longer, 'video/mp4')
  await expect(buffer(short)).rejects.toMatchObject({ code: 'ESHORT' })
  await expect.poll(() => released).toEqual(['sent', 'left', 'short'])
  opened.release()
})
