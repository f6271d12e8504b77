/** Ways of writing one unit; the sign comes first. */
const NAMES: readonly string[] = [
  'km 千米 公里',
  'm 米',
  'dm 分米',
  'cm 厘米',
  'mm 毫米',
  'μm 微米',
  'nm 纳米',
  'km^2 平方千米 平方公里 km2',
  'm^2 平方米 m2',
  'dm^2 平方分米 dm2',
  'cm^2 平方厘米 cm2',
  'mm^2 平方毫米 mm2',
  'hm^2 公顷 hm2',
  'm^3 立方米 m3',
  'dm^3 立方分米 dm3',
  'cm^3 立方厘米 cm3',
  't 吨',
  'kg 千克 公斤 Kg KG',
  'g 克',
  'mg 毫克',
  'L 升 l',
  'mL 毫升 ml',
  's 秒 秒钟',
  'min 分 分钟',
  'h 时 小时',
  'd 天 日',
  '月 个月',
  '年',
  '元',
  '角',
  '° 度',
  '°C 摄氏度',
  'K 开 开尔文',
  'N 牛 牛顿',
  'J 焦 焦耳',
  'kJ 千焦',
  'W 瓦 瓦特',
  'kW 千瓦',
  'V 伏 伏特',
  'A 安 安培',
  'mA 毫安',
  'Ω 欧 欧姆',
  'Hz 赫 赫兹',
  'Pa 帕 帕斯卡',
  'kPa 千帕',
  'C 库 库仑',
  'T 特斯拉',
  'mol 摩 摩尔',
  'eV 电子伏',
  'kW×h kWh 千瓦时',
  '% ％',
  '‰',
]

const KNOWN: ReadonlyMap<string, string> = new Map(
  NAMES.flatMap((line) => {
    const names = line.split(' ')
    return names.map((name) => [name, names[0] ?? name] as const)
  }),
)

const escaped = (text: string): string => text.replace(/[\^|()[\]{}.*+?\\$/]/g, '\\$&')

const ONE = `(?:${[...KNOWN.keys()]
  .sort((one, other) => other.length - one.length)
  .map(escaped)
  .join('|')})(?:\\^-?\\d)?`

/** A measure at the start of a text, with what it is divided and multiplied by. */
const MEASURE = new RegExp(
  `^${ONE}(?:×${ONE})?(?:[/每]\\(${ONE}×${ONE}\\)|[/每]${ONE}|×${ONE})?(?![A-Za-z0-9^/])`,
)

/** Words before or behind which a single sign would be a number or the beginning of another unit. */
const NO_COUNTER = /^[千百十万亿毫厘分平立公微纳兆\d(（]/

/** A measure with a name of its own, or made of such. */
export const isKnownUnit = (unit: string): boolean => MEASURE.exec(unit)?.[0] === unit

/** One way of writing a unit: 千米/时 and km/h are one. */
export const unitKey = (unit: string): string =>
  unit
    .replaceAll(' ', '')
    .replaceAll('每', '/')
    .split(/([/×()])/)
    .map((piece) => KNOWN.get(piece) ?? piece)
    .join('')

/**
 * The units that a text behind a blank may begin with, in plain notation without spaces: the measure that stands there, or
 * the word by which things are counted.
 */
export const unitsAtStart = (behind: string): readonly string[] => {
  const inBrackets = /^[(（]([^()（）]{1,12})[)）]/.exec(behind)?.[1]
  if (inBrackets !== undefined) return isUnitLike(inBrackets) ? [inBrackets] : []
  const [measure] = MEASURE.exec(behind) ?? []
  if (measure !== undefined) return [measure]
  const [word = ''] = /^[\p{Script=Han}/]{1,6}/u.exec(behind) ?? []
  const first = Array.from(word)[0] ?? ''
  return NO_COUNTER.test(word) || word === '' ? [] : [...new Set([word, first])]
}

const isUnitLike = (text: string): boolean =>
  isKnownUnit(text) || /^[^\d,，;；]{1,4}\/[^\d,，;；]{1,4}$/.test(text)

/** The units that the words of a question name: （单位：平方米/月）, 多少千克. */
export const unitsNamed = (words: string): readonly string[] => {
  const told = words.match(/单位[:：是为]?[^,，。;；:：()（）]{1,12}/g) ?? []
  const asked = words.match(/(?:多少|几)[^,，。;；:：()（）?？_]{1,8}/g) ?? []
  return [
    ...told.map((text) => text.replace(/^单位[:：是为]?/, '').replace(/["'”“]/g, '')),
    ...asked.flatMap((text) => unitsAtStart(text.replace(/^(?:多少|几)/, ''))),
  ]
}

/** The unit in brackets behind a name in the words, e.g. v(平方米/月), where that name stands in the clause of the blank. */
export const unitsOfName = (words: string, clause: string): readonly string[] =>
  [...words.matchAll(/([A-Za-zα-ω]|[\p{Script=Han}]{2})[(（]([^()（）]{1,12})[)）]/gu)].flatMap(
    ([, name = '', unit = '']) => (clause.includes(name) && isUnitLike(unit) ? [unit] : []),
  )

/** The measures in the words that are made of two, e.g. 平方米/月. */
export const ratesIn = (words: string): readonly string[] =>
  [...words.matchAll(/[A-Za-zΩ°\p{Script=Han}^0-9]{1,6}\/[A-Za-z\p{Script=Han}]{1,4}/gu)].flatMap(
    ([text]) => {
      const starts = Array.from(text, (_, at) => MEASURE.exec(text.slice(at))?.[0] ?? '')
      return starts.filter((measure) => measure.includes('/')).slice(0, 1)
    },
  )
