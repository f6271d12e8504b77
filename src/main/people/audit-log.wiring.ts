import { createActor } from 'xstate'
import type { OfficeLogic } from '#application/people/office-logic.ts'
import type { auditLogMachine } from '#domain/people/audit-log.machine.ts'
import { saveText } from '#ui/components/text-file.ts'
import { auditCopy } from '#ui/copy/audit-copy.ts'
import { auditCsv } from '#ui/pages/audit/audit-csv.ts'

/** Saves exported entries as a file. */
export const auditLogOpener =
  (logic: typeof auditLogMachine): OfficeLogic['openAuditLog'] =>
  (query) => {
    const log = createActor(logic, { input: query })
    log.on('audit.exported', ({ lines }) => saveText(auditCopy.fileName, auditCsv(lines)))
    return log
  }
