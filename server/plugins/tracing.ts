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
/** A stop takes five seconds at most: spans that the collector has not accepted by then are lost. */
const LAST_SEND_MS = 500
/** How often an unreachable collector is logged. */
const TELL_EVERY_MS = 60_000
/** Longest text of a statement in a span; only generated ones are longer. */
const LONGEST_TEXT = 2_000

/**
 * The current call. A context of our own: with OpenTelemetry's global one pg-boss would send spans too, with the messages of errors.
 */
const current = new AsyncLocalStorage<Context>()
const propagator = new W3CTraceContextPropagator()

/** Only API calls are traced: files, pages and health probes would drown them. */
const isTold = (route: string | undefined): route is string =>
  route !== undefined && route.startsWith('/api/') && !route.startsWith('/api/health/')

/** Parameters are never sent; literals within a statement are left out too. */
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

/** A span from the arrival of a call to the end of its answer, the parent of the spans of its statements. */
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
  // A body in several chunks is read outside of this context.
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

/** A span for each statement of a call, without values; background jobs have none. */
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
      // The message of an error contains values.
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
