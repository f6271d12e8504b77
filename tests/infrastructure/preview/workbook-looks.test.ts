import { expect, test } from 'vitest'
import { readWorkbook } from '#infrastructure/preview/read-workbook.ts'
import { A_PNG, aWorkbook, relations } from '#tests/support/a-workbook.ts'

const read = async (bytes: Uint8Array) => {
  const [sheet] = await readWorkbook(Uint8Array.from(bytes).buffer)
  if (sheet === undefined) throw new Error('a sheet is needed')
  return sheet
}

/** 1 September 2026. */
const DAY = 46_266

test.each([
  ['yyyy/m/d', DAY, '2026/9/1'],
  ['yyyy"年"m"月"', DAY, '2026年9月'],
  ['yyyy"年"m"月"d"日";@', DAY, '2026年9月1日'],
  ['[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', DAY, '2026年9月1日'],
  ['[$-804]aaaa', DAY, '星期二'],
  ['yyyy-mm-dd hh:mm', DAY + 0.375, '2026-09-01 09:00'],
  ['上午/下午h"时"mm"分"', 0.75, '下午6时00分'],
  ['[h]:mm', 1.5, '36:00'],
  ['0.00%', 0.1234, '12.34%'],
  ['#,##0.00', 1_234_567.891, '1,234,567.89'],
  ['"￥"#,##0.00;"￥"\\-#,##0.00', -1234.5, '￥-1,234.50'],
  ['_ "￥"* #,##0.00_ ;_ "￥"* \\-#,##0.00_ ;_ "￥"* "-"??_ ;_ @_ ', 1234.5, '￥1,234.50'],
  ['0.00E+00', 12_345_678, '1.23E+07'],
  ['@', 13_800_000_001, '13800000001'],
  ['000000', 123, '000123'],
  ['"第"0"名"', 3, '第3名'],
  ['[>=60]"及格";"不及格"', 59, '不及格'],
  ['# ?/?', 0.5, '1/2'],
  ['G/通用格式"分"', 98.5, '98.5分'],
  ['General', 0.1 + 0.2, '0.3'],
  [9, 0.5, '50%'],
  [14, DAY, '2026/9/1'],
  [31, DAY, '2026年9月1日'],
  [57, DAY, '2026年9月'],
  [44, 1234.5, '¥1,234.50'],
  // Nobody understands it: the number itself.
  ['[[', 12.5, '12.5'],
])('a number stands as its format shows it: %s of %d', async (code, value, shown) => {
  const { rows } = await read(aWorkbook(`<row r="1"><c r="A1" s="1"><v>${value}</v></c></row>`, [code]))
  expect(rows).toEqual([[shown]])
})

const DRAWING = `<xdr:wsDr xmlns:xdr="x" xmlns:a="a" xmlns:r="r"><xdr:twoCellAnchor>
  <xdr:from><xdr:col>1</xdr:col><xdr:row>2</xdr:row></xdr:from><xdr:to><xdr:col>3</xdr:col><xdr:row>5</xdr:row></xdr:to>
  <xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="Picture 1" descr="校徽"/></xdr:nvPicPr>
  <xdr:blipFill><a:blip r:embed="rId1"/></xdr:blipFill>
  <xdr:spPr><a:xfrm><a:ext cx="952500" cy="476250"/></a:xfrm></xdr:spPr></xdr:pic></xdr:twoCellAnchor>
  <xdr:oneCellAnchor><xdr:from><xdr:col>0</xdr:col><xdr:row>7</xdr:row></xdr:from>
  <xdr:pic><xdr:nvPicPr><xdr:cNvPr id="3" name="Picture 2"/></xdr:nvPicPr>
  <xdr:blipFill><a:blip r:embed="rId2"/></xdr:blipFill></xdr:pic></xdr:oneCellAnchor></xdr:wsDr>`

test('pictures over a sheet lie at their cells; one that no browser shows has no address', async () => {
  const { rows, pictures } = await read(
    aWorkbook('<row r="1"><c r="A1"><v>1</v></c></row>', [], {
      'xl/worksheets/_rels/sheet1.xml.rels': relations({ rId1: ['drawing', '../drawings/drawing1.xml'] }),
      'xl/drawings/drawing1.xml': DRAWING,
      'xl/drawings/_rels/drawing1.xml.rels': relations({
        rId1: ['image', '../media/image1.png'],
        rId2: ['image', '/xl/media/image2.emf'],
      }),
      'xl/media/image1.png': A_PNG,
      'xl/media/image2.emf': Buffer.from('01000000', 'hex'),
    }),
  )
  expect(pictures).toEqual([
    {
      row: 2,
      column: 1,
      rows: 4,
      width: 100,
      height: 50,
      title: '校徽',
      address: `data:image/png;base64,${A_PNG.toString('base64')}`,
    },
    { row: 7, column: 0, rows: 1, width: 0, height: 0, title: '', address: '' },
  ])
  expect([rows.length, rows[0]]).toEqual([8, ['1', '']])
})

test('a picture that WPS puts into a cell stands there, not the call of a function', async () => {
  const call = (id: string) => `=DISPIMG(&quot;${id}&quot;,1)`
  const cell = (at: string, id: string) =>
    `<c r="${at}" t="str"><f>_xlfn.${call(id).slice(1)}</f><v>${call(id)}</v></c>`
  const { rows, pictures } = await read(
    aWorkbook(`<row r="1">${cell('A1', 'ID_1')}${cell('B1', 'ID_GONE')}<c r="C1"><v>5</v></c></row>`, [], {
      'xl/cellimages.xml': `<etc:cellImages xmlns:etc="e" xmlns:xdr="x" xmlns:a="a" xmlns:r="r"><etc:cellImage><xdr:pic>
        <xdr:nvPicPr><xdr:cNvPr id="1" name="ID_1" descr="照片"/></xdr:nvPicPr>
        <xdr:blipFill><a:blip r:embed="rId1"/></xdr:blipFill>
        <xdr:spPr><a:xfrm><a:ext cx="952500" cy="952500"/></a:xfrm></xdr:spPr></xdr:pic></etc:cellImage></etc:cellImages>`,
      'xl/_rels/cellimages.xml.rels': relations({ rId1: ['image', 'media/image1.png'] }),
      'xl/media/image1.png': A_PNG,
    }),
  )
  expect(rows).toEqual([['', '', '5']])
  expect(pictures).toMatchObject([
    {
      row: 0,
      column: 0,
      rows: 1,
      width: 100,
      title: '照片',
      address: expect.stringContaining('data:') as unknown,
    },
    { row: 0, column: 1, address: '' },
  ])
})

test('a picture that Excel puts into a cell stands there, not #VALUE!', async () => {
  const { rows, pictures } = await read(
    aWorkbook('<row r="1"><c r="A1" t="e" vm="1"><v>#VALUE!</v></c></row>', [], {
      'xl/metadata.xml':
        '<metadata><futureMetadata name="XLRICHVALUE"><bk><extLst><ext><xlrd:rvb xmlns:xlrd="x" i="0"/></ext></extLst></bk></futureMetadata><valueMetadata><bk><rc t="1" v="0"/></bk></valueMetadata></metadata>',
      'xl/richData/rdrichvalue.xml': '<rvData><rv s="0"><v>0</v><v>5</v></rv></rvData>',
      'xl/richData/richValueRel.xml': '<richValueRels xmlns:r="r"><rel r:id="rId1"/></richValueRels>',
      'xl/richData/_rels/richValueRel.xml.rels': relations({ rId1: ['image', '../media/image1.png'] }),
      'xl/media/image1.png': A_PNG,
    }),
  )
  expect([rows, pictures.map(({ row, column, address }) => [row, column, address === ''])]).toEqual([
    [['']],
    [[0, 0, false]],
  ])
})

test('a part that is not well formed takes only its own with it', async () => {
  const { rows } = await read(
    aWorkbook('<row r="1"><c r="A1" t="str"><v>文</v></c></row>', [], {
      'xl/worksheets/_rels/sheet1.xml.rels': '<Relationships><oops',
      'xl/cellimages.xml': '<a><b></a>',
    }),
  )
  expect(rows).toEqual([['文']])
})
