import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { basketItemOf } from '#domain/paper/basket.ts'
import type { Question } from '#domain/question/question.ts'
import { useBankLogic } from '../bundle-logic.ts'
import { ExtendedIcon } from '../components/extended-icon.tsx'
import { paperCopy } from '../copy/paper-copy.ts'
import { useComposes } from './use-composes.ts'

export interface BasketButtonProps {
  readonly question: Pick<Question, 'id' | 'kind'>
  /** As it stands on the page, from 1. */
  readonly number: number
}

/** 加入试题篮, or out of it again; nothing for who may not compose papers. */
export const BasketButton = ({ question, number }: BasketButtonProps) => {
  const { basket } = useBankLogic()
  const inside = useSelector(basket, ({ context }) =>
    context.items.some(({ questionId }) => questionId === question.id),
  )
  const composes = useComposes()
  if (!composes) return null
  const { add, added, addName, removeName } = paperCopy.basket
  return (
    <Button
      variant={inside ? 'soft' : 'solid'}
      aria-label={inside ? removeName(number) : addName(number)}
      onClick={() =>
        basket.send(
          inside
            ? { type: 'basket.remove', questionIds: [question.id] }
            : { type: 'basket.add', items: [basketItemOf(question)] },
        )
      }
    >
      <ExtendedIcon name={inside ? 'check' : 'plus'} />
      {inside ? added : add}
    </Button>
  )
}
