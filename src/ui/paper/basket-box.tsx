import './basket-box.css'
import { Button, Dialog, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { kindCountsOf } from '#domain/paper/basket.ts'
import { useBankLogic } from '../actors-context.tsx'
import { paperCopy } from '../copy/paper-copy.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { paperAddress } from '../routing/addresses.ts'
import { BasketPanel } from './basket-panel.tsx'
import { useComposes } from './use-composes.ts'

const words = paperCopy.basket

/** 试题篮: how many are in it and of what kinds, a look into it, and the way to the composer; nothing for who may not compose. */
export const BasketBox = () => {
  const { basket } = useBankLogic()
  const items = useSelector(basket, ({ context }) => context.items)
  if (!useComposes()) return null
  return (
    <section className="basket-box" aria-label={words.name}>
      <Dialog.Root>
        <Dialog.Trigger>
          <button type="button" className="basket-box__open" aria-label={words.count(items.length)}>
            <span>{words.name}</span>
            <span className="basket-box__count">{items.length}</span>
          </button>
        </Dialog.Trigger>
        <BasketPanel />
      </Dialog.Root>
      <Text as="p" size="1" color="gray" className="basket-box__kinds">
        {kindCountsOf(items)
          .map(({ kind, count }) => words.kindCount(questionCopy.kinds[kind], count))
          .join(' · ')}
      </Text>
      <span className="visually-hidden" aria-live="polite">
        {words.count(items.length)}
      </span>
      <Button asChild variant="soft">
        <Link to={paperAddress('paper')}>{words.compose}</Link>
      </Button>
    </section>
  )
}
