import { Button, Text, TextField } from '@radix-ui/themes'
import { useEffect, useId, useRef, useState } from 'react'
import { numberTyped, UNREADABLE } from '#domain/kernel/typed-number.ts'
import { DIFFICULTY_LEVELS } from '#domain/question/bank-query.ts'
import { type EditedQuestion, MAX_PLACE_NAME_LENGTH } from '#domain/question/question-correction.ts'
import { Labelled } from '../../../components/labelled.tsx'
import { NativeSelect } from '../../../components/native-select.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { importCopy } from '../../../copy/import-copy.ts'
import { makingCopy } from '../../../copy/making-copy.ts'
import { levelName } from '../../../question/level-name.ts'
import { PartFields } from '../../../question/part-fields.tsx'

export interface ImportEditorProps {
  /** What the item is called. */
  readonly name: string
  /** As it is typed so far. */
  readonly question: EditedQuestion
  readonly onType: (question: EditedQuestion) => void
  readonly onSave: () => void
  readonly onCancel: () => void
}

/** Null for nothing, and for what is no number. */
const pointsTyped = (text: string): number | null => {
  const number = numberTyped(text)
  return number === UNREADABLE ? null : number
}

/** One item of a file, to be put right; what is typed is told at once. */
export const ImportEditor = ({ name, question, onType, onSave, onCancel }: ImportEditorProps) => {
  const [points, setPoints] = useState(question.points === null ? '' : String(question.points))
  const form = useRef<HTMLFormElement>(null)
  const hint = useId()
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const strange = numberTyped(points) === UNREADABLE ? makingCopy.problems.strangePoints : ''
  const isComposite = question.kind === 'composite'
  const put = (change: Partial<EditedQuestion>) => onType({ ...question, ...change })
  return (
    <form
      ref={form}
      className="import-preview__editor"
      aria-label={importCopy.editor(name)}
      onSubmit={(event) => {
        event.preventDefault()
        if (strange === '') onSave()
      }}
    >
      {isComposite ? (
        <Labelled label={importCopy.stemLabel}>
          {(field) => (
            <TextArea
              {...field}
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
        <Labelled label={importCopy.pointsLabel} problem={strange}>
          {(field) => (
            <TextField.Root
              {...field}
              inputMode="decimal"
              value={points}
              onChange={({ target: { value } }) => {
                setPoints(value)
                put({ points: pointsTyped(value) })
              }}
            />
          )}
        </Labelled>
        <Labelled label={importCopy.levelLabel}>
          {(field) => (
            <NativeSelect
              field={field}
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
        <Labelled label={importCopy.chapterLabel}>
          {({ id }) => (
            <TextField.Root
              id={id}
              aria-describedby={hint}
              value={question.chapter}
              maxLength={MAX_PLACE_NAME_LENGTH}
              onChange={({ target }) => put({ chapter: target.value })}
            />
          )}
        </Labelled>
        <Labelled label={importCopy.knowledgeLabel}>
          {({ id }) => (
            <TextField.Root
              id={id}
              aria-describedby={hint}
              value={question.knowledge}
              maxLength={MAX_PLACE_NAME_LENGTH}
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
