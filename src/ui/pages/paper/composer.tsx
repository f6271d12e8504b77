import './composer.css'
import { Button, Text, TextField } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { isText } from '#domain/kernel/form-shape.ts'
import {
  isMinutes,
  MAX_MINUTES,
  MAX_PAPER_NAME_LENGTH,
  type Paper,
  questionIdsOf,
} from '#domain/paper/paper.ts'
import { sheetItemsOf, sheetOf } from '#domain/paper/paper-sheet.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ExtendedIcon } from '../../components/extended-icon.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { useFormDraft } from '../../components/use-form-draft.ts'
import { composerCopy } from '../../copy/composer-copy.ts'
import { paperPlaceAddress } from '../../routing/paper-address.ts'
import { AddFromBasket } from './add-from-basket.tsx'
import { CommitOnBlurField } from './commit-on-blur-field.tsx'
import { ComposerSection } from './composer-section.tsx'
import { NumberOnBlurField } from './number-on-blur-field.tsx'
import type { ComposerActor } from './paper-actors.ts'
import { PaperOverview } from './paper-overview.tsx'
import { PaperSaveState } from './paper-save-state.tsx'
import { TwoWayTableView } from './two-way-table-view.tsx'

const words = composerCopy.composer

export interface ComposerProps {
  readonly composer: ComposerActor
  readonly paper: Paper
}

/** A paper as it is composed: its head, its sections, and what it amounts to. */
export const Composer = ({ composer, paper }: ComposerProps) => {
  const questions = useSelector(composer, ({ context }) => context.questions)
  const canUndo = useSelector(composer, ({ context }) => context.past.length > 0)
  const sheet = sheetOf(paper, questions)
  const gone = questionIdsOf(paper).filter((id) => !questions.has(id))
  const { id, kind } = paper
  return (
    <>
      <PageHeader title={paper.name}>{composerCopy.kinds[kind]}</PageHeader>
      <div className="composer__bar">
        <Link to={paperPlaceAddress({ kind })}>{composerCopy.backToPapers}</Link>
        <PaperSaveState composer={composer} />
        <span className="composer__actions">
          <Button
            variant="soft"
            color="gray"
            aria-disabled={!canUndo}
            onClick={() => canUndo && composer.send({ type: 'composer.undo' })}
          >
            {words.undo}
          </Button>
          {kind === 'electronic' && (
            <Button asChild variant="soft">
              <Link to={paperPlaceAddress({ kind, id, view: 'answer' })}>{words.sit}</Link>
            </Button>
          )}
          <Button asChild>
            <Link to={paperPlaceAddress({ kind, id, view: 'print' })}>
              <ExtendedIcon name="printer" />
              {words.print}
            </Link>
          </Button>
        </span>
      </div>
      <div className="composer">
        <div className="composer__paper">
          <PaperHead composer={composer} paper={paper} />
          <AddFromBasket composer={composer} paper={paper} />
          {gone.length > 0 && (
            <div className="composer__removed" role="status">
              <Text size="2">{words.gone(gone.length)}</Text>
              <Button
                variant="soft"
                onClick={() => {
                  for (const questionId of gone)
                    composer.send({ type: 'composer.change', change: { kind: 'remove', questionId } })
                }}
              >
                {words.removeGone}
              </Button>
            </div>
          )}
          {paper.sections.length === 0 && <EmptyState title={words.empty} hint={words.emptyHint} />}
          {paper.sections.map((section, place) => (
            <ComposerSection
              key={section.id}
              composer={composer}
              paper={paper}
              section={section}
              place={place}
              drawn={sheet.sections.find((one) => one.id === section.id)}
            />
          ))}
        </div>
        <PaperOverview
          sheet={sheet}
          onScale={(total) => {
            const questionIds = sheetItemsOf(sheet).map(({ question }) => question.id)
            composer.send({ type: 'composer.change', change: { kind: 'scale', total, questionIds } })
          }}
        />
      </div>
      {sheet.sections.length > 0 && <TwoWayTableView sheet={sheet} />}
    </>
  )
}

const PaperHead = ({ composer, paper }: ComposerProps) => {
  const [name, minutes] = [useId(), useId()]
  const drafts = {
    name: useFormDraft(`paper/${paper.id}/name`, isText),
    minutes: useFormDraft(`paper/${paper.id}/minutes`, isText),
  }
  return (
    <div className="composer__head">
      <div className="composer__field composer__field--wide">
        <Text as="label" size="2" color="gray" htmlFor={name}>
          {words.name}
        </Text>
        <CommitOnBlurField
          value={paper.name}
          draft={drafts.name}
          onCommit={(text) =>
            composer.send({ type: 'composer.change', change: { kind: 'rename', name: text } })
          }
        >
          {(field) => <TextField.Root id={name} size="3" maxLength={MAX_PAPER_NAME_LENGTH} {...field} />}
        </CommitOnBlurField>
      </div>
      <div className="composer__field">
        <Text as="label" size="2" color="gray" htmlFor={minutes}>
          {words.time}
        </Text>
        <NumberOnBlurField
          id={minutes}
          size="3"
          value={paper.minutes}
          isAllowed={isMinutes}
          fault={composerCopy.faults.minutes(MAX_MINUTES)}
          draft={drafts.minutes}
          onCommit={(typed) =>
            composer.send({ type: 'composer.change', change: { kind: 'limit', minutes: typed } })
          }
        />
      </div>
    </div>
  )
}
