import type { ReportedEntry } from '#domain/people/roster.ts'
import { csvText } from '../../components/text-file.ts'
import { rosterCopy as words } from '../../copy/roster-copy.ts'

/** What became of a roster, with the first passwords that are still told, as CSV. */
export const rosterReport = (entries: readonly ReportedEntry[]): string =>
  csvText([
    words.reportHead,
    ...entries.map((entry) => [
      entry.place,
      words.kinds[entry.kind],
      entry.name,
      entry.account,
      entry.password,
      entry.schoolNames.join(words.separator),
      entry.title,
      entry.roleName,
      entry.changes.map(({ field, from, to }) => `${words.fields[field]}：${words.was(from, to)}`).join('；'),
      words.outcomes[entry.outcome],
      entry.reasons.join('；'),
    ]),
  ])
