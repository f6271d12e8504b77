import { useSelector } from '@xstate/react'
import { createContext, type ReactNode, useContext } from 'react'
import { Link } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import type { foundQuestionsMachine } from '#domain/question/found-questions.machine.ts'
import { useBankLogic } from '../bundle-logic.ts'
import { ErrorState } from '../components/error-state.tsx'
import { useWhenChanged } from '../components/use-when-changed.ts'
import { bankCopy } from '../copy/bank-copy.ts'
import { failureText } from '../copy/failure-text.ts'
import { BasketPageButton } from '../paper/basket-page-button.tsx'
import { contentAddress } from '../routing/addresses.ts'
import { useActorRef } from '../use-actor-ref.ts'
import { BankRow } from './bank-row.tsx'
import { BankSkeleton } from './bank-skeleton.tsx'

const FoundContext = createContext<ActorRefFrom<typeof foundQuestionsMachine> | null>(null)

export interface FoundQuestionsProps {
  /** Ids of the contents that are questions. */
  readonly contentIds: readonly number[]
  readonly children: ReactNode
}

/** Reads what the questions of a list ask, all of a page at once, for each `FoundQuestion` in it. */
export const FoundQuestions = ({ contentIds, children }: FoundQuestionsProps) => {
  const found = useActorRef(useBankLogic().foundQuestions, { input: { contentIds } })
  const failure = useSelector(found, ({ context }) => context.failure)
  const failed = useSelector(found, (snapshot) => snapshot.matches('failed'))
  useWhenChanged(contentIds.join(), () => found.send({ type: 'foundQuestions.show', contentIds }))
  return (
    <FoundContext value={found}>
      {failed && (
        <ErrorState
          message={bankCopy.failed}
          reason={failureText(failure)}
          onRetry={() => found.send({ type: 'foundQuestions.retry' })}
        />
      )}
      {children}
    </FoundContext>
  )
}

const useFound = (): ActorRefFrom<typeof foundQuestionsMachine> => {
  const found = useContext(FoundContext)
  if (found === null) throw new Error('a found question stands outside of FoundQuestions')
  return found
}

/** 本页全部加入试题篮, of the questions that were read. */
export const FoundQuestionsToBasket = () => {
  const questions = useSelector(useFound(), ({ context }) => context.questions)
  return <BasketPageButton questions={[...questions.values()]} />
}

export interface FoundQuestionProps {
  readonly content: Pick<ContentCard, 'id' | 'type' | 'name'>
  /** Among the questions of its list, from 1. */
  readonly number: number
  /** Of its heading. */
  readonly level: 2 | 3
  /** What else can be done with it where it is listed. */
  readonly actions?: ReactNode
}

/** A question among what was found or kept, as it stands in the bank; its name until the question itself has been read. */
export const FoundQuestion = ({ content, number, level, actions }: FoundQuestionProps) => {
  const found = useFound()
  const question = useSelector(found, ({ context }) => context.questions.get(content.id))
  const reading = useSelector(found, (snapshot) => snapshot.hasTag('busy'))
  if (question !== undefined)
    return <BankRow question={question} number={number} level={level} actions={actions} />
  if (reading) return <BankSkeleton rows={1} />
  return (
    <article className="bank-row">
      <div className="bank-row__head">
        <Link to={contentAddress(content)}>{content.name}</Link>
        {actions !== undefined && <span className="bank-row__own">{actions}</span>}
      </div>
    </article>
  )
}
