import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type Paper, questionIdsOf } from '#domain/paper/paper.ts'
import { useBankLogic } from '../../bundle-logic.ts'
import { ExtendedIcon } from '../../components/extended-icon.tsx'
import { composerCopy } from '../../copy/composer-copy.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import type { ComposerActor } from './paper-actors.ts'

interface AddFromBasketProps {
  readonly composer: ComposerActor
  readonly paper: Paper
}

/** Moves what is in the basket and not yet in the paper into it; nothing where there is none. */
export const AddFromBasket = ({ composer, paper }: AddFromBasketProps) => {
  const items = useSelector(useBankLogic().basket, ({ context }) => context.items)
  const there = new Set(questionIdsOf(paper))
  const ids = items.map(({ questionId }) => questionId).filter((id) => !there.has(id))
  return ids.length === 0 ? null : <Add key={ids.join()} composer={composer} ids={ids} />
}

const Add = ({ composer, ids }: { readonly composer: ComposerActor; readonly ids: readonly number[] }) => {
  const { basket, basketContents } = useBankLogic()
  const contents = useActorRef(basketContents, { input: { questionIds: ids } })
  const questions = useSelector(contents, ({ context }) => context.questions)
  const add = () => {
    const added = questions ?? []
    composer.send({
      type: 'composer.change',
      change: { kind: 'add', questions: added, names: composerCopy.sections },
      questions: added,
    })
    basket.send({ type: 'basket.remove', questionIds: ids })
  }
  return (
    <Button
      variant="soft"
      className="composer__add"
      disabled={questions === null || questions.length === 0}
      onClick={add}
    >
      <ExtendedIcon name="plus" />
      {composerCopy.basket.addTo(ids.length)}
    </Button>
  )
}
