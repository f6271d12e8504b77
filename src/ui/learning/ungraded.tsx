import '../question/practice.css'
import { Heading, Text } from '@radix-ui/themes'
import { partsOf } from '#domain/question/answer-sheet.ts'
import type { Question } from '#domain/question/question.ts'
import { practiceCopy } from '../copy/practice-copy.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { QuestionReview } from '../question/question-review.tsx'
import { ShareChoice } from '../question/share-choice.tsx'
import type { Assess } from './report-reading.tsx'

const { report: words } = practiceCopy

interface UngradedProps {
  readonly questions: readonly Question[]
  readonly assess: Assess
}

/** Essays that are not marked yet, each with its reference answer and the learner's own mark; nothing where there are none. */
export const Ungraded = ({ questions, assess }: UngradedProps) =>
  questions.length === 0 ? null : (
    <section className="answer-report__wrong" aria-label={words.ungraded}>
      <div className="answer-report__wrong-head">
        <Heading as="h2" size="4">
          {words.ungraded}
        </Heading>
        <Text size="2" color="gray">
          {words.ungradedCount(questions.length)}，{words.ungradedHint}
        </Text>
      </div>
      <ol className="answer-report__questions">
        {questions.map((question) => (
          <li key={question.id}>
            <Text as="p" size="2" color="gray">
              {questionCopy.kinds[question.kind]}
            </Text>
            <QuestionReview question={question} />
            {partsOf(question)
              .filter((part) => part.answered !== null && part.right === null)
              .map((part) => (
                <ShareChoice
                  key={part.id}
                  part={part}
                  name={
                    question.kind === 'composite'
                      ? practiceCopy.selfInPart(question.parts.indexOf(part) + 1)
                      : practiceCopy.self
                  }
                  chosen={undefined}
                  onChoose={(share) => assess({ question, part, share })}
                />
              ))}
          </li>
        ))}
      </ol>
    </section>
  )
