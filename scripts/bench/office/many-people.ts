import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'

const SURNAMES = [
  '王 wang',
  '李 li',
  '张 zhang',
  '刘 liu',
  '陈 chen',
  '杨 yang',
  '赵 zhao',
  '黄 huang',
  '周 zhou',
  '吴 wu',
]
const GIVEN = [
  ...['伟 wei', '芳 fang', '娜 na', '敏 min', '静 jing', '丽 li', '强 qiang', '磊 lei', '军 jun', '洋 yang'],
  ...[
    '勇 yong',
    '艳 yan',
    '杰 jie',
    '娟 juan',
    '涛 tao',
    '明 ming',
    '超 chao',
    '霞 xia',
    '平 ping',
    '刚 gang',
  ],
]
const AT_ONCE = 2000
const SCHOOLS = 200

const partOf = (pairs: readonly string[], at: number) => (pairs[at % pairs.length] ?? '').split(' ')

/** A person of the bench: name, and how it is read. */
export const personAt = (index: number) => {
  const parts = [
    partOf(SURNAMES, index),
    partOf(GIVEN, Math.floor(index / SURNAMES.length)),
    partOf(GIVEN, Math.floor(index / (SURNAMES.length * GIVEN.length))),
  ]
  return { name: parts.map(([sign]) => sign).join(''), pinyin: parts.map(([, read]) => read).join(' ') }
}

/** So many people, in 200 schools beside those of the seed. */
export const addManyPeople = async (db: Db, many: number): Promise<void> => {
  await db.execute(sql`insert into zhiyuan.organisation (id, name)
    select 1000 + n, '第' || n || '测量学校' from generate_series(1, ${SCHOOLS}::int) n`)
  for (let from = 0; from < many; from += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, many - from) }, (_, index) => {
      const at = from + index
      return { mobile: String(15_000_000_000 + at * 7), school: 1001 + (at % SCHOOLS), ...personAt(at) }
    })
    await db.execute(sql`with told as (
        select * from json_to_recordset(${JSON.stringify(rows)}::json)
          as told(mobile text, school int, name text, pinyin text)),
      made as (
        insert into zhiyuan.app_user (mobile, name, title, avatar_url, name_pinyin)
          select mobile, name, '', '', pinyin from told returning id, mobile)
      insert into zhiyuan.membership (user_id, organisation_id, can_verify, sort)
        select made.id, told.school, false, 1 from made join told using (mobile)`)
  }
  await db.execute(sql`analyze zhiyuan.app_user`)
  await db.execute(sql`analyze zhiyuan.membership`)
}
