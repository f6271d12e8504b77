import { Button, Text } from '@radix-ui/themes'
import { type DragEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Paper, questionIdsOf } from '#domain/paper/paper.ts'
import { canStep } from '#domain/paper/paper-change.ts'
import type { SheetItem } from '#domain/paper/paper-sheet.ts'
import { isSuperseded, type Question } from '#domain/question/question.ts'
import { DragHandle } from '../../components/drag-handle.tsx'
import { ExtendedIcon } from '../../components/extended-icon.tsx'
import { LateDialog } from '../../components/late-dialog.tsx'
import { pageHeading } from '../../components/page-heading.ts'
import { StepButtons } from '../../components/step-buttons.tsx'
import { composerCopy } from '../../copy/composer-copy.ts'
import { questionCopy } from '../../copy/question-copy.ts'
import { useNotify } from '../../notification/use-notify.ts'
import { AskedQuestion } from '../../paper/asked-question.tsx'
import { levelName } from '../../question/level-name.ts'
import { TypesetWhenNear } from '../../question/typeset-when-near.tsx'
import { VersionNote } from '../../question/version-note.tsx'
import { lazyWithOverlays } from '../../theme/lazy-with-overlays.tsx'
import { draggedQuestion } from './dragged-question.ts'
import { handleIdOf } from './handle-id.ts'
import type { ComposerActor } from './paper-actors.ts'
import { PointsField } from './points-field.tsx'

const SwapDialog = lazyWithOverlays(async () => (await import('./swap-dialog.tsx')).SwapDialog)

const words = composerCopy.composer

export interface ComposerItemProps {
  readonly composer: ComposerActor
  readonly paper: Paper
  readonly item: SheetItem
  /** Where something would be dropped. */
  readonly mark: 'none' | 'before' | 'after'
  readonly onHold: (event: DragEvent<HTMLElement>) => void
}

/** A question in its place: moved by its handle with the pointer or the arrow keys, or by a press, scored, swapped, taken out. */
export const ComposerItem = ({ composer, paper, item, mark, onHold }: ComposerItemProps) => {
  const { number, score, question } = item
  const notify = useNotify()
  const [swapping, setSwapping] = useState(false)
  const step = (by: -1 | 1) => {
    flushSync(() =>
      composer.send({ type: 'composer.change', change: { kind: 'step', questionId: question.id, by } }),
    )
    // It stands elsewhere now, and a browser lets the focus go from what is moved.
    document.getElementById(handleIdOf(question.id))?.focus()
  }
  const remove = () => {
    const ids = questionIdsOf(paper)
    const at = ids.indexOf(question.id)
    const beside = ids[at + 1] ?? ids[at - 1]
    flushSync(() =>
      composer.send({ type: 'composer.change', change: { kind: 'remove', questionId: question.id } }),
    )
    const home = beside === undefined ? pageHeading.current : document.getElementById(handleIdOf(beside))
    home?.focus()
    notify('information', words.removed)
  }
  const renew = () => {
    const { id: questionId, version: from = 1, latestVersion: to = from } = question
    composer.send({ type: 'composer.change', change: { kind: 'renew', questionId, from, to } })
    // The button goes with what it says.
    document.getElementById(handleIdOf(questionId))?.focus()
    notify('success', words.renewed)
  }
  const swap = (chosen: Question) => {
    composer.send({
      type: 'composer.change',
      change: { kind: 'swap', questionId: question.id, by: chosen.id },
      questions: [chosen],
    })
    notify('success', composerCopy.swap.swapped)
  }
  return (
    <li className="composer-item" data-mark={mark} aria-label={words.item(number)} onDragOver={onHold}>
      <div className="composer-item__head">
        <DragHandle
          id={handleIdOf(question.id)}
          name={words.drag(number)}
          onStep={step}
          onDragStart={(event) => draggedQuestion.write(event.dataTransfer, question.id)}
        />
        <Text size="3" weight="medium" aria-hidden="true">
          {`${number}．`}
        </Text>
        <PointsField
          name={words.score(number)}
          score={score}
          onSettle={(points) =>
            composer.send({
              type: 'composer.change',
              change: { kind: 'score', questionId: question.id, score: points },
            })
          }
        />
        <Text size="2" color="gray" aria-hidden="true">
          {words.scoreUnit}
        </Text>
        <Text size="2" color="gray" className="composer-item__facts">
          {composerCopy.swap.facts(
            levelName(question.difficultyLevel),
            question.knowledge.map(({ name }) => name).join('、'),
          )}
        </Text>
        <span className="composer-item__actions">
          <StepButtons
            what={words.item(number)}
            isFirst={!canStep(paper, question.id, -1)}
            isLast={!canStep(paper, question.id, 1)}
            onStep={step}
          />
          <LateDialog
            open={swapping}
            onOpenChange={setSwapping}
            renderButton={(opener) => (
              <Button {...opener} variant="soft" aria-label={words.swapName(number)}>
                <ExtendedIcon name="rotate" />
                {words.swap}
              </Button>
            )}
          >
            {(dialog) => (
              <SwapDialog
                {...dialog}
                number={number}
                questionId={question.id}
                except={questionIdsOf(paper)}
                onChoose={swap}
              />
            )}
          </LateDialog>
          <Button variant="soft" color="gray" aria-label={words.removeName(number)} onClick={remove}>
            {words.remove}
          </Button>
        </span>
      </div>
      {isSuperseded(question) && (
        <div className="composer-item__version">
          <VersionNote question={question} words={questionCopy.composedVersion} />
          <Button variant="soft" aria-label={words.renewName(number)} onClick={renew}>
            {words.renew}
          </Button>
        </div>
      )}
      <TypesetWhenNear>
        <AskedQuestion question={question} />
      </TypesetWhenNear>
    </li>
  )
}
