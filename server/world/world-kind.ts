import * as z from 'zod/mini'
import type { PgTable } from '../db/table.ts'
import type { Coming, Field, Leaving } from './world-field.ts'

/** Rows of a table that belong to an item, or to a part of one. */
export interface Part {
  readonly table: PgTable
  /** The column that names the row they belong to. */
  readonly parent: string
  readonly fields: Readonly<Record<string, Field>>
  /** Columns in whose order they stand. Where one of them is `sort` and no field, it counts from 1. */
  readonly order: readonly string[]
  readonly parts?: Readonly<Record<string, Part>>
  /** The kind of their keys: such rows keep their ids when their item comes again. */
  readonly keyed?: string
  /** Others name them, so that their keys are told apart beyond their item. */
  readonly isNamed?: boolean
  /** Columns that tell one that is there already, without a key, from the others of its item. */
  readonly natural?: readonly string[]
  /** There is one at most. */
  readonly single?: boolean
  /** The column that says since when a keyed one is no more, instead of deleting it. */
  readonly hidden?: string
  /** Columns that no line says, and what they are; rows that differ in them belong to no world. */
  readonly only?: Readonly<Record<string, string | number | null>>
  readonly most: number
}

/** A row that stands above an item: a question of the bank is a content too. */
export interface Above {
  /** The member of a line that has its fields. */
  readonly name: string
  /** The item's column that names it. */
  readonly column: string
  readonly table: PgTable
  readonly fields: Readonly<Record<string, Field>>
  readonly only: Readonly<Record<string, string | number | null>>
  /** Columns of a new row that no line says. */
  readonly fresh: Readonly<Record<string, unknown>>
  readonly parts: Readonly<Record<string, Part>>
}

/** Things of one kind: a file of lines, each an item whole. */
export interface Kind {
  readonly kind: string
  /** `schools`, for schools.jsonl. */
  readonly file: string
  /** 学校. */
  readonly title: string
  readonly table: PgTable
  readonly fields: Readonly<Record<string, Field>>
  readonly parts?: Readonly<Record<string, Part>>
  readonly above?: Above
  readonly only?: Readonly<Record<string, string | number | null>>
  /** Columns of a new row that no line says. */
  readonly fresh?: Readonly<Record<string, unknown>>
  /** What is there already without a key is left as it is. */
  readonly keepsOwn?: boolean
  /** The column by which an item stands under another of its kind. */
  readonly under?: string
  /** The column that is the content that searches find. */
  readonly found?: string
  /** Columns that tell an item that is there already, without a key, from others. */
  readonly natural?: readonly string[]
  /** Lines of the template. */
  readonly examples: readonly Readonly<Record<string, unknown>>[]
}

const KEY = z.string().check(z.regex(/^[^\s/]{1,80}$/))

const shapeOf = (fields: Readonly<Record<string, Field>>): Record<string, z.ZodMiniType> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, { schema, usual }]) => [
      key,
      usual === undefined ? schema : z.optional(schema),
    ]),
  )

const partSchema = (part: Part): z.ZodMiniType => {
  const one = z.strictObject({
    ...(part.keyed === undefined ? {} : { key: z.optional(KEY) }),
    ...shapeOf(part.fields),
    ...partsShape(part.parts),
  })
  return part.single === true ? one : z.array(one).check(z.maxLength(part.most))
}

const partsShape = (parts: Kind['parts'] = {}): Record<string, z.ZodMiniType> =>
  Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, z.optional(partSchema(part))]))

/** What a line of this kind may say. */
export const lineSchema = ({ fields, parts, above }: Kind): z.ZodMiniType =>
  z.strictObject({
    key: KEY,
    ...shapeOf(fields),
    ...partsShape(parts),
    ...(above === undefined
      ? {}
      : {
          [above.name]: z.optional(z.strictObject({ ...shapeOf(above.fields), ...partsShape(above.parts) })),
        }),
  })

/** A line, once its schema has seen it. */
export type Line = Readonly<Record<string, unknown>> & { readonly key: string }

/** The column of a member of a line. */
export const columnOf = (member: string, { column }: Field): string => column ?? member

/** The row that fields of a line make. */
export const rowOf = (
  fields: Readonly<Record<string, Field>>,
  line: Readonly<Record<string, unknown>>,
  from: Coming,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([member, field]) => [
      columnOf(member, field),
      field.in(line[member] === undefined ? field.usual : line[member], from),
    ]),
  )

/** The members of a line that a row makes; what is as usual is left out. */
export const membersOf = (
  fields: Readonly<Record<string, Field>>,
  row: Readonly<Record<string, unknown>>,
  to: Leaving,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([member, field]) => {
      const value = field.out(row[columnOf(member, field)], to)
      const isUsual =
        value === field.usual || (Array.isArray(value) && value.length === 0 && Array.isArray(field.usual))
      return isUsual ? [] : [[member, value]]
    }),
  )
