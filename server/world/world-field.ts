import * as z from 'zod/mini'
import { keptText, type TextOf, withFileNames } from '../html/rich-text.ts'

/** An item, or a part of one, that cannot be taken; the message says why, in Chinese. */
export class ItemRefused extends Error {
  override readonly name = 'ItemRefused'
}

/** What a value needs to leave: keys for ids, places in the folder for files. */
export interface Leaving {
  keyOf(kind: string, id: number): string
  /** `files/…`. */
  fileOf(id: number): string
  /** A stored public picture by its place in the folder; any other address as it is. */
  addressOf(address: string): string
}

/** What a value needs to come in; each throws ItemRefused. */
export interface Coming {
  idOf(kind: string, key: string): number
  fileOf(path: string): number
  addressOf(path: string): string
}

/** A value of a column, as a line of a world has it. */
export interface Field {
  readonly schema: z.ZodMiniType
  /** Left out of a line where it is this. */
  readonly usual?: unknown
  /** Its column, where that has another name. */
  readonly column?: string
  out(value: unknown, to: Leaving): unknown
  in(value: unknown, from: Coming): unknown
}

const same = (value: unknown): unknown => value

const plain = (schema: z.ZodMiniType, usual?: unknown): Field => ({
  schema,
  out: same,
  in: same,
  ...(usual === undefined ? {} : { usual }),
})

export const text = (most: number, usual?: string): Field => plain(z.string().check(z.maxLength(most)), usual)

/** A text that says something. */
export const name = (most = 200): Field => plain(z.string().check(z.minLength(1), z.maxLength(most)))

export const amount = (least: number, most: number, usual?: number): Field =>
  plain(z.int().check(z.minimum(least), z.maximum(most)), usual)

export const share = (least: number, most: number): Field =>
  plain(z.number().check(z.minimum(least), z.maximum(most)))

export const flag = (usual = false): Field => plain(z.boolean(), usual)

export const list = (most: number, each: z.ZodMiniType): Field =>
  plain(z.array(each).check(z.maxLength(most)), [])

const MOMENT = z.iso.datetime({ offset: true })

/** An instant, with its offset from UTC. */
export const moment = (): Field => ({
  schema: MOMENT,
  out: (value) => (value as Date).toISOString(),
  in: (value) => new Date(value as string),
})

/** One of some words, each for a number of the database. */
export const word = (words: Readonly<Record<string, number>>, usual?: string): Field => ({
  schema: z.enum(Object.keys(words) as [string, ...string[]]),
  out: (value) => Object.keys(words).find((it) => words[it] === value) ?? null,
  in: (value) => words[value as string],
  ...(usual === undefined ? {} : { usual }),
})

const KEY = z.string().check(z.minLength(1), z.maxLength(200))

/** The key of an item of this kind. */
export const ref = (kind: string): Field => ({
  schema: KEY,
  out: (value, { keyOf }) => keyOf(kind, value as number),
  in: (value, { idOf }) => idOf(kind, value as string),
})

const PATH = z.string().check(z.minLength(1), z.maxLength(500))

/** A file of the folder. */
export const file = (): Field => ({
  schema: PATH,
  out: (value, { fileOf }) => fileOf(value as number),
  in: (value, { fileOf }) => fileOf(value as string),
})

/** A picture that everybody may fetch: a file of the folder, or an address. */
export const picture = (): Field => ({
  schema: z.string().check(z.maxLength(2000)),
  usual: '',
  out: (value, { addressOf }) => addressOf(value as string),
  in: (value, { addressOf }) => addressOf(value as string),
})

/** In the one form that sanitising leaves, so that what comes in is what left. */
export const htmlOut = (html: string, to: Leaving, of: TextOf = 'question'): string => {
  if (!/[<>&]/.test(html)) return html
  const { html: calm } = keptText(
    withFileNames(html, (id) => `src="${id}"`),
    Number,
    of,
  )
  return withFileNames(calm, (id) => `src="${to.fileOf(id)}"`)
}

/** Sanitised as everything from outside is; pictures of the folder become stored ones, others go. */
export const htmlIn = (html: string, from: Coming, of: TextOf = 'question'): string =>
  keptText(html, (address) => (address.startsWith('files/') ? from.fileOf(address) : null), of).html

/** HTML; pictures are files of the folder: `<img src="files/…">`. */
export const html = (of: TextOf = 'question'): Field => ({
  schema: z.string().check(z.maxLength(100_000)),
  usual: '',
  out: (value, to) => htmlOut(value as string, to, of),
  in: (value, from) => htmlIn(value as string, from, of),
})

/** A value of a column that has another name in a line. */
export const as = (column: string, inner: Field): Field => ({ ...inner, column })

/** Null where the line says nothing. */
export const orNull = (inner: Field): Field => ({
  schema: z.nullable(inner.schema),
  usual: null,
  out: (value, to) => (value === null ? null : inner.out(value, to)),
  in: (value, from) => (value === null ? null : inner.in(value, from)),
})
