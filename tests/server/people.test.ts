import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getManaged, getPeople, PEOPLE_SHOWN } from '#contract/people.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { accounts, type Persona } from '#tests/support/server.ts'

const QINGHE = 1
const JIANGCHENG = 2

onEachEngine('people in the hands of their administrators', (harness) => {
  const tokens = new Map<Persona, Promise<string>>()
  const tokenOf = (persona: Persona): Promise<string> => {
    const token = tokens.get(persona) ?? harness().ask.tokenOf(persona)
    tokens.set(persona, token)
    return token
  }
  const ask = async (persona: Persona, change: object = {}) =>
    (await harness().ask.post(getPeople.path, change, await tokenOf(persona))).body
  const list = async (persona: Persona, change: object = {}) =>
    z.parse(getPeople.data, (await ask(persona, change)).Data)
  const named = async (persona: Persona, change: object = {}) =>
    ((await list(persona, { PageSize: 100, ...change })).Items ?? []).map(({ Name }) => Name)

  test('are shown to nobody else', async () => {
    const { ask: client } = harness()
    for (const persona of ['teacher', 'reviewer', 'secondReviewer'] as const) {
      expect(await ask(persona)).toEqual({ Code: 403, Data: null, Message: '你没有管理人员的权限' })
      expect((await client.get(getManaged.path, await tokenOf(persona))).body.Code).toBe(403)
    }
    expect((await client.post(getPeople.path, {})).status).toBe(401)
  })

  test('of a school are those of that school alone', async () => {
    const { ask: client } = harness()
    const { body } = await client.get(getManaged.path, await tokenOf('schoolAdministrator'))
    expect(z.parse(getManaged.data, body.Data)).toMatchObject({
      IsPlatform: false,
      Schools: [{ Id: QINGHE, Name: '青禾实验学校' }],
    })
    const names = await named('schoolAdministrator')
    expect(new Set(names)).toEqual(new Set(['沈雨桐', '顾明德', '韩星野', '闻书远', '叶知秋']))
    expect(await ask('schoolAdministrator', { OrgId: JIANGCHENG })).toMatchObject({ Code: 403 })
    expect(await named('schoolAdministrator', { OrgId: QINGHE })).toEqual(names)
    const [teacher] = (await list('schoolAdministrator', { Keyword: '沈雨桐' })).Items ?? []
    expect(teacher).toMatchObject({ SchoolNames: ['青禾实验学校'], IsAdministrator: false })
  })

  test('of all schools are for the platform’s administrator, also who belongs to none', async () => {
    const { ask: client } = harness()
    const { body } = await client.get(getManaged.path, await tokenOf('platformAdministrator'))
    const { IsPlatform, Schools, Roles } = z.parse(getManaged.data, body.Data)
    expect([IsPlatform, (Schools ?? []).map(({ Id }) => Id)]).toEqual([true, [QINGHE, JIANGCHENG]])
    expect((Roles ?? []).find(({ Name }) => Name === '云校教师')).toMatchObject({
      LjzkIsShow: false,
      IsResoure: false,
      ZjIsShow: false,
      Menus: [
        {
          Name: '知源云校',
          Items: [
            { Name: '云校首页', Parameter: 'code=yxsy&orgId=2' },
            { Name: '名师课堂', Parameter: 'code=mskt&orgId=2' },
            { Name: '同步备课', Parameter: 'code=tbbk&orgId=2' },
            { Name: '资料中心', Parameter: 'code=ljzk&orgId=2' },
          ],
        },
      ],
    })
    expect(await named('platformAdministrator', { OrgId: JIANGCHENG })).toEqual(
      expect.arrayContaining(['沈雨桐', '罗云舒', '白若溪', '程砚之']),
    )
    expect(await named('platformAdministrator', { Keyword: '季安然' })).toEqual(['季安然'])
    const [self] = (await list('platformAdministrator', { Keyword: '13900000009' })).Items ?? []
    expect(self).toMatchObject({ Name: '程砚之', IsAdministrator: true, RoleName: '教师' })
  })

  // R-people-6.
  test.each([
    ['a part of the name', '雨桐'],
    ['the whole account', accounts.teacher.account],
    ['its beginning with a word of the name', '139 沈'],
    ['its last four digits', '0001'],
    ['its last eight digits', '00000001'],
    ['the pinyin', 'shenyutong'],
    ['syllables', 'shen yu'],
    ['a syllable of the given name', 'YUTONG'],
    ['initials', 'syt'],
    ['signs of full width', 'ｓｙｔ'],
  ])('are found by %s', async (_, Keyword) => {
    expect(await named('platformAdministrator', { Keyword })).toContain('沈雨桐')
    expect(await named('platformAdministrator', { Keyword, OrgId: QINGHE })).not.toContain('罗云舒')
  })

  test.each([
    "'",
    '\\',
    "桐'",
    ':*',
    '& |',
    '!',
    '(',
    '%',
    '_',
  ])('are not found by %s, which breaks nothing', async (Keyword) => {
    expect(await named('platformAdministrator', { Keyword })).toEqual([])
  })

  test('stand on pages, the latest first, and are narrowed to who is disabled', async () => {
    const first = await list('platformAdministrator', { PageSize: 3 })
    const second = await list('platformAdministrator', { PageSize: 3, PageIndex: 2 })
    const ids = [...(first.Items ?? []), ...(second.Items ?? [])].map(({ Id }) => Id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect(new Set(ids).size).toBe(6)
    expect(first.TotalCount).toBeGreaterThan(20)
    expect(await named('platformAdministrator', { Shown: PEOPLE_SHOWN.disabled })).toEqual([])
    expect(await named('platformAdministrator', { Shown: PEOPLE_SHOWN.firstPassword })).toEqual([])
    expect((await list('platformAdministrator', { Shown: PEOPLE_SHOWN.active })).TotalCount).toBe(
      first.TotalCount,
    )
  })
})
