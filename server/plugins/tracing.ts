import { AsyncLocalStorage } from 'node:async_hooks'
import { tracingChannel } from 'node:diagnostics_channel'
import {
  type Context,
  DiagLogLevel,
  defaultTextMapGetter,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { parseKeyPairsIntoRecord, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { type AskedStatement, STATEMENTS } from '../db/named-statements.ts'
import { causeOf } from '../db/query-error.ts'

/** Where spans are sent: the address of a collector's traces (OTLP over HTTP, JSON). */
export interface TracingPlace {
  readonly url: string
  /** `name=value`, comma separated, as OpenTelemetry writes them; '' for none. */
  readonly headers: string
}

interface Options {
  readonly tracing: TracingPlace
  readonly version: string
}

const NAME = 'zhiyuan'
/** A stop takes five seconds at most: what the collector has not taken by then is lost. */
const LAST_SEND_MS = 500
/** A collector that is away is told once in so long. */
const TELL_EVERY_MS = 60_000
/** A statement is told by its words; only a generated one is longer. */
const LONGEST_TEXT = 2_000

/**
 * The call that something is done for. Our own and not the one of the process, by which pg-boss would send spans too, with
 * the words of errors.
 */
const current = new AsyncLocalStorage<Context>()
const propagator = new W3CTraceContextPropagator()

/** Calls of the product. Files, pages and what watches over the process would drown them. */
const isTold = (route: string | undefined): route is string =>
  route !== undefined && route.startsWith('/api/') && !route.startsWith('/api/health/')

/** Values are parameters, which are never told; what stands in a statement itself is left out too. */
const withoutValues = (text: string): string => text.replace(/'(?:[^']|'')*'/g, "'?'").slice(0, LONGEST_TEXT)

const provide = ({ tracing: { url, headers }, version }: Options): BasicTracerProvider => {
  const ours = resourceFromAttributes({ 'service.name': NAME, 'service.version': version })
  return new BasicTracerProvider({
    // What the operator says in OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES comes last.
    resource: defaultResource()
      .merge(ours)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url, headers: parseKeyPairsIntoRecord(headers) })),
    ],
  })
}

/** A span from the arrival of a call to the end of its answer; what is done meanwhile lies within. */
const traceCalls = (app: FastifyInstance, tracer: Tracer): void => {
  const open = new WeakMap<FastifyRequest, { readonly span: Span; readonly within: Context }>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers, id } = request
    const route = routeOptions.url
    if (!isTold(route)) return done()
    const outside = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
    const attributes = { 'http.request.method': method, 'http.route': route, 'request.id': id }
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, outside)
    const within = trace.setSpan(outside, span)
    open.set(request, { span, within })
    current.run(within, done)
  })
  // A body that came in several parts was read outside of it.
  app.addHook('preHandler', (request, _reply, done) => {
    const it = open.get(request)
    if (it === undefined) done()
    else current.run(it.within, done)
  })
  const end = (request: FastifyRequest, status: number | null): void => {
    const span = open.get(request)?.span
    open.delete(request)
    if (span === undefined) return
    if (status === null) span.setAttribute('error.type', 'aborted')
    else span.setAttribute('http.response.status_code', status)
    if (status !== null && status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }
  app.addHook('onRequestAbort', (request, done) => {
    end(request, null)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply.statusCode)
    done()
  })
}

/** A span for each statement of a call, without its values; what no call waits for (jobs in the background) has none. */
const traceStatements = (tracer: Tracer): (() => void) => {
  const spans = new WeakMap<object, Span>()
  const subscribers = {
    start(asked: AskedStatement) {
      const within = current.getStore()
      if (within === undefined) return
      const verb = /^\s*(\w+)/.exec(asked.text)?.[1]?.toLowerCase() ?? 'statement'
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': verb,
        'db.query.text': withoutValues(asked.text),
      }
      spans.set(asked, tracer.startSpan(verb, { kind: SpanKind.CLIENT, attributes }, within))
    },
    end() {},
    asyncStart(asked: AskedStatement) {
      spans.get(asked)?.end()
    },
    asyncEnd() {},
    error(asked: AskedStatement & { readonly error: unknown }) {
      const code = (causeOf(asked.error) as { readonly code?: unknown } | null)?.code
      // The words of an error hold values.
      spans
        .get(asked)
        ?.setAttribute('error.type', typeof code === 'string' ? code : 'error')
        .setStatus({ code: SpanStatusCode.ERROR })
    },
  }
  const channel = tracingChannel<AskedStatement>(STATEMENTS)
  channel.subscribe(subscribers)
  return () => channel.unsubscribe(subscribers)
}

/** Says that a collector does not take spans, now and then, and nothing of what was to be sent. */
const tellFaults = (app: FastifyInstance): (() => void) => {
  let told = Number.NEGATIVE_INFINITY
  const tell = () => {
    if (performance.now() - told < TELL_EVERY_MS) return
    told = performance.now()
    app.log.warn('spans could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT')
  }
  const silent = () => undefined
  diag.setLogger(
    { error: tell, warn: tell, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
  return tell
}

/** Spans of calls and their statements for a collector of OpenTelemetry (docs/decisions/0430); loaded only where there is one. */
export const tracing = fastifyPlugin<Options>(
  async (app, options) => {
    const tell = tellFaults(app)
    const provider = provide(options)
    const tracer = provider.getTracer(NAME, options.version)
    traceCalls(app, tracer)
    const stop = traceStatements(tracer)
    app.addHook('onClose', async () => {
      stop()
      const late = new Promise<void>((resolve) => void setTimeout(resolve, LAST_SEND_MS))
      await Promise.race([provider.shutdown().catch(tell), late])
      diag.disable()
    })
  },
  { name: 'tracing' },
)
