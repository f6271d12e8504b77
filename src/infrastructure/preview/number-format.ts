import { format } from 'numfmt'
import { allNamed, firstNamed, type Package } from './package-xml.ts'

const TIME = 'h"时"mm"分"'
const SECONDS = 'h"时"mm"分"ss"秒"'
const MONTH = 'yyyy"年"m"月"'
const DAY = 'm"月"d"日"'
const MONEY = '"¥"#,##0'

/** The formats that a number alone stands for (ECMA-376, 18.8.30), as a Chinese spreadsheet has them. */
const BUILT_IN: Readonly<Record<number, string>> = {
  ...{ 1: '0', 2: '0.00', 3: '#,##0', 4: '#,##0.00' },
  ...{ 5: `${MONEY};-${MONEY}`, 6: `${MONEY};-${MONEY}`, 7: `${MONEY}.00;-${MONEY}.00` },
  ...{ 8: `${MONEY}.00;-${MONEY}.00`, 9: '0%', 10: '0.00%', 11: '0.00E+00', 12: '# ?/?', 13: '# ??/??' },
  ...{ 14: 'yyyy/m/d', 15: 'd-mmm-yy', 16: 'd-mmm', 17: 'mmm-yy', 18: 'h:mm AM/PM', 19: 'h:mm:ss AM/PM' },
  ...{ 20: 'h:mm', 21: 'h:mm:ss', 22: 'yyyy/m/d h:mm' },
  ...{ 27: MONTH, 28: DAY, 29: DAY, 30: 'm-d-yy', 31: `yyyy"年"${DAY}`, 32: TIME, 33: SECONDS },
  ...{ 34: `AM/PM${TIME}`, 35: `AM/PM${SECONDS}`, 36: MONTH },
  ...{ 37: '#,##0;-#,##0', 38: '#,##0;-#,##0', 39: '#,##0.00;-#,##0.00', 40: '#,##0.00;-#,##0.00' },
  ...{ 41: '#,##0;-#,##0;"-"', 42: `${MONEY};-${MONEY};"-"`, 43: '#,##0.00;-#,##0.00;"-"' },
  ...{ 44: `${MONEY}.00;-${MONEY}.00;"-"`, 45: 'mm:ss', 46: '[h]:mm:ss', 47: 'mm:ss.0', 48: '##0.0E+0' },
  ...{ 50: MONTH, 51: DAY, 52: MONTH, 53: DAY, 54: DAY, 55: `AM/PM${TIME}`, 56: `AM/PM${SECONDS}` },
  ...{ 57: MONTH, 58: DAY },
}

/** What the formatter knows by another name: forms of the system, and of a Chinese spreadsheet. */
const plainCode = (code: string): string =>
  code
    .replace(/\[\$-F800\][^;]*/gi, 'yyyy"年"m"月"d"日"')
    .replace(/\[\$-F400\][^;]*/gi, 'h:mm:ss')
    .replaceAll('上午/下午', 'AM/PM')
    .replaceAll('G/通用格式', 'General')

/** The format of each style of a workbook, by its number; null for one that says nothing. */
export const numberFormatsOf = (workbook: Package): ((style: number) => string | null) => {
  const styles = workbook.tree('xl/styles.xml')
  const own = new Map(
    allNamed(styles, 'numFmt').map(({ attributes }) => [
      Number(attributes['numFmtId']),
      attributes['formatCode'] ?? '',
    ]),
  )
  const cells = firstNamed(styles, 'cellXfs')?.children ?? []
  const codes = cells.map(({ attributes }) => {
    const id = Number(attributes['numFmtId'])
    const code = own.get(id) ?? BUILT_IN[id] ?? ''
    return code === '' || /^general$/i.test(code) ? null : plainCode(code)
  })
  return (style) => codes[style] ?? null
}

/** 0.1 + 0.2 is shown as people calculate. */
export const plainNumber = (value: number): string => String(Number(value.toPrecision(12)))

/** A number as its cell shows it; plain where the format is not to be understood. */
export const formattedNumber = (value: number, code: string): string => {
  const text = format(code, value, { locale: 'zh_CN', throws: false })
  return /^#{3,}$/.test(text) ? plainNumber(value) : text.trim()
}
