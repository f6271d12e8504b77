import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { typeText } from '../../scripts/wire/type-text.ts'

const named = z.object({ Id: z.int() })
const shape = z.object({
  Id: z.int(),
  Name: z.nullish(z.string()),
  Kind: z.enum(['a', 'b']),
  Of: z.optional(named),
  Items: z.array(z.union([z.string(), z.number()])),
  Points: z.record(z.string(), z.number()),
})

const text = (schema: z.ZodMiniType, own?: string): string => {
  const names = z.registry<{ id: string }>()
  names.add(named, { id: 'Named' })
  return typeText(z.toJSONSchema(schema, { metadata: names, io: 'input' }) as never, own)
}

describe('a shape of the wire in one line', () => {
  test('says what may be missing, and other shapes by their name', () => {
    expect(text(shape)).toBe(
      '{ Id: integer, Name?: string, Kind: "a" | "b", Of?: Named, Items: (string | number)[], Points: { [key]: number } }',
    )
  })

  test('is written out where it is the named shape itself', () => {
    expect([text(named), text(named, 'Named')]).toEqual(['Named', '{ Id: integer }'])
  })
})
