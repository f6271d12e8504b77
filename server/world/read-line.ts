import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import { type Coming, ItemRefused } from './world-field.ts'
import { type Kind, type Line, type Part, rowOf } from './world-kind.ts'

type Values = Readonly<Record<string, unknown>>

const FAULTS: Readonly<Record<string, string>> = {
  invalid_type: '缺少或类型不对',
  too_big: '太长、太大或太多',
  too_small: '太短或太小',
  invalid_value: '不是可以填的值',
  invalid_format: '写法不对',
}

const faultOf = (issue: z.core.$ZodIssue): string => {
  const at = issue.path.map(String).join('.')
  if (issue.code === 'unrecognized_keys')
    return `${at === '' ? '' : `${at} 里`}不认识 ${issue.keys.slice(0, 5).join('、')}`
  return `${at === '' ? '这一行' : at} ${FAULTS[issue.code] ?? '写得不对'}`
}

/** What text says as an object of a shape; throws ItemRefused. */
export const readObject = (text: string | null, schema: z.ZodMiniType): Values => {
  if (text === null) throw new ItemRefused('这一行太长，或不是 UTF-8')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ItemRefused('不是 JSON')
  }
  const read = schema.safeParse(value)
  if (read.success) return read.data as Values
  throw new ItemRefused(read.error.issues.slice(0, 3).map(faultOf).join('；'))
}

const walkParts = (parts: Readonly<Record<string, Part>> = {}, line: Values, from: Coming): void => {
  for (const [name, part] of Object.entries(parts)) {
    const said = line[name]
    const items = (said === undefined ? [] : part.single === true ? [said] : said) as readonly Values[]
    const names = new Set(items.map((item, index) => item['key'] ?? String(index + 1)))
    if (part.keyed !== undefined && names.size < items.length) throw new ItemRefused(`${name} 里有重复的 key`)
    for (const item of items) {
      rowOf(part.fields, item, from)
      walkParts(part.parts, item, from)
    }
  }
}

/** Looks at all that a line says as if it came in. */
export const walkLine = ({ fields, parts, above }: Kind, line: Line, from: Coming): void => {
  rowOf(fields, line, from)
  walkParts(parts, line, from)
  const said = above === undefined ? undefined : (line[above.name] as Values | undefined)
  if (above === undefined || said === undefined) return
  rowOf(above.fields, said, from)
  walkParts(above.parts, said, from)
}

/** The files that a line names. */
export const filesOfLine = (kind: Kind, line: Line): ReadonlySet<string> => {
  const paths = new Set<string>()
  walkLine(kind, line, {
    idOf: () => 1,
    fileOf: (path) => {
      paths.add(path)
      return 1
    },
    addressOf: (path) => {
      if (path.startsWith('files/')) paths.add(path)
      return path
    },
  })
  return paths
}

/** Changes with anything that a line says, its files too. */
export const digestOf = (line: Line, files: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([line, files]))
    .digest('hex')
