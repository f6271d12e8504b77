import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { partsOf } from '#domain/preview/office-package.ts'
import { hasDeclaredSizes } from '#infrastructure/preview/declared-size.ts'
import { readWorkbook } from '#infrastructure/preview/read-workbook.ts'

const signal = new AbortController().signal

test('cells are told as a spreadsheet shows them', async () => {
  const made = await writeXlsxFile([
    [{ value: '姓名' }, { value: '分数' }, { value: '日期' }],
    [
      { value: '王老师' },
      { value: 0.1 + 0.2 },
      { value: new Date('2026-03-02T00:00:00Z'), format: 'yyyy-mm-dd' },
    ],
    [{ value: '<b>=1+1</b>' }, { value: true }, null],
  ]).toBuffer()
  const content = Uint8Array.from(made).buffer
  expect(await readWorkbook(content)).toEqual([
    {
      name: 'Sheet1',
      rows: [
        ['姓名', '分数', '日期'],
        ['王老师', '0.3', '2026-03-02'],
        ['<b>=1+1</b>', 'TRUE', ''],
      ],
      width: 3,
      omitted: 0,
      pictures: [],
    },
  ])
  await expect(readWorkbook(new ArrayBuffer(9))).rejects.toThrow()
})

describe('an office package is taken', () => {
  const zeros = new Uint8Array(300_000)
  const packed = zipSync({ 'word/document.xml': zeros })

  test('when every part unpacks to what the directory says', async () => {
    expect(await hasDeclaredSizes(packed, partsOf(packed) ?? [], signal)).toBe(true)
  })

  test('and not when one unpacks to more', async () => {
    const lying = (partsOf(packed) ?? []).map((part) => ({ ...part, unpacked: 1000 }))
    expect(await hasDeclaredSizes(packed, lying, signal)).toBe(false)
  })
})
