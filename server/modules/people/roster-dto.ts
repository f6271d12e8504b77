import type { SentBy } from '#contract/call.ts'
import type { applyRoster } from '#contract/roster.ts'
import type { Roster } from '../../import/roster.ts'
import { placeText } from '../../import/table-head.ts'
import type { EntryRow, RosterRow, rosterRepository } from './roster.repository.ts'

/** Remarks that are kept of a file. */
const MAX_REMARKS = 50

export type SummaryDto = SentBy<typeof applyRoster>

type Tally = Awaited<ReturnType<ReturnType<typeof rosterRepository>['tally']>>

/** What was put right or left out of a file; above `tooManyMembers` nobody looked for those who are gone. */
export const remarksOf = (
  { mended, unusedColumns, examples }: Roster,
  tooManyMembers: number | null,
): readonly string[] => {
  const lines = mended.map(({ text, ...place }) => `${placeText(place)}：${text}`)
  return [
    ...(tooManyMembers === null ? [] : [`名册里的学校超过 ${tooManyMembers} 人，没有查找已不在名册里的人`]),
    ...examples.map((sheet) => `没有读取工作表“${sheet}”：它是填写示例`),
    ...(unusedColumns.length > 0 ? [`没有用到的列：${unusedColumns.join('、')}`] : []),
    ...lines.slice(0, MAX_REMARKS),
    ...(lines.length > MAX_REMARKS ? [`还有 ${lines.length - MAX_REMARKS} 处，不再列出`] : []),
  ]
}

/** An entry as it was answered: about the namesake, where that is who is meant. */
export const answeredEntry = (entry: EntryRow): EntryRow => {
  const { content } = entry
  const same = (content.namesakes ?? []).find(({ id }) => id === content.sameAs)
  if (same === undefined) return entry
  const { id, mobile: _, ...becomes } = same
  return { ...entry, userId: id, content: { ...content, ...becomes } }
}

const dtoOf = ({ id, kind, content, chosen, outcome, reason }: EntryRow) => ({
  Id: id,
  Kind: kind,
  Place: content.place,
  Name: content.name,
  Mobile: content.mobile,
  Title: content.title,
  RoleName: content.roleName,
  SchoolNames: [...content.schoolNames],
  Changes: content.changes.map(({ field, from, to }) => ({ Field: field, From: from, To: to })),
  Reasons: [...content.reasons, ...(reason === '' ? [] : [reason])],
  IsChosen: chosen,
  Namesakes: (content.namesakes ?? []).map((it) => ({ Id: it.id, Mobile: it.mobile })),
  SameAs: content.sameAs ?? 0,
  Outcome: outcome,
})

export const entryDto = (entry: EntryRow) => dtoOf(answeredEntry(entry))

export const rosterDto = (roster: RosterRow, rows: Tally): SummaryDto => {
  const sumOf = (field: 'done' | 'left' | 'passwords') => rows.reduce((sum, row) => sum + row[field], 0)
  return {
    Id: roster.id,
    FileName: roster.fileName,
    State: roster.state,
    CreateTime: roster.createdAt.toISOString(),
    Remarks: [...roster.remarks],
    SameCount: roster.sameCount,
    Kinds: rows.map(({ kind, total, chosen }) => ({ Kind: kind, Total: total, Chosen: chosen })),
    DoneCount: sumOf('done'),
    LeftCount: sumOf('left'),
    HasPasswords: sumOf('passwords') > 0,
  }
}
