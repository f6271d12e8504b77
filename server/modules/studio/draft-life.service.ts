import { courseFaults } from '#contract/course-check.ts'
import { CODE } from '#contract/envelope.ts'
import { PUBLISHING_NOTICE } from '#contract/publishing-notice.ts'
import { DRAFT_STATUS } from '#contract/studio.ts'
import type { Db, Queries } from '../../db/database.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import type { Clock } from '../../runtime/clock.ts'
import { auditRepository } from '../audit/audit.repository.ts'
import { curriculumPlaceRepository } from '../content/curriculum-place.repository.ts'
import { publishingNoticeRepository } from '../content/publishing-notice.repository.ts'
import { MODERATED, withdrawalRepository } from '../content/withdrawal.repository.ts'
import type { FilmService } from '../film/film.service.ts'
import { isReasonLongEnough } from '../review/verdict.ts'
import { courseTagRepository } from './course-tag.repository.ts'
import { courseWriterRepository } from './course-writer.repository.ts'
import { type DraftStateDto, draftStateDto } from './draft.dto.ts'
import { type DraftRow, draftRepository, type KnownDraft } from './draft.repository.ts'
import { takeDraft } from './draft-access.ts'
import type { DraftRights } from './draft-rights.ts'
import { namedThingsRepository } from './named-things.repository.ts'
import { publishable } from './publishable.ts'
import { filmsOf } from './studio-film.service.ts'
import { versionRepository } from './version.repository.ts'

const MONTH_MS = 30 * 86_400_000
const CHANGED = refuse(CODE.conflict, '课程刚刚有新的修改，请看过以后再操作')
const NO_WORDS = refuse(CODE.fieldError, '请写明理由，至少 4 个字')
const FAULTY = refuse(CODE.fieldError, '课程还不完整，请先处理检查中列出的问题')

interface Needs {
  readonly db: Db
  readonly films: Pick<FilmService, 'prepareWithin' | 'wake'>
  readonly clock: Clock
}

type Detail = Readonly<Record<string, string | number | boolean>>

/** What an act changes of its draft, and what the audit notes of it besides. */
interface Outcome {
  readonly values: Partial<DraftRow>
  readonly detail?: Detail
}

type Act = (tx: Queries, known: KnownDraft, now: Date) => Promise<Outcome | Refusal>

/** What becomes of a draft beyond its edits: review, publishing, withdrawal. Each act is one transaction with its audit line. */
export const draftLifeService = ({ db, films, clock }: Needs) => {
  const act = (
    userId: number,
    id: number,
    right: keyof DraftRights,
    name: string,
    change: Act,
  ): Promise<DraftStateDto | Refusal> =>
    db.transaction(async (tx) => {
      const known = await takeDraft(tx, id, userId, right)
      if (known instanceof Refusal) return known
      const now = clock()
      const outcome = await change(tx, known, now)
      if (outcome instanceof Refusal) return outcome
      const drafts = draftRepository(tx)
      await drafts.change(id, { ...outcome.values, updatedAt: now })
      await auditRepository(tx).note({
        at: now,
        userId,
        organisationId: known.draft.organisationId,
        act: `course.${name}`,
        subject: `course-draft:${id}`,
        detail: outcome.detail ?? {},
      })
      const after = await drafts.find(id, userId)
      if (after === null) throw new Error(`the draft ${id} is gone`)
      return draftStateDto(after, userId)
    })

  const publish =
    (userId: number, revision: number): Act =>
    async (tx, { draft }, now) => {
      if (draft.revision !== revision) return CHANGED
      if (draft.contentId !== null && (await withdrawalRepository(tx).holdModerated(draft.contentId)))
        return MODERATED
      const checked = await publishable(
        {
          things: namedThingsRepository(tx),
          places: curriculumPlaceRepository(tx),
          tags: courseTagRepository(tx),
        },
        draft,
        userId,
      )
      if (checked instanceof Refusal) return checked
      const contentId = await courseWriterRepository(tx).write(draft, checked, now)
      const version = draft.version + 1
      await versionRepository(tx).add({
        draftId: draft.id,
        version,
        document: draft.document,
        userId,
        at: now,
      })
      await draftRepository(tx).forget(draft.id, new Date(now.getTime() - MONTH_MS))
      const { document, organisationId } = draft
      const named = [...filmsOf(document)].map(([film, name]) => ({ id: film, name, organisationId }))
      await films.prepareWithin(tx, named, userId)
      return {
        values: { contentId, version, status: DRAFT_STATUS.published, reason: '', submittedAt: null },
        detail: { version, contentId },
      }
    }

  return {
    submit: (userId: number, id: number, revision: number) =>
      act(userId, id, 'submit', 'submit', async (_, { draft }, now) => {
        if (draft.revision !== revision) return CHANGED
        if (courseFaults(draft.document).length > 0) return FAULTY
        return {
          values: { status: DRAFT_STATUS.inReview, submittedAt: now, reason: '' },
          detail: { revision },
        }
      }),

    recall: (userId: number, id: number) =>
      act(userId, id, 'recall', 'recall', async () => ({
        values: { status: DRAFT_STATUS.draft, submittedAt: null },
      })),

    return: (userId: number, id: number, reason: string) =>
      act(userId, id, 'return', 'return', async () =>
        isReasonLongEnough(reason)
          ? { values: { status: DRAFT_STATUS.returned, submittedAt: null, reason }, detail: { reason } }
          : NO_WORDS,
      ),

    async publish(userId: number, id: number, revision: number): Promise<DraftStateDto | Refusal> {
      const done = await act(userId, id, 'publish', 'publish', publish(userId, revision))
      if (!(done instanceof Refusal)) films.wake()
      return done
    },

    /** Makers need no reason, others do. */
    withdraw: (userId: number, id: number, reason: string) =>
      act(userId, id, 'withdraw', 'withdraw', async (tx, { draft, isEditor }, now) => {
        const makes = draft.ownerId === userId || isEditor
        if (!makes && !isReasonLongEnough(reason)) return NO_WORDS
        if (draft.contentId === null) throw new Error('what was not published cannot be withdrawn')
        await withdrawalRepository(tx).withdraw(draft.contentId, userId, reason, now)
        await publishingNoticeRepository(tx).tell([draft.ownerId], userId, {
          contentId: draft.contentId,
          kind: PUBLISHING_NOTICE.takenDown,
          reason,
          at: now,
        })
        return { values: { reason }, detail: { reason } }
      }),

    offer: (userId: number, id: number) =>
      act(userId, id, 'offer', 'offer', async (tx, { draft }) => {
        if (draft.contentId === null) throw new Error('what was not published cannot be offered')
        const withdrawals = withdrawalRepository(tx)
        if (await withdrawals.holdModerated(draft.contentId)) return MODERATED
        await withdrawals.offer(draft.contentId)
        return { values: { reason: '' } }
      }),

    discard: (userId: number, id: number) =>
      act(userId, id, 'discard', 'discard', async (tx, { draft }) => {
        const published = await versionRepository(tx).find(draft.id, draft.version)
        if (published === null) throw new Error('a version that was published is not there')
        // What was saved before says nothing of the new document: who has it open reads it whole.
        await draftRepository(tx).forget(draft.id)
        return {
          values: {
            document: published.document,
            revision: draft.revision + 1,
            status: DRAFT_STATUS.published,
            reason: '',
          },
          detail: { version: draft.version },
        }
      }),

    /** True once it is gone. */
    remove: (userId: number, id: number): Promise<true | Refusal> =>
      db.transaction(async (tx) => {
        const known = await takeDraft(tx, id, userId, 'delete')
        if (known instanceof Refusal) return known
        await draftRepository(tx).remove(id)
        await auditRepository(tx).note({
          at: clock(),
          userId,
          organisationId: known.draft.organisationId,
          act: 'course.delete',
          subject: `course-draft:${id}`,
          detail: {},
        })
        return true
      }),
  }
}

export type DraftLifeService = ReturnType<typeof draftLifeService>
