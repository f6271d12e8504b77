import type { FastifyInstance } from 'fastify'

/** Registers routes by a name: whether a plugin without one is a package, Fastify looks for in all that Node has loaded, each time. */
export const addRoutes = async (
  app: FastifyInstance,
  routes: (app: FastifyInstance) => Promise<void>,
): Promise<void> => {
  await app.register(Object.assign(routes, { [Symbol.for('fastify.display-name')]: 'routes' }))
}
