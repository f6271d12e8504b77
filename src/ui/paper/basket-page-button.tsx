import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { basketItemOf } from '#domain/paper/basket.ts'
import type { Question } from '#domain/question/question.ts'
import { useBankLogic } from '../bundle-logic.ts'
import { ExtendedIcon } from '../components/extended-icon.tsx'
import { paperCopy } from '../copy/paper-copy.ts'
import { useComposes } from './use-composes.ts'

export interface BasketPageButtonProps {
  /** Those of the page that is shown. */
  readonly questions: readonly Pick<Question, 'id' | 'kind'>[]
}

/** 本页全部加入试题篮; where all of them are in it already it says so. Nothing for who may not compose papers. */
export const BasketPageButton = ({ questions }: BasketPageButtonProps) => {
  const { basket } = useBankLogic()
  const inside = useSelector(basket, ({ context }) =>
    questions.every(({ id }) => context.items.some(({ questionId }) => questionId === id)),
  )
  const composes = useComposes()
  if (!composes || questions.length === 0) return null
  return (
    <Button
      variant="soft"
      // The focus stays where it was when there is nothing left to add.
      aria-disabled={inside}
      onClick={() => basket.send({ type: 'basket.add', items: questions.map(basketItemOf) })}
    >
      <ExtendedIcon name={inside ? 'check' : 'plus'} />
      {inside ? paperCopy.basket.pageAdded : paperCopy.basket.addPage}
    </Button>
  )
}
