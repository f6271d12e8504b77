import { existsSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { heldSeed } from '../db/held-seed.ts'
import { initialPasswordsTo } from '../import/initial-passwords.ts'
import { comparePeople, importPeople, type PeopleCompared, type RosterNews } from '../import/people.ts'
import { PLACE_OPTIONS } from '../import/questions/place-options.ts'
import { noRosterText, type Roster, readRoster } from '../import/roster.ts'
import { readTable } from '../import/table-file.ts'
import { placeText } from '../import/table-head.ts'
import { rosterRepository } from '../modules/people/roster.repository.ts'
import { systemClock } from '../runtime/clock.ts'
import { failWith, say } from '../runtime/console.ts'
import { withDatabase } from './command-database.ts'
import { importCourseFile } from './course.ts'
import { importNoticeFile } from './import-notices.ts'
import { importFile } from './questions.ts'
import { importWorldFolder } from './world.ts'

const USAGE = [
  '用法 (usage)：',
  '  npm run import -- people 名单.csv|名单.xlsx [--school 学校] [--passwords 文件.csv] [--dry-run]',
  '  npm run import -- notices 通知.csv|通知.xlsx [--school 学校] [--by 手机号] [--replace] [--dry-run]',
  '  npm run import -- questions 题目.docx|.xlsx|.csv|.gift|.txt|.xml|.zip --stage 学段 --subject 学科',
  '      [--version 版本] [--book 册] [--chapter 章节] [--know 知识点] [--source 来源] [--year 年份] [--by 手机号] [--release] [--dry-run]',
  '  npm run import -- course 课程.mbz|.imscc --stage 学段 --subject 学科 --by 手机号 [--version 版本] [--book 册] [--dry-run]',
  '  npm run import -- world 文件夹 [--passwords 文件.csv] [--dry-run]；加 --template 写出一个样例文件夹',
].join('\n')

/** Said before anybody is imported: what follows throws them away again. */
const DEMO_WARNING = [
  '注意：这个数据库里有演示账号，它们的密码谁都知道。正式使用前请先清空重建，再导入名单：',
  '  SEED=none npm run db:reset -- --yes',
].join('\n')

const report = (roster: Roster): void => {
  for (const { text, ...place } of roster.mended) say(`  ${placeText(place)}：${text}`)
  for (const { text, ...place } of roster.refused) say(`  ${placeText(place)}没有导入：${text}`)
  for (const sheet of roster.examples) say(`  没有读取工作表“${sheet}”：它是填写示例`)
  if (roster.unusedColumns.length > 0) say(`  没有用到的列：${roster.unusedColumns.join('、')}`)
}

const newsText = ({ place, name, mobile, text }: RosterNews): string =>
  `${[place, name, mobile].filter((word) => word !== '').join(' ')}：${text}`

const reportChanges = ({ added, changed, doubtful, known, gone }: PeopleCompared, roster: Roster): void => {
  for (const news of changed) say(`  ${newsText(news)}`)
  for (const news of doubtful) say(`  ${newsText(news)}（存疑，没有导入，请在“导入名册”页面确认）`)
  say(
    `新建账号 ${added} 个，修改 ${changed.length} 人，原已在册 ${known} 人，存疑 ${doubtful.length} 人，没有导入 ${roster.refused.length} 行`,
  )
  if (gone > 0) say(`另有 ${gone} 人在这些学校而不在名册里，没有改动`)
}

const passwordFileFor = (path: string): string =>
  join(dirname(path), `${basename(path, extname(path))}-初始密码.csv`)

const people = async (
  path: string,
  { school, passwords, dryRun }: { school: string; passwords: string; dryRun: boolean },
): Promise<void> => {
  const table = await readTable(path)
  const passwordFile = passwords || passwordFileFor(path)
  if (!dryRun && existsSync(passwordFile))
    throw new Error(`${passwordFile} 已经存在，请先移走或用 --passwords 另选一个文件`)
  await withDatabase(async ({ db }) => {
    const roster = readRoster(table, school, [...(await rosterRepository(db).findRoles()).keys()])
    if (roster === null) throw new Error(noRosterText(table))
    report(roster)
    const needs = { db, clock: systemClock }
    if (dryRun) {
      reportChanges(await comparePeople(needs, roster), roster)
      return say('只是试一试，什么也没有写入')
    }
    if ((await heldSeed(db)) === 'demo') say(DEMO_WARNING)
    const imported = await importPeople(needs, roster, initialPasswordsTo(passwordFile))
    reportChanges(imported, roster)
    for (const news of imported.left) say(`  ${newsText(news)}`)
    if (imported.accounts.length > 0) say(`初始密码写在 ${passwordFile}，发给本人后请删除`)
  })
}

/** `npm run import -- people|questions|notices|course|world PATH`: fills the database from a file, while the server runs or not. */
const main = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      school: { type: 'string', default: '' },
      passwords: { type: 'string', default: '' },
      'dry-run': { type: 'boolean', default: false },
      ...PLACE_OPTIONS,
      source: { type: 'string', default: '' },
      year: { type: 'string', default: '' },
      by: { type: 'string', default: '' },
      replace: { type: 'boolean', default: false },
      release: { type: 'boolean', default: false },
      template: { type: 'boolean', default: false },
    },
  })
  const [what, path, ...more] = positionals
  if (path === undefined || more.length > 0) throw new Error(USAGE)
  const options = { ...values, dryRun: values['dry-run'] }
  if (what === 'people') return people(path, options)
  if (what === 'questions') return importFile(path, options)
  if (what === 'notices') return importNoticeFile(path, options)
  if (what === 'course') return importCourseFile(path, options)
  if (what === 'world') return importWorldFolder(path, options)
  throw new Error(USAGE)
}

main().catch(failWith)
