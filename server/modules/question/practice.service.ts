import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import type { getPractices } from '#contract/practice.ts'
import { PRACTICE_KIND, type PracticeItem, type PracticeKind } from '../../db/schema/practice.ts'
import { byteLength, exceedsLimit } from '../../db/storage-use.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import { type PageWanted, pageDto } from '../../http/page.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { PaperRepository } from '../paper/paper.repository.ts'
import type { BankRepository } from './bank.repository.ts'
import type { PracticeDate, PracticeRepository, SavedPractice } from './practice.repository.ts'
import { MAX_PRACTICES, PRACTICES_FULL } from './practice-limits.ts'
import { questionDto } from './question.dto.ts'
import type { AnswerRow, QuestionRepository, QuestionRow } from './question.repository.ts'
import { questionsIn, type WholeQuestion } from './question-set.ts'
import { tally } from './study-tally.ts'

type RecordDto = NonNullable<SentBy<typeof getPractices>['Items']>[number]

/** What a client says of a practice that it hands in. */
interface HandedIn {
  readonly PracticeId: string
  readonly Kind: number
  readonly Name: string
  readonly PaperId: number
  readonly UseTime: number
  readonly Items: readonly PracticeItem[]
}

interface Needs {
  readonly practices: PracticeRepository
  readonly papers: Pick<PaperRepository, 'find'>
  readonly questions: QuestionRepository
  /** Of these questions those that a user finds in the bank. */
  readonly bank: Pick<BankRepository, 'findOffered'>
  readonly clock: Clock
}

interface Given {
  readonly answer: AnswerRow
  readonly whole: number
}

const isPracticeKind = (kind: number): kind is PracticeKind =>
  (Object.values(PRACTICE_KIND) as readonly number[]).includes(kind)

const distinct = (places: readonly WholeQuestion['subject'][]): readonly string[] => [
  ...new Map(places.flatMap((place) => (place === null ? [] : [[place.id, place.name]]))).values(),
]

/** What the questions are about: their chapter; of several chapters their subject, and of several subjects how many. */
const placeOf = (wholes: readonly WholeQuestion[]): string => {
  const chapters = distinct(wholes.map(({ chapter }) => chapter))
  const subjects = distinct(wholes.map(({ subject }) => subject))
  const [first = ''] = subjects
  if (subjects.length > 1) return `${first}等 ${subjects.length} 科`
  return wholes.every(({ chapter }) => chapter !== null) && chapters.length === 1
    ? (chapters[0] ?? '')
    : first
}

/** 练习记录. The calls are ours (R-wire-11), for R-question-4. */
export const practiceService = ({ practices, papers, questions, bank, clock }: Needs) => {
  const recordOf = (
    { practiceId, at }: PracticeDate,
    saved: SavedPractice | undefined,
    given: readonly Given[],
    { rows, offered }: { readonly rows: readonly QuestionRow[]; readonly offered: ReadonlySet<number> },
  ): RecordDto => {
    const points = new Map(saved?.items.map(({ QuestionId, Score }) => [QuestionId, Score]))
    const begun = [...new Set(given.map(({ whole }) => whole))]
    const ids = saved ? [...points.keys()].filter((id) => begun.includes(id) || offered.has(id)) : begun
    const byQuestion = new Map(given.map(({ answer }) => [answer.questionId, answer]))
    const answerOf = (id: number) => byQuestion.get(id)
    const reader = { answerOf, isRevealed: false, pictureAddress: () => null }
    const wholes = questionsIn(ids, rows)
    const told = tally(
      wholes.map((whole) => ({
        question: questionDto(whole, reader),
        place: null,
        answerOf,
        points: points.get(whole.question.id),
      })),
    )
    return {
      PracticeId: practiceId,
      Kind: saved?.kind ?? PRACTICE_KIND.bank,
      Name: saved?.name || placeOf(wholes),
      PaperId: saved?.paperId ?? 0,
      FinishTime: at.toISOString(),
      TotalCount: told.TotalCount,
      AnsweredCount: told.AnsweredCount,
      RightCount: told.RightCount,
      WrongCount: told.Wrong.length - told.PartlyCount,
      PartlyCount: told.PartlyCount,
      UngradedCount: told.UngradedCount,
      Score: told.Score,
      FullScore: told.FullScore,
      UseTime: saved?.useTime ?? told.UseTime,
    }
  }

  return {
    /** 507 beyond what a user may keep; a paper that is not the user's own is none. */
    async save({ userId }: Viewer, handed: HandedIn): Promise<true | Refusal> {
      const { PracticeId: practiceId, Kind: kind, Name, PaperId, UseTime, Items } = handed
      if (!isPracticeKind(kind)) return refuse(CODE.fieldError, '参数不正确：Kind')
      const [before] = await practices.findSaved(userId, [practiceId])
      if (!before) {
        const more = { rows: 1, bytes: byteLength(JSON.stringify(Items)) }
        if (exceedsLimit(await practices.kept(userId), more, MAX_PRACTICES)) return PRACTICES_FULL
      }
      const paper = PaperId > 0 ? await papers.find({ id: PaperId, userId }) : null
      await practices.save({
        userId,
        practiceId,
        kind,
        name: Name.trim(),
        paperId: paper ? PaperId : null,
        items: Items,
        useTime: UseTime,
        finishedAt: before?.finishedAt ?? clock(),
      })
      return true
    },

    async page({ userId }: Viewer, page: PageWanted): Promise<SentBy<typeof getPractices>> {
      const { rows, total } = await practices.findPage(userId, page)
      const ids = rows.map(({ practiceId }) => practiceId)
      const saved = await practices.findSaved(userId, ids)
      const given = await practices.findAnswers(userId, ids)
      const named = saved.flatMap(({ items }) => items.map(({ QuestionId }) => QuestionId))
      const offered = new Set(await bank.findOffered(named, userId))
      const asked = [...new Set([...offered, ...given.map(({ whole }) => whole)])]
      const found = { rows: await questions.findWithParts(asked, userId), offered }
      const records = rows.map((row) =>
        recordOf(
          row,
          saved.find(({ practiceId }) => practiceId === row.practiceId),
          given.filter(({ answer }) => answer.practiceId === row.practiceId),
          found,
        ),
      )
      return pageDto(records, total, page)
    },
  }
}

export type PracticeService = ReturnType<typeof practiceService>
