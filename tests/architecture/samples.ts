import * as z from 'zod/mini'
import type * as core from 'zod/v4/core'

/** One of these fits every number and text of the wire, whatever limits and form it has. */
const NUMBERS = [1, 0, 2, 5, 10, 60, 100, 1000]
const TEXTS = ['text', '', 'key-of-one', '2026-09-01T11:00:00.000Z', 'a'.repeat(32), 'a'.repeat(64), '/text']

/** What reads in one direction only: a tolerance of the client, which nothing is written by. */
const isOneWay = (schema: core.$ZodType): boolean => {
  const { def } = (schema as core.$ZodTypes)._zod
  return def.type === 'transform' || (def.type === 'pipe' && (isOneWay(def.in) || isOneWay(def.out)))
}

const fitting = (schema: core.$ZodType, candidates: readonly unknown[]): unknown => {
  const found = candidates.find((value) => z.safeParse(schema, value).success)
  if (found === undefined) throw new Error(`no sample for ${JSON.stringify(schema._zod.def)}`)
  return found
}

/**
 * Makes values as a server writes them by a schema, one after the other: where there are alternatives (kinds, values of a list, something
 * or null), each comes in its turn. What contains itself ends.
 */
export const makeSamples = (): ((schema: core.$ZodType) => unknown) => {
  const turns = new Map<core.$ZodType, number>()

  const sampleOf = (schema: core.$ZodType, around: readonly core.$ZodType[]): unknown => {
    const { def } = (schema as core.$ZodTypes)._zod
    const inside = [...around, schema]
    const sample = (part: core.$ZodType) => sampleOf(part, inside)
    const turn = turns.get(schema) ?? 0
    turns.set(schema, turn + 1)
    const next = <T>(options: readonly T[]): T => options[turn % options.length] as T

    if (def.type === 'string') return fitting(schema, TEXTS)
    if (def.type === 'number') return fitting(schema, NUMBERS)
    if (def.type === 'boolean') return next([true, false])
    if (def.type === 'unknown') return 'anything'
    if (def.type === 'literal') return next(def.values)
    if (def.type === 'array') return inside.includes(def.element) ? [] : [sample(def.element)]
    if (def.type === 'object')
      return Object.fromEntries(Object.entries(def.shape).map(([key, part]) => [key, sample(part)]))
    if (def.type === 'optional' || def.type === 'default') return sample(def.innerType)
    if (def.type === 'nullable')
      return turn % 8 === 7 || inside.includes(def.innerType) ? null : sample(def.innerType)
    if (def.type === 'union') {
      const written = def.options.filter((option) => !isOneWay(option))
      return sample(next(written.length > 0 ? written : def.options))
    }
    if (def.type === 'pipe') return sample(def.in)
    throw new Error(`no sample of a ${def.type}: say here what a server writes by one`)
  }

  return (schema) => sampleOf(schema, [])
}
