import type { FastifyInstance } from 'fastify'

/** Registers routes as a named plugin: for a plugin without a name Fastify searches all loaded modules each time. */
export const addRoutes = async (
  app: FastifyInstance,
  routes: (app: FastifyInstance) => Promise<void>,
): Promise<void> => {
  await app.register(Object.assign(routes, { [Symbol.for('fastify.display-name')]: 'routes' }))
}
