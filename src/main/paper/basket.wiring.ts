import type { BankLogic } from '#application/bank-logic.ts'
import type { BasketStore } from '#application/paper/basket-store.port.ts'
import { MAX_IN_BASKET } from '#domain/paper/basket.ts'
import { paperCopy } from '#ui/copy/paper-copy.ts'
import type { AppContext } from '../app-context.ts'
import { actionToast } from '../notification/action-toast.ts'
import { toast } from '../notification/toast.ts'
import { whenSignedIn } from '../session/when-signed-in.ts'

/** Starts the basket; connects it to the signed-in user, its store and other tabs. */
export const wireBasket = (
  { actors }: Pick<AppContext, 'actors'>,
  basket: BankLogic['basket'],
  store: BasketStore,
): void => {
  const { session } = actors
  const notify = toast(actors)
  const offer = actionToast(actors)
  session.on('session.closed', () => basket.send({ type: 'basket.close' }))
  store.watch(() =>
    basket.send({ type: 'basket.follow', items: store.of(basket.getSnapshot().context.userId) }),
  )
  basket.on('basket.kept', ({ userId, items }) => store.keep(userId, items))
  basket.on('basket.full', ({ left }) => notify('warning', paperCopy.basket.full(MAX_IN_BASKET, left)))
  basket.on('basket.emptied', ({ items }) =>
    offer('information', paperCopy.basket.emptied(items.length), {
      label: paperCopy.basket.undo,
      accept: () => basket.send({ type: 'basket.add', items }),
    }),
  )
  basket.start()
  whenSignedIn(actors, (userId) => basket.send({ type: 'basket.open', userId, items: store.of(userId) }))
}
