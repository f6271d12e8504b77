import './basket-panel.css'
import { Badge, Button, Dialog, Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { BasketItem } from '#domain/paper/basket.ts'
import type { Question } from '#domain/question/question.ts'
import { useBankLogic } from '../bundle-logic.ts'
import { backTo } from '../components/back-to.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { ErrorState } from '../components/error-state.tsx'
import type { LateDialogState } from '../components/late-dialog.tsx'
import { failureText } from '../copy/failure-text.ts'
import { paperCopy } from '../copy/paper-copy.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { QuestionText } from '../question/question-text.tsx'
import { paperAddress } from '../routing/addresses.ts'
import { useActorRef } from '../use-actor-ref.ts'

const words = paperCopy.basket

/** What is in the basket, as it is now; each can be taken out, or all of it. */
export const BasketPanel = ({ open, onOpenChange, opener }: LateDialogState) => (
  <Dialog.Root open={open} onOpenChange={onOpenChange}>
    <Dialog.Content
      className="basket-panel"
      maxWidth="640px"
      aria-describedby={undefined}
      onCloseAutoFocus={backTo(opener)}
    >
      <Basket />
    </Dialog.Content>
  </Dialog.Root>
)

const Basket = () => {
  const { basket } = useBankLogic()
  const items = useSelector(basket, ({ context }) => context.items)
  return (
    <>
      <Dialog.Title size="4" mb="0">
        {words.count(items.length)}
      </Dialog.Title>
      {items.length === 0 ? (
        <EmptyState title={words.nothing} hint={words.nothingHint} />
      ) : (
        <Contents items={items} />
      )}
      <div className="basket-panel__foot">
        {items.length > 0 && (
          <Button variant="ghost" color="gray" onClick={() => basket.send({ type: 'basket.empty' })}>
            {words.empty}
          </Button>
        )}
        <span className="basket-panel__gap" />
        <Dialog.Close>
          <Button variant="soft" color="gray">
            {words.close}
          </Button>
        </Dialog.Close>
        {items.length > 0 && (
          <Dialog.Close>
            <Button asChild>
              <Link to={paperAddress('paper')}>{words.compose}</Link>
            </Button>
          </Dialog.Close>
        )}
      </div>
    </>
  )
}

const Contents = ({ items }: { readonly items: readonly BasketItem[] }) => {
  // The questions that were in it when it was opened; taking one out needs no new read.
  const [questionIds] = useState(() => items.map(({ questionId }) => questionId))
  const contents = useActorRef(useBankLogic().basketContents, { input: { questionIds } })
  const questions = useSelector(contents, ({ context }) => context.questions)
  const failure = useSelector(contents, ({ context }) => context.failure)
  const failed = useSelector(contents, (snapshot) => snapshot.matches('failed'))
  if (failed)
    return (
      <ErrorState
        message={words.failed}
        reason={failureText(failure)}
        onRetry={() => contents.send({ type: 'basketContents.retry' })}
      />
    )
  return (
    <ol className="basket-panel__items" aria-label={words.name} aria-busy={questions === null}>
      {items.map((item, at) => (
        <Item
          key={item.questionId}
          item={item}
          number={at + 1}
          question={questions?.find(({ id }) => id === item.questionId)}
          known={questions !== null}
        />
      ))}
    </ol>
  )
}

interface ItemProps {
  readonly item: BasketItem
  /** From 1. */
  readonly number: number
  /** Undefined until it has come, and for one that is gone. */
  readonly question: Question | undefined
  readonly known: boolean
}

const Item = ({ item, number, question, known }: ItemProps) => {
  const { basket } = useBankLogic()
  return (
    <li className="basket-panel__item">
      <span className="basket-panel__number">{number}</span>
      <Badge>{questionCopy.kinds[item.kind]}</Badge>
      <div className="basket-panel__stem">
        {question === undefined ? <Gone known={known} /> : <QuestionText html={question.stem} />}
      </div>
      <Button
        variant="ghost"
        color="gray"
        aria-label={words.removeName(number)}
        onClick={() => basket.send({ type: 'basket.remove', questionIds: [item.questionId] })}
      >
        {words.remove}
      </Button>
    </li>
  )
}

const Gone = ({ known }: { readonly known: boolean }) =>
  known ? (
    <Text size="2" color="gray">
      {words.gone}
    </Text>
  ) : (
    <Skeleton height="20px" role="status" aria-label={words.loading} />
  )
