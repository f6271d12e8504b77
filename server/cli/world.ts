import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { productVersion } from '../config/project-root.ts'
import { initialPasswordsTo } from '../import/initial-passwords.ts'
import { systemClock } from '../runtime/clock.ts'
import { say } from '../runtime/console.ts'
import { openStorage } from '../storage/open-storage.ts'
import { seedFilesFolder } from '../storage/seed-files-folder.ts'
import { exportWorld } from '../world/export-world.ts'
import { importWorld } from '../world/import-world.ts'
import type { KindCount, WorldRemark } from '../world/put-items.ts'
import { writeTemplate } from '../world/write-template.ts'
import { withDatabase } from './command-database.ts'

export interface WorldOptions {
  readonly passwords: string
  readonly dryRun: boolean
  readonly template: boolean
}

/** Now and then, so that a large world is seen to go on. */
const EVERY = 1000

const teller = () => {
  let told = { title: '', done: 0 }
  return (title: string, done: number): void => {
    if (title !== told.title) told = { title, done: 0 }
    if (done - told.done < EVERY) return
    told = { title, done }
    say(`  ${title}：已处理 ${done} 条`)
  }
}

const tellRemark = ({ file, line, text }: WorldRemark): void =>
  say(line === 0 ? `  ${file}：${text}` : `  ${file} 第 ${line} 行没有导入：${text}`)

const countText = ({ title, added, changed, known, refused }: KindCount): string =>
  `${title}：新 ${added}，修改 ${changed}，原来就有 ${known}${refused > 0 ? `，没有导入 ${refused}` : ''}`

/** `npm run import -- world FOLDER`: all that schools have, from the files of a folder. */
export const importWorldFolder = async (
  path: string,
  { passwords, dryRun, template }: WorldOptions,
): Promise<void> => {
  const folder = resolve(path)
  if (template) {
    if (existsSync(folder)) throw new Error(`${folder} 已经存在，请另选一个文件夹`)
    await writeTemplate(folder)
    return say(`样例写在 ${folder}，每种文件的写法见 docs/school-folder.md 和 schema/`)
  }
  const passwordFile = passwords || `${folder}-初始密码.csv`
  if (!dryRun && existsSync(passwordFile))
    throw new Error(`${passwordFile} 已经存在，请先移走或用 --passwords 另选一个文件`)
  await withDatabase(async ({ db }, environment) => {
    const storage = await openStorage({ ...environment, seed: seedFilesFolder() })
    const write = initialPasswordsTo(passwordFile)
    let made = 0
    const counts = await importWorld({
      db,
      storage,
      folder,
      isDryRun: dryRun,
      clock: systemClock,
      keep: async (accounts) => {
        await write(accounts)
        made += accounts.length
      },
      remark: tellRemark,
      tell: teller(),
    })
    for (const count of counts)
      if (count.added + count.changed + count.known + count.refused > 0) say(countText(count))
    if (dryRun) say('只是试一试，什么也没有写入')
    if (made > 0) say(`${made} 个初始密码写在 ${passwordFile}，发给本人后请删除`)
  })
}

/** `npm run export -- world FOLDER`: the same, written. */
export const exportWorldFolder = async (path: string): Promise<void> => {
  const folder = resolve(path)
  await withDatabase(async ({ db }, environment) => {
    const storage = await openStorage({ ...environment, seed: seedFilesFolder() })
    const tell = teller()
    const { counts, lost } = await exportWorld({
      db,
      storage,
      folder,
      product: productVersion(),
      now: systemClock(),
      tell,
    })
    for (const missing of lost) say(`  ${missing}：文件已经丢失，没有写出`)
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
    say(`写出 ${total} 条：${folder}`)
    say('密码、登录状态和学习记录不在里面；人员信息在里面，请妥善保管')
  })
}
