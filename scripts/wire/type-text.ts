/** As much of JSON Schema as the contract's shapes come to. */
export interface JsonSchema {
  readonly $ref?: string
  readonly id?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema | boolean
  readonly $defs?: Readonly<Record<string, JsonSchema>>
}

/** A shape in one line, as in TypeScript; other named shapes by their name. `own` is the shape's own name, written out. */
export const typeText = (schema: JsonSchema, own?: string): string => {
  const name = nameOf(schema)
  if (name !== undefined && name !== own) return name
  const written = name === undefined ? undefined : schema.$defs?.[name]
  if (written) return typeText({ ...written, $defs: {} }, own)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return union(schema.anyOf)
  if (schema.type === 'array') return arrayOf(typeText(schema.items ?? {}))
  if (schema.properties) return object(schema)
  if (typeof schema.additionalProperties === 'object')
    return `{ [key]: ${typeText(schema.additionalProperties)} }`
  if (schema.type === undefined) return 'any'
  return [schema.type].flat().join(' | ')
}

const nameOf = ({ $ref, id }: JsonSchema): string | undefined =>
  $ref === undefined ? id : $ref.slice($ref.lastIndexOf('/') + 1)

const union = (members: readonly JsonSchema[]): string =>
  [...new Set(members.map((member) => typeText(member)))].join(' | ')

const arrayOf = (item: string): string =>
  /[ |]/u.test(item) && !item.startsWith('{') ? `(${item})[]` : `${item}[]`

const object = ({ properties = {}, required = [] }: JsonSchema): string => {
  const fields = Object.entries(properties).map(
    ([key, value]) =>
      `${key}${required.includes(key) ? '' : '?'}: ${typeText(value).replace(/ \| null$/u, '')}`,
  )
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}
