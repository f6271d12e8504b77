import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readBackupKey } from '../backup/backup-key.ts'
import { restore } from '../backup/restore.ts'
import { readEnvironment } from '../config/environment.ts'
import { failWith, say } from '../runtime/console.ts'
import { tellNowAndThen } from './tell-objects.ts'

const USAGE =
  '用法 (usage)：npm run restore -- 文件.tar [--replace]\n' +
  '  --replace 用备份取代现有的全部数据 (in place of all that is there)'

/** `npm run restore -- FILE`: what `npm run backup` wrote, into an installation that is stopped. */
const main = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  })
  const [given, ...more] = positionals
  if (given === undefined || more.length > 0) throw new Error(USAGE)
  const environment = readEnvironment()
  const key = await readBackupKey(environment.backup)
  const began = performance.now()
  const { tables, files, bucket, takenAt, inBucket, analyzed } = await restore({
    environment,
    place: resolve(given),
    key,
    replaces: values.replace,
    tell: tellNowAndThen('已恢复'),
  })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  say(`已恢复到 ${takenAt} 的状态：${tables.length} 张表 ${rows} 行，${files.count} 个文件`)
  if (bucket !== undefined)
    say(
      `  对象存储的 ${bucket.count} 个文件恢复到了${environment.bucket === null ? '数据目录 (into the data directory)' : '对象存储 (into the bucket)'}`,
    )
  if (inBucket > 0)
    say(`  另有 ${inBucket} 个文件应在对象存储里 (their bytes come from the bucket's own backup)`)
  if (!analyzed)
    say(
      '  没有统计成（ANALYZE 失败），数据已全部恢复；数据库稍后会自己统计 (all is restored; the statistics come later by themselves)',
    )
  say(`  用时 ${((performance.now() - began) / 1000).toFixed(1)} 秒`)
}

main().catch(failWith)
