import type { CourseDraftPort } from '#application/studio/course-draft.port.ts'
import { courseFaults } from '#contract/course-check.ts'
import { compareCourses } from '#contract/course-compare.ts'
import { courseDocument, emptyCourse, questionsOf } from '#contract/course-document.ts'
import { applyEdits, type CourseEdit as WireEdit } from '#contract/course-edit.ts'
import { PRESENT_SECONDS } from '#contract/studio.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { DraftNews, DraftRights, DraftState, UnsentEdits } from '#domain/studio/course-draft.ts'
import type { CourseEdit } from '#domain/studio/course-edit.ts'
import {
  DRAFTS_PER_PAGE,
  type DraftAct,
  type DraftCard,
  type DraftQuery,
  type Presence,
} from '#domain/studio/course-studio.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { makeSessionRequest } from '../memory/session-request.ts'
import {
  countsOf,
  draftRightsOf,
  draftStateOf,
  filesNamedIn,
  type KeptDraft,
  type KeptEntry,
  makesDraft,
  maySee,
  newDraft,
  nextStudioId,
  reviewsDraft,
  type StudioData,
  studioDataIn,
} from '../memory/studio.backend.ts'

const rejected = (reason: 'missing' | 'conflict' | 'invalid', message: string) =>
  failed<Failure>({ kind: 'rejected', reason, message })

const MISSING = rejected('missing', '没有找到这门课程')
const IN_REVIEW = rejected('conflict', '课程正在审核，暂时不能修改')
const CHANGED = rejected('conflict', '课程刚刚有新的修改，请看过以后再操作')
const NOT_NOW = rejected('conflict', '课程现在不能这样做')
const FAULTY = rejected('invalid', '课程还不完整，请先处理检查中列出的问题')
const NO_COURSE = rejected('invalid', '修改的内容不正确')
const NO_WORDS = rejected('invalid', '请写明理由，至少 4 个字')
const FORBIDDEN = failed<Failure>({ kind: 'forbidden', message: '你没有这所学校的审核权限' })
const NO_SCHOOL = failed<Failure>({ kind: 'forbidden', message: '你不在这所学校' })
const NO_RIGHT = failed<Failure>({ kind: 'forbidden', message: '发布课程需要学校的审核权限' })

const presentIn = (draft: KeptDraft, person: CurrentUser, now: number): readonly Presence[] =>
  [...draft.present]
    .filter(([id, { at }]) => id !== person.id && now - at < PRESENT_SECONDS * 1000)
    .map(([id, { name, key }]) => ({ id, name, key, isLooking: !makesDraft(draft, id) }))

const newsSince = (draft: KeptDraft, person: CurrentUser, revision: number): DraftNews => {
  const entries = draft.entries.filter((entry) => entry.revision > revision)
  const isWhole = entries.length === draft.revision - revision
  return {
    state: draftStateOf(draft, person),
    entries: isWhole
      ? entries.map(({ conflicts: _conflicts, edits, ...entry }) => ({
          ...entry,
          edits: edits as readonly CourseEdit[],
        }))
      : [],
    document: isWhole ? null : draft.document,
  }
}

const cardOf = (data: StudioData, draft: KeptDraft, person: CurrentUser, now: number): DraftCard => {
  const { rights: _rights, ...standing } = draftStateOf(draft, person)
  return {
    ...standing,
    name: draft.document.name,
    organisation: draft.organisation,
    ownerName: draft.owner.name,
    stageName: '',
    subjectName: '',
    ...countsOf(draft.document),
    coverUrl: data.files.get(draft.document.cover?.fileId ?? 0)?.url ?? '',
    present: presentIn(draft, person, now)
      .filter(({ isLooking }) => !isLooking)
      .map(({ id, name }) => ({ id, name })),
  }
}

const isListed = (draft: KeptDraft, person: CurrentUser, query: DraftQuery): boolean => {
  const { rights: _rights, ...editing } = draftStateOf(draft, person)
  const isTheirs =
    query.view === 'mine'
      ? draft.owner.id === person.id || draft.editors.some(({ id }) => id === person.id)
      : editing.status === 'inReview' || editing.version > 0
  return (
    isTheirs &&
    (query.organisationId === 0 || draft.organisation.id === query.organisationId) &&
    (query.status === null || draft.status === query.status) &&
    draft.document.name.includes(query.keyword)
  )
}

/** What an act makes of a draft; nothing where it is refused. */
const perform = (data: StudioData, draft: KeptDraft, person: CurrentUser, act: DraftAct, at: string) => {
  if ('revision' in act && act.revision !== draft.revision) return CHANGED
  if ('revision' in act && courseFaults(draft.document).length > 0) return FAULTY
  if (act.kind === 'return' && act.reason.trim().length < 4) return NO_WORDS
  const next = {
    submit: () => ({ status: 'inReview', submittedAt: at, reason: '' }),
    recall: () => ({ status: 'draft', submittedAt: '' }),
    return: () => ({ status: 'returned', submittedAt: '', reason: 'reason' in act ? act.reason : '' }),
    withdraw: () => ({ withdrawn: true, reason: 'reason' in act ? act.reason : '' }),
    offer: () => ({ withdrawn: false, reason: '' }),
    discard: () => ({
      document: draft.versions[0]?.document ?? draft.document,
      entries: [],
      revision: draft.revision + 1,
      status: 'published',
      reason: '',
    }),
    publish: () => ({
      status: 'published',
      reason: '',
      submittedAt: '',
      version: draft.version + 1,
      contentId: draft.contentId === 0 ? nextStudioId(data) : draft.contentId,
      versions: [
        { version: draft.version + 1, userName: person.name, time: at, document: draft.document },
        ...draft.versions,
      ],
    }),
  } as const satisfies Record<DraftAct['kind'], () => Partial<KeptDraft>>
  Object.assign(draft, next[act.kind](), { updatedAt: at })
  return success(draftStateOf(draft, person))
}

/** Course drafts as the reference server keeps them (docs/decisions/0317). */
export const memoryCourseDrafts = (backend: MemoryBackend, caller: Caller): CourseDraftPort => {
  const data = studioDataIn(backend)
  const ask = makeSessionRequest(backend, caller, 'courseDrafts')
  const at = () => new Date(backend.now()).toISOString()

  const withDraft = <T>(
    call: string,
    id: number,
    signal: AbortSignal,
    answer: (draft: KeptDraft, person: CurrentUser) => Result<T, Failure>,
  ) =>
    ask<T>(call, signal, (person) => {
      const draft = data.drafts.get(id)
      return draft === undefined || !maySee(draft, person) ? MISSING : answer(draft, person)
    })

  const save = (draft: KeptDraft, person: CurrentUser, sent: UnsentEdits) => {
    const { intentId, revision, edits } = sent
    const receipt = ({ conflicts }: Pick<KeptEntry, 'conflicts'>) =>
      success({ ...newsSince(draft, person, revision), conflicts })
    const before = draft.entries.find((entry) => entry.intentId === intentId)
    if (before) return receipt(before)
    if (!draftRightsOf(draft, person).edit) return IN_REVIEW
    const { document, applied, conflicts } = applyEdits(draft.document, edits as unknown as WireEdit[])
    const checked = courseDocument.safeParse(document)
    if (!checked.success) return NO_COURSE
    draft.revision += 1
    draft.document = checked.data
    draft.updatedAt = at()
    if (draft.status === 'published' && applied.length > 0) draft.status = 'draft'
    const entry: KeptEntry = {
      revision: draft.revision,
      userId: person.id,
      userName: person.name,
      intentId,
      edits: applied,
      conflicts,
    }
    draft.entries = [...draft.entries, entry]
    return receipt(entry)
  }

  return {
    drafts: (query, signal) =>
      ask('drafts', signal, (person) => {
        if (query.view === 'review' && !person.rights.review) return FORBIDDEN
        const found = [...data.drafts.values()]
          .filter((draft) => isListed(draft, person, query))
          .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt) || other.id - one.id)
        const from = (query.page - 1) * DRAFTS_PER_PAGE
        return success({
          index: query.page,
          size: DRAFTS_PER_PAGE,
          total: found.length,
          items: found
            .slice(from, from + DRAFTS_PER_PAGE)
            .map((draft) => cardOf(data, draft, person, backend.now())),
        })
      }),

    create: ({ organisationId, name, clientId }, signal) =>
      ask('create', signal, (person) => {
        const organisation = person.organisations.find(({ id }) => id === organisationId)
        if (organisation === undefined) return NO_SCHOOL
        const known = [...data.drafts.values()].find(
          (draft) => draft.clientId === clientId && draft.owner.id === person.id,
        )
        const draft =
          known ?? newDraft(nextStudioId(data), person, { organisation, name, clientId, at: at() })
        data.drafts.set(draft.id, draft)
        return success(draftStateOf(draft, person))
      }),

    draft: (id, signal) =>
      withDraft('draft', id, signal, (draft, person) =>
        success({
          state: draftStateOf(draft, person),
          organisation: draft.organisation,
          owner: draft.owner,
          editors: draft.editors,
          document: draft.document,
          files: filesNamedIn(data, draft.document),
          questions: [...questionsOf(draft.document)].map((question) => ({
            id: question,
            text: `题目 ${question}`,
          })),
          teachers: draft.document.teachers.flatMap(
            (teacher) => [draft.owner, ...draft.editors].find((one) => one.id === teacher) ?? [],
          ),
          present: presentIn(draft, person, backend.now()),
        }),
      ),

    save: (edits, signal) =>
      withDraft('save', edits.draftId, signal, (draft, person) => save(draft, person, edits)),

    news: ({ id, revision, key }, signal) =>
      withDraft('news', id, signal, (draft, person) => {
        draft.present.set(person.id, { name: person.name, at: backend.now(), key })
        return success({
          ...newsSince(draft, person, revision),
          present: presentIn(draft, person, backend.now()),
        })
      }),

    act: (id, act, signal) =>
      withDraft<DraftState>(`act.${act.kind}`, id, signal, (draft, person) => {
        const right: keyof DraftRights = act.kind
        if (draftRightsOf(draft, person)[right]) return perform(data, draft, person, act, at())
        const isReviewers = act.kind === 'publish' || act.kind === 'offer'
        const isOwnRequest = draft.status === 'inReview' && makesDraft(draft, person.id)
        return isReviewers && (isOwnRequest || !reviewsDraft(draft, person)) ? NO_RIGHT : NOT_NOW
      }),

    remove: (id, signal) =>
      withDraft<true>('remove', id, signal, (draft, person) => {
        if (!draftRightsOf(draft, person).delete) return NOT_NOW
        data.drafts.delete(id)
        return success(true)
      }),

    compare: (id, signal) =>
      withDraft('compare', id, signal, (draft) =>
        success(compareCourses(draft.versions[0]?.document ?? emptyCourse('', 0), draft.document)),
      ),

    versions: (id, signal) =>
      withDraft('versions', id, signal, (draft) =>
        success(
          draft.versions.map(({ document, ...version }) => ({
            ...version,
            sectionCount: countsOf(document).sectionCount,
          })),
        ),
      ),
  }
}
