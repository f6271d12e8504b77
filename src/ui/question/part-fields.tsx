import './edited-question.css'
import { Button, TextField } from '@radix-ui/themes'
import { useState } from 'react'
import type { QuestionKind } from '#domain/question/question.ts'
import { answersTyped, asKind, type EditedPart, typedAnswer } from '#domain/question/question-correction.ts'
import { NativeSelect } from '../components/native-select.tsx'
import { TextArea } from '../components/text-area.tsx'
import { importCopy } from '../copy/import-copy.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { Labelled } from './labelled.tsx'
import { RubricFields } from './rubric-fields.tsx'

const KINDS: readonly QuestionKind[] = ['single', 'multiple', 'judgement', 'blanks', 'essay']
const KEYS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

interface PartFieldsProps {
  readonly part: EditedPart
  /** Before the names of its fields. */
  readonly prefix: string
  readonly onChange: (change: Partial<EditedPart>) => void
  /** Its kind is chosen elsewhere. */
  readonly kindless?: boolean
}

/** The fields of a question, or of a part of one. */
export const PartFields = ({ part, prefix, onChange, kindless = false }: PartFieldsProps) => {
  const hasOptions = part.kind === 'single' || part.kind === 'multiple'
  const option = (at: number, value: string) =>
    onChange({ options: part.options.map((it, index) => (index === at ? value : it)) })
  return (
    <>
      {!kindless && (
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
      )}
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
      {part.kind === 'essay' && <RubricFields part={part} prefix={prefix} onChange={onChange} />}
      {part.kind === 'blanks' && (
        <label className="import-preview__check">
          <input
            type="checkbox"
            checked={part.anyOrder}
            onChange={({ target }) => onChange({ anyOrder: target.checked })}
          />
          {`${prefix}${importCopy.anyOrder}`}
        </label>
      )}
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
