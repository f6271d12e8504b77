import type * as z from 'zod/mini'
import type { SentBy } from '#contract/call.ts'
import { compareCourses } from '#contract/course-compare.ts'
import { emptyCourse, filesOf, questionsOf } from '#contract/course-document.ts'
import { CODE } from '#contract/envelope.ts'
import { DRAFT_VIEW, type getCourseDraft, type getCourseDrafts, PRESENT_SECONDS } from '#contract/studio.ts'
import type { compareCourse, getCourseVersions } from '#contract/studio-life.ts'
import type { Db } from '../../db/database.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { pageDto, pageWanted } from '../../http/page.ts'
import type { Clock } from '../../runtime/clock.ts'
import { questionName } from '../content/question-name.ts'
import type { SchoolAccess } from '../school-file/school-access.ts'
import { draftStateDto, presenceDtos } from './draft.dto.ts'
import { draftRepository } from './draft.repository.ts'
import { findDraft } from './draft-access.ts'
import type { DraftListRepository } from './draft-list.repository.ts'
import { namedThingsRepository } from './named-things.repository.ts'
import type { MakeStudioFile } from './studio-file.ts'
import { versionRepository } from './version.repository.ts'

const PAGE = 20
const NO_VERSION = refuse(CODE.notFound, '没有找到这个版本')

interface Needs {
  readonly db: Db
  readonly lists: DraftListRepository
  readonly schools: SchoolAccess
  readonly studioFile: MakeStudioFile
  readonly clock: Clock
}

const idNames = (people: readonly { readonly id: number; readonly name: string }[]) =>
  people.map(({ id, name }) => ({ Id: id, Name: name }))

/** Drafts as they are read: lists, one whole, its versions. */
export const draftReadingService = ({ db, lists, schools, studioFile, clock }: Needs) => {
  const present = (ids: readonly number[], userId: number) =>
    draftRepository(db).findPresent(ids, userId, new Date(clock().getTime() - PRESENT_SECONDS * 1000))

  return {
    async page(
      userId: number,
      asked: z.output<typeof getCourseDrafts.body>,
    ): Promise<SentBy<typeof getCourseDrafts> | Refusal> {
      const page = pageWanted(asked, PAGE)
      if (page instanceof Refusal) return page
      const review = asked.View === DRAFT_VIEW.review
      const school = review ? await schools.findReviewed(asked.OrgId, userId) : null
      if (school instanceof Refusal) return school
      const { total, rows } = await lists.findPage(
        {
          userId,
          review,
          organisationId: school?.id ?? asked.OrgId ?? 0,
          status: asked.Status ?? 0,
          keyword: asked.Keyword?.trim() ?? '',
        },
        page,
      )
      const there = await present(
        rows.map(({ id }) => id),
        userId,
      )
      const covers = new Map(
        (
          await namedThingsRepository(db).findFiles(
            rows.flatMap(({ coverId }) => (coverId === 0 ? [] : [coverId])),
          )
        ).map((file) => [file.id, studioFile(file, '', 0).Url]),
      )
      const cards = rows.map((row) => ({
        Id: row.id,
        Status: row.status,
        Revision: row.revision,
        Version: row.version,
        ContentId: row.contentId ?? 0,
        IsWithdrawn: row.isWithdrawn,
        Reason: row.reason,
        SubmitTime: row.submittedAt?.toISOString() ?? '',
        UpdateTime: row.updatedAt.toISOString(),
        Name: row.name,
        OrgId: row.organisationId,
        OrgName: row.organisationName,
        OwnerName: row.ownerName,
        StageName: row.stageName,
        SubjectName: row.subjectName,
        ChapterCount: row.chapterCount,
        SectionCount: row.sectionCount,
        CoverUrl: covers.get(row.coverId) ?? '',
        Present: idNames(there.filter(({ draftId, isLooking }) => draftId === row.id && !isLooking)),
      }))
      return pageDto(cards, total, page)
    },

    async whole(userId: number, id: number): Promise<SentBy<typeof getCourseDraft> | Refusal> {
      const known = await findDraft(db, id, userId, 'see')
      if (known instanceof Refusal) return known
      const { draft, organisationName } = known
      const things = namedThingsRepository(db)
      const files = await things.findFiles([...filesOf(draft.document)])
      const questions = await things.findQuestions([...questionsOf(draft.document)], userId)
      const names = new Map(
        draft.document.chapters.flatMap(({ sections }) =>
          sections.flatMap(({ file }) => (file ? [[file.fileId, file] as const] : [])),
        ),
      )
      return {
        ...draftStateDto(known, userId),
        OrgId: draft.organisationId,
        OrgName: organisationName,
        Owner: idNames([await lists.findOwner(id)])[0] ?? { Id: 0, Name: '' },
        Editors: idNames(await lists.findEditors(id)),
        Document: draft.document,
        Files: files.map((file) => {
          const named = names.get(file.id)
          return studioFile(file, named?.name ?? '', named?.duration ?? 0)
        }),
        Questions: questions.map(({ id: Id, questionType, stem }) => ({
          Id,
          QuestionType: questionType,
          Text: questionName(stem),
        })),
        Teachers: idNames(await things.findPeople(draft.document.teachers)),
        Present: presenceDtos(await present([id], userId)),
      }
    },

    /** What the draft or a version says that an earlier one did not; against nothing everything is new. */
    async compare(
      userId: number,
      { Id, From = 0, To = 0 }: { Id: number; From?: number | undefined; To?: number | undefined },
    ): Promise<SentBy<typeof compareCourse> | Refusal> {
      const known = await findDraft(db, Id, userId, 'see')
      if (known instanceof Refusal) return known
      const versions = versionRepository(db)
      const { draft } = known
      const from = From === 0 ? draft.version : From
      const before = from === 0 ? emptyCourse('', 0) : (await versions.find(Id, from))?.document
      const after = To === 0 ? draft.document : (await versions.find(Id, To))?.document
      if (before === undefined || after === undefined) return NO_VERSION
      return compareCourses(before, after).map((change) => ({
        Of: change.of,
        Key: change.key,
        Kind: change.kind,
        Before: change.before,
        After: change.after,
      }))
    },

    async versions(userId: number, id: number): Promise<SentBy<typeof getCourseVersions> | Refusal> {
      const known = await findDraft(db, id, userId, 'see')
      if (known instanceof Refusal) return known
      return (await versionRepository(db).list(id)).map(({ version, userName, at, sectionCount }) => ({
        Version: version,
        UserName: userName,
        Time: at.toISOString(),
        SectionCount: sectionCount,
      }))
    },
  }
}

export type DraftReadingService = ReturnType<typeof draftReadingService>
