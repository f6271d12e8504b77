import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { movedBy, type PreparedQuestion } from '#domain/studio/live-plan.ts'
import { useBankLogic } from '../../actors-context.tsx'
import { livePlanCopy as words } from '../../copy/live-plan-copy.ts'

interface PreparedQuestionsProps {
  readonly known: readonly PreparedQuestion[]
  readonly questionIds: readonly number[]
  readonly onChange: (questionIds: readonly number[]) => void
}

/** The questions of a lesson in the order of their putting; what is in the basket can be added. */
export const PreparedQuestions = ({ known, questionIds, onChange }: PreparedQuestionsProps) => {
  const { basket } = useBankLogic()
  const items = useSelector(basket, ({ context }) => context.items)
  const fresh = items.map(({ questionId }) => questionId).filter((id) => !questionIds.includes(id))
  const textOf = (id: number): string => known.find((one) => one.id === id)?.text ?? words.unknownQuestion
  return (
    <div className="live-plan__field">
      <Text size="2">{words.questions}</Text>
      {questionIds.length === 0 && fresh.length === 0 && (
        <Text as="p" size="2" color="gray">
          {words.noQuestions}
        </Text>
      )}
      {questionIds.length > 0 && (
        <ol className="live-plan__questions">
          {questionIds.map((id, index) => (
            <li key={id}>
              <Text size="2" className="live-plan__question">
                {`${index + 1}. ${textOf(id)}`}
              </Text>
              <span className="live-plan__actions">
                <Button
                  size="1"
                  variant="soft"
                  color="gray"
                  aria-label={words.questionUp(index + 1)}
                  disabled={index === 0}
                  onClick={() => onChange(movedBy(questionIds, index, -1))}
                >
                  ↑
                </Button>
                <Button
                  size="1"
                  variant="soft"
                  color="gray"
                  aria-label={words.questionDown(index + 1)}
                  disabled={index === questionIds.length - 1}
                  onClick={() => onChange(movedBy(questionIds, index, 1))}
                >
                  ↓
                </Button>
                <Button
                  size="1"
                  variant="soft"
                  color="gray"
                  aria-label={words.dropQuestion(index + 1)}
                  onClick={() => onChange(questionIds.filter((one) => one !== id))}
                >
                  ×
                </Button>
              </span>
            </li>
          ))}
        </ol>
      )}
      {fresh.length > 0 && (
        <span>
          <Button variant="soft" onClick={() => onChange([...questionIds, ...fresh])}>
            {words.fromBasket(fresh.length)}
          </Button>
        </span>
      )}
    </div>
  )
}
