import '../../../question/edited-question.css'
import { Badge, Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef, useState } from 'react'
import type { EditedQuestion } from '#domain/question/question-correction.ts'
import { isCorrected } from '#domain/question/question-correction.ts'
import type { CheckedItem } from '#domain/question/question-import.ts'
import { ChoiceGroup } from '../../../catalogue/choice-group.tsx'
import { useFocusFallback } from '../../../components/use-focus-fallback.ts'
import { importCopy } from '../../../copy/import-copy.ts'
import { questionCopy } from '../../../copy/question-copy.ts'
import { EditedPieces, EditedQuestionView } from '../../../question/edited-question.tsx'
import { ImportEditor } from './import-editor.tsx'
import type { ImportFormProps } from './import-form-props.ts'

const AT_ONCE = 20

type Filter = 'all' | 'problems'

const isProblem = ({ outcome, lost }: CheckedItem): boolean => outcome === 'refused' || lost.length > 0

/** Each item as it will be: to be put right, or left out, before it comes in. */
export const ImportPreview = ({ incoming }: ImportFormProps) => {
  const items = useSelector(incoming, ({ context }) => context.report?.items ?? [])
  const corrections = useSelector(incoming, ({ context }) => context.corrections)
  const editing = useSelector(incoming, ({ context }) => context.editing)
  const isBusy = useSelector(incoming, (snapshot) => snapshot.hasTag('busy'))
  const [filter, setFilter] = useState<Filter>('all')
  const [most, setMost] = useState(AT_ONCE)
  const heading = useId()
  const numbered = items.map((item, at) => ({ item, number: at + 1 }))
  const problems = numbered.filter(({ item, number }) => isProblem(item) || number in editing)
  const wanted = filter === 'all' ? numbered : problems
  // Editors that are open stay in sight, also those of an earlier visit.
  const lastOpen = wanted.findLastIndex(({ number }) => number in editing)
  const shown = wanted.slice(0, Math.max(most, lastOpen + 1))
  const counts = { all: items.length, problems: items.filter(isProblem).length }
  return (
    <section className="import-preview" aria-labelledby={heading} aria-busy={isBusy}>
      <h3 id={heading} className="import-preview__title">
        {importCopy.preview}
      </h3>
      <Text as="p" size="2" color="gray">
        {importCopy.previewHint}
      </Text>
      <div className="bank-import__row">
        <ChoiceGroup
          name={importCopy.previewFilter}
          choices={['all', 'problems'] as const}
          chosen={filter}
          nameOf={(one) =>
            one === 'all' ? importCopy.previewAll(counts.all) : importCopy.previewProblems(counts.problems)
          }
          onChoose={(one) => {
            setFilter(one)
            setMost(AT_ONCE)
          }}
        />
        <Text size="2" color="gray" role="status">
          {isBusy ? importCopy.rechecking : ''}
        </Text>
      </div>
      {shown.length === 0 && <Text size="2">{importCopy.previewNone}</Text>}
      {shown.map(({ item, number }) => (
        <PreviewItem
          key={number}
          item={item}
          name={importCopy.itemName(item.place, number)}
          typed={editing[number] ?? null}
          isCorrected={isCorrected(corrections, number)}
          onEdit={() => incoming.send({ type: 'import.edit', item: number })}
          onType={(question) => incoming.send({ type: 'import.type', item: number, question })}
          onCancel={() => incoming.send({ type: 'import.cancel', item: number })}
          onSave={(correction) => incoming.send({ type: 'import.correct', item: number, correction })}
          onRestore={() => incoming.send({ type: 'import.restore', item: number })}
        />
      ))}
      {wanted.length > shown.length && (
        <Button variant="soft" color="gray" onClick={() => setMost(shown.length + AT_ONCE)}>
          {importCopy.previewMore(Math.min(AT_ONCE, wanted.length - shown.length))}
        </Button>
      )}
    </section>
  )
}

interface PreviewItemProps {
  readonly item: CheckedItem
  readonly name: string
  /** What its open editor holds; null while it is closed. */
  readonly typed: EditedQuestion | null
  readonly isCorrected: boolean
  readonly onEdit: () => void
  readonly onType: (question: EditedQuestion) => void
  readonly onCancel: () => void
  readonly onSave: (correction: EditedQuestion | null) => void
  readonly onRestore: () => void
}

const PreviewItem = ({
  item,
  name,
  typed,
  isCorrected: isChanged,
  onEdit,
  onType,
  onCancel,
  onSave,
  onRestore,
}: PreviewItemProps) => {
  const heading = useId()
  const isOpen = typed !== null
  const card = useRef<HTMLElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  // The form with the focus is gone then.
  useEffect(() => {
    if (wasOpen.current && !isOpen) card.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const { place, outcome, reason, lost, shown, edit } = item
  // So is the button that left it out, or took it in again.
  useFocusFallback(outcome, first)
  return (
    <article ref={card} className="import-preview__item" aria-labelledby={heading} data-outcome={outcome}>
      <div className="import-preview__line">
        <h4 id={heading}>{name}</h4>
        {place !== name && (
          <Text size="2" color="gray">
            {place}
          </Text>
        )}
        {shown !== null && <Badge color="gray">{questionCopy.kinds[shown.kind]}</Badge>}
        <Badge color={outcome === 'refused' ? 'red' : outcome === 'added' ? 'indigo' : 'gray'}>
          {importCopy.previewStates[outcome]}
        </Badge>
        {isChanged && outcome !== 'left' && <Badge color="gray">{importCopy.corrected}</Badge>}
        <span className="import-preview__actions">
          {edit !== null && !isOpen && outcome !== 'left' && (
            <>
              <Button
                ref={first}
                variant="soft"
                color="gray"
                aria-label={importCopy.editName(name)}
                onClick={onEdit}
              >
                {importCopy.edit}
              </Button>
              <Button
                variant="soft"
                color="gray"
                aria-label={importCopy.leaveName(name)}
                onClick={() => onSave(null)}
              >
                {importCopy.leave}
              </Button>
            </>
          )}
          {isChanged && !isOpen && (
            <Button
              ref={outcome === 'left' ? first : null}
              variant="soft"
              color="gray"
              aria-label={importCopy.restoreName(name)}
              onClick={onRestore}
            >
              {importCopy.restore}
            </Button>
          )}
        </span>
      </div>
      {reason !== '' && (
        <Text as="p" size="2" color="red">
          {reason}
        </Text>
      )}
      {lost.map((text) => (
        <Text key={text} as="p" size="2" color="gray">
          {importCopy.lost(text)}
        </Text>
      ))}
      {edit === null && outcome !== 'left' && (
        <Text as="p" size="2" color="gray">
          {importCopy.previewBeyond}
        </Text>
      )}
      {typed !== null ? (
        <>
          {shown !== null && <EditedPieces question={shown} />}
          <ImportEditor
            name={name}
            question={typed}
            onType={onType}
            onSave={() => onSave(typed)}
            onCancel={onCancel}
          />
        </>
      ) : (
        outcome !== 'left' && shown !== null && <EditedQuestionView question={shown} />
      )}
    </article>
  )
}
