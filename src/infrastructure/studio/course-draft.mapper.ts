import type * as z from 'zod/mini'
import type { DataOf } from '#contract/call.ts'
import {
  type courseDraftNews,
  DRAFT_STATUS,
  type draftState,
  type getCourseDraft,
  type getCourseDrafts,
  type saveCourseDraft,
} from '#contract/studio.ts'
import type { takeStudioFile } from '#contract/studio-people.ts'
import type {
  DraftNews,
  DraftRights,
  DraftSaved,
  DraftStanding,
  DraftState,
  DraftStatus,
} from '#domain/studio/course-draft.ts'
import type { CourseEdit, EditConflict } from '#domain/studio/course-edit.ts'
import type {
  DraftCard,
  Presence,
  StudioFile,
  StudioPerson,
  WholeDraft,
} from '#domain/studio/course-studio.ts'
import { amountOf, flagOf, idOf, textOf, timeOf, wordsOf } from '../http/wire-values.ts'

type State = z.output<typeof draftState>
type Standing = Omit<State, 'Rights'>

const STATUSES: ReadonlyMap<number, DraftStatus> = wordsOf(DRAFT_STATUS)

const rightsOf = (rights: State['Rights']): DraftRights => ({
  edit: flagOf(rights.Edit),
  submit: flagOf(rights.Submit),
  recall: flagOf(rights.Recall),
  publish: flagOf(rights.Publish),
  return: flagOf(rights.Return),
  withdraw: flagOf(rights.Withdraw),
  offer: flagOf(rights.Offer),
  discard: flagOf(rights.Discard),
  delete: flagOf(rights.Delete),
  invite: flagOf(rights.Invite),
})

const standingOf = (it: Standing): DraftStanding => ({
  id: idOf(it.Id),
  status: STATUSES.get(amountOf(it.Status)) ?? 'draft',
  revision: amountOf(it.Revision),
  version: amountOf(it.Version),
  contentId: idOf(it.ContentId),
  withdrawn: flagOf(it.IsWithdrawn),
  reason: textOf(it.Reason),
  submittedAt: timeOf(it.SubmitTime),
  updatedAt: timeOf(it.UpdateTime),
})

/** Where a draft stands. */
export const stateOf = (it: State): DraftState => ({ ...standingOf(it), rights: rightsOf(it.Rights) })

interface IdName {
  readonly Id?: number | null | undefined
  readonly Name?: string | null | undefined
}

/** Somebody or something by id and name. */
export const personOf = ({ Id, Name }: IdName): StudioPerson => ({ id: idOf(Id), name: textOf(Name) })

type Card = NonNullable<DataOf<typeof getCourseDrafts>['Items']>[number]

export const cardOf = (it: Card): DraftCard => ({
  ...standingOf(it),
  name: textOf(it.Name),
  organisation: { id: idOf(it.OrgId), name: textOf(it.OrgName) },
  ownerName: textOf(it.OwnerName),
  stageName: textOf(it.StageName),
  subjectName: textOf(it.SubjectName),
  chapterCount: amountOf(it.ChapterCount),
  sectionCount: amountOf(it.SectionCount),
  coverUrl: textOf(it.CoverUrl),
  present: (it.Present ?? []).map(personOf),
})

/** A file as a course names it. */
export const studioFileOf = (it: DataOf<typeof takeStudioFile>): StudioFile => ({
  fileId: idOf(it.FileId),
  name: textOf(it.Name),
  suffix: textOf(it.Suffix),
  size: amountOf(it.Size),
  duration: amountOf(it.Duration),
  url: textOf(it.Url),
})

type Present = NonNullable<DataOf<typeof getCourseDraft>['Present']>

export const presentOf = (present: Present | null | undefined): readonly Presence[] =>
  (present ?? []).map((it) => ({ ...personOf(it), key: textOf(it.Key), isLooking: flagOf(it.IsLooking) }))

/** A draft with all that is shown of it. The document is spelled as the domain spells it (docs/decisions/0317). */
export const wholeDraftOf = (it: DataOf<typeof getCourseDraft>): WholeDraft => ({
  state: stateOf(it),
  organisation: { id: idOf(it.OrgId), name: textOf(it.OrgName) },
  owner: personOf(it.Owner),
  editors: it.Editors.map(personOf),
  document: it.Document,
  files: it.Files.map(studioFileOf),
  questions: it.Questions.map(({ Id, Text }) => ({ id: idOf(Id), text: textOf(Text) })),
  teachers: it.Teachers.map(personOf),
  present: presentOf(it.Present),
})

type News = Pick<DataOf<typeof courseDraftNews>, 'State' | 'Entries' | 'Document'>

export const newsOf = ({ State, Entries, Document }: News): DraftNews => ({
  state: stateOf(State),
  entries: Entries.map((entry) => ({
    revision: amountOf(entry.Revision),
    userId: idOf(entry.UserId),
    userName: textOf(entry.UserName),
    intentId: textOf(entry.IntentId),
    edits: (entry.Edits ?? []) as readonly CourseEdit[],
  })),
  document: Document ?? null,
})

const CONFLICTS: ReadonlySet<string> = new Set<EditConflict>(['changed', 'gone', 'taken', 'unknown'])

/** What a save came to; a kind of conflict that this app does not know is one of a field that it does not know. */
export const savedOf = (it: DataOf<typeof saveCourseDraft>): DraftSaved => ({
  ...newsOf(it),
  conflicts: (it.Conflicts ?? []).map(({ Index, Kind, Now }) => ({
    index: amountOf(Index),
    kind: CONFLICTS.has(textOf(Kind)) ? (textOf(Kind) as EditConflict) : 'unknown',
    now: Now ?? null,
  })),
})
