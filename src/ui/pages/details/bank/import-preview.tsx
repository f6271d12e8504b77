import './import-preview.css'
import { Badge, Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef, useState } from 'react'
import type { EditedPart, EditedQuestion } from '#domain/question/question-correction.ts'
import { isCorrected } from '#domain/question/question-correction.ts'
import type { CheckedItem } from '#domain/question/question-import.ts'
import { ChoiceGroup } from '../../../catalogue/choice-group.tsx'
import { importCopy } from '../../../copy/import-copy.ts'
import { questionCopy } from '../../../copy/question-copy.ts'
import { levelName } from '../../../question/level-name.ts'
import { QuestionText } from '../../../question/question-text.tsx'
import { ImportEditor } from './import-editor.tsx'
import type { ImportFormProps } from './import-form-props.ts'

const AT_ONCE = 20

type Filter = 'all' | 'problems'

const isProblem = ({ outcome, lost }: CheckedItem): boolean => outcome === 'refused' || lost.length > 0

/** Each item as it will be: to be put right, or left out, before it comes in. */
export const ImportPreview = ({ incoming }: ImportFormProps) => {
  const items = useSelector(incoming, ({ context }) => context.report?.items ?? [])
  const corrections = useSelector(incoming, ({ context }) => context.corrections)
  const isBusy = useSelector(incoming, (snapshot) => snapshot.hasTag('busy'))
  const [filter, setFilter] = useState<Filter>('all')
  const [most, setMost] = useState(AT_ONCE)
  const [open, setOpen] = useState(0)
  const heading = useId()
  const numbered = items.map((item, at) => ({ item, number: at + 1 }))
  const problems = numbered.filter(({ item, number }) => isProblem(item) || number === open)
  const wanted = filter === 'all' ? numbered : problems
  const shown = wanted.slice(0, most)
  const counts = { all: items.length, problems: items.filter(isProblem).length }
  const restore = (item: number) => incoming.send({ type: 'import.restore', item })
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
          isOpen={number === open}
          isCorrected={isCorrected(corrections, number)}
          onOpen={(isOpen) => setOpen(isOpen ? number : 0)}
          onSave={(correction) => incoming.send({ type: 'import.correct', item: number, correction })}
          onRestore={() => restore(number)}
        />
      ))}
      {wanted.length > shown.length && (
        <Button variant="soft" color="gray" onClick={() => setMost(most + AT_ONCE)}>
          {importCopy.previewMore(Math.min(AT_ONCE, wanted.length - shown.length))}
        </Button>
      )}
    </section>
  )
}

interface PreviewItemProps {
  readonly item: CheckedItem
  readonly isOpen: boolean
  readonly isCorrected: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly onSave: (correction: EditedQuestion | null) => void
  readonly onRestore: () => void
}

const PreviewItem = ({
  item,
  isOpen,
  isCorrected: isChanged,
  onOpen,
  onSave,
  onRestore,
}: PreviewItemProps) => {
  const heading = useId()
  const card = useRef<HTMLElement>(null)
  const wasOpen = useRef(isOpen)
  // The form with the focus is gone then.
  useEffect(() => {
    if (wasOpen.current && !isOpen) card.current?.querySelector('button')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const { place, outcome, reason, lost, shown, edit } = item
  return (
    <article ref={card} className="import-preview__item" aria-labelledby={heading} data-outcome={outcome}>
      <div className="import-preview__line">
        <h4 id={heading}>{place}</h4>
        {shown !== null && <Badge color="gray">{questionCopy.kinds[shown.kind]}</Badge>}
        <Badge color={outcome === 'refused' ? 'red' : outcome === 'added' ? 'indigo' : 'gray'}>
          {importCopy.previewStates[outcome]}
        </Badge>
        {isChanged && outcome !== 'left' && <Badge color="gray">{importCopy.corrected}</Badge>}
        <span className="import-preview__acts">
          {edit !== null && !isOpen && outcome !== 'left' && (
            <>
              <Button
                variant="soft"
                color="gray"
                aria-label={importCopy.editName(place)}
                onClick={() => onOpen(true)}
              >
                {importCopy.edit}
              </Button>
              <Button
                variant="soft"
                color="gray"
                aria-label={importCopy.leaveName(place)}
                onClick={() => onSave(null)}
              >
                {importCopy.leave}
              </Button>
            </>
          )}
          {isChanged && !isOpen && (
            <Button
              variant="soft"
              color="gray"
              aria-label={importCopy.restoreName(place)}
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
      {isOpen && edit !== null ? (
        <ImportEditor
          place={place}
          question={edit}
          onSave={(question) => {
            onOpen(false)
            onSave(question)
          }}
          onCancel={() => onOpen(false)}
        />
      ) : (
        outcome !== 'left' && shown !== null && <Shown question={shown} />
      )}
    </article>
  )
}

const KEYS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const Shown = ({ question }: { readonly question: EditedQuestion }) => {
  const { level, points, chapter, knowledge } = question
  const facts = [levelName(level), points === null ? '' : importCopy.points(points), chapter, knowledge]
  const told = facts.filter((fact) => fact !== '').join(' · ')
  return (
    <div className="import-preview__shown">
      <QuestionText html={question.stem} />
      {question.kind === 'composite' ? (
        question.parts.map((part, at) => (
          <div key={importCopy.partOf(at + 1)} className="import-preview__part">
            <Text size="1" color="gray">
              {importCopy.partOf(at + 1)} · {questionCopy.kinds[part.kind]}
            </Text>
            <QuestionText html={part.stem} />
            <ShownAnswer part={part} />
          </div>
        ))
      ) : (
        <ShownAnswer part={question} />
      )}
      {question.kind === 'composite' && question.analysis !== '' && (
        <Line name={importCopy.analysis} html={question.analysis} />
      )}
      {told !== '' && (
        <Text as="p" size="1" color="gray">
          {told}
        </Text>
      )}
    </div>
  )
}

const answerText = ({ kind, answers }: EditedPart): string => {
  if (kind === 'judgement')
    return answers[0]?.[0] === 'A'
      ? importCopy.judgement.A
      : answers[0]?.[0] === 'B'
        ? importCopy.judgement.B
        : ''
  return answers.map((forms) => forms.join(kind === 'blanks' ? ' / ' : '')).join('；')
}

const ShownAnswer = ({ part }: { readonly part: EditedPart }) => (
  <>
    {part.options.length > 0 && part.kind !== 'judgement' && (
      <ol className="import-preview__options">
        {part.options.map((option, at) => (
          <li key={KEYS[at]}>
            <span>{KEYS[at]}.</span> <QuestionText as="span" html={option} />
          </li>
        ))}
      </ol>
    )}
    {part.kind === 'essay' ? (
      <Line name={importCopy.answer} html={part.answers[0]?.[0] ?? ''} />
    ) : (
      <p className="import-preview__words">
        <span>{importCopy.answer}</span> {answerText(part) || importCopy.noAnswer}
      </p>
    )}
    {part.analysis !== '' && <Line name={importCopy.analysis} html={part.analysis} />}
  </>
)

const Line = ({ name, html }: { readonly name: string; readonly html: string }) => (
  <div className="import-preview__words">
    <span>{name}</span> {html === '' ? importCopy.noAnswer : <QuestionText html={html} />}
  </div>
)
