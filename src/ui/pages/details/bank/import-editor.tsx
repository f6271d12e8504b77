import { Button, Text, TextField } from '@radix-ui/themes'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { DIFFICULTY_LEVELS } from '#domain/question/bank-query.ts'
import type { QuestionKind } from '#domain/question/question.ts'
import {
  answersTyped,
  asKind,
  type EditedPart,
  type EditedQuestion,
  typedAnswer,
} from '#domain/question/question-correction.ts'
import { NativeSelect } from '../../../components/native-select.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { importCopy } from '../../../copy/import-copy.ts'
import { questionCopy } from '../../../copy/question-copy.ts'
import { levelName } from '../../../question/level-name.ts'

export interface ImportEditorProps {
  /** Where the item stands in its file. */
  readonly place: string
  readonly question: EditedQuestion
  readonly onSave: (question: EditedQuestion) => void
  readonly onCancel: () => void
}

const KINDS: readonly QuestionKind[] = ['single', 'multiple', 'judgement', 'blanks', 'essay']
const KEYS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** One item of a file, to be put right. */
export const ImportEditor = ({ place, question: before, onSave, onCancel }: ImportEditorProps) => {
  const [question, setQuestion] = useState(before)
  const [points, setPoints] = useState(before.points === null ? '' : String(before.points))
  const form = useRef<HTMLFormElement>(null)
  const hint = useId()
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const isComposite = question.kind === 'composite'
  const put = (change: Partial<EditedQuestion>) => setQuestion({ ...question, ...change })
  return (
    <form
      ref={form}
      className="import-preview__editor"
      aria-label={importCopy.editor(place)}
      onSubmit={(event) => {
        event.preventDefault()
        const number = Number(points.normalize('NFKC'))
        onSave({ ...question, points: points.trim() === '' || !(number >= 0) ? null : number })
      }}
    >
      {isComposite ? (
        <Labelled name={importCopy.stemLabel}>
          {(id) => (
            <TextArea
              id={id}
              rows={4}
              value={question.stem}
              onChange={({ target }) => put({ stem: target.value })}
            />
          )}
        </Labelled>
      ) : (
        <PartFields part={question} prefix="" onChange={put} />
      )}
      <Text as="p" size="1" color="gray">
        {importCopy.stemHint}
      </Text>
      {isComposite &&
        question.parts.map((part, at) => (
          <fieldset key={importCopy.partOf(at + 1)} className="import-preview__part">
            <legend>{importCopy.partOf(at + 1)}</legend>
            <PartFields
              part={part}
              prefix={`${importCopy.partOf(at + 1)} `}
              onChange={(change) =>
                put({ parts: question.parts.map((it, index) => (index === at ? { ...it, ...change } : it)) })
              }
            />
          </fieldset>
        ))}
      <div className="import-preview__grid">
        <Labelled name={importCopy.pointsLabel}>
          {(id) => (
            <TextField.Root
              id={id}
              inputMode="decimal"
              value={points}
              onChange={({ target }) => setPoints(target.value)}
            />
          )}
        </Labelled>
        <Labelled name={importCopy.levelLabel}>
          {() => (
            <NativeSelect
              label={importCopy.levelLabel}
              value={question.level}
              options={[0, ...DIFFICULTY_LEVELS].map((value) => ({
                value,
                name: levelName(value) || importCopy.levelNone,
              }))}
              onChoose={(level) => put({ level })}
            />
          )}
        </Labelled>
        <Labelled name={importCopy.chapterLabel}>
          {(id) => (
            <TextField.Root
              id={id}
              aria-describedby={hint}
              value={question.chapter}
              maxLength={100}
              onChange={({ target }) => put({ chapter: target.value })}
            />
          )}
        </Labelled>
        <Labelled name={importCopy.knowledgeLabel}>
          {(id) => (
            <TextField.Root
              id={id}
              aria-describedby={hint}
              value={question.knowledge}
              maxLength={100}
              onChange={({ target }) => put({ knowledge: target.value })}
            />
          )}
        </Labelled>
      </div>
      <Text as="p" size="1" color="gray" id={hint}>
        {importCopy.placeHint}
      </Text>
      <div className="bank-import__row">
        <Button type="submit">{importCopy.save}</Button>
        <Button type="button" variant="soft" color="gray" onClick={onCancel}>
          {importCopy.cancel}
        </Button>
      </div>
    </form>
  )
}

interface LabelledProps {
  readonly name: string
  readonly children: (id: string) => ReactNode
}

const Labelled = ({ name, children }: LabelledProps) => {
  const id = useId()
  return (
    <div className="import-preview__field">
      <label htmlFor={id}>{name}</label>
      {children(id)}
    </div>
  )
}

interface PartFieldsProps {
  readonly part: EditedPart
  /** Before the names of its fields. */
  readonly prefix: string
  readonly onChange: (change: Partial<EditedPart>) => void
}

const PartFields = ({ part, prefix, onChange }: PartFieldsProps) => {
  const hasOptions = part.kind === 'single' || part.kind === 'multiple'
  const option = (at: number, value: string) =>
    onChange({ options: part.options.map((it, index) => (index === at ? value : it)) })
  return (
    <>
      <Labelled name={`${prefix}${importCopy.kindLabel}`}>
        {() => (
          <NativeSelect
            label={`${prefix}${importCopy.kindLabel}`}
            value={part.kind}
            options={KINDS.map((value) => ({ value, name: questionCopy.kinds[value] }))}
            onChoose={(kind) => onChange(asKind(part, kind))}
          />
        )}
      </Labelled>
      <Labelled name={`${prefix}${importCopy.stemLabel}`}>
        {(id) => (
          <TextArea
            id={id}
            rows={3}
            value={part.stem}
            onChange={({ target }) => onChange({ stem: target.value })}
          />
        )}
      </Labelled>
      {hasOptions && (
        <>
          {part.options.map((text, at) => (
            <div key={KEYS[at]} className="import-preview__option">
              <Labelled name={`${prefix}${importCopy.optionLabel(KEYS[at] ?? '')}`}>
                {(id) => (
                  <TextArea
                    id={id}
                    rows={1}
                    value={text}
                    onChange={({ target }) => option(at, target.value)}
                  />
                )}
              </Labelled>
              <Button
                type="button"
                variant="ghost"
                color="gray"
                onClick={() => onChange({ options: part.options.filter((_, index) => index !== at) })}
              >
                {importCopy.dropOption(KEYS[at] ?? '')}
              </Button>
            </div>
          ))}
          {part.options.length < KEYS.length && (
            <div>
              <Button
                type="button"
                variant="soft"
                color="gray"
                onClick={() => onChange({ options: [...part.options, ''] })}
              >
                {importCopy.addOption}
              </Button>
            </div>
          )}
        </>
      )}
      <AnswerField part={part} prefix={prefix} onChange={onChange} />
      <Labelled name={`${prefix}${importCopy.analysisLabel}`}>
        {(id) => (
          <TextArea
            id={id}
            rows={3}
            value={part.analysis}
            onChange={({ target }) => onChange({ analysis: target.value })}
          />
        )}
      </Labelled>
    </>
  )
}

const AnswerField = ({ part, prefix, onChange }: PartFieldsProps) => {
  // What is typed stays as it is typed, a line that is not yet filled too.
  const [typed, setTyped] = useState({ kind: part.kind, text: typedAnswer(part) })
  const text = typed.kind === part.kind ? typed.text : typedAnswer(part)
  const type = (value: string) => {
    setTyped({ kind: part.kind, text: value })
    onChange({ answers: answersTyped(part, value) })
  }
  if (part.kind === 'judgement')
    return (
      <Labelled name={`${prefix}${importCopy.answerJudgement}`}>
        {() => (
          <NativeSelect
            label={`${prefix}${importCopy.answerJudgement}`}
            value={part.answers[0]?.[0] ?? ''}
            options={[
              { value: '', name: importCopy.unsaid },
              { value: 'A', name: importCopy.judgement.A },
              { value: 'B', name: importCopy.judgement.B },
            ]}
            onChoose={(key) => onChange({ answers: [key === '' ? [] : [key]] })}
          />
        )}
      </Labelled>
    )
  if (part.kind === 'blanks' || part.kind === 'essay')
    return (
      <Labelled
        name={`${prefix}${part.kind === 'blanks' ? importCopy.answerBlanks : importCopy.answerEssay}`}
      >
        {(id) => <TextArea id={id} rows={3} value={text} onChange={({ target }) => type(target.value)} />}
      </Labelled>
    )
  return (
    <Labelled name={`${prefix}${importCopy.answerKeys}`}>
      {(id) => (
        <TextField.Root id={id} value={text} maxLength={60} onChange={({ target }) => type(target.value)} />
      )}
    </Labelled>
  )
}
