import type { AskedQuestion, GivenAnswer, RoundAnswers } from '#domain/live/round-answers.ts'
import { csvText, csvTime } from '../components/text-file.ts'
import { liveAnswersCopy as words } from '../copy/live-answers-copy.ts'

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

/** R-question-9. */
const resultOf = ({ right, score }: GivenAnswer): string => {
  if (right === null) return words.results.given
  if (right) return words.results.right
  return score > 0 ? words.results.partly : words.results.wrong
}

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
          csvTime(given.time),
        ]),
      ...unanswered.map(({ name }) => [...called, name, '', words.results.none, '', '']),
    ]
  })

/** A line for each person and question, for a spreadsheet; what people wrote cannot become a formula there. */
export const answersCsv = (rounds: readonly RoundAnswers[]): string =>
  csvText([words.head, ...rounds.flatMap(rowsOf)])
