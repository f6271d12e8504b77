import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { serializerCompiler } from 'fastify-type-provider-zod'

/** Serialises answers without checking them: tests and development check them (`answerSerializer`). */
const asTheyAre: FastifySerializerCompiler<unknown> = () => (answer) => JSON.stringify(answer)

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The path at which an answer has a field that its contract lacks; null for none. */
const surplusIn = (sent: unknown, known: unknown, path = ''): string | null => {
  if (!isNode(sent)) return sent === known ? null : path
  if (!isNode(known)) return path
  for (const [key, value] of Object.entries(sent)) {
    const surplus = surplusIn(value, known[key], `${path}/${key}`)
    if (surplus !== null) return surplus
  }
  return null
}

/**
 * Compares every answer with the contract and fails on one that has the wrong shape or says more than it should. It takes
 * several times as long as finding the answer, so it is done while developing and in every test, not while serving.
 */
const checked: FastifySerializerCompiler<unknown> = (route) => {
  const write = serializerCompiler(route as Parameters<typeof serializerCompiler>[0])
  return (answer) => {
    const written = write(answer)
    const surplus = surplusIn(JSON.parse(JSON.stringify(answer)), JSON.parse(written))
    if (surplus !== null)
      throw new Error(`${route.method} ${route.url}: the contract does not know ${surplus}`)
    return written
  }
}

export const answerSerializer = (isChecked: boolean): FastifySerializerCompiler<unknown> =>
  isChecked ? checked : asTheyAre
