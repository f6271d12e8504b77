import './unsent-answers.css'
import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { questionCopy } from '../copy/question-copy.ts'
import { useQuestionLogic } from './use-question-logic.ts'

/** How many answers wait for a connection, and a way not to wait; nothing where none does. */
export const UnsentAnswers = () => {
  const { answerOutbox } = useQuestionLogic()
  const count = useSelector(answerOutbox, ({ context }) => context.items.length)
  const sending = useSelector(answerOutbox, (snapshot) => snapshot.hasTag('busy'))
  if (count === 0) return null
  return (
    <div className="unsent-answers" role="status">
      <Text size="2">{questionCopy.unsentCount(count)}</Text>
      <Button
        size="1"
        variant="soft"
        color="gray"
        aria-disabled={sending}
        onClick={() => answerOutbox.send({ type: 'outbox.flush' })}
      >
        {sending ? questionCopy.sending : questionCopy.sendNow}
      </Button>
    </div>
  )
}
