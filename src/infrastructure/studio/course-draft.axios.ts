import type { CourseDraftPort } from '#application/studio/course-draft.port.ts'
import type { DataOf } from '#contract/call.ts'
import type { CourseEdit as WireEdit } from '#contract/course-edit.ts'
import {
  courseDraftNews,
  createCourseDraft,
  DRAFT_STATUS,
  DRAFT_VIEW,
  getCourseDraft,
  getCourseDrafts,
  saveCourseDraft,
} from '#contract/studio.ts'
import {
  compareCourse,
  deleteCourseDraft,
  discardCourseRevision,
  getCourseVersions,
  offerCourse,
  publishCourseDraft,
  recallCourseDraft,
  returnCourseDraft,
  submitCourseDraft,
  withdrawCourse,
} from '#contract/studio-life.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { type Result, success } from '#domain/kernel/result.ts'
import type { DraftState } from '#domain/studio/course-draft.ts'
import { type CourseChange, DRAFTS_PER_PAGE, type DraftAct } from '#domain/studio/course-studio.ts'
import type { Http } from '../http/http.ts'
import { amountOf, textOf, timeOf } from '../http/wire-values.ts'
import { cardOf, newsOf, presentOf, savedOf, stateOf, wholeDraftOf } from './course-draft.mapper.ts'

const ACTS = {
  submit: submitCourseDraft,
  publish: publishCourseDraft,
  recall: recallCourseDraft,
  offer: offerCourse,
  discard: discardCourseRevision,
  return: returnCourseDraft,
  withdraw: withdrawCourse,
} as const

const CHANGES = {
  of: new Set(['course', 'chapter', 'section']),
  kind: new Set(['added', 'removed', 'renamed', 'moved', 'changed']),
}

/** None of what this app has no words for. */
const changesOf = (changes: DataOf<typeof compareCourse>): readonly CourseChange[] =>
  changes.flatMap(({ Of, Key, Kind, Before, After }) =>
    CHANGES.of.has(textOf(Of)) && CHANGES.kind.has(textOf(Kind))
      ? [
          {
            of: textOf(Of) as CourseChange['of'],
            key: textOf(Key),
            kind: textOf(Kind) as CourseChange['kind'],
            before: textOf(Before),
            after: textOf(After),
          },
        ]
      : [],
  )

/** Wire: getcoursedrafts, createcoursedraft, getcoursedraft, savecoursedraft, coursedraftnews, submitcoursedraft, publishcoursedraft. */
export const axiosCourseDrafts = (http: Http): CourseDraftPort => ({
  drafts: async ({ view, organisationId, status, keyword, page }, signal) => {
    const body = {
      PageIndex: page,
      PageSize: DRAFTS_PER_PAGE,
      Keyword: keyword,
      View: DRAFT_VIEW[view],
      OrgId: organisationId,
      Status: status === null ? 0 : DRAFT_STATUS[status],
    }
    const read = await http.call(getCourseDrafts, { body }, signal)
    if (!read.ok) return read
    return success({
      index: page,
      size: DRAFTS_PER_PAGE,
      total: amountOf(read.value.TotalCount),
      items: read.value.Items.map(cardOf),
    })
  },

  create: async ({ organisationId, name, clientId }, signal) => {
    const body = { OrgId: organisationId, Name: name, ClientId: clientId }
    const made = await http.call(createCourseDraft, { body }, signal)
    return made.ok ? success(stateOf(made.value)) : made
  },

  draft: async (id, signal) => {
    const read = await http.call(getCourseDraft, { query: { Id: id } }, signal)
    return read.ok ? success(wholeDraftOf(read.value)) : read
  },

  save: async ({ draftId, revision, intentId, edits }, signal) => {
    const body = {
      Id: draftId,
      Revision: revision,
      IntentId: intentId,
      // The same shapes, which the domain does not let anybody change.
      Edits: edits as unknown as WireEdit[],
    }
    const saved = await http.call(saveCourseDraft, { body }, signal, { once: true })
    return saved.ok ? success(savedOf(saved.value)) : saved
  },

  news: async ({ id, revision, key }, signal) => {
    const heard = await http.call(
      courseDraftNews,
      { body: { Id: id, Revision: revision, Key: key } },
      signal,
      {
        once: true,
      },
    )
    if (!heard.ok) return heard
    return success({ ...newsOf(heard.value), present: presentOf(heard.value.Present) })
  },

  act: async (id, act, signal): Promise<Result<DraftState, Failure>> => {
    const ask = (): Promise<Result<DataOf<(typeof ACTS)[DraftAct['kind']]>, Failure>> => {
      switch (act.kind) {
        case 'submit':
        case 'publish':
          return http.call(ACTS[act.kind], { body: { Id: id, Revision: act.revision } }, signal)
        case 'return':
        case 'withdraw':
          return http.call(ACTS[act.kind], { body: { Id: id, Reason: act.reason } }, signal)
        case 'recall':
        case 'offer':
        case 'discard':
          return http.call(ACTS[act.kind], { body: { Id: id } }, signal)
      }
    }
    const done = await ask()
    return done.ok ? success(stateOf(done.value)) : done
  },

  remove: async (id, signal) => {
    const removed = await http.call(deleteCourseDraft, { body: { Id: id } }, signal)
    return removed.ok ? success(true) : removed
  },

  compare: async (id, signal) => {
    const read = await http.call(compareCourse, { query: { Id: id } }, signal)
    return read.ok ? success(changesOf(read.value)) : read
  },

  versions: async (id, signal) => {
    const read = await http.call(getCourseVersions, { query: { Id: id } }, signal)
    if (!read.ok) return read
    return success(
      read.value.map(({ Version, UserName, Time, SectionCount }) => ({
        version: amountOf(Version),
        userName: textOf(UserName),
        time: timeOf(Time),
        sectionCount: amountOf(SectionCount),
      })),
    )
  },
})
