import fastifyPlugin from 'fastify-plugin'
import { getServerVersion } from '#contract/server-version.ts'
import { signedInRoute } from '../../http/route.ts'

/** Which version answers: for somebody who has signed in, and no stranger who looks for a weakness. */
export const serverVersionPlugin = fastifyPlugin<{ readonly version: string }>(
  async (app, { version: Version }) => {
    signedInRoute(app, getServerVersion, async () => ({ Version }))
  },
  { name: 'serverVersion', dependencies: ['session'] },
)
