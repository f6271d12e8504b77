import './answer-field.css'
import { Text, TextField } from '@radix-ui/themes'
import { useId } from 'react'
import {
  type Given,
  MAX_BLANK_LENGTH,
  MAX_ESSAY_LENGTH,
  withBlank,
  withOption,
} from '#domain/question/answer-sheet.ts'
import type { PartQuestion } from '#domain/question/question.ts'
import { RichTextEditor } from '../components/rich-text-editor/rich-text-editor.tsx'
import { questionCopy } from '../copy/question-copy.ts'
import { AnswerOption } from './answer-option.tsx'

export interface AnswerFieldProps {
  readonly part: PartQuestion
  /** Of a part of a composite question, from 1; 0 for a question of its own. */
  readonly number: number
  readonly given: Given
  readonly onGive: (given: Given) => void
  /** While it is being sent. */
  readonly readOnly?: boolean
  /** The element that says what is wrong with it. */
  readonly invalidBy?: string | undefined
  /** Ctrl or Command with Enter in a field of several lines. */
  readonly onSubmit?: () => void
}

type FieldOf<K extends Given['kind']> = AnswerFieldProps & { readonly given: Extract<Given, { kind: K }> }

const named = (number: number, name: string): string =>
  number === 0 ? name : `${questionCopy.part(number)} ${name}`

/** Where an answer is given: options to choose, blanks to fill in, or an essay to write. */
export const AnswerField = (props: AnswerFieldProps) => {
  const { given } = props
  if (given.kind === 'keys') return <OptionField {...props} given={given} />
  return given.kind === 'blanks' ? (
    <BlankField {...props} given={given} />
  ) : (
    <EssayField {...props} given={given} />
  )
}

const LEGENDS = {
  single: questionCopy.chooseOne,
  multiple: questionCopy.chooseSome,
  judgement: questionCopy.judge,
} as const

const legendOf = ({ kind }: PartQuestion): string =>
  kind === 'multiple' || kind === 'judgement' ? LEGENDS[kind] : LEGENDS.single

const OptionField = ({ part, number, given, onGive, readOnly = false, invalidBy }: FieldOf<'keys'>) => {
  const name = useId()
  const several = part.kind === 'multiple'
  return (
    <fieldset
      className="answer-options"
      role={several ? 'group' : 'radiogroup'}
      aria-label={named(number, legendOf(part))}
      aria-describedby={invalidBy}
      disabled={readOnly}
    >
      {several && (
        <Text as="p" size="1" color="gray">
          {questionCopy.chooseSome}
        </Text>
      )}
      {part.options.map((option) => (
        <AnswerOption
          key={option.key}
          option={option}
          kind={part.kind}
          mark={given.keys.includes(option.key) ? 'chosen' : 'none'}
        >
          <input
            type={several ? 'checkbox' : 'radio'}
            className="visually-hidden"
            name={name}
            value={option.key}
            checked={given.keys.includes(option.key)}
            onChange={() => onGive(withOption(part, given.keys, option.key))}
          />
        </AnswerOption>
      ))}
    </fieldset>
  )
}

const BlankField = ({ number, given, onGive, readOnly = false, invalidBy }: FieldOf<'blanks'>) => {
  const id = useId()
  const hint = `${id}-hint`
  return (
    <fieldset className="answer-blanks" aria-label={named(number, questionCopy.fillIn)} disabled={readOnly}>
      {given.texts.map((text, at) => {
        const name = questionCopy.blank(at + 1)
        const field = `${id}-${name}`
        return (
          <div key={name} className="answer-blanks__row">
            <label htmlFor={field} className="answer-blanks__name">
              {name}
            </label>
            <TextField.Root
              id={field}
              size="3"
              className="answer-blanks__field"
              value={text}
              maxLength={MAX_BLANK_LENGTH}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              aria-invalid={invalidBy !== undefined}
              aria-describedby={invalidBy === undefined ? hint : `${invalidBy} ${hint}`}
              onChange={({ target }) => onGive(withBlank(given.texts, at, target.value))}
            />
          </div>
        )
      })}
      {/* Said once for all parts of a question. */}
      <Text as="p" id={hint} size="1" color="gray" hidden={number > 1}>
        {questionCopy.blankHint}
      </Text>
    </fieldset>
  )
}

const EssayField = ({ number, given, onGive, readOnly = false, invalidBy, onSubmit }: FieldOf<'essay'>) => {
  return (
    <RichTextEditor
      label={named(number, questionCopy.essay)}
      placeholder={questionCopy.essayHint}
      value={given.text}
      maxLength={MAX_ESSAY_LENGTH}
      readOnly={readOnly}
      invalidBy={invalidBy}
      onChange={(text) => onGive({ kind: 'essay', text })}
      {...(onSubmit && { onSubmit })}
    />
  )
}
