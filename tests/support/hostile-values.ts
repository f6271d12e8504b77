import { inspect } from 'node:util'
import { validatorCompiler } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'

interface Described {
  readonly type?: string
  readonly anyOf?: readonly Described[]
  readonly properties?: Readonly<Record<string, Described>>
  readonly required?: readonly string[]
  readonly items?: Described
  readonly minItems?: number
  readonly const?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly minLength?: number
  readonly pattern?: string
  readonly format?: string
}

/** Where a value stands in a request: `Items`, `0`, `Answer`. */
export type Place = readonly (string | number)[]

export interface RequestValues {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** A request of a call with one value changed. */
export interface HostileRequest {
  readonly part: 'params' | 'query' | 'body'
  readonly place: Place
  readonly value: unknown
  readonly values: RequestValues
}

const LONE_SURROGATES = ['\ud800', '\udc00', 'a\ud83d', '\udca9b', '\ude00\ud83d']
const NUL_BYTES = ['\u0000', 'a\u0000b', '\u0000'.repeat(64)]

/** Text that no database holds and no encoder writes: to be refused by name. */
export const UNSTORABLE = [...LONE_SURROGATES, ...NUL_BYTES]

const NUMBERS = [
  -1,
  0,
  0.5,
  255,
  32_767,
  32_768,
  65_536,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  1e-30,
  -1e-30,
  5e-324,
  1e-45,
  3.5e38,
  1e308,
  -1e308,
]

const WORDS_FOR_NUMBERS = ['NaN', 'Infinity', '-Infinity', '1e400', '0x10', '１２', ' ', '1 ', '-0', '1e-400']

const TIMES = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59-23:59',
  '2026-02-30T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '-271821-04-20T00:00:00Z',
  '2026-01-01T24:00:00Z',
]

const TEXTS = [
  '',
  ' ',
  '\u00a0\u3000',
  '\ufeff',
  '\u202e\u202d',
  '\ufffe\uffff',
  '😀'.repeat(30),
  "'; drop table content; --",
  '%_\\',
  '\\',
  '(((((((',
  '&|!:*<->',
  '\\u0000',
  '<script>',
  '&#0;&#xD800;&#x110000;',
  'a'.repeat(100),
  '字'.repeat(100_000),
  '-1',
  '2147483648',
  '1,2,2147483648',
  '99999999999999999999',
  'hasOwnProperty',
  '__proto__',
  '../../etc/passwd',
]

const OTHER_KINDS = [null, true, [], {}, [[]], { a: 1 }]

const hostileFor = (kind: Described, isBody: boolean): readonly unknown[] => {
  const kinds = isBody ? OTHER_KINDS : []
  if (kind.type === 'integer' || kind.type === 'number')
    return [...NUMBERS, ...(isBody ? ['1', 'NaN'] : WORDS_FOR_NUMBERS), ...kinds]
  if (kind.type === 'string') return [...UNSTORABLE, ...TEXTS, ...TIMES, ...kinds, ...(isBody ? [5] : [])]
  if (kind.type === 'array') return [[], Array.from({ length: 3000 }, () => 1), [null], 'x', ...kinds]
  return isBody ? [null, [], 'x', 5] : []
}

/** What a field is at its core: of `A | null` it is A. */
const core = (kind: Described): Described => kind.anyOf?.find((one) => one.type !== 'null') ?? kind

/** Something that the schema takes; `known` has what is there to be named, by the field's name. */
const sample = (schema: Described, name: string, known: Readonly<Record<string, unknown>>): unknown => {
  const kind = core(schema)
  if (Object.hasOwn(known, name)) return known[name]
  if (kind.const !== undefined) return kind.const
  if (kind.type === 'object')
    return Object.fromEntries(
      Object.entries(kind.properties ?? {}).map(([key, inner]) => [key, sample(inner, key, known)]),
    )
  if (kind.type === 'array') return kind.items === undefined ? [] : [sample(kind.items, name, known)]
  if (kind.type === 'boolean') return false
  if (kind.type === 'string') {
    if (kind.format === 'date-time') return '2025-09-01T02:00:00Z'
    return 'sample text'.padEnd(kind.minLength ?? 0, 'x').slice(0, kind.maxLength)
  }
  return Math.max(kind.minimum ?? 1, 1) <= (kind.maximum ?? 1) ? Math.max(kind.minimum ?? 1, 1) : kind.maximum
}

const placesIn = (schema: Described, at: Place = []): readonly { place: Place; kind: Described }[] => {
  const kind = core(schema)
  const here = at.length === 0 ? [] : [{ place: at, kind }]
  if (kind.type === 'object')
    return [
      ...here,
      ...Object.entries(kind.properties ?? {}).flatMap(([key, inner]) => placesIn(inner, [...at, key])),
    ]
  if (kind.type === 'array' && kind.items !== undefined) return [...here, ...placesIn(kind.items, [...at, 0])]
  return here
}

const changed = (whole: unknown, [first, ...rest]: Place, value: unknown): unknown => {
  if (first === undefined) return value
  if (typeof first === 'number') return [changed((whole as unknown[])[first], rest, value)]
  const fields = whole as Record<string, unknown>
  return { ...fields, [first]: changed(fields[first], rest, value) }
}

const described = (schema: z.ZodMiniType): Described =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described

const partsOf = (call: Call) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = call[part]
    return schema === undefined ? [] : [{ part, schema: described(schema) }]
  })

/** The contract stays as it is while tests run: what it says of a call is read once. */
const partsRead = new WeakMap<Call, ReturnType<typeof partsOf>>()
const readPartsOf = (call: Call): ReturnType<typeof partsOf> => {
  const parts = partsRead.get(call) ?? partsOf(call)
  partsRead.set(call, parts)
  return parts
}

/** A request that the call takes. */
export const usualOf = (call: Call, known: Readonly<Record<string, unknown>>): RequestValues =>
  Object.fromEntries(readPartsOf(call).map(({ part, schema }) => [part, sample(schema, '', known)]))

/** A request that the call takes, and every request that differs from it in one hostile value. */
export const requestsOf = (call: Call, known: Readonly<Record<string, unknown>>) => {
  const usual = usualOf(call, known)
  const hostile: HostileRequest[] = readPartsOf(call).flatMap(({ part, schema }) =>
    placesIn(schema).flatMap(({ place, kind }) =>
      hostileFor(kind, part === 'body').map((value) => ({
        part,
        place,
        value,
        values: { ...usual, [part]: changed(usual[part], place, value) } as RequestValues,
      })),
    ),
  )
  return { usual, hostile }
}

const arrived = new Map<string, string>()
/** What a text in an address has become when it arrives; told once for each, since one of them is a megabyte on the way. */
const asArrived = (text: string): string => {
  const known = arrived.get(text)
  if (known !== undefined) return known
  const told = new URLSearchParams(new URLSearchParams([['field', text]]).toString()).get('field') ?? ''
  arrived.set(text, told)
  return told
}

/** What a part of a request has become when the server's validator is given it: an address is text, a body is JSON. */
const received = ({ part, values }: HostileRequest): unknown => {
  if (part === 'body') return JSON.parse(JSON.stringify(values.body))
  const given = Object.entries(values.query ?? {}).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([key, value]) => [key, asArrived(String(value))]))
}

/** What the validator of the server makes of the changed part. */
interface Read {
  /** The fields that it names as wrong; null where it takes the part. */
  readonly refused: readonly string[] | null
  /** Alike for two that a route cannot tell from each other, since it is handed the same. */
  readonly as: string
}

/** No two values that differ are written alike. */
const written = (value: unknown): string =>
  inspect(value, { depth: null, maxStringLength: null, maxArrayLength: null, breakLength: Infinity })

/** Asks the validator that the server puts before its routes, without a request. */
export const readsAs = (call: Call, request: HostileRequest): Read => {
  const { part, values } = request
  const schema = call[part]
  // An address is taken apart before it is validated, and may be another one.
  if (part === 'params' || schema === undefined) return { refused: null, as: written(values) }
  const read = validatorCompiler({ schema, method: call.method, url: call.path })(received(request)) as
    | { readonly value: unknown; readonly error?: undefined }
    | { readonly error: readonly { readonly instancePath: string }[] }
  if (read.error === undefined) return { refused: null, as: written(read.value) }
  const fields = read.error.map(({ instancePath }) => instancePath.slice(1).replaceAll('/', '.'))
  return { refused: [...new Set(fields)], as: '' }
}
