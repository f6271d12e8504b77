const MOBILE = /^1\d{10}$/

/** 13800000001.0, 1.3800000001E+10: how a number is written by programs that take it for one. */
const asNumber = (text: string): string => {
  const [, whole = '', digits = ''] = /^(1)\.(\d{8,10})0*E\+?10$/i.exec(text) ?? []
  return whole === '' ? text.replace(/^(\d{11})\.0+$/, '$1') : whole + digits.padEnd(10, '0')
}

/** A phone number as eleven digits, however it was written; null where it is none. */
export const mobileOf = (text: string): string | null => {
  const plain = text.normalize('NFKC').replace(/[\s\p{Cf}'‘’`·\-‐-―−()]/gu, '')
  const digits = asNumber(plain).replace(/^(?:\+|00)?86(?=1\d{10}$)/, '')
  return MOBILE.test(digits) ? digits : null
}

/** Why a text is no phone number. */
export const mobileFault = (text: string): string => {
  const plain = text.normalize('NFKC').trim()
  if (plain === '') return '没有手机号'
  if (/^1(?:\.\d+)?E\+?10$/i.test(plain))
    return `手机号存成了“${plain}”，后几位已经丢失；请把这一列的格式改为文本后重新填写`
  if (/^1\d{10}\D+1\d{10}$/.test(plain)) return '手机号有两个，请只留一个'
  return `手机号“${plain.slice(0, 20)}”不是 11 位数字`
}
