import type * as z from 'zod/mini'
import type { SentBy } from '#contract/call.ts'
import { type CourseDocument, courseDocument, emptyCourse, filesOf } from '#contract/course-document.ts'
import { applyEdits } from '#contract/course-edit.ts'
import { CODE } from '#contract/envelope.ts'
import {
  type courseDraftNews,
  type createCourseDraft,
  DRAFT_STATUS,
  PRESENT_SECONDS,
  type saveCourseDraft,
} from '#contract/studio.ts'
import type { Db, Queries } from '../../db/database.ts'
import { inPassing } from '../../db/in-passing.ts'
import { withUserLock } from '../../db/with-user-lock.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Clock } from '../../runtime/clock.ts'
import { auditRepository } from '../audit/audit.repository.ts'
import type { SchoolAccess } from '../school-file/school-access.ts'
import { type DraftStateDto, draftStateDto, presenceDtos } from './draft.dto.ts'
import { draftRepository } from './draft.repository.ts'
import { findDraft, takeDraft } from './draft-access.ts'
import { draftNews } from './draft-news.ts'
import { namedThingsRepository } from './named-things.repository.ts'
import { areNewTeachersMembers } from './new-teachers.ts'
import { NO_COLLEAGUE } from './publishable.ts'

const MOST_DRAFTS = 200
const TOO_MANY = refuse(CODE.noRoom, '你的课程草稿太多了，请先删除不用的草稿')
const NO_COURSE = refuse(CODE.fieldError, '修改的内容不正确')
const NOT_YOUR_FILE = refuse(CODE.noRight, '只能使用自己资料库里的文件')

type Saved = SentBy<typeof saveCourseDraft>
type News = SentBy<typeof courseDraftNews>

interface Needs {
  readonly db: Db
  readonly schools: SchoolAccess
  readonly clock: Clock
}

/** Keeps what a document names anew, if its editor may use it: a file of their own, or one that the course has or had. */
const keepNew = async (
  tx: Queries,
  draftId: number,
  userId: number,
  before: CourseDocument,
  after: CourseDocument,
): Promise<boolean> => {
  const held = filesOf(before)
  const fresh = [...filesOf(after)].filter((id) => !held.has(id))
  if (fresh.length === 0) return true
  const things = namedThingsRepository(tx)
  const owned = await things.findOwned(userId, fresh)
  const known = await things.findOfDraft(draftId, fresh)
  if (fresh.some((id) => !owned.has(id) && !known.has(id))) return false
  await things.keepForDraft(draftId, fresh)
  return true
}

/** Course drafts as their makers change them (docs/decisions/0317). */
export const draftService = ({ db, schools, clock }: Needs) => {
  const stateOf = async (tx: Queries, id: number, userId: number): Promise<DraftStateDto> => {
    const known = await draftRepository(tx).find(id, userId)
    if (known === null) throw new Error(`the draft ${id} is gone`)
    return draftStateDto(known, userId)
  }

  /** What a save that came before answered; its conflicts are as they were then. */
  const again = async (
    tx: Queries,
    { Id, Revision }: z.output<typeof saveCourseDraft.body>,
    userId: number,
    conflicts: Saved['Conflicts'],
  ): Promise<Saved> => {
    const drafts = draftRepository(tx)
    const known = await drafts.find(Id, userId)
    if (known === null) throw new Error(`the draft ${Id} is gone`)
    return { ...(await draftNews(drafts, known, Revision, userId)), Conflicts: conflicts }
  }

  return {
    /** An empty draft for a school of the user, once for each client id. */
    async create(
      userId: number,
      { OrgId, Name, ClientId }: z.output<typeof createCourseDraft.body>,
    ): Promise<DraftStateDto | Refusal> {
      const school = await schools.findOwn(OrgId, userId)
      if (school instanceof Refusal) return school
      return withUserLock(db, userId, async (tx) => {
        const drafts = draftRepository(tx)
        const made = await drafts.findMade(userId, ClientId)
        if (made !== null) return stateOf(tx, made, userId)
        if ((await drafts.countOf(userId)) >= MOST_DRAFTS) return TOO_MANY
        const now = clock()
        const id = await drafts.add({
          organisationId: school.id,
          ownerId: userId,
          contentId: null,
          status: DRAFT_STATUS.draft,
          document: emptyCourse(Name, userId),
          revision: 1,
          version: 0,
          reason: '',
          submittedAt: null,
          clientId: ClientId,
          createdAt: now,
          updatedAt: now,
        })
        await auditRepository(tx).note({
          at: now,
          userId,
          organisationId: school.id,
          act: 'course.create',
          subject: `course-draft:${id}`,
          detail: {},
        })
        return stateOf(tx, id, userId)
      })
    },

    /** Applies edits to the newest document; what does not apply is named and left out. */
    save(userId: number, asked: z.output<typeof saveCourseDraft.body>): Promise<Saved | Refusal> {
      return db.transaction(async (tx) => {
        const { Id, Revision, IntentId, Edits } = asked
        const known = await takeDraft(tx, Id, userId, 'edit')
        const drafts = draftRepository(tx)
        if (!(known instanceof Refusal) || known.code === CODE.conflict) {
          const before = await drafts.findSaved(Id, IntentId)
          if (before) return again(tx, asked, userId, conflictDtos(before.conflicts))
        }
        if (known instanceof Refusal) return known
        const { draft } = known
        const { document, applied, conflicts } = applyEdits(draft.document, Edits)
        const checked = courseDocument.safeParse(document)
        if (!checked.success) return NO_COURSE
        if (!(await keepNew(tx, Id, userId, draft.document, document))) return NOT_YOUR_FILE
        const { organisationId } = draft
        const teachers = { organisationId, before: draft.document.teachers, after: document.teachers }
        if (!(await areNewTeachersMembers(tx, teachers))) return NO_COLLEAGUE
        const now = clock()
        const revision = draft.revision + 1
        const status =
          draft.status === DRAFT_STATUS.published && applied.length > 0 ? DRAFT_STATUS.draft : draft.status
        await drafts.save({
          draftId: Id,
          revision,
          status,
          userId,
          intentId: IntentId,
          document: checked.data,
          edits: applied,
          conflicts,
          now,
        })
        const saved = { ...known, draft: { ...draft, document, revision, status, updatedAt: now } }
        return {
          ...(await draftNews(drafts, saved, Revision, userId)),
          Conflicts: conflictDtos(conflicts),
        }
      })
    },

    /** What others did since a revision and who is there; the asker is there from now on. */
    async news(
      userId: number,
      { Id, Revision, Key = '' }: z.output<typeof courseDraftNews.body>,
    ): Promise<News | Refusal> {
      const known = await findDraft(db, Id, userId, 'see')
      if (known instanceof Refusal) return known
      const drafts = draftRepository(db)
      const now = clock()
      await inPassing(drafts.appear(Id, userId, Key, now))
      const since = new Date(now.getTime() - PRESENT_SECONDS * 1000)
      const present = await drafts.findPresent([Id], userId, since)
      return {
        ...(await draftNews(drafts, known, Revision, userId)),
        Present: presenceDtos(present),
      }
    },
  }
}

const conflictDtos = (
  conflicts: readonly { readonly index: number; readonly kind: string; readonly now: unknown }[],
): Saved['Conflicts'] =>
  conflicts.map(({ index, kind, now }) => ({ Index: index, Kind: kind, Now: now as never }))

export type DraftService = ReturnType<typeof draftService>
