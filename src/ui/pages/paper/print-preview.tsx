import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { type Paper, questionIdsOf } from '#domain/paper/paper.ts'
import { ANSWER_PLACES, type QuestionsById, sheetOf } from '#domain/paper/paper-sheet.ts'
import { printedSheetOf } from '#domain/paper/printed-sheet.ts'
import { usePaperLogic } from '../../bundle-logic.ts'
import { ErrorState } from '../../components/error-state.tsx'
import { ExtendedIcon } from '../../components/extended-icon.tsx'
import { composerCopy } from '../../copy/composer-copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { AnswerCardView } from '../../paper/answer-card-view.tsx'
import { PaperSheetView } from '../../paper/paper-sheet-view.tsx'
import { paperPlaceAddress } from '../../routing/paper-address.ts'
import {
  PRINT_FORMATS,
  type PrintOptions,
  readPrintOptions,
  withPrintOptions,
} from '../../routing/print-options.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { useOpenedActor } from '../../use-opened-actor.ts'
import { FrameFields } from './frame-fields.tsx'
import type { ComposerActor } from './paper-actors.ts'
import { PaperSaveState } from './paper-save-state.tsx'
import { TwoWayTableGrid } from './two-way-table-view.tsx'

const words = composerCopy.print

export interface PrintPreviewProps {
  readonly composer: ComposerActor
  readonly paper: Paper
}

/** Below the heading of its page: a paper as it is printed and exported; what stands here now is what comes out. */
export const PrintPreview = ({ composer, paper }: PrintPreviewProps) => {
  const questions = useSelector(composer, ({ context }) => context.questions)
  const [query, setQuery] = useSearchParams()
  const options = readPrintOptions(query)
  const { format, answers, table: withTable } = options
  const choose = (change: Partial<PrintOptions>) =>
    setQuery(withPrintOptions(query, { ...options, ...change }), { replace: true, preventScrollReset: true })
  const solutions = useActorRef(usePaperLogic().paperSolutions, {
    input: { ids: questionIdsOf(paper), paperId: paper.id },
  })
  const solved = useSelector(solutions, ({ context }) => context.solved)
  const failure = useSelector(solutions, ({ context }) => context.failure)
  const wanted = answers !== 'none' && format !== 'card'
  useEffect(() => {
    if (wanted) solutions.send({ type: 'solutions.bring' })
  }, [wanted, solutions])
  const sheet = printedSheetOf(sheetOf(paper, wanted ? withSolutions(questions, solved) : questions))
  const waiting = wanted && solved === null
  const exporting = useOpenedActor(usePaperLogic().openPaperExport, undefined)
  const isExporting = useSelector(exporting, (snapshot) => snapshot.hasTag('busy'))
  const document = { sheet, answers, format: format === 'a3' ? 'a3' : 'a4', withTable } as const
  return (
    <div className="print-preview">
      <div className="print-preview__bar">
        <Link to={paperPlaceAddress({ kind: paper.kind, id: paper.id })}>{words.back}</Link>
        <PaperSaveState composer={composer} />
        <Choice
          name={words.format}
          values={PRINT_FORMATS}
          labels={words.formats}
          value={format}
          onChoose={(chosen) => choose({ format: chosen })}
        />
        {format !== 'card' && (
          <>
            <Choice
              name={words.answers}
              values={ANSWER_PLACES}
              labels={words.placings}
              value={answers}
              onChoose={(chosen) => choose({ answers: chosen })}
            />
            <label className="print-preview__check">
              <input
                type="checkbox"
                checked={withTable}
                onChange={({ target }) => choose({ table: target.checked })}
              />
              {words.table}
            </label>
            <FrameFields composer={composer} frame={paper.frame} />
          </>
        )}
        <span className="print-preview__actions">
          {format !== 'card' && (
            <Button
              variant="soft"
              disabled={waiting}
              aria-disabled={isExporting}
              onClick={() => exporting.send({ type: 'paperExport.start', document })}
            >
              <ExtendedIcon name="download" />
              {isExporting ? words.exporting : words.export}
            </Button>
          )}
          <Button disabled={waiting} onClick={() => window.print()}>
            <ExtendedIcon name="printer" />
            {words.print}
          </Button>
        </span>
      </div>
      {waiting && failure === null && (
        <Text as="p" size="2" color="gray" role="status" className="print-preview__note">
          {words.solving}
        </Text>
      )}
      {waiting && failure !== null && (
        <ErrorState
          message={words.solveFailed}
          reason={failureText(failure)}
          onRetry={() => solutions.send({ type: 'solutions.retry' })}
        />
      )}
      <section aria-label={words.sheet}>
        {format === 'card' ? (
          <AnswerCardView sheet={sheet} />
        ) : (
          <>
            <PaperSheetView sheet={sheet} answers={waiting ? 'none' : answers} format={format} />
            {withTable && (
              <div className="print-preview__table">
                <h2>{composerCopy.table.title}</h2>
                <TwoWayTableGrid sheet={sheet} />
              </div>
            )}
          </>
        )}
      </section>
    </div>
  )
}

const withSolutions = (questions: QuestionsById, solved: QuestionsById | null): QuestionsById =>
  solved === null ? questions : new Map([...questions, ...[...solved].filter(([id]) => questions.has(id))])

interface ChoiceProps<T extends string> {
  readonly name: string
  readonly values: readonly T[]
  readonly labels: Readonly<Record<T, string>>
  readonly value: T
  readonly onChoose: (value: T) => void
}

const Choice = <T extends string>({ name, values, labels, value, onChoose }: ChoiceProps<T>) => (
  <fieldset className="print-preview__choice">
    <legend>{name}</legend>
    {values.map((one) => (
      <label key={one} data-chosen={one === value}>
        <input
          type="radio"
          className="visually-hidden"
          name={name}
          checked={one === value}
          onChange={() => onChoose(one)}
        />
        {labels[one]}
      </label>
    ))}
  </fieldset>
)
