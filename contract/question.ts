import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { scoringPoint } from './question-correction.ts'
import { measured, sentOnce, sentText } from './request.ts'
import { amount, bodyId, flag, id, idName, mayBeNone, optional, queryNumber, text } from './shape.ts'

const tag = '题目'

/** Text is HTML, sanitised by the server; formulas are LaTeX between \( \) or \[ \]. */
export const questionOption = z.object({ Key: z.string(), Content: text })

const questionFields = {
  Id: id,
  /** 1 单选, 2 多选, 3 判断, 4 填空, 5 解答, 6 复合. */
  QuestionType: amount,
  TypeName: text,
  /** How the stem begins, as plain text with formulas as they are read; '' for nothing but pictures. */
  Name: text,
  Stem: text,
  /** Of 单选 and 多选; 判断 has A 正确 and B 错误. */
  Options: optional(z.array(questionOption)),
  /** Of 填空: how many answers are wanted, in order. */
  BlankCount: amount,
  /** Points for a wholly right answer. */
  Score: amount,
  /** 0–1, the share that is expected to get it wrong. */
  Difficulty: amount,
  /** 17–21, easy to hard. */
  DifficultyLevel: amount,
  Knows: optional(z.array(idName)),
  Catalogs: optional(z.array(idName)),
  Year: amount,
  AreaName: text,
  SourceTitle: text,
  /** The server can say whether an answer is right; false where the learner compares. */
  CanAutoScore: flag,
  IsFavorite: flag,
  /** The content that it is in the question bank, 0 for one that only a lesson asks. */
  ContentId: amount,
  /** Of the whole question as it is shown here, and as it is today: a report shows what was answered. 0 where it is not told. */
  Version: amount,
  LatestVersion: amount,
  /** What the user answered last; null for nothing yet. As AnswerItem.Answer. */
  MyAnswer: mayBeNone(z.array(z.string())),
  /** Whether MyAnswer was right; null for not answered, or not marked. */
  IsRight: mayBeNone(z.boolean()),
  /** Points that MyAnswer got, of 复合 by all parts together; null for not answered, or not marked. */
  MyScore: mayBeNone(amount),
  /** Empty until it is answered or revealed. */
  Answer: optional(z.array(z.string())),
  /** HTML; empty until it is answered or revealed. */
  Analysis: text,
  /** Of 解答: what of an answer gets points; likewise. */
  Rubric: optional(z.array(scoringPoint)),
}

/** One of the questions that a 复合 question is made of. */
export const partQuestion = z.object(questionFields)

/** Question: Children only of 复合, whose own Stem is what they share. */
export const question = z.object({ ...questionFields, Children: optional(z.array(partQuestion)) })

/**
 * One answer. Answer: the keys of the options chosen (单选 and 判断 one, 多选 several); of 填空 the blanks in order; of
 * 解答 one text as HTML. A 复合 question is answered by an item for each of its Children.
 */
export const answerItem = z.object({
  QuestionId: bodyId,
  /** The point of the lesson that asks; 0 or absent for none. */
  PointId: z.optional(bodyId),
  Answer: z.array(sentText(z.maxLength(20_000))).check(z.maxLength(26)),
  /** Seconds. */
  UseTime: z.optional(measured(0, 86_400)),
  /**
   * Of 解答: the points that the learner gave themselves after comparing; absent while they have not. Of what is marked
   * for them it says nothing.
   */
  SelfScore: z.optional(measured(0, 200)),
  /** The version that was shown: it is marked as it was shown. Absent for today's. */
  Version: z.optional(bodyId),
  /** Made by the client: what is sent twice counts once, and is answered alike. */
  ClientId: sentOnce(),
})

export const answerResult = z.object({
  QuestionId: id,
  /** Null when it cannot be marked (解答 without SelfScore). */
  IsRight: mayBeNone(z.boolean()),
  /** Points that the answer got. */
  Score: amount,
  RightAnswer: optional(z.array(z.string())),
  /** HTML. */
  Analysis: text,
  Rubric: optional(z.array(scoringPoint)),
  AnswerTime: text,
  ClientId: text,
})

/**
 * GET getquestioninfo: the questions of a section (QuestionId 0 or absent) or one of them, with what the user answered.
 * Right answer and analysis only of those that are answered. 404 for a section or question that is not there.
 */
export const getQuestionInfo = defineCall({
  method: 'GET',
  path: '/api/user/structurepagecontent/getquestioninfo',
  summary: '课程题目',
  tag,
  access: 'session',
  kept: true,
  query: z.object({ SectionId: queryNumber, QuestionId: z.optional(queryNumber) }),
  data: z.array(question),
})

/** Answers that one call takes; more of them go in several. */
export const MOST_ANSWERS = 200

/**
 * POST questionsanswer of a recorded course, or of the question bank (CourseId and SectionId 0, PracticeId made by the client
 * for each practice): marks the answers; the last one counts. Idempotent by ClientId.
 */
export const questionsAnswer = defineCall({
  method: 'POST',
  path: '/api/user/structurepagecontent/questionsanswer',
  summary: '提交答案',
  tag,
  access: 'session',
  again: 'known',
  body: z.object({
    CourseId: bodyId,
    SectionId: bodyId,
    PracticeId: z.optional(sentOnce()),
    Items: z.array(answerItem).check(z.minLength(1), z.maxLength(MOST_ANSWERS)),
  }),
  data: z.array(answerResult),
})
