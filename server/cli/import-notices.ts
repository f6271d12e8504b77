import { readNotices } from '../import/notice-list.ts'
import { importNotices } from '../import/notices.ts'
import { readTable } from '../import/table-file.ts'
import { placeText } from '../import/table-head.ts'
import { systemClock } from '../runtime/clock.ts'
import { say } from '../runtime/console.ts'
import { withDatabase } from './command-database.ts'

export interface NoticeOptions {
  readonly school: string
  readonly by: string
  readonly replace: boolean
  readonly dryRun: boolean
}

/** `npm run import -- notices FILE`: what a school tells on the page of its cloud space. */
export const importNoticeFile = async (
  path: string,
  { school, by, replace, dryRun }: NoticeOptions,
): Promise<void> => {
  const list = readNotices(await readTable(path), { school, by })
  if (list === null) throw new Error('表里没有找到“标题”和“内容”两列')
  if (list.unusedColumns.length > 0) say(`  没有用到的列：${list.unusedColumns.join('、')}`)
  // A list with a mistake in it is not all that a school tells.
  if (replace && list.refused.length > 0) {
    for (const { text, ...place } of list.refused) say(`  ${placeText(place)}：${text}`)
    throw new Error('有几行不能导入；用 --replace 时请先改好，什么也没有写入')
  }
  await withDatabase(async ({ db }) => {
    const done = await importNotices(db, list.notices, {
      replaces: replace,
      isDryRun: dryRun,
      now: systemClock(),
    })
    const refused = [...list.refused, ...done.refused]
    for (const { text, ...place } of refused) say(`  ${placeText(place)}没有导入：${text}`)
    const counts = `新通知 ${done.added} 条，原来就有 ${done.known} 条，撤下 ${done.removed} 条，没有导入 ${refused.length} 行`
    say(dryRun ? `${counts}；只是试一试，什么也没有写入` : counts)
  })
}
