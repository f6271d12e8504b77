import type { AskedQuestion, GivenAnswer, RoundAnswers } from '#domain/live/round-answers.ts'
import { csvText } from '../components/text-file.ts'
import { liveAnswersCopy as words } from '../copy/live-answers-copy.ts'

/** 2026-03-02 16:12:05, by the clock of this computer: what spreadsheets take for a time. */
const STAMP = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' })

/** What is written as HTML, in words. */
const textOf = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(words.picture)
  return body.textContent.trim()
}

const answerText = ({ kind }: AskedQuestion, { answer }: GivenAnswer): string => {
  if (kind === 'essay' || kind === 'blanks') return answer.map(textOf).join('；')
  const names = kind === 'judgement' ? words.judgement : {}
  return answer.map((key) => (names as Readonly<Record<string, string>>)[key] ?? key).join('、')
}

const resultOf = ({ right }: GivenAnswer): string =>
  right === null ? words.results.given : right ? words.results.right : words.results.wrong

const rowsOf = ({ number, questions, answers, unanswered }: RoundAnswers): readonly (readonly string[])[] =>
  questions.flatMap((question, index) => {
    const called = [words.number(number, questions.length > 1 ? index + 1 : 0), question.name]
    return [
      ...answers
        .filter(({ questionId }) => questionId === question.id)
        .map((given) => [
          ...called,
          given.userName,
          answerText(question, given),
          resultOf(given),
          String(given.score),
          given.time === '' ? '' : STAMP.format(new Date(given.time)),
        ]),
      ...unanswered.map(({ name }) => [...called, name, '', words.results.none, '', '']),
    ]
  })

/** A line for each person and question, for a spreadsheet; what people wrote cannot become a formula there. */
export const answersCsv = (rounds: readonly RoundAnswers[]): string =>
  csvText([words.head, ...rounds.flatMap(rowsOf)])
