import { Badge } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useBankLogic } from '../../bundle-logic.ts'
import { ErrorState } from '../../components/error-state.tsx'
import { failureText } from '../../copy/failure-text.ts'
import { questionCopy } from '../../copy/question-copy.ts'
import { studioCopy } from '../../copy/studio-copy.ts'
import { QuestionOptions } from '../../question/question-options.tsx'
import { QuestionView } from '../../question/question-view.tsx'
import { useActorRef } from '../../use-actor-ref.ts'

const words = studioCopy.preview

interface PreviewQuestionsProps {
  readonly questionIds: readonly number[]
}

/** Questions as learners see them, in their order. */
export const PreviewQuestions = (props: PreviewQuestionsProps) => (
  <Questions key={props.questionIds.join()} {...props} />
)

const Questions = ({ questionIds }: PreviewQuestionsProps) => {
  const read = useActorRef(useBankLogic().basketContents, { input: { questionIds } })
  const questions = useSelector(read, ({ context }) => context.questions)
  const failure = useSelector(read, ({ context }) => context.failure)
  const hasFailed = useSelector(read, (it) => it.matches('failed'))
  if (hasFailed)
    return (
      <ErrorState
        message={words.notRead}
        reason={failureText(failure)}
        onRetry={() => read.send({ type: 'basketContents.retry' })}
      />
    )
  if (questions === null) return <p role="status">{words.reading}</p>
  if (questions.length === 0) return <p>{words.gone}</p>
  return (
    <ol className="preview-questions">
      {questions.map((question) => (
        <li key={question.id}>
          <Badge>{questionCopy.kinds[question.kind]}</Badge>
          <QuestionView question={question}>{(part) => <QuestionOptions part={part} />}</QuestionView>
        </li>
      ))}
    </ol>
  )
}
