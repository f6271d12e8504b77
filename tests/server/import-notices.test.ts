import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getSchoolNotices } from '#contract/cloud-school.ts'
import { readNotices } from '#server/import/notice-list.ts'
import { importNotices } from '#server/import/notices.ts'
import { readTable } from '#server/import/table-file.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import { accounts } from '#tests/support/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'zhiyuan-notices-'))
afterAll(() => rmSync(folder, { recursive: true }))

const SCHOOL = '青禾实验学校'
const BY = accounts.reviewer.account

const read = async (csv: string, usual = { school: '', by: '' }) => {
  const path = join(folder, 'notices.csv')
  writeFileSync(path, csv)
  return readNotices(await readTable(path), usual)
}

describe('a list of notices', () => {
  test('is read line by line under its head', async () => {
    const csv = [
      '本学期通知,,,',
      '标题,内容,置顶,发布时间,备注',
      '教研活动,"第一段\n\n第二段",是,2026年9月1日 08:30,周三',
      '放假,国庆放假,,2026-09-28,',
      ',,,,',
    ].join('\n')
    expect(await read(csv, { school: '一小', by: '138 0000 0001' })).toEqual({
      notices: [
        {
          sheet: '',
          line: 3,
          title: '教研活动',
          paragraphs: ['第一段', '第二段'],
          school: '一小',
          by: '13800000001',
          isTop: true,
          publishedAt: new Date('2026-09-01T00:30:00Z'),
        },
        {
          sheet: '',
          line: 4,
          title: '放假',
          paragraphs: ['国庆放假'],
          school: '一小',
          by: '13800000001',
          isTop: false,
          publishedAt: new Date('2026-09-27T16:00:00Z'),
        },
      ],
      refused: [],
      unusedColumns: ['备注'],
    })
  })

  test.each([
    [',内容,一小,13800000001,,', '没有标题'],
    ['标,,一小,13800000001,,', '没有内容'],
    [`${'长'.repeat(101)},内容,一小,13800000001,,`, '标题长于 100 字'],
    [`标,${'长'.repeat(5001)},一小,13800000001,,`, '内容长于 5000 字'],
    ['标,内容,,13800000001,,', '没有学校'],
    ['标,内容,一小,,,', '没有发布人'],
    ['标,内容,一小,林晓,,', '发布人不是 11 位手机号'],
    ['标,内容,一小,13800000001,也许,', '置顶“也许”不认识，请填 是 或 否'],
    ['标,内容,一小,13800000001,,2026-02-30', '发布时间“2026-02-30”不认识，请写成 2026-09-01 08:00'],
  ])('says what is wrong with a line: %s', async (line, text) => {
    const list = await read(`标题,内容,学校,发布人,置顶,发布时间\n${line}`)
    expect([list?.notices, list?.refused]).toEqual([[], [{ sheet: '', line: 2, text }]])
  })

  test('without a head is none', async () => {
    expect(await read('标题\n教研')).toBe(null)
  })
})

onEachEngine('notices of a school', (harness) => {
  const told = async () => {
    const { ask } = harness()
    const { body } = await ask.get(
      `${getSchoolNotices.path}?orgId=1&PageSize=20`,
      await ask.tokenOf('teacher'),
    )
    expect(body).toMatchObject({ Code: 200 })
    return z.parse(getSchoolNotices.data, body.Data).Items ?? []
  }
  const put = async (csv: string, change: { replaces?: boolean; isDryRun?: boolean } = {}) => {
    const list = await read(csv, { school: SCHOOL, by: BY })
    const now = harness().clock.read()
    return importNotices(harness().database.db, list?.notices ?? [], {
      replaces: false,
      isDryRun: false,
      now,
      ...change,
    })
  }
  test('come in once, stand where they belong, and hold no page of their own', async () => {
    const before = (await told()).length
    const csv = '标题,内容,置顶\n<b>观摩课</b>,"下周三 <script>alert(1)</script>\n请准时 & 签到",是'
    expect(await put(csv, { isDryRun: true })).toEqual({ added: 1, known: 0, removed: 0, refused: [] })
    expect(await told()).toHaveLength(before)
    expect(await put(csv)).toEqual({ added: 1, known: 0, removed: 0, refused: [] })
    expect(await put(csv)).toEqual({ added: 0, known: 1, removed: 0, refused: [] })
    expect((await told())[0]).toMatchObject({
      Title: '<b>观摩课</b>',
      Content: '<p>下周三 &lt;script&gt;alert(1)&lt;/script&gt;</p><p>请准时 &amp; 签到</p>',
      UserName: accounts.reviewer.name,
      IsTop: true,
    })
    expect(await told()).toHaveLength(before + 1)
    expect(await put(csv.replace('是', ''))).toMatchObject({ known: 1 })
    expect((await told()).find(({ Title }) => Title === '<b>观摩课</b>')?.IsTop).toBe(false)
  })

  test('are given out by people of the school only, and taken down by a new list', async () => {
    const foreign = '标题,内容,学校,发布人\n通知,内容,没有的学校,13800000001'
    expect(await put(foreign)).toEqual({
      added: 0,
      known: 0,
      removed: 0,
      refused: [{ sheet: '', line: 2, text: '发布人不是“没有的学校”的人' }],
    })
    const before = (await told()).length
    expect(await put('标题,内容\n只此一条,全部通知', { replaces: true })).toEqual({
      added: 1,
      known: 0,
      removed: before,
      refused: [],
    })
    expect((await told()).map(({ Title }) => Title)).toEqual(['只此一条'])
  })
})
