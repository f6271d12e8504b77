const digits = '零一二三四五六七八九'
const digit = (sign: string): string => digits[Number(sign)] ?? sign

const belowTenThousand = (value: number): string => {
  const units = ['', '十', '百', '千']
  const signs = Array.from(String(value))
  const said = signs
    .map((sign, index) => (sign === '0' ? '零' : digit(sign) + (units[signs.length - 1 - index] ?? '')))
    .join('')
    .replace(/零+/gu, '零')
    .replace(/零$/u, '')
  return said.replace(/^一十/u, '十')
}

const whole = (signs: string): string => {
  const value = Number(signs)
  if (value === 0) return '零'
  if (signs.length > 12 || (signs.startsWith('0') && signs.length > 1))
    return Array.from(signs).map(digit).join('')
  const groups = ['', '万', '亿']
  const parts: string[] = []
  let rest = value
  for (const group of groups) {
    const part = rest % 10_000
    rest = Math.floor(rest / 10_000)
    if (part > 0) parts.unshift(`${part < 1000 && rest > 0 ? '零' : ''}${belowTenThousand(part)}${group}`)
  }
  return parts.join('')
}

/** 25.06 as it is said: 二十五点零六. */
export const cardinal = (number: string): string => {
  const [integer = '', fraction] = number.split('.')
  return fraction === undefined
    ? whole(integer)
    : `${whole(integer)}点${Array.from(fraction).map(digit).join('')}`
}

/** 1949 as a year or a number of a room: 一九四九. */
export const oneByOne = (number: string): string => Array.from(number).map(digit).join('')
