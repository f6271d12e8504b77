import type { FastifyInstance } from 'fastify'

const EVERY_MS = 3600_000

/** Lets go of what is too old, which `sweep` counts, once the server listens and every hour; what fails is tried again at the next. */
export const sweeping = (sweep: () => Promise<number>, what: string) => async (app: FastifyInstance) => {
  let last: Promise<unknown> = Promise.resolve()
  const begin = () => {
    last = sweep().then(
      (swept) => swept > 0 && app.log.info({ swept }, `${what} were swept`),
      (error: unknown) => app.log.error({ err: error }, `${what} could not be swept`),
    )
  }
  const timer = setInterval(begin, EVERY_MS).unref()
  app.addHook('onListen', async () => begin())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await last
  })
}
