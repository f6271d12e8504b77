import { Text, TextField } from '@radix-ui/themes'
import { type DragEvent, useState } from 'react'
import { isText } from '#domain/kernel/form-shape.ts'
import { MAX_PAPER_NAME_LENGTH, type Paper, type PaperSection } from '#domain/paper/paper.ts'
import type { SheetSection } from '#domain/paper/paper-sheet.ts'
import { StepButtons } from '../../components/step-buttons.tsx'
import { useFormDraft } from '../../components/use-form-draft.ts'
import { composerCopy } from '../../copy/composer-copy.ts'
import { CommitOnBlurField } from './commit-on-blur-field.tsx'
import { ComposerItem } from './composer-item.tsx'
import { draggedQuestion } from './dragged-question.ts'
import type { ComposerActor } from './paper-actors.ts'
import { PointsField } from './points-field.tsx'

const words = composerCopy.composer

export interface ComposerSectionProps {
  readonly composer: ComposerActor
  readonly paper: Paper
  readonly section: PaperSection
  /** From 0. */
  readonly place: number
  /** With its questions; undefined where none of them is there any more. */
  readonly drawn: SheetSection | undefined
}

export const ComposerSection = ({ composer, paper, section, place, drawn }: ComposerSectionProps) => {
  const [over, setOver] = useState<number | null>(null)
  const items = drawn?.items ?? []
  /** Where among the items something is dropped that is held over one of them. */
  const hold = (event: DragEvent<HTMLElement>, at: number) => {
    if (!draggedQuestion.isIn(event.dataTransfer)) return
    event.preventDefault()
    const { top, height } = event.currentTarget.getBoundingClientRect()
    setOver(event.clientY > top + height / 2 ? at + 1 : at)
  }
  const drop = (event: DragEvent<HTMLElement>) => {
    const questionId = draggedQuestion.read(event.dataTransfer)
    setOver(null)
    if (questionId === 0 || over === null) return
    event.preventDefault()
    const own = section.items.findIndex((item) => item.questionId === questionId)
    // What is taken from before moves everything behind it up.
    const goal = own >= 0 && own < over ? over - 1 : over
    composer.send({
      type: 'composer.change',
      change: { kind: 'move', questionId, sectionId: section.id, place: goal },
    })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: by keys a question is moved by its own handle
    <section
      className="composer-section"
      aria-label={`${words.sectionHead(place)}${section.name}`}
      onDrop={drop}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(null)
      }}
    >
      <SectionHead composer={composer} paper={paper} section={section} place={place} drawn={drawn} />
      <ol className="composer-section__items">
        {items.map((item, at) => (
          <ComposerItem
            key={item.question.id}
            composer={composer}
            paper={paper}
            item={item}
            mark={over === at ? 'before' : over === at + 1 && at === items.length - 1 ? 'after' : 'none'}
            onHold={(event) => hold(event, at)}
          />
        ))}
      </ol>
    </section>
  )
}

const SectionHead = ({ composer, paper, section, place, drawn }: ComposerSectionProps) => {
  const { id, name, items } = section
  const draft = useFormDraft(`paper/${paper.id}/section/${id}`, isText)
  const [first] = items
  const alike = first !== undefined && items.every(({ score }) => score === first.score)
  const move = (by: -1 | 1) =>
    composer.send({ type: 'composer.change', change: { kind: 'moveSection', sectionId: id, by } })
  return (
    <header className="composer-section__head">
      <Text size="4" weight="medium" aria-hidden="true">
        {words.sectionHead(place)}
      </Text>
      <CommitOnBlurField
        value={name}
        draft={draft}
        onCommit={(text) =>
          composer.send({
            type: 'composer.change',
            change: { kind: 'nameSection', sectionId: id, name: text },
          })
        }
      >
        {(field) => (
          <TextField.Root
            className="composer-section__name"
            aria-label={words.sectionName(place)}
            maxLength={MAX_PAPER_NAME_LENGTH}
            {...field}
          />
        )}
      </CommitOnBlurField>
      <Text size="2" color="gray">
        {words.sectionFacts(drawn?.items.length ?? 0, drawn?.score ?? 0)}
      </Text>
      <span className="composer-section__score">
        <Text size="2" color="gray" aria-hidden="true">
          {words.sectionScore}
        </Text>
        <PointsField
          name={words.sectionScoreName(name)}
          score={alike ? first.score : null}
          onSettle={(points) =>
            composer.send({
              type: 'composer.change',
              change: { kind: 'scoreSection', sectionId: id, score: points },
            })
          }
        />
      </span>
      <span className="composer-section__order">
        <StepButtons
          what={name}
          isFirst={place === 0}
          isLast={place === paper.sections.length - 1}
          onStep={move}
        />
      </span>
    </header>
  )
}
