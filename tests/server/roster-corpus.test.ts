import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readRoster } from '#server/import/roster.ts'
import { readTable } from '#server/import/table-file.ts'
import { inCorpus } from '#tests/support/corpus.ts'

const NO_FAULTS = { refused: [], mended: [] }

/** Rosters as schools make them; nothing of them is in this tree. */
describe.skipIf(!existsSync(inCorpus('roster')))('rosters from outside', () => {
  test.each([
    ['roster/教师名单-GBK.csv', { people: 36, schools: 3, ...NO_FAULTS }],
    ['roster/教师名单-手机号为数字.xlsx', { people: 20, schools: 2, ...NO_FAULTS }],
    ['roster/教师登记表-合并标题.xlsx', { people: 60, schools: 4, ...NO_FAULTS }],
    [
      'roster/教师名单-UTF8-BOM.csv',
      {
        people: 25,
        schools: 2,
        refused: ['9 手机号与第 4 行相同', '11 没有学校', '18 手机号“1990000123”不是 11 位数字'],
        mended: [
          '7 手机号已改为 11 位数字',
          '13 角色“老师”按“教师”导入',
          '22 姓名里前后的空格已去掉',
          '24 学段“中学”分不清是初中还是高中',
        ],
      },
    ],
    [
      'hostile/formula.csv',
      {
        people: 0,
        schools: 0,
        refused: [
          '2 姓名“=HYPERLINK("http://1”不像姓名',
          "3 姓名“+cmd|' /C calc'!A0”不像姓名",
          '4 姓名“@SUM(1+1)”不像姓名',
        ],
        mended: [],
      },
    ],
  ])('%s is read, and every fault is named by its line', async (place, expected) => {
    const roster = readRoster(await readTable(inCorpus(place)), '')
    const told = (remarks: readonly { line: number; text: string }[] = []) =>
      remarks.map(({ line, text }) => `${line} ${text}`)
    expect({
      people: roster?.people.length,
      schools: new Set(roster?.people.map(({ school }) => school)).size,
      refused: told(roster?.refused),
      mended: told(roster?.mended),
    }).toEqual(expected)
    expect(
      roster?.people.filter(({ mobile, name }) => !/^1\d{10}$/.test(mobile) || name !== name.trim()),
    ).toEqual([])
  })
})
