import { fromPromise } from 'xstate'
import { auditLogMachine } from '#domain/people/audit-log.machine.ts'
import type { AuditLogPort } from './audit-log.port.ts'

export const provideAuditLog = (port: AuditLogPort) =>
  auditLogMachine.provide({
    actors: {
      load: fromPromise(({ input, signal }) => port.lines(input, signal)),
      export: fromPromise(({ input, signal }) => port.allLines(input, signal)),
    },
  })
