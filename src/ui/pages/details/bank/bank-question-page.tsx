import './bank-question-page.css'
import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { BankQuestion } from '#domain/question/bank-question.ts'
import type { Question } from '#domain/question/question.ts'
import { useBankLogic } from '../../../bundle-logic.ts'
import { AbsentContent } from '../../../catalogue/absent-content.tsx'
import { ShareButton } from '../../../catalogue/share-button.tsx'
import { Comments } from '../../../comment/comments.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { PageHeader } from '../../../components/page-header.tsx'
import { Section } from '../../../components/section.tsx'
import { bankCopy } from '../../../copy/bank-copy.ts'
import { copy } from '../../../copy/copy.ts'
import { failureText } from '../../../copy/failure-text.ts'
import { Moderated } from '../../../moderation/moderated.tsx'
import { useCrumb } from '../../../navigation/use-crumb.ts'
import { BasketBox } from '../../../paper/basket-box.tsx'
import { BankRow } from '../../../question/bank-row.tsx'
import { BankSkeleton } from '../../../question/bank-skeleton.tsx'
import { questionName } from '../../../question/question-name.ts'
import { studioQuestionAddress } from '../../../routing/studio-question-address.ts'
import { usePageTitle } from '../../../routing/use-page-title.ts'
import { useOpenedActor } from '../../../use-opened-actor.ts'
import { PlaceTrail } from '../place-trail.tsx'

/** One question of the bank: where it stands, what it asks, others like it, what is said of it. */
export const BankQuestionPage = ({ id }: { readonly id: number }) => {
  const actor = useOpenedActor(useBankLogic().openBankQuestion, { id })
  const found = useSelector(actor, ({ context }) => context.found)
  const similar = useSelector(actor, ({ context }) => context.similar)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const isComparing = useSelector(actor, (it) => it.matches({ ready: 'comparing' }))
  const state = useSelector(actor, ({ value }) => (typeof value === 'string' ? value : 'ready'))
  useCrumb(found === null ? null : nameOf(found))
  return (
    <>
      <PageHeader title={bankCopy.questionTitle} />
      {state === 'missing' || state === 'withdrawn' || state === 'forbidden' ? (
        <AbsentContent
          absence={state}
          failure={failure}
          words={bankCopy}
          type={CONTENT_TYPE.question}
          id={id}
          onRestored={() => actor.send({ type: 'bankQuestion.retry' })}
        />
      ) : state === 'failed' || state === 'defect' ? (
        <ErrorState
          message={bankCopy.failed}
          reason={failureText(failure)}
          onRetry={() => actor.send({ type: 'bankQuestion.retry' })}
        />
      ) : found === null ? (
        <BankSkeleton rows={1} />
      ) : (
        <Found found={found} similar={similar} isComparing={isComparing} />
      )}
    </>
  )
}

/** As many as there usually are: what is below has its place. */
const MOST_SIMILAR = 3

const nameOf = ({ card, question }: BankQuestion): string => card.name || questionName(question)

interface FoundProps {
  readonly found: BankQuestion
  readonly similar: readonly Question[]
  /** They are on their way. */
  readonly isComparing: boolean
}

const Found = ({ found, similar, isComparing }: FoundProps) => {
  const { card, question, editable } = found
  usePageTitle(nameOf(found), copy.pageTitles.details)
  return (
    <div className="bank-question">
      <PlaceTrail card={card} />
      <div className="bank-question__tools">
        <BasketBox />
        <ShareButton content={card} />
        <Moderated contentId={card.id} />
        {editable && (
          <Button asChild variant="soft">
            <Link to={studioQuestionAddress(question.id)}>{bankCopy.correct}</Link>
          </Button>
        )}
      </div>
      <BankRow question={question} number={1} level={2} alone />
      {isComparing && (
        <Section title={bankCopy.similar}>
          <BankSkeleton rows={MOST_SIMILAR} />
        </Section>
      )}
      {similar.length > 0 && (
        <Section title={bankCopy.similar}>
          <div className="bank-rows">
            {similar.map((one, at) => (
              <BankRow key={one.id} question={one} number={at + 2} level={3} />
            ))}
          </div>
        </Section>
      )}
      <Comments content={card} />
    </div>
  )
}
