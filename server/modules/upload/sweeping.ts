import type { FastifyInstance } from 'fastify'
import type { Receiving } from './receiving.ts'

const EVERY_MS = 3600_000

/** Lets go of old uploads at the start and every hour. */
export const sweepUploads = (receiving: Pick<Receiving, 'sweep'>) => async (app: FastifyInstance) => {
  let last: Promise<void> = Promise.resolve()
  const sweep = () => {
    last = receiving
      .sweep()
      .catch((error: unknown) => app.log.error({ err: error }, 'old uploads could not be swept'))
  }
  const timer = setInterval(sweep, EVERY_MS).unref()
  app.addHook('onListen', async () => sweep())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await last
  })
}
