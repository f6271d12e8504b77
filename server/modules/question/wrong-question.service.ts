import type { SentBy } from '#contract/call.ts'
import { CODE } from '#contract/envelope.ts'
import type { getWrongQuestions } from '#contract/practice.ts'
import { filesIn } from '../../html/rich-text.ts'
import { type Refusal, refuse } from '../../http/envelope.ts'
import { type PageWanted, pageDto } from '../../http/page.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { Pictures } from '../upload/pictures.ts'
import { inAnsweredVersions } from './answered-version.ts'
import { questionDto } from './question.dto.ts'
import type { QuestionRepository } from './question.repository.ts'
import { filesOfQuestion } from './question-pictures.ts'
import { questionsIn } from './question-set.ts'
import type { WrongQuestionRepository } from './wrong-question.repository.ts'

const NOT_WRONG = refuse(CODE.notFound, '这道题不在错题本里')

interface Needs {
  readonly wrong: WrongQuestionRepository
  readonly questions: QuestionRepository
  readonly pictures: Pictures
}

/** 错题本. The calls are ours (R-wire-11), for R-question-4. */
export const wrongQuestionService = ({ wrong, questions, pictures }: Needs) => ({
  /** Of one subject, or of all (0). */
  async page(
    { userId }: Viewer,
    subjectId: number,
    page: PageWanted,
  ): Promise<SentBy<typeof getWrongQuestions>> {
    const ids = await wrong.findPage(userId, subjectId, page)
    const subjects = await wrong.findSubjects(userId)
    const ofSubject = subjects.filter(({ id }) => subjectId === 0 || id === subjectId)
    const total = ofSubject.reduce((sum, { count }) => sum + count, 0)
    const rows = await questions.findWithParts(ids, userId)
    const answers = await wrong.findLatestAnswers(
      userId,
      rows.map(({ question }) => question.id),
    )
    const byQuestion = new Map(answers.map((row) => [row.questionId, row]))
    const wholes = await inAnsweredVersions(questions, questionsIn(ids, rows), answers)
    const pictureAddress = await pictures.addressesOf([
      ...wholes.flatMap(filesOfQuestion),
      ...answers.flatMap(({ answer }) => answer.flatMap(filesIn)),
    ])
    const reader = { answerOf: (id: number) => byQuestion.get(id), isRevealed: false, pictureAddress }
    const sent = pageDto(
      wholes.map((whole) => questionDto(whole, reader)),
      total,
      page,
    )
    const named = subjects.filter(({ id }) => id !== 0)
    return { ...sent, Subjects: named.map(({ id: Id, name: Name, count: Count }) => ({ Id, Name, Count })) }
  },

  async dismiss({ userId }: Viewer, id: number): Promise<true | Refusal> {
    return (await wrong.dismiss(userId, id)) || NOT_WRONG
  },

  async restore({ userId }: Viewer, id: number): Promise<true> {
    await wrong.restore(userId, id)
    return true
  },
})

export type WrongQuestionService = ReturnType<typeof wrongQuestionService>
