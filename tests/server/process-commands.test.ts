import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '#server/db/database.ts'
import { heldSeed } from '#server/db/held-seed.ts'
import { appUser } from '#server/db/schema/app-user.ts'
import { type How, putDemonstration, startedPrograms } from '#tests/support/started.ts'

/** A start takes seconds, and many on a busy machine. */
const PATIENCE = 240_000

let programs: Awaited<ReturnType<typeof startedPrograms>>
beforeAll(async () => {
  programs = await startedPrograms('zhiyuan-commands-')
  await putDemonstration(join(programs.folder, 'data'))
}, PATIENCE)
afterAll(() => programs.remove())

/** What is asked follows each other in one folder. */
const run = (script: string, environment: Readonly<Record<string, string>>, how: How = {}) =>
  programs.run(script, { DATA_DIR: join(programs.folder, 'data'), ...environment }, how)

test(
  'a reset forgets the demonstration where it is asked for none; a PostgreSQL only when that is confirmed',
  async () => {
    const refused = run('reset', { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/nothing' })
    expect([await refused.ended, refused.seen.text]).toEqual([1, expect.stringContaining('--yes')])
    const files = join(programs.folder, 'data', 'files')
    mkdirSync(files)
    const reset = run('reset', { SEED: 'none' })
    expect([await reset.ended, reset.seen.text]).toEqual([0, expect.stringContaining('数据库已重置')])
    expect(existsSync(files)).toBe(false)
    const database = await openEmbedded({ folder: join(programs.folder, 'data', 'db') })
    expect([await heldSeed(database.db), await database.db.$count(appUser)]).toEqual(['none', 0])
    await database.close()
  },
  PATIENCE,
)

test(
  'a roster becomes accounts, with their first passwords in a file; what cannot be read is said',
  async () => {
    const roster = join(programs.folder, '名单.csv')
    writeFileSync(roster, '姓名,手机号,学校\n林晓,13800000001,一小\n周明,1380000,一小\n')
    const own = { SEED: 'none' }
    const tried = run('import', own, { args: ['people', roster, '--dry-run'] })
    expect([await tried.ended, tried.seen.text]).toEqual([
      0,
      '  第 3 行没有导入：手机号“1380000”不是 11 位数字\n新建账号 1 个，修改 0 人，原已在册 0 人，存疑 0 人，没有导入 1 行\n只是试一试，什么也没有写入\n',
    ])
    const imported = run('import', own, { args: ['people', roster] })
    expect([await imported.ended, imported.seen.text]).toEqual([
      0,
      expect.stringContaining('新建账号 1 个，修改 0 人，原已在册 0 人，存疑 0 人，没有导入 1 行'),
    ])
    expect(existsSync(join(programs.folder, '名单-初始密码.csv'))).toBe(true)
    const again = run('import', own, { args: ['people', roster] })
    expect([await again.ended, again.seen.text]).toEqual([1, expect.stringContaining('已经存在')])
    const wrong = run('import', own, { args: ['people'] })
    expect([await wrong.ended, wrong.seen.text]).toEqual([1, expect.stringContaining('用法 (usage)')])
  },
  PATIENCE,
)
