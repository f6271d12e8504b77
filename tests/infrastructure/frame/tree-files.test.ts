import { expect, it } from 'vitest'
import { browserTreeFiles } from '#infrastructure/frame/tree-files.browser.ts'

const ROWS = [
  ['版本', '册', '目录编号'],
  ['人教版', '=上册', '12'],
  ['人教版', '', '7'],
]
const files = browserTreeFiles()

it.each(['csv', 'xlsx'] as const)('a table comes back from %s as it was written', async (format) => {
  const written = await files.write({ format, rows: ROWS })
  expect(await files.read(written)).toEqual({ ok: true, value: ROWS })
})

it('a cell cannot become a formula', async () => {
  const text = await (await files.write({ format: 'csv', rows: ROWS })).text()
  expect(text).toContain(`"'=上册"`)
})

it.each([
  [
    'tabs in UTF-16',
    new Uint8Array([0xff, 0xfe, ...new Uint8Array(new Uint16Array([0x518c, 9, 0x4e00]).buffer)]),
  ],
  ['GB 18030', new Uint8Array([0xb2, 0xe1, 0x2c, 0xd2, 0xbb])],
  ['UTF-8 with a mark', new TextEncoder().encode('\uFEFF册;一')],
])('a table with %s is read', async (_, bytes) => {
  expect(await files.read(new Blob([bytes]))).toEqual({ ok: true, value: [['册', '一']] })
})

it('lines that end in two ways are lines all the same', async () => {
  const mixed = new Blob(['"册","编号"\r\n"一","1"\r\n二,\n"三",\n'])
  expect(await files.read(mixed)).toEqual({
    ok: true,
    value: [
      ['册', '编号'],
      ['一', '1'],
      ['二', ''],
      ['三', ''],
    ],
  })
})

it('what is no table cannot be read', async () => {
  const broken = new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])])
  expect(await files.read(broken)).toEqual({ ok: false, failure: 'unreadable' })
})
