import type { AnswerItem, AnswerResult, PartQuestion, Question } from '#domain/question/question.ts'
import type { QuestionPoint } from '#domain/question/question-point.ts'

export const aPart = (change: Partial<PartQuestion> = {}): PartQuestion => ({
  id: 1,
  kind: 'single',
  name: '1 + 1 = （　　）',
  stem: '<p>1 + 1 = （　　）</p>',
  options: ['A', 'B', 'C', 'D'].map((key) => ({ key, content: key })),
  blankCount: 0,
  score: 4,
  difficulty: 0.2,
  difficultyLevel: 18,
  knowledge: [],
  year: 0,
  area: '',
  source: '',
  markable: true,
  contentId: 0,
  favourite: false,
  answered: null,
  right: null,
  solution: null,
  ...change,
})

export const aQuestion = (change: Partial<Question> = {}): Question => ({
  ...aPart(change),
  parts: [],
  ...change,
})

export const aPoint = (change: Partial<QuestionPoint> = {}): QuestionPoint => ({
  id: 10,
  questionId: 1,
  second: 60,
  required: false,
  answered: false,
  ...change,
})

export const anItem = (change: Partial<AnswerItem> = {}): AnswerItem => ({
  questionId: 1,
  pointId: 10,
  answer: ['B'],
  useTime: 5,
  clientId: 'client-0',
  ...change,
})

export const aResult = (change: Partial<AnswerResult> = {}): AnswerResult => ({
  questionId: 1,
  clientId: 'client-0',
  right: true,
  score: 4,
  solution: { answer: ['B'], analysis: '<p>一加一等于二。</p>' },
  answeredAt: '2026-11-21T10:00:00Z',
  ...change,
})
