import type * as z from 'zod/mini'
import type { RosterPort } from '#application/people/roster.port.ts'
import {
  applyRoster,
  chooseRoster,
  closeRoster,
  compareRoster,
  getRoster,
  getRosterEntries,
  getRosterReport,
  ROSTER_FIELD,
  ROSTER_FILE_FIELD,
  ROSTER_KIND,
  ROSTER_OUTCOME,
  ROSTER_STATE,
  type rosterEntry,
  type rosterSummary,
} from '#contract/roster.ts'
import { success } from '#domain/kernel/result.ts'
import {
  ROSTER_PAGE_SIZE,
  type Roster,
  type RosterEntry,
  type RosterField,
  type RosterKind,
  type RosterOutcome,
} from '#domain/people/roster.ts'
import { uploadForm } from '../http/form-upload.ts'
import type { Http } from '../http/http.ts'
import { pageOf } from '../http/page.mapper.ts'
import { amountOf, flagOf, textOf, wordsOf } from '../http/wire-values.ts'

const KINDS: ReadonlyMap<number, RosterKind> = wordsOf(ROSTER_KIND)
const FIELDS: ReadonlyMap<number, RosterField> = wordsOf(ROSTER_FIELD)
const OUTCOMES: ReadonlyMap<number, RosterOutcome> = wordsOf(ROSTER_OUTCOME)
const STAGES: ReadonlyMap<number, Roster['stage']> = wordsOf(ROSTER_STATE)

/** What is of a kind that is not known cannot be taken. */
const kindOf = (kind: number): RosterKind => KINDS.get(kind) ?? 'refused'

const rosterOf = (it: z.output<typeof rosterSummary>): Roster => ({
  id: it.Id,
  fileName: textOf(it.FileName),
  stage: STAGES.get(amountOf(it.State)) ?? 'compared',
  remarks: it.Remarks ?? [],
  same: amountOf(it.SameCount),
  kinds: (it.Kinds ?? []).map(({ Kind, Total, Chosen }) => ({
    kind: kindOf(Kind),
    total: amountOf(Total),
    chosen: amountOf(Chosen),
  })),
  done: amountOf(it.DoneCount),
  left: amountOf(it.LeftCount),
  passwords: flagOf(it.HasPasswords),
})

const entryOf = (it: z.output<typeof rosterEntry>): RosterEntry => ({
  id: it.Id,
  kind: kindOf(it.Kind),
  place: textOf(it.Place),
  name: textOf(it.Name),
  account: textOf(it.Mobile),
  title: textOf(it.Title),
  roleName: textOf(it.RoleName),
  schoolNames: it.SchoolNames ?? [],
  changes: (it.Changes ?? []).flatMap(({ Field, From, To }) => {
    const field = FIELDS.get(Field)
    return field === undefined ? [] : [{ field, from: textOf(From), to: textOf(To) }]
  }),
  reasons: it.Reasons ?? [],
  chosen: flagOf(it.IsChosen),
  namesakes: (it.Namesakes ?? []).map(({ Id, Mobile }) => ({ id: Id, account: textOf(Mobile) })),
  sameAs: amountOf(it.SameAs),
  outcome: OUTCOMES.get(amountOf(it.Outcome)) ?? 'none',
})

/** Ours: getroster, compareroster, getrosterentries, chooseroster, applyroster, getrosterreport, closeroster. */
export const axiosRoster = (http: Http): RosterPort => ({
  open: async (signal) => {
    const read = await http.call(getRoster, {}, signal)
    if (!read.ok) return read
    return success(read.value.Roster === null ? null : rosterOf(read.value.Roster))
  },

  compare: async ({ file, organisationId }, signal) => {
    const body = new FormData()
    body.append(ROSTER_FILE_FIELD, file.content, file.name)
    const query = organisationId === 0 ? {} : { OrgId: String(organisationId) }
    const read = await uploadForm(
      http,
      {
        path: compareRoster.path,
        query,
        body,
        answer: compareRoster.data,
        // The server tells files apart by what is in them.
        intends: { query, name: file.name, size: file.content.size },
      },
      () => undefined,
      signal,
    )
    return read.ok ? success(rosterOf(read.value)) : read
  },

  entries: async ({ id, kind, page }, signal) => {
    const asked = { index: page, size: ROSTER_PAGE_SIZE }
    const body = { Id: id, Kind: ROSTER_KIND[kind], PageIndex: page, PageSize: ROSTER_PAGE_SIZE }
    const read = await http.call(getRosterEntries, { body }, signal)
    return read.ok ? success(pageOf(read.value, asked, entryOf)) : read
  },

  choose: async ({ id, kind, entries, chosen, sameAs }, signal) => {
    const body = {
      Id: id,
      Kind: ROSTER_KIND[kind],
      Entries: [...entries],
      IsChosen: chosen,
      SameAs: sameAs ?? undefined,
    }
    const done = await http.call(chooseRoster, { body }, signal)
    return done.ok ? success(rosterOf(done.value)) : done
  },

  apply: async (Id, signal) => {
    const done = await http.call(applyRoster, { body: { Id } }, signal)
    return done.ok ? success(rosterOf(done.value)) : done
  },

  report: async (Id, signal) => {
    const read = await http.call(getRosterReport, { query: { Id } }, signal)
    if (!read.ok) return read
    return success((read.value.Items ?? []).map((it) => ({ ...entryOf(it), password: textOf(it.Password) })))
  },

  close: async (Id, signal) => {
    const done = await http.call(closeRoster, { body: { Id } }, signal)
    return done.ok ? success(true) : done
  },
})
