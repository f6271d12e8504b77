import { Button, Dialog, Flex, Skeleton } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Suspense, useState } from 'react'
import { useBankLogic } from '../../bundle-logic.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { failureText } from '../../copy/failure-text.ts'
import { livePlanCopy } from '../../copy/live-plan-copy.ts'
import { QuestionOptions } from '../../question/question-options.tsx'
import { QuestionView } from '../../question/question-view.tsx'
import { useActorRef } from '../../use-actor-ref.ts'

const words = livePlanCopy.preview

interface QuestionPreviewProps {
  readonly questionId: number
  /** Counts from 1. */
  readonly number: number
}

/** A prepared question as learners will see it. */
export const QuestionPreview = ({ questionId, number }: QuestionPreviewProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button size="1" variant="soft" color="gray" aria-label={words.name(number)}>
          {words.show}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content maxWidth="640px">
        <Dialog.Title size="4">{words.title(number)}</Dialog.Title>
        <Dialog.Description size="2" color="gray">
          {words.hint}
        </Dialog.Description>
        <Suspense fallback={<Skeleton height="120px" />}>
          {isOpen && <Whole questionId={questionId} />}
        </Suspense>
        <Flex mt="4" justify="end">
          <Dialog.Close>
            <Button variant="soft" color="gray">
              {words.close}
            </Button>
          </Dialog.Close>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  )
}

const Whole = ({ questionId }: { readonly questionId: number }) => {
  const contents = useActorRef(useBankLogic().basketContents, { input: { questionIds: [questionId] } })
  const { questions, failure } = useSelector(contents, ({ context }) => context)
  const hasFailed = useSelector(contents, (it) => it.matches('failed'))
  if (hasFailed)
    return (
      <ErrorState
        message={words.failed}
        reason={failureText(failure)}
        onRetry={() => contents.send({ type: 'basketContents.retry' })}
      />
    )
  if (questions === null) return <Skeleton height="120px" role="status" aria-label={words.loading} />
  const [question] = questions
  if (question === undefined) return <EmptyState {...words.gone} />
  return <QuestionView question={question}>{(part) => <QuestionOptions part={part} />}</QuestionView>
}
