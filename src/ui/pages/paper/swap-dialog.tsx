import { Button, Dialog, Flex, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type RefObject, useRef } from 'react'
import type { Question } from '#domain/question/question.ts'
import { usePaperLogic } from '../../bundle-logic.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import type { LateDialogState } from '../../components/late-dialog.tsx'
import { composerCopy } from '../../copy/composer-copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { restoreFocus } from '../../navigation/restore-focus.ts'
import { AskedQuestion } from '../../paper/asked-question.tsx'
import { levelName } from '../../question/level-name.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { handleIdOf } from './handle-id.ts'

const words = composerCopy.swap

export interface SwapDialogProps extends LateDialogState {
  readonly number: number
  readonly questionId: number
  readonly except: readonly number[]
  readonly onChoose: (question: Question) => void
}

/** Similar questions, one of which takes the place of another: what stands there then has the focus. */
export const SwapDialog = ({ open, onOpenChange, opener, ...props }: SwapDialogProps) => {
  const chosen = useRef(0)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        maxWidth="720px"
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          restoreFocus(
            chosen.current === 0 ? opener.current : document.getElementById(handleIdOf(chosen.current)),
          )
        }}
      >
        <Similar {...props} chosen={chosen} onClose={() => onOpenChange(false)} />
      </Dialog.Content>
    </Dialog.Root>
  )
}

interface SimilarProps extends Omit<SwapDialogProps, keyof LateDialogState> {
  readonly chosen: RefObject<number>
  readonly onClose: () => void
}

const Similar = ({ number, questionId, except, chosen, onClose, onChoose }: SimilarProps) => {
  const similar = useActorRef(usePaperLogic().similar, { input: { questionId, except } })
  const { questions, failure } = useSelector(similar, ({ context }) => context)
  const busy = useSelector(similar, (snapshot) => snapshot.hasTag('busy'))
  return (
    <>
      <Dialog.Title size="5" mb="1">
        {words.title(number)}
      </Dialog.Title>
      <Dialog.Description size="2" color="gray" mb="4">
        {words.hint}
      </Dialog.Description>
      {busy && (
        <Text as="p" size="2" color="gray" role="status">
          {words.finding}
        </Text>
      )}
      {failure !== null && !busy && (
        <ErrorState
          message={words.failed}
          reason={failureText(failure)}
          onRetry={() => similar.send({ type: 'similar.retry' })}
        />
      )}
      {failure === null && !busy && questions.length === 0 && (
        <EmptyState title={words.none} hint={words.noneHint} />
      )}
      <ol className="swap-list">
        {questions.map((question, at) => (
          <li key={question.id} className="swap-list__item">
            <div className="swap-list__head">
              <Text size="2" color="gray">
                {words.facts(
                  levelName(question.difficultyLevel),
                  question.knowledge.map(({ name }) => name).join('、'),
                )}
              </Text>
              <Button
                variant="soft"
                aria-label={words.chooseName(at + 1)}
                onClick={() => {
                  chosen.current = question.id
                  onChoose(question)
                  onClose()
                }}
              >
                {words.choose}
              </Button>
            </div>
            <AskedQuestion question={question} />
          </li>
        ))}
      </ol>
      <Flex mt="4" justify="end">
        <Dialog.Close>
          <Button variant="soft" color="gray">
            {words.close}
          </Button>
        </Dialog.Close>
      </Flex>
    </>
  )
}
