import type { AuditLine } from '#domain/people/audit-log.ts'
import { csvText, csvTime } from '../../components/text-file.ts'
import { auditCopy as words } from '../../copy/audit-copy.ts'

/** The log for a spreadsheet; what people wrote cannot become a formula there. */
export const auditCsv = (lines: readonly AuditLine[]): string =>
  csvText([
    words.csvHead,
    ...lines.map(({ time, userName, act, thing, thingName, schoolName, detail }) => [
      csvTime(time),
      userName || words.nobody,
      words.actOf(act),
      act,
      words.thingOf(thing, thingName),
      thing,
      schoolName,
      words.detailOf(act, detail),
    ]),
  ])
