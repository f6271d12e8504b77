import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { type Paper, questionIdsOf } from '#domain/paper/paper.ts'
import { useBankLogic } from '../../bundle-logic.ts'
import { ExtendedIcon } from '../../components/extended-icon.tsx'
import { ReadAgain } from '../../components/read-again.tsx'
import { composerCopy } from '../../copy/composer-copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import type { ComposerActor } from './paper-actors.ts'

const words = composerCopy.basket

interface AddFromBasketProps {
  readonly composer: ComposerActor
  readonly paper: Paper
}

/** Moves what is in the basket and not yet in the paper into it; nothing where there is none. What finds no place stays in the basket. */
export const AddFromBasket = ({ composer, paper }: AddFromBasketProps) => {
  const items = useSelector(useBankLogic().basket, ({ context }) => context.items)
  // Another press that leaves as many tells it anew.
  const [left, setLeft] = useState({ count: 0, press: 0 })
  const there = new Set(questionIdsOf(paper))
  const ids = items.map(({ questionId }) => questionId).filter((id) => !there.has(id))
  if (ids.length === 0) return null
  return (
    <>
      <Add
        key={ids.join()}
        composer={composer}
        ids={ids}
        onAdded={(count) => setLeft(({ press }) => ({ count, press: press + 1 }))}
      />
      {left.count > 0 && (
        <Text key={left.press} as="p" size="2" color="red" role="alert">
          {words.left(left.count)}
        </Text>
      )}
    </>
  )
}

interface AddProps {
  readonly composer: ComposerActor
  readonly ids: readonly number[]
  /** With how many of them found no place. */
  readonly onAdded: (left: number) => void
}

const Add = ({ composer, ids, onAdded }: AddProps) => {
  const { basket, basketContents } = useBankLogic()
  const contents = useActorRef(basketContents, { input: { questionIds: ids } })
  const { questions, failure } = useSelector(contents, ({ context }) => context)
  const add = () => {
    const added = questions ?? []
    composer.send({
      type: 'composer.change',
      change: { kind: 'add', questions: added, names: composerCopy.sections },
      questions: added,
    })
    const { paper } = composer.getSnapshot().context
    const taken = new Set(paper === null ? [] : questionIdsOf(paper))
    const left = added.filter(({ id }) => !taken.has(id)).map(({ id }) => id)
    // What is in the bank no more leaves the basket too.
    basket.send({ type: 'basket.remove', questionIds: ids.filter((id) => !left.includes(id)) })
    onAdded(left.length)
  }
  if (failure !== null)
    return (
      <div className="composer__removed" role="alert">
        <Text size="2" color="red">
          {words.failed}：{failureText(failure)}
        </Text>
        <ReadAgain onRetry={() => contents.send({ type: 'basketContents.retry' })} />
      </div>
    )
  return (
    <Button
      variant="soft"
      className="composer__add"
      disabled={questions === null || questions.length === 0}
      onClick={add}
    >
      <ExtendedIcon name="plus" />
      {words.addTo(ids.length)}
    </Button>
  )
}
