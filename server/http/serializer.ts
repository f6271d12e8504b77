import { isDeepStrictEqual } from 'node:util'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { serializerCompiler } from 'fastify-type-provider-zod'

/** Answers are written as they are: that they are right was seen where they were checked. */
const asTheyAre: FastifySerializerCompiler<unknown> = () => (answer) => JSON.stringify(answer)

/**
 * Compares every answer with the contract and fails on one that has the wrong shape or says more than it should. It takes
 * several times as long as finding the answer, so it is done while developing and in every test, not while serving.
 */
const checked: FastifySerializerCompiler<unknown> = (route) => {
  const write = serializerCompiler(route as Parameters<typeof serializerCompiler>[0])
  return (answer) => {
    const written = write(answer)
    const sent = JSON.stringify(answer)
    if (!isDeepStrictEqual(JSON.parse(written), JSON.parse(sent)))
      throw new Error(
        `${route.method} ${route.url} answers more than its contract says: ${sent.slice(0, 500)}`,
      )
    return written
  }
}

export const answerSerializer = (isChecked: boolean): FastifySerializerCompiler<unknown> =>
  isChecked ? checked : asTheyAre
