import './edited-question.css'
import { Button, TextField } from '@radix-ui/themes'
import { useId, useState } from 'react'
import type { QuestionKind } from '#domain/question/question.ts'
import {
  answersTyped,
  asKind,
  type EditedPart,
  isTypedAs,
  MAX_KEYS_LENGTH,
  typedAnswer,
  withoutOption,
} from '#domain/question/question-correction.ts'
import { Labelled } from '../components/labelled.tsx'
import { NativeSelect } from '../components/native-select.tsx'
import { Problem, troubled } from '../components/problem.tsx'
import { TextArea } from '../components/text-area.tsx'
import { useFocusAt } from '../components/use-focus-at.ts'
import { importCopy } from '../copy/import-copy.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { type PartProblems, problemText } from './problem-text.ts'
import { RubricFields } from './rubric-fields.tsx'

const KINDS: readonly QuestionKind[] = ['single', 'multiple', 'judgement', 'blanks', 'essay']
const KEYS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const ANSWER_PROBLEMS = [
  'noAnswer',
  'severalAnswers',
  'strangeAnswer',
  'blanksDiffer',
  'longAnswer',
  'longForm',
  'manyBlanks',
  'manyForms',
] as const

interface PartFieldsProps {
  readonly part: EditedPart
  /** Before the names of its fields. */
  readonly prefix: string
  readonly onChange: (change: Partial<EditedPart>) => void
  /** What is wrong with it. */
  readonly problems?: PartProblems
  /** Its kind is chosen elsewhere. */
  readonly kindless?: boolean
}

/** The fields of a question, or of a part of one. */
export const PartFields = ({ part, prefix, onChange, problems = [], kindless = false }: PartFieldsProps) => {
  const hasOptions = part.kind === 'single' || part.kind === 'multiple'
  return (
    <>
      {!kindless && (
        <Labelled label={`${prefix}${importCopy.kindLabel}`}>
          {(field) => (
            <NativeSelect
              field={field}
              label={`${prefix}${importCopy.kindLabel}`}
              value={part.kind}
              options={KINDS.map((value) => ({ value, name: questionCopy.kinds[value] }))}
              onChoose={(kind) => onChange(asKind(part, kind))}
            />
          )}
        </Labelled>
      )}
      <Labelled
        label={`${prefix}${importCopy.stemLabel}`}
        problem={problemText(problems, ['noStem', 'longStem'])}
      >
        {(field) => (
          <TextArea
            {...field}
            rows={3}
            value={part.stem}
            onChange={({ target }) => onChange({ stem: target.value })}
          />
        )}
      </Labelled>
      {hasOptions && <OptionFields part={part} prefix={prefix} problems={problems} onChange={onChange} />}
      <AnswerField part={part} prefix={prefix} problems={problems} onChange={onChange} />
      {part.kind === 'essay' && (
        <RubricFields part={part} prefix={prefix} problems={problems} onChange={onChange} />
      )}
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
      <Labelled
        label={`${prefix}${importCopy.analysisLabel}`}
        problem={problemText(problems, ['longAnalysis'])}
      >
        {(field) => (
          <TextArea
            {...field}
            rows={3}
            value={part.analysis}
            onChange={({ target }) => onChange({ analysis: target.value })}
          />
        )}
      </Labelled>
    </>
  )
}

interface FieldsProps {
  readonly part: EditedPart
  readonly prefix: string
  readonly problems: PartProblems
  readonly onChange: (change: Partial<EditedPart>) => void
}

const OptionFields = ({ part, prefix, problems, onChange }: FieldsProps) => {
  const { options } = part
  const [list, focusAt] = useFocusAt()
  const problem = useId()
  const few = problemText(problems, ['fewOptions'])
  return (
    <div ref={list} className="import-preview__editor">
      {options.map((text, at) => (
        <div key={KEYS[at]} className="import-preview__option" data-row>
          <Labelled
            label={`${prefix}${importCopy.optionLabel(KEYS[at] ?? '')}`}
            problem={problemText(problems, ['emptyOption', 'longOption'], at)}
          >
            {(field) => (
              <TextArea
                {...field}
                rows={1}
                value={text}
                onChange={({ target }) =>
                  onChange({ options: options.map((it, index) => (index === at ? target.value : it)) })
                }
              />
            )}
          </Labelled>
          <Button
            type="button"
            variant="ghost"
            color="gray"
            onClick={() => {
              focusAt(at)
              onChange(withoutOption(part, at))
            }}
          >
            {importCopy.dropOption(KEYS[at] ?? '')}
          </Button>
        </div>
      ))}
      {options.length < KEYS.length && (
        <div>
          <Button
            type="button"
            variant="soft"
            color="gray"
            {...troubled(problem, few)}
            onClick={() => {
              focusAt(options.length)
              onChange({ options: [...options, ''] })
            }}
          >
            {importCopy.addOption}
          </Button>
        </div>
      )}
      <Problem id={problem} text={few} />
    </div>
  )
}

const AnswerField = ({ part, prefix, problems, onChange }: FieldsProps) => {
  // What is typed stays as it is typed, a line that is not yet filled too, until it is another answer.
  const [typed, setTyped] = useState('')
  const text = isTypedAs(part, typed) ? typed : typedAnswer(part)
  const problem = problemText(problems, ANSWER_PROBLEMS)
  const type = (value: string) => {
    setTyped(value)
    onChange({ answers: answersTyped(part, value) })
  }
  if (part.kind === 'judgement')
    return (
      <Labelled label={`${prefix}${importCopy.answerJudgement}`} problem={problem}>
        {(field) => (
          <NativeSelect
            field={field}
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
        label={`${prefix}${part.kind === 'blanks' ? importCopy.answerBlanks : importCopy.answerEssay}`}
        problem={problem}
      >
        {(field) => (
          <TextArea {...field} rows={3} value={text} onChange={({ target }) => type(target.value)} />
        )}
      </Labelled>
    )
  return (
    <Labelled label={`${prefix}${importCopy.answerKeys}`} problem={problem}>
      {(field) => (
        <TextField.Root
          {...field}
          value={text}
          maxLength={MAX_KEYS_LENGTH}
          onChange={({ target }) => type(target.value)}
        />
      )}
    </Labelled>
  )
}
