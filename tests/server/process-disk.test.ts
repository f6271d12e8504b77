import { chmodSync, mkdirSync, readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smallDisks } from '#tests/support/small-disk.ts'
import { startedPrograms } from '#tests/support/started.ts'

/** Each start takes seconds, and many on a busy machine. */
const PATIENCE = 240_000

const isRoot = process.getuid?.() === 0
const disks = smallDisks()

let programs: Awaited<ReturnType<typeof startedPrograms>>
beforeAll(async () => {
  programs = await startedPrograms('zhiyuan-shut-')
}, PATIENCE)
afterAll(() => {
  programs.remove()
  disks.remove()
})

const TOLD = /^\n数据目录 \(data directory\) \S+：(\S+) \([a-z' -]+\)\n\n$/

/** What is told of a first start over this folder, which is one line. */
const toldAt = async (directory: string, who = {}): Promise<string | undefined> => {
  const started = programs.run('main', { DATA_DIR: directory, PORT: '0', SEED: 'none' }, who)
  expect(await started.ended).toBe(1)
  expect(started.seen.text).toMatch(TOLD)
  return TOLD.exec(started.seen.text)?.[1]
}

test.runIf(disks.canMount)(
  'a first start on a disk that is full or read-only says so in one line',
  async () => {
    disks.insert(25)
    expect(await toldAt(join(disks.folder, 'data'))).toBe('所在的磁盘满了')
    // There is room for the database itself, and none for what is written into it.
    disks.insert(90)
    expect(await toldAt(join(disks.folder, 'data'))).toBe('所在的磁盘满了')
    disks.insert(1)
    disks.makeReadOnly()
    expect(await toldAt(join(disks.folder, 'data'))).toBe('所在的磁盘是只读的')
  },
  PATIENCE,
)

test(
  'a first start in a folder that is shut to it says so in one line',
  async () => {
    const shut = join(programs.folder, 'shut')
    mkdirSync(shut)
    chmodSync(programs.folder, 0o755)
    chmodSync(shut, 0o500)
    expect(await toldAt(join(shut, 'data'), isRoot ? { uid: 65_534, gid: 65_534 } : {})).toBe('没有写入权限')
  },
  PATIENCE,
)

/** Who has the data directory, once anybody has. */
const holderOf = (directory: string): number | null => {
  try {
    return (JSON.parse(readFileSync(join(directory, 'lock'), 'utf8')) as { pid: number }).pid
  } catch {
    return null
  }
}

test(
  'a first start after one that was killed names the child that still prepares the data, in one line',
  async () => {
    const directory = join(programs.folder, 'killed')
    const start = () => programs.run('main', { DATA_DIR: directory, PORT: '0', SEED: 'none' })
    const killed = start()
    await expect.poll(() => holderOf(directory), { interval: 5, timeout: 60_000 }).not.toBeNull()
    const left = holderOf(directory) ?? 0
    expect(left).not.toBe(killed.child.pid)
    // It stays at its work for as long as this looks.
    process.kill(left, 'SIGSTOP')
    try {
      killed.child.kill('SIGKILL')
      const next = start()
      expect([await next.ended, next.seen.text]).toEqual([
        1,
        `\n数据目录 (data directory) ${directory}：正被另一个进程使用，请先停止它，或用 DATA_DIR 换一个目录 ` +
          `(in use by another process, pid ${left} on ${hostname()}; stop it first, or set DATA_DIR)\n\n`,
      ])
    } finally {
      process.kill(left, 'SIGKILL')
    }
    await killed.ended
  },
  PATIENCE,
)
