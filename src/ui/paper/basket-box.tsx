import './basket-box.css'
import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { kindCountsOf } from '#domain/paper/basket.ts'
import { useBankLogic } from '../bundle-logic.ts'
import { LateDialog } from '../components/late-dialog.tsx'
import { paperCopy } from '../copy/paper-copy.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { paperAddress } from '../routing/addresses.ts'
import { lazyWithOverlays } from '../theme/lazy-with-overlays.tsx'
import { useComposes } from './use-composes.ts'

const BasketPanel = lazyWithOverlays(async () => (await import('./basket-panel.tsx')).BasketPanel)

const words = paperCopy.basket

/** 试题篮: how many are in it and of what kinds, a look into it, and the way to the composer; nothing for who may not compose. */
export const BasketBox = () => {
  const { basket } = useBankLogic()
  const items = useSelector(basket, ({ context }) => context.items)
  const [open, setOpen] = useState(false)
  if (!useComposes()) return null
  return (
    <section className="basket-box" aria-label={words.name}>
      <LateDialog
        open={open}
        onOpenChange={setOpen}
        renderButton={(opener) => (
          <button
            {...opener}
            type="button"
            className="basket-box__open"
            aria-label={words.count(items.length)}
          >
            <span>{words.name}</span>
            <span className="basket-box__count">{items.length}</span>
          </button>
        )}
      >
        {(dialog) => <BasketPanel {...dialog} />}
      </LateDialog>
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
