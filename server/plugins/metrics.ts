import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Db } from '../db/database.ts'

/** Where the metrics of the process are read; not on the product's port, so that no proxy publishes them. */
export interface MetricsPlace {
  readonly host: string
  readonly port: number
}

interface Options {
  readonly db: Db
  /** Null: no metrics. */
  readonly metrics: MetricsPlace | null
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The port of the metrics, once the server listens; null without metrics. */
    readonly metricsPort: () => number | null
  }
}

const PATH = '/metrics'
const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30]

const countRequests = (app: FastifyInstance, registers: Registry[]): void => {
  const time = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its answer, by its route and never by its address.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  })
  const underWay = new Gauge({
    name: 'http_requests_in_progress',
    help: 'Requests that have not been answered to their end.',
    registers,
  })
  const open = new WeakSet<object>()
  app.addHook('onRequest', (request, _reply, done) => {
    open.add(request)
    underWay.inc()
    done()
  })
  const leave = (request: object): void => {
    if (open.delete(request)) underWay.dec()
  }
  app.addHook('onRequestAbort', (request, done) => {
    leave(request)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    leave(request)
    const { method, routeOptions } = request
    time.observe(
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
    done()
  })
}

const countConnections = ({ $client: pool }: Db, registers: Registry[]): void => {
  new Gauge({
    name: 'database_connections',
    help: 'Connections to the database that are in use or idle, and queries that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'awaited' }, pool.waitingCount)
    },
  })
}

/** Serves all metrics in Prometheus' text format on a port of its own while the server listens. */
const offer = (app: FastifyInstance, { host, port }: MetricsPlace, registry: Registry): void => {
  const server = createServer((request, response) => {
    if (request.url !== PATH) {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'the figures could not be read')
        response.writeHead(500).end()
      },
    )
  })
  app.decorate('metricsPort', () => (server.address() as AddressInfo | null)?.port ?? null)
  app.addHook(
    'onReady',
    () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, resolve)
      }),
  )
  app.addHook('onClose', () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  })
}

/** Metrics of requests, database and process for Prometheus (docs/decisions/0360). */
export const metrics = fastifyPlugin<Options>(
  async (app, { db, metrics: place }) => {
    if (place === null) {
      app.decorate('metricsPort', () => null)
      return
    }
    const registry = new Registry()
    const registers = [registry]
    collectDefaultMetrics({ register: registry })
    countRequests(app, registers)
    countConnections(db, registers)
    offer(app, place, registry)
  },
  { name: 'metrics' },
)
