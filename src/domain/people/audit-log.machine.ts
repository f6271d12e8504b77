import { assign, emit, fromPromise, setup } from 'xstate'
import type { Failure } from '../kernel/failure.ts'
import type { Page } from '../kernel/page.ts'
import type { Result } from '../kernel/result.ts'
import { unprovided } from '../kernel/unprovided.ts'
import { AUDIT_PAGE_SIZE, type AuditLine, type AuditQuery } from './audit-log.ts'

export interface AuditLogContext {
  readonly query: AuditQuery
  readonly page: Page<AuditLine>
  /** Why the log could not be read, or not be exported. */
  readonly failure: Failure | null
}

export type AuditLogEvent =
  | { type: 'audit.show'; query: AuditQuery }
  | { type: 'audit.reread' }
  | { type: 'audit.export' }

type Loaded = Result<Page<AuditLine>, Failure>
type Exported = Result<readonly AuditLine[], Failure>

const NOTHING: Page<AuditLine> = { index: 1, size: AUDIT_PAGE_SIZE, total: 0, items: [] }

/**
 * The audit log of the schools that the user administers, filtered by the server; emits the entries of an
 * export. R-audit-1.
 */
export const auditLogMachine = setup({
  types: {
    input: {} as AuditQuery,
    context: {} as AuditLogContext,
    events: {} as AuditLogEvent,
    emitted: {} as { type: 'audit.exported'; lines: readonly AuditLine[] },
    tags: {} as 'busy' | 'failing',
  },
  actors: {
    load: fromPromise<Loaded, AuditQuery>(unprovided('load')),
    export: fromPromise<Exported, AuditQuery>(unprovided('export')),
  },
  guards: {
    succeeded: (_, result: Result<unknown, Failure>) => result.ok,
    /** A page that is no more, of a log that is not empty. */
  },
  actions: {
    turnTo: assign((_, query: AuditQuery) => ({ query, failure: null })),
    take: assign((_, loaded: Loaded) => (loaded.ok ? { page: loaded.value } : {})),
    loseLog: assign((_, loaded: Loaded) => (loaded.ok ? {} : { failure: loaded.failure, page: NOTHING })),
    noteFailure: assign((_, exported: Exported) => (exported.ok ? {} : { failure: exported.failure })),
    forgetFailure: assign({ failure: null }),
    hand: emit((_, exported: Exported) => ({
      type: 'audit.exported' as const,
      lines: exported.ok ? exported.value : [],
    })),
  },
}).createMachine({
  id: 'auditLog',
  initial: 'loading',
  context: ({ input }) => ({ query: input, page: NOTHING, failure: null }),
  on: {
    'audit.show': {
      target: '.loading',
      reenter: true,
      actions: { type: 'turnTo', params: ({ event }) => event.query },
    },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context }) => context.query,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'loseLog', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    ready: {
      on: {
        'audit.reread': { target: 'loading', actions: 'forgetFailure' },
        'audit.export': { target: 'exporting', actions: 'forgetFailure' },
      },
    },
    exporting: {
      tags: 'busy',
      invoke: {
        src: 'export',
        input: ({ context }) => context.query,
        onDone: [
          {
            guard: { type: 'succeeded', params: ({ event }) => event.output },
            target: 'ready',
            actions: { type: 'hand', params: ({ event }) => event.output },
          },
          { target: 'ready', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
        ],
        onError: 'defect',
      },
    },
    failed: { tags: 'failing', on: { 'audit.reread': { target: 'loading', actions: 'forgetFailure' } } },
    defect: { tags: 'failing', on: { 'audit.reread': { target: 'loading', actions: 'forgetFailure' } } },
  },
})
