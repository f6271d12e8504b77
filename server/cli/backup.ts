import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backup, keepNewest, nameAt } from '../backup/backup.ts'
import { readBackupKey } from '../backup/backup-key.ts'
import type { Manifest } from '../backup/manifest.ts'
import { readEnvironment } from '../config/environment.ts'
import { productVersion } from '../config/project-root.ts'
import { systemClock } from '../runtime/clock.ts'
import { failWith, say } from '../runtime/console.ts'
import { megabytes, tellNowAndThen } from './tell-objects.ts'

const USAGE = [
  '用法 (usage)：',
  '  npm run backup -- 文件.tar              备份到这个文件 (to this file)',
  '  npm run backup -- 文件夹/ [--keep 份数]   备份到文件夹，文件名带时间，只留最新几份 (to a folder, keeping the newest)',
  '  --without-bucket                       不备份对象存储里的文件 (leave the files of the object store to its own backup)',
].join('\n')

const KEEP_WHAT =
  '--keep 要一个文件夹和大于 0 的整数份数 (--keep needs a folder to keep them in, and a whole number of them)'

const isFolder = (path: string): boolean =>
  path.endsWith('/') || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

const told = ({ tables, files, bucket, inBucket, lost }: Manifest): string[] => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    `备份完成：${tables.length} 张表 ${rows} 行，${files.count} 个文件 ${megabytes(files.bytes)}`,
    ...(bucket === undefined
      ? []
      : [`  对象存储里的 ${bucket.count} 个文件也在里面，${megabytes(bucket.bytes)}`]),
    ...(inBucket > 0
      ? [
          `  对象存储里的 ${inBucket} 个文件不在备份里，请用对象存储自己的备份 (files of the bucket are not in it)`,
        ]
      : []),
    ...(lost.length > 0
      ? [`  数据库里登记的 ${lost.length} 个文件已经丢失或损坏 (lost before): ${lost.slice(0, 5).join(', ')}`]
      : []),
  ]
}

/** `npm run backup -- FILE`: database and files in one archive, while the server runs or not. */
const main = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' }, 'without-bucket': { type: 'boolean', default: false } },
  })
  const [given, ...more] = positionals
  const keep = values.keep === undefined ? null : Number(values.keep)
  if (given === undefined || more.length > 0) throw new Error(USAGE)
  if (keep !== null && !(Number.isInteger(keep) && keep > 0 && isFolder(given))) throw new Error(KEEP_WHAT)
  const environment = readEnvironment()
  const key = await readBackupKey(environment.backup)
  const now = systemClock()
  const place = resolve(isFolder(given) ? join(given, nameAt(now, key !== null)) : given)
  const began = performance.now()
  const manifest = await backup({
    environment,
    place,
    key,
    product: productVersion(),
    now,
    withoutBucket: values['without-bucket'],
    tell: tellNowAndThen('已备份'),
  })
  for (const line of told(manifest)) say(line)
  say(`  ${place}，用时 ${((performance.now() - began) / 1000).toFixed(1)} 秒`)
  if (keep === null) return
  const removed = await keepNewest(resolve(given), keep, now)
  if (removed > 0) say(`  删去旧备份 ${removed} 份`)
}

main().catch(failWith)
