import { expect, it } from 'vitest'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { sectionsOf } from '#domain/course/course-detail.ts'
import type { RejectionReason } from '#domain/kernel/failure.ts'
import { partsOf } from '#domain/question/answer-sheet.ts'
import { answerStateOf } from '#domain/question/answer-state.ts'
import type { Answer, AnswerItem, PartQuestion } from '#domain/question/question.ts'
import { type Backend, enter, type MakeBackend, noAbort } from './support/backend.ts'
import { suiteOver } from './support/suite.ts'
import { valueOf } from './support/value-of.ts'

const TEACHER = '13900000001'
const REVIEWER = '13900000002'

let made = 0
const itemFor = ({ id }: PartQuestion, answer: Answer): AnswerItem => {
  made += 1
  return { questionId: id, pointId: 0, answer, useTime: 3, clientId: `contract-${Date.now()}-${made}` }
}

/** Some answer, right or not. */
const anAnswer = ({ kind, options, blankCount }: PartQuestion): Answer => {
  if (kind === 'essay') return ['<p>因为两边相等。</p>']
  if (kind === 'blanks') return Array<string>(blankCount).fill('甲')
  return options.slice(0, 1).map(({ key }) => key)
}

const refused = (reason: RejectionReason) => ({ ok: false, failure: { kind: 'rejected', reason } })

/** `LessonQuestionPort`. Wire: getquestioninfo, questionsanswer. */
export const lessonQuestionContract = (name: string, make: MakeBackend): void =>
  suiteOver(`${name}: questions of a lesson`, make, (fresh) => {
    /** The films of the recorded courses on the home page, from one place on: tests take turns. */
    const opened = async (turn: number) => {
      const backend = fresh()
      await enter(backend, TEACHER)
      const { blocks } = await valueOf(backend.ports.home.content({ stageId: 0, subjectId: 0 }, noAbort()))
      const cards = blocks.find(({ type }) => type === CONTENT_TYPE.recorded)?.items ?? []
      const card = cards[turn]
      if (card === undefined) throw new Error('there is no course to answer in')
      const course = await valueOf(backend.ports.course.course(card, noAbort()))
      const film = sectionsOf(course).find(({ kind, recording }) => kind === 'video' && !recording)
      return { backend, courseId: card.id, sectionId: film?.id ?? 0 }
    }
    const read = ({ ports }: Backend, sectionId: number) =>
      valueOf(ports.lessonQuestions.questions(sectionId, noAbort()))

    it('are whole, and say nothing of their answers before they are answered', async () => {
      const { backend, sectionId } = await opened(0)
      const questions = await read(backend, sectionId)
      expect(questions.length).toBeGreaterThanOrEqual(2)
      for (const part of questions.flatMap(partsOf)) {
        expect([part.stem !== '', part.answered, part.right, part.solution]).toEqual([true, null, null, null])
        expect([part.options.length > 1, part.blankCount > 0]).toEqual([
          ['single', 'multiple', 'judgement'].includes(part.kind),
          part.kind === 'blanks',
        ])
      }
      expect(questions.map(answerStateOf)).toEqual(questions.map(() => 'open'))
    })

    it('are marked once, however often they are sent, and told from then on, to nobody else', async () => {
      const { backend, courseId, sectionId } = await opened(1)
      const parts = (await read(backend, sectionId)).flatMap(partsOf)
      const items = parts.map((part) => itemFor(part, anAnswer(part)))
      const send = () => backend.ports.lessonQuestions.answer({ courseId, sectionId, items }, noAbort())
      const [results, again] = [await valueOf(send()), await valueOf(send())]
      expect(again).toEqual(results)
      expect(results.map(({ questionId, clientId }) => [questionId, clientId])).toEqual(
        items.map(({ questionId, clientId }) => [questionId, clientId]),
      )
      const told = (await read(backend, sectionId)).flatMap(partsOf)
      expect(told.map(({ answered, right, solution }) => ({ answered, right, solution }))).toEqual(
        results.map(({ right, solution }, at) => ({ answered: items[at]?.answer, right, solution })),
      )
      await enter(backend, REVIEWER)
      const others = (await read(backend, sectionId)).flatMap(partsOf)
      expect(others.map(({ answered, solution }) => [answered, solution])).toEqual(
        others.map(() => [null, null]),
      )
    })

    it('can be answered again: the last answer counts, and the right one is right', async () => {
      const { backend, courseId, sectionId } = await opened(2)
      const parts = (await read(backend, sectionId)).flatMap(partsOf)
      const answer = (items: readonly AnswerItem[]) =>
        valueOf(backend.ports.lessonQuestions.answer({ courseId, sectionId, items }, noAbort()))
      const first = await answer(parts.map((part) => itemFor(part, anAnswer(part))))
      const right = parts.map((part, at) => itemFor(part, first[at]?.solution.answer ?? []))
      const results = await answer(right)
      expect(results.map((result) => [result.right, result.score])).toEqual(
        parts.map(({ kind, score }) => (kind === 'essay' ? [null, 0] : [true, score])),
      )
      const told = (await read(backend, sectionId)).flatMap(partsOf)
      expect(told.map(({ answered }) => answered)).toEqual(right.map((item) => item.answer))
    })

    it('are refused where nothing is answered, and where they are not asked', async () => {
      const { backend, courseId, sectionId } = await opened(0)
      const { lessonQuestions } = backend.ports
      const [part] = (await read(backend, sectionId)).flatMap(partsOf)
      if (part === undefined) throw new Error('there is no question')
      const answer = (item: AnswerItem, section = sectionId) =>
        lessonQuestions.answer({ courseId, sectionId: section, items: [item] }, noAbort())
      expect(await answer(itemFor(part, []))).toMatchObject(refused('invalid'))
      expect(await answer(itemFor({ ...part, id: 999_999_999 }, ['A']))).toMatchObject(refused('missing'))
      expect(await answer(itemFor(part, ['A']), 999_999_999)).toMatchObject(refused('missing'))
      expect(await lessonQuestions.questions(999_999_999, noAbort())).toMatchObject(refused('missing'))
    })
  })
