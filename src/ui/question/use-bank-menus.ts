import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { ActorRefFrom } from 'xstate'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { filtersMachine } from '#domain/catalogue/filters.machine.ts'
import { type BankQuery, bankKeyOf, questionNarrowingOf } from '#domain/question/bank-query.ts'
import { useActors } from '../actors-context.tsx'
import { useBankLogic } from '../bundle-logic.ts'
import { listOfPlace } from '../routing/bank-codec.ts'
import { useActorRef } from '../use-actor-ref.ts'

/** The menus of the bank, told where the address is. */
export const useBankMenus = (query: BankQuery): ActorRefFrom<typeof filtersMachine> => {
  const menus = useActorRef(useBankLogic().bankMenus)
  const key = bankKeyOf(query)
  const code = useSelector(useActors().categories, (snapshot) =>
    snapshot.hasTag('busy')
      ? null
      : (snapshot.context.categories.find(({ type }) => type === CONTENT_TYPE.question)?.code ?? ''),
  )
  const filter = useEffectEvent((by: string) =>
    menus.send({
      type: 'filters.show',
      place: { query: listOfPlace(query), code: by, questions: questionNarrowingOf(query) },
    }),
  )
  // The code to ask by is unknown until the categories have come.
  useEffect(() => {
    if (code !== null && key !== '') filter(code)
  }, [code, key])
  return menus
}
