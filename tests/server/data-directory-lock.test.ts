import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DataDirectoryInUse, lockDataDirectory } from '#server/db/data-directory-lock.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zhiyuan-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const file = () => join(folder, 'lock')
const owned = (owner: object) => writeFileSync(file(), JSON.stringify(owner))
const endedPid = () =>
  new Promise<number>((resolve) => {
    const child = spawn('true')
    child.on('close', () => resolve(child.pid ?? 0))
  })
const age = (seconds: number) => {
  const then = new Date(Date.now() - seconds * 1000)
  utimesSync(file(), then, then)
}

test('has one owner, who is named to the others, until it is released', async () => {
  const lock = await lockDataDirectory(folder, 0)
  const refused = lockDataDirectory(folder, 0)
  await expect(refused).rejects.toThrow(DataDirectoryInUse)
  await expect(refused).rejects.toThrow(`pid ${process.pid}`)
  lock.release()
  expect(existsSync(file())).toBe(false)
  ;(await lockDataDirectory(folder, 0)).release()
})

test('is waited for a little', async () => {
  const first = await lockDataDirectory(folder, 0)
  const second = lockDataDirectory(folder, 5000)
  first.release()
  ;(await second).release()
})

test('is waited for no longer when the clock is set back meanwhile', async () => {
  const lock = await lockDataDirectory(folder, 0)
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const refused = lockDataDirectory(folder, 300)
    vi.setSystemTime(Date.now() - 24 * 3_600_000)
    await expect(refused).rejects.toThrow(DataDirectoryInUse)
  } finally {
    vi.useRealTimers()
    lock.release()
  }
})

test('is taken over from a process that is gone', async () => {
  owned({ pid: await endedPid(), host: hostname(), started: '1' })
  const lock = await lockDataDirectory(folder, 500)
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid })
  lock.release()
})

test('is taken over from an earlier process with the same number', async () => {
  owned({ pid: process.pid, host: hostname(), started: '1' })
  ;(await lockDataDirectory(folder, 500)).release()
})

test('on another machine holds while it is heard of, and no longer', async () => {
  owned({ pid: 1, host: 'elsewhere', started: '1' })
  await expect(lockDataDirectory(folder, 0)).rejects.toThrow(DataDirectoryInUse)
  age(61)
  ;(await lockDataDirectory(folder, 500)).release()
})

test('that was never finished is taken over', async () => {
  writeFileSync(file(), '{"pid":')
  age(2)
  ;(await lockDataDirectory(folder, 500)).release()
})

test('makes the folder when there is none', async () => {
  const lock = await lockDataDirectory(join(folder, 'a', 'b'), 0)
  expect(existsSync(join(folder, 'a', 'b', 'lock'))).toBe(true)
  lock.release()
})

test('that cannot be made or written is told with its path and the cause', async () => {
  writeFileSync(join(folder, 'file'), '')
  for (const place of ['file', 'file/below'])
    await expect(lockDataDirectory(join(folder, place), 0)).rejects.toThrow(
      `数据目录 (data directory) ${join(folder, place)}：不是文件夹 (not a folder)`,
    )
})
