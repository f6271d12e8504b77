import './bank-row.css'
import { Badge, Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { Question } from '#domain/question/question.ts'
import { useBankLogic } from '../bundle-logic.ts'
import { Icon } from '../components/icon.tsx'
import { bankCopy } from '../copy/bank-copy.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { FavouriteButton } from '../favourite/favourite-button.tsx'
import { BasketButton } from '../paper/basket-button.tsx'
import { contentAddress } from '../routing/addresses.ts'
import { useActorRef } from '../use-actor-ref.ts'
import { FaultButton } from './fault-button.tsx'
import { levelName } from './level-name.ts'
import { questionName } from './question-name.ts'
import { QuestionOptions } from './question-options.tsx'
import { QuestionView } from './question-view.tsx'
import { SolutionPane } from './solution-pane.tsx'
import { TypesetWhenNear } from './typeset-when-near.tsx'

export interface BankRowProps {
  readonly question: Question
  /** From 1, in all of the list. */
  readonly number: number
  /** Of its heading. */
  readonly level: 2 | 3
  /** The page of the question itself leads nowhere else. */
  readonly alone?: boolean
  /** What else can be done with it where it is listed. */
  readonly actions?: ReactNode
}

/** A question of the bank: what it asks and what can be done with it. Screens `/details`, question bank 3. */
export const BankRow = ({ question, number, level, alone = false, actions }: BankRowProps) => {
  const { contentId, favourite } = question
  const solution = useActorRef(useBankLogic().solution, { input: { questionId: question.id } })
  const unfolded = useSelector(solution, (snapshot) => snapshot.hasTag('unfolded'))
  const pane = useId()
  const heading = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className="bank-row" aria-labelledby={heading}>
      <header className="bank-row__head">
        <Heading id={heading} className={alone ? 'visually-hidden' : 'bank-row__number'}>
          {questionCopy.number(number)}
        </Heading>
        <Badge size="2">{questionCopy.kinds[question.kind]}</Badge>
        <Facts question={question} />
        {actions !== undefined && <span className="bank-row__own">{actions}</span>}
      </header>
      <TypesetWhenNear className="bank-row__body">
        <QuestionView question={question}>{(part) => <QuestionOptions part={part} />}</QuestionView>
      </TypesetWhenNear>
      {question.knowledge.length > 0 && (
        <Text as="p" size="2" color="gray">
          {bankCopy.knowledge}：{question.knowledge.map(({ name }) => name).join('、')}
        </Text>
      )}
      <div className="bank-row__actions">
        <Button
          variant="ghost"
          color="gray"
          aria-expanded={unfolded}
          aria-controls={pane}
          aria-label={unfolded ? bankCopy.foldName(number) : bankCopy.unfoldName(number)}
          onClick={() => solution.send({ type: 'solution.toggle' })}
        >
          <Icon name="chevronDown" />
          {unfolded ? bankCopy.fold : bankCopy.unfold}
        </Button>
        <FaultButton questionId={question.id} number={number} />
        {!alone && contentId > 0 && (
          <Button asChild variant="ghost" color="gray">
            <Link
              to={contentAddress({ id: contentId, type: CONTENT_TYPE.question })}
              aria-label={bankCopy.detailName(number)}
            >
              {bankCopy.detail}
            </Link>
          </Button>
        )}
        <span className="bank-row__gap" />
        {contentId > 0 && (
          <FavouriteButton
            content={{
              id: contentId,
              type: CONTENT_TYPE.question,
              name: questionName(question),
              favourite,
            }}
          />
        )}
        <BasketButton question={question} number={number} />
      </div>
      <div id={pane} hidden={!unfolded}>
        {unfolded && <SolutionPane solution={solution} />}
      </div>
    </article>
  )
}

/** How hard it is and where it comes from, as far as that is known. */
const Facts = ({ question: { difficultyLevel, year, area, source } }: Pick<BankRowProps, 'question'>) => {
  const facts = [levelName(difficultyLevel), year > 0 ? bankCopy.year(year) : '', area, source]
  return (
    <Text size="2" color="gray" className="bank-row__facts">
      {facts.filter((fact) => fact !== '').join(' · ')}
    </Text>
  )
}
