import './practice-records.css'
import '../../question/practice.css'
import { Button, Text } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import type { Question } from '#domain/question/question.ts'
import { courseTableCopy } from '../../copy/course-table-copy.ts'
import { practiceCopy } from '../../copy/practice-copy.ts'
import { questionCopy } from '../../copy/question-copy.ts'
import { QuestionReview } from '../../question/question-review.tsx'
import { useQuestionLogic } from '../../question/use-question-logic.ts'
import { type CourseTablePlace, writeCourseTable } from '../../routing/course-table-codec.ts'
import { practiceAddress } from '../../routing/practice-address.ts'
import { PageStates } from './page-states.tsx'

const { wrongBook: words } = practiceCopy

/** 错题本: what was last answered wrong, with what is right and why, until it is answered right. */
export const WrongQuestions = ({ place }: { readonly place: CourseTablePlace }) => {
  const actor = useActorRef(useQuestionLogic().wrongQuestions, { input: { number: place.page } })
  const state = useSelector(actor, ({ value }) => value)
  const { page, failure } = useSelector(actor, ({ context }) => context)
  return (
    <PageStates
      state={state}
      page={page}
      failure={failure}
      name={courseTableCopy.tabs.wrong}
      words={words}
      addressOf={(number) => writeCourseTable({ tab: 'wrong', page: number })}
      onRetry={() => actor.send({ type: 'page.retry' })}
    >
      {({ items, total }) => (
        <>
          <Head items={items} total={total} />
          <ol className="wrong-questions">
            {items.map((question) => (
              <li key={question.id}>
                <Text as="p" size="2" color="gray" mb="2">
                  {questionCopy.kinds[question.kind]}
                  {question.contentId === 0 && ` · ${words.lessonOnly}`}
                </Text>
                <QuestionReview question={question} />
              </li>
            ))}
          </ol>
        </>
      )}
    </PageStates>
  )
}

interface HeadProps {
  readonly items: readonly Question[]
  readonly total: number
}

/** Questions that only a lesson asks cannot be practised out of it. */
const Head = ({ items, total }: HeadProps) => {
  const ids = items.filter(({ contentId }) => contentId > 0).map(({ id }) => id)
  return (
    <div className="wrong-questions__head">
      <Text size="2" color="gray">
        {words.count(total)}
      </Text>
      {ids.length > 0 && (
        <Button asChild>
          <Link to={practiceAddress({ kind: 'questions', ids })}>{words.again}</Link>
        </Button>
      )}
    </div>
  )
}
