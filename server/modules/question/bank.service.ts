import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import type {
  getQuestionBankDetails,
  getQuestionSolution,
  getSimilarQuestions,
} from '#contract/question-bank.ts'
import { CONTENT_TYPE } from '../../db/schema/content.ts'
import { Refusal, refuse } from '../../http/envelope.ts'
import { type PageWanted, pageDto } from '../../http/page.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { FindContent } from '../content/content-access.ts'
import { type PaperRepository, versionsIn } from '../paper/paper.repository.ts'
import type { Pictures } from '../upload/pictures.ts'
import type { BankRepository, BankWanted } from './bank.repository.ts'
import type { QuestionDto } from './question.dto.ts'
import type { QuestionRepository } from './question.repository.ts'
import { questionDtos } from './question-dtos.ts'

export const NO_QUESTION = refuse(CODE.notFound, '没有找到这道题')

interface Needs {
  readonly bank: BankRepository
  readonly questions: QuestionRepository
  readonly findContent: FindContent
  readonly pictures: Pictures
  readonly papers: Pick<PaperRepository, 'find'>
}

/** Which others are wanted: so many at most, and none of these. */
export interface OthersWanted {
  readonly count: number
  readonly without: readonly number[]
}

/** The question bank. Wire: questionbankdetails; questionsolution and similarquestions are ours. */
export const bankService = ({ bank, questions, findContent, pictures, papers }: Needs) => {
  const sent = questionDtos({ questions, pictures })

  /** A question of the bank with its content; 404, 410 and 403 as the content. */
  const open = async (id: number, userId: number) => {
    const place = await bank.findPlace(id)
    if (!place) return NO_QUESTION
    const content = await findContent({ id: place.contentId, type: CONTENT_TYPE.question }, userId)
    return content instanceof Refusal ? content : { question: place.question, content }
  }

  /** The questions of a paper of one's own, each with its version there; null for none. */
  const ofPaper = async (userId: number, paperId: number): Promise<ReadonlyMap<number, number> | null> => {
    const found = paperId === 0 ? null : await papers.find({ id: paperId, userId })
    return found && versionsIn(found.sections)
  }

  const pageOf = async (
    offered: readonly number[],
    userId: number,
    page: PageWanted,
    versions?: ReadonlyMap<number, number>,
  ) => {
    const from = (page.index - 1) * page.size
    const asked = offered.slice(from, from + page.size)
    return pageDto(await sent(asked, userId, false, versions), offered.length, page)
  }

  return {
    findOpen: open,

    /** A page of the bank, without answers. */
    async page({ userId }: Viewer, wanted: BankWanted): Promise<SentBy<typeof getQuestionBankDetails>> {
      const { ids, total } = await bank.findPage(wanted, userId)
      return pageDto(await sent(ids, userId, false), total, wanted.page)
    },

    /** These questions in their order, without what is no longer offered. */
    async chosen(
      { userId }: Viewer,
      ids: readonly number[],
      page: PageWanted,
      paperId = 0,
    ): Promise<SentBy<typeof getQuestionBankDetails>> {
      const kept = await ofPaper(userId, paperId)
      const offered = await bank.findOffered(ids, userId)
      if (kept === null) return pageOf(offered, userId, page)
      const held = await bank.findHeld([...kept.keys()], userId)
      const shown = ids.filter((id) => offered.includes(id) || held.has(id))
      return pageOf([...new Set(shown)], userId, page, kept)
    },

    /** The questions that these contents are, likewise. */
    async ofContents(
      { userId }: Viewer,
      contentIds: readonly number[],
      page: PageWanted,
    ): Promise<SentBy<typeof getQuestionBankDetails>> {
      return pageOf(await bank.findOfContents(contentIds, userId), userId, page)
    },

    /** The question that a content is; null where it is none. */
    async ofContent({ userId }: Viewer, contentId: number): Promise<QuestionDto | null> {
      const id = await bank.findByContent(contentId)
      return id === null ? null : ((await sent([id], userId, false))[0] ?? null)
    },

    /** With right answer and analysis. */
    async solution(
      { userId }: Viewer,
      id: number,
      paperId = 0,
    ): Promise<SentBy<typeof getQuestionSolution> | Refusal> {
      const kept = await ofPaper(userId, paperId)
      if (kept?.has(id) && (await bank.findHeld([id], userId)).has(id))
        return (await sent([id], userId, true, kept))[0] ?? NO_QUESTION
      const found = await open(id, userId)
      if (found instanceof Refusal) return found
      const [whole] = await sent([found.question.id], userId, true)
      return whole ?? NO_QUESTION
    },

    async similar(
      { userId }: Viewer,
      id: number,
      wanted: OthersWanted,
    ): Promise<SentBy<typeof getSimilarQuestions> | Refusal> {
      const found = await open(id, userId)
      if (found instanceof Refusal) return found
      const ids = await bank.findSimilar(found.question, found.content, { userId, ...wanted })
      return sent(ids, userId, false)
    },
  }
}

export type BankService = ReturnType<typeof bankService>
