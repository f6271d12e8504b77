import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { lexemesAsked } from '#server/modules/people/person-keyword.ts'
import { type PeopleWanted, personListRepository } from '#server/modules/people/person-list.repository.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'

const MANY = 20_000
const SURNAMES = '赵钱孙李周吴郑王冯陈'
const GIVEN = '伟芳娜敏静丽强磊军洋勇艳杰娟涛明超霞平刚'

onEachEngine('many people', (harness) => {
  /** The plan of the statement that finds a page. */
  const planOf = async (wanted: PeopleWanted): Promise<string> => {
    const { db } = harness().database
    const statement = personListRepository(db).pageStatement(wanted, { index: 1, size: 20 })
    const { rows } = await db.execute(sql`explain ${statement}`)
    return rows.map((row) => Object.values(row).join(' ')).join('\n')
  }

  // One of four hundred is of the second school: so few that no engine weighs a look through all people as cheaper.
  test('are found without reading all of them: by the index of their words, their ids, and who belongs to a school', async () => {
    const { db } = harness().database
    await db.execute(sql`with made as (
        insert into zhiyuan.app_user (mobile, name, title, avatar_url, name_pinyin)
          select (15000000000 + n)::text,
            substr(${SURNAMES}, 1 + n % 10, 1) || substr(${GIVEN}, 1 + n / 10 % 20, 1) || substr(${GIVEN}, 1 + n / 200 % 20, 1),
            '', '', 'li wei ' || chr(97 + n % 26) from generate_series(1, ${MANY}::int) n returning id)
      insert into zhiyuan.membership (user_id, organisation_id, can_verify, sort)
        select id, case when id % 400 = 0 then 2 else 1 end, false, 1 from made`)
    await db.execute(sql`analyze zhiyuan.app_user`)
    await db.execute(sql`analyze zhiyuan.membership`)
    const any = { schoolIds: null, asked: '', shown: 0 }
    const byName = await planOf({ ...any, asked: lexemesAsked('赵伟芳') })
    expect(byName).toContain('app_user_lexemes_index')
    expect(byName).not.toContain('Seq Scan on app_user')
    const givenName = await planOf({ ...any, asked: lexemesAsked('伟芳') })
    expect(givenName).toContain('app_user_lexemes_index')
    const first = await planOf(any)
    expect(first).toContain('app_user_pkey')
    const ofSchool = await planOf({ ...any, schoolIds: [2] })
    expect(ofSchool).not.toContain('app_user')
    expect(ofSchool).toContain('membership_organisation_id_user_id_index')
    const namesake = await planOf({ ...any, schoolIds: [2], asked: lexemesAsked('赵') })
    expect(namesake).not.toContain('Seq Scan on app_user')
  })
})
