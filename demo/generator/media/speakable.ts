import { cardinal, oneByOne } from './numerals.ts'

type Rule = readonly [pattern: RegExp, said: string | ((...groups: string[]) => string)]

const superscripts: Readonly<Record<string, string>> = {
  '⁰': '0',
  '¹': '1',
  '²': '2',
  '³': '3',
  '⁴': '4',
  '⁵': '5',
  '⁶': '6',
  '⁷': '7',
  '⁸': '8',
  '⁹': '9',
  '⁺': '+',
  '⁻': '−',
}
const subscripts = '₀₁₂₃₄₅₆₇₈₉'

const power = (signs: string): string => {
  const plain = Array.from(signs)
    .map((sign) => superscripts[sign] ?? sign)
    .join('')
  if (plain === '2') return '的平方'
  if (plain === '3') return '的立方'
  if (/[+−]$/u.test(plain)) return '离子'
  return `的${plain.replace('−', '负')}次方`
}

/** In this order: what a sign means depends on what stands around it. */
const rules: readonly Rule[] = [
  [/[═=＝]\s*(?:△|加热)\s*[═=＝]/gu, '，加热，生成，'],
  [/[═=＝]\s*(点燃|高温|通电|催化剂)\s*[═=＝]/gu, '，$1，生成，'],
  [/\s*[═=＝→]\s*(?=\d?(?:H₂|O₂|OH|CO₂|Na|Ca|Cl|NH|Fe|Cu|Mg|SO|P₂))/gu, '，生成，'],
  [/⇌/gu, '，可逆生成，'],
  [/[↑↓]/gu, ''],
  [/(?<=[a-z])’(?=[a-z])/gu, "'"],
  [/\d{4}(?=\s*[-–—－～至]+\s*\d{4}年)/gu, (year) => oneByOne(year)],
  [/e⁻/gu, '个电子'],
  [/[′’](?=[^a-z]|$)/gu, '撇'],
  [/∶/gu, '比'],
  [/ɪ/gu, 'i'],
  [/[₀-₉]/gu, (sign) => ` ${subscripts.indexOf(sign)} `],
  [/[⁰¹²³⁴-⁹⁺⁻]+/gu, power],
  [/km\/h/gu, '千米每小时'],
  [/m\/s的平方/gu, '米每二次方秒'],
  [/m\/s/gu, '米每秒'],
  [/g\/cm的立方/gu, '克每立方厘米'],
  [/kg\/m的立方/gu, '千克每立方米'],
  [/N\/kg/gu, '牛每千克'],
  [/(\d)\s*km的平方(?![a-z])/gu, '$1平方千米'],
  [/(\d)\s*cm的平方(?![a-z])/gu, '$1平方厘米'],
  [/(\d)\s*dm的平方(?![a-z])/gu, '$1平方分米'],
  [/(\d)\s*m的平方(?![a-z])/gu, '$1平方米'],
  [/(\d)\s*cm的立方(?![a-z])/gu, '$1立方厘米'],
  [/(\d)\s*m的立方(?![a-z])/gu, '$1立方米'],
  [/(\d)\s*km(?![a-zA-Z])/gu, '$1千米'],
  [/(\d)\s*cm(?![a-zA-Z])/gu, '$1厘米'],
  [/(\d)\s*dm(?![a-zA-Z])/gu, '$1分米'],
  [/(\d)\s*mm(?![a-zA-Z])/gu, '$1毫米'],
  [/(\d)\s*m(?![a-zA-Z])/gu, '$1米'],
  [/(\d)\s*kg(?![a-zA-Z])/gu, '$1千克'],
  [/(\d)\s*mL(?![a-zA-Z])/gu, '$1毫升'],
  [/(\d)\s*L(?![a-zA-Z])/gu, '$1升'],
  [/(\d)\s*g(?![a-zA-Z])/gu, '$1克'],
  [/(\d)\s*s(?![a-zA-Z])/gu, '$1秒'],
  [/(\d)\s*min(?![a-zA-Z])/gu, '$1分钟'],
  [/(\d)\s*h(?![a-zA-Z])/gu, '$1小时'],
  [/(\d)\s*N(?![a-zA-Z])/gu, '$1牛'],
  [/(\d)\s*J(?![a-zA-Z])/gu, '$1焦'],
  [/(\d)\s*W(?![a-zA-Z])/gu, '$1瓦'],
  [/(\d)\s*V(?![a-zA-Z])/gu, '$1伏'],
  [/(\d)\s*A(?![a-zA-Z])/gu, '$1安'],
  [/(\d)\s*Ω/gu, '$1欧'],
  [/℃/gu, '摄氏度'],
  [/(\d)°/gu, '$1度'],
  [/([\d.]+)\s*[%％]/gu, '百分之$1'],
  [/(\d)\s*[:：]\s*(\d)/gu, '$1比$2'],
  [/(\d+)\s*\/\s*(\d+)/gu, '$2分之$1'],
  [/([\d零一二三四五六七八九])\s*[-–—~～－]+\s*(\d)/gu, '$1到$2'],
  [/(?<=^|[（(，、：＝=×÷])\s*[-−－](?=\d)/gu, '负'],
  [/[+＋]/gu, '加'],
  [/(?<=[\dA-Za-z）)方子次])\s*[−－-]\s*(?=[\d（(]|[A-Za-z]{1,2}(?![a-z]))/gu, '减'],
  [/[×·](?=[\dA-Za-z])/gu, '乘'],
  [/÷/gu, '除以'],
  [/[=＝]/gu, '等于'],
  [/≈/gu, '约等于'],
  [/≠/gu, '不等于'],
  [/[<＜]/gu, '小于'],
  [/[>＞]/gu, '大于'],
  [/≤/gu, '小于等于'],
  [/≥/gu, '大于等于'],
  [/√/gu, '根号'],
  [/△/gu, '三角形'],
  [/∠/gu, '角'],
  [/π/gu, '派'],
  [/[→⟶]/gu, '，到，'],
  [/⊥/gu, '垂直于'],
  [/∥/gu, '平行于'],
  [/\d{3,4}(?=\s*(?:年(?!级)|版))/gu, (number) => oneByOne(number)],
  [/\d+(?:\.\d+)?/gu, (number) => cardinal(number)],
  [/[“”‘’「」《》〈〉【】[\]*_｜|/×]/gu, ' '],
  [/[（(]/gu, '，'],
  [/[）)]/gu, '，'],
  [/——|…+|—/gu, '，'],
  [/(?<=\p{Script=Han})·(?=\p{Script=Han})/gu, ''],
  [/[，、；：。！？\s]*[，；：。！？](?=[，、；：。！？])/gu, ''],
]

/** The text as it is read aloud: signs, units and numbers become words. */
export const speakable = (text: string): string =>
  rules
    .reduce(
      (said, [pattern, word]) =>
        typeof word === 'string' ? said.replace(pattern, word) : said.replace(pattern, word),
      text,
    )
    .replace(/\s+/gu, ' ')
    .trim()
