import { expect, it } from 'vitest'
import type { GivenAnswer, RoundAnswers } from '#domain/live/round-answers.ts'
import { answersCsv } from '#ui/live/answers-csv.ts'

const given = (change: Partial<GivenAnswer>): GivenAnswer => ({
  questionId: 1,
  userId: 7,
  userName: '沈雨桐',
  answer: ['A'],
  right: true,
  score: 3,
  time: new Date(2026, 2, 2, 16, 12, 5).toISOString(),
  ...change,
})

const round = (change: Partial<RoundAnswers>): RoundAnswers => ({
  roundId: 3,
  number: 1,
  questions: [{ id: 1, kind: 'multiple', name: '哪些会浮？' }],
  answers: [],
  unanswered: [],
  ...change,
})

it('is a line for each person and question, who gave none among them', () => {
  const csv = answersCsv([
    round({
      answers: [
        given({ answer: ['A', 'C'] }),
        given({ right: false, score: 1.5 }),
        given({ userName: '=1+1', right: false, score: 0 }),
      ],
      unanswered: [{ id: 9, name: '林晓' }],
    }),
    round({
      number: 2,
      questions: [
        { id: 4, kind: 'judgement', name: '木块会浮' },
        { id: 5, kind: 'essay', name: '为什么？' },
      ],
      answers: [
        given({ questionId: 4, answer: ['B'], right: null, score: 0 }),
        given({ questionId: 5, answer: ['<p>因为<img src="x">轻</p>'], right: null, score: 0, time: '' }),
      ],
    }),
  ])
  expect(csv.trimEnd().split('\r\n')).toEqual([
    '"题号","题目","姓名","作答","结果","得分","作答时间"',
    '"1","哪些会浮？","沈雨桐","A、C","正确","3","2026-03-02 16:12:05"',
    '"1","哪些会浮？","沈雨桐","A","部分得分","1.5","2026-03-02 16:12:05"',
    '"1","哪些会浮？","\'=1+1","A","错误","0","2026-03-02 16:12:05"',
    '"1","哪些会浮？","林晓","","未作答","",""',
    '"2（1）","木块会浮","沈雨桐","错误","已作答","0","2026-03-02 16:12:05"',
    '"2（2）","为什么？","沈雨桐","因为[图片]轻","已作答","0",""',
  ])
})
