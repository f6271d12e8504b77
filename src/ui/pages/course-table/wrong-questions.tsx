import './learning-list.css'
import './practice-records.css'
import '../../question/practice.css'
import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Question } from '#domain/question/question.ts'
import type { WrongQuestionPage } from '#domain/question/wrong-question.ts'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useWhenChanged } from '../../components/use-when-changed.ts'
import { courseTableCopy } from '../../copy/course-table-copy.ts'
import { practiceCopy } from '../../copy/practice-copy.ts'
import { missedKindOf } from '../../question/missed-kind.ts'
import { questionName } from '../../question/question-name.ts'
import { QuestionReview } from '../../question/question-review.tsx'
import { ReportFault } from '../../question/report-fault.tsx'
import { useQuestionLogic } from '../../question/use-question-logic.ts'
import { type CourseTablePlace, writeCourseTable } from '../../routing/course-table-codec.ts'
import { practiceAddress } from '../../routing/practice-address.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { PageStates } from './page-states.tsx'
import { RemovalNotice } from './removal-notice.tsx'

const { wrongBook: words } = practiceCopy

/** 错题本: what was last answered wrong, with what is right and why, until it is answered right or taken out. */
export const WrongQuestions = ({
  place: { subject, page: number },
}: {
  readonly place: CourseTablePlace
}) => {
  const actor = useActorRef(useQuestionLogic().wrongQuestions, { input: { subject, page: number } })
  useWhenChanged(`${subject}/${number}`, () =>
    actor.send({ type: 'wrongQuestions.show', query: { subject, page: number } }),
  )
  const state = useSelector(actor, ({ value }) => value)
  const { page, failure, dismissed } = useSelector(actor, ({ context }) => context)
  const list = useRef<HTMLDivElement>(null)
  useFocusFallback(page, list)
  const isRead = state === 'ready' || state === 'empty'
  const addressOf = (change: Partial<CourseTablePlace>) =>
    writeCourseTable({ tab: 'wrong', subject, ...change })
  return (
    <div ref={list} tabIndex={-1} className="wrong-questions__all">
      {page !== null && <Subjects page={page} chosen={subject} />}
      <RemovalNotice
        removed={isRead && dismissed !== null ? words.dismissed(questionName(dismissed)) : null}
        failure={isRead ? failure : null}
        onUndo={() => actor.send({ type: 'wrongQuestions.restore' })}
      />
      <PageStates
        state={state}
        page={page}
        failure={failure}
        name={courseTableCopy.tabs.wrong}
        words={
          subject > 0 && page !== null && page.subjects.length > 0 ? { ...words, ...words.ofSubject } : words
        }
        addressOf={(one) => addressOf({ page: one })}
        onRetry={() => actor.send({ type: 'page.retry' })}
      >
        {({ items, total }) => (
          <>
            <Head items={items} total={total} />
            <ol className="wrong-questions">
              {items.map((question, index) => (
                <li key={question.id}>
                  <div className="wrong-questions__item-head">
                    <Text as="p" size="2" color="gray">
                      {missedKindOf(question)}
                      {question.contentId === 0 && ` · ${words.lessonOnly}`}
                    </Text>
                    <Button
                      size="1"
                      variant="soft"
                      color="gray"
                      aria-label={words.dismissOf(questionName(question))}
                      onClick={() => actor.send({ type: 'wrongQuestions.dismiss', question })}
                    >
                      {words.dismiss}
                    </Button>
                  </div>
                  <QuestionReview question={question} />
                  <ReportFault question={question} number={index + 1} />
                </li>
              ))}
            </ol>
          </>
        )}
      </PageStates>
    </div>
  )
}

interface SubjectsProps {
  readonly page: WrongQuestionPage
  readonly chosen: number
}

/** All of them, or those of one subject; nothing to choose where there is one subject alone. */
const Subjects = ({ page: { subjects }, chosen }: SubjectsProps) => {
  if (subjects.length < 2 && chosen === 0) return null
  const all = { id: 0, name: words.allSubjects, count: subjects.reduce((sum, { count }) => sum + count, 0) }
  return (
    <nav aria-label={words.subjects}>
      <ul className="filter-links">
        {[all, ...subjects].map(({ id, name, count }) => (
          <li key={id}>
            <Link
              to={writeCourseTable({ tab: 'wrong', subject: id })}
              aria-current={id === chosen ? 'page' : undefined}
            >
              {words.subjectOf(name, count)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
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
