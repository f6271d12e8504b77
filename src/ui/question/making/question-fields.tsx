import { Button, Text, TextField } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { selectUser } from '#application/session/session.selectors.ts'
import { DIFFICULTY_LEVELS, QUESTION_KINDS } from '#domain/question/bank-query.ts'
import type { QuestionKind } from '#domain/question/question.ts'
import { asKind, type EditedQuestion } from '#domain/question/question-correction.ts'
import { emptyPart, mayReshape, type QuestionDraft } from '#domain/question/question-draft.ts'
import { useActors } from '../../actors-context.tsx'
import { NativeSelect } from '../../components/native-select.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { importCopy } from '../../copy/import-copy.ts'
import { makingCopy } from '../../copy/making-copy.ts'
import { questionCopy } from '../../copy/question-copy.ts'
import { Labelled } from '../labelled.tsx'
import { levelName } from '../level-name.ts'
import { PartFields } from '../part-fields.tsx'

interface QuestionFieldsProps {
  readonly draft: QuestionDraft
  readonly onType: (change: Partial<QuestionDraft>) => void
}

const SIMPLE = QUESTION_KINDS.filter((kind) => kind !== 'composite')

const kindsOf = (draft: QuestionDraft): readonly QuestionKind[] => {
  if (mayReshape(draft)) return QUESTION_KINDS
  return draft.question.kind === 'composite' ? ['composite'] : SIMPLE
}

const withKind = (question: EditedQuestion, kind: QuestionKind): EditedQuestion =>
  kind === 'composite'
    ? {
        ...question,
        kind,
        options: [],
        answers: [],
        parts: question.parts.length === 0 ? [emptyPart('single')] : question.parts,
      }
    : { ...question, ...asKind(question, kind), parts: [] }

/** What a question asks, of whichever kind. */
export const QuestionFields = ({ draft, onType }: QuestionFieldsProps) => {
  const { question } = draft
  const put = (change: Partial<EditedQuestion>) => onType({ question: { ...question, ...change } })
  return (
    <div className="import-preview__editor">
      <Labelled name={makingCopy.kind}>
        {() => (
          <NativeSelect
            label={makingCopy.kind}
            value={question.kind}
            options={kindsOf(draft).map((value) => ({ value, name: questionCopy.kinds[value] }))}
            onChoose={(kind) => onType({ question: withKind(question, kind) })}
          />
        )}
      </Labelled>
      {question.kind === 'composite' ? (
        <CompositeFields draft={draft} onPut={put} />
      ) : (
        <PartFields key={question.kind} part={question} prefix="" onChange={put} kindless />
      )}
      <Text as="p" size="1" color="gray">
        {makingCopy.hint}
      </Text>
      <Facts draft={draft} onType={onType} onPut={put} />
    </div>
  )
}

interface CompositeFieldsProps {
  readonly draft: QuestionDraft
  readonly onPut: (change: Partial<EditedQuestion>) => void
}

const CompositeFields = ({ draft, onPut }: CompositeFieldsProps) => {
  const { question } = draft
  const { parts } = question
  const isOpen = mayReshape(draft)
  return (
    <>
      <Labelled name={importCopy.stemLabel}>
        {(id) => (
          <TextArea
            id={id}
            rows={4}
            value={question.stem}
            onChange={({ target }) => onPut({ stem: target.value })}
          />
        )}
      </Labelled>
      {parts.map((part, at) => (
        <fieldset key={importCopy.partOf(at + 1)} className="import-preview__part">
          <legend>{importCopy.partOf(at + 1)}</legend>
          <PartFields
            part={part}
            prefix={`${importCopy.partOf(at + 1)} `}
            onChange={(change) =>
              onPut({ parts: parts.map((it, index) => (index === at ? { ...it, ...change } : it)) })
            }
          />
          {isOpen && parts.length > 1 && (
            <Button
              type="button"
              variant="ghost"
              color="gray"
              onClick={() => onPut({ parts: parts.filter((_, index) => index !== at) })}
            >
              {makingCopy.dropPart(at + 1)}
            </Button>
          )}
        </fieldset>
      ))}
      {isOpen ? (
        <div>
          <Button
            type="button"
            variant="soft"
            onClick={() => onPut({ parts: [...parts, emptyPart('single')] })}
          >
            {makingCopy.addPart}
          </Button>
        </div>
      ) : (
        <Text as="p" size="1" color="gray">
          {makingCopy.fixedParts}
        </Text>
      )}
    </>
  )
}

const numberTyped = (text: string): number | null => {
  const number = Number(text.normalize('NFKC'))
  return text.trim() === '' || !(number >= 0 && Number.isFinite(number)) ? null : number
}

/** How much it counts, how hard it is, of which year, and whose it is. */
const Facts = ({ draft, onType, onPut }: QuestionFieldsProps & Pick<CompositeFieldsProps, 'onPut'>) => {
  const { question, year, organisationId } = draft
  const [points, setPoints] = useState(question.points === null ? '' : String(question.points))
  const schools = useSelector(useActors().session, (session) => selectUser(session)?.organisations)
  return (
    <div className="import-preview__grid">
      <Labelled name={makingCopy.score}>
        {(id) => (
          <TextField.Root
            id={id}
            inputMode="decimal"
            value={points}
            onChange={({ target: { value } }) => {
              setPoints(value)
              onPut({ points: numberTyped(value) })
            }}
          />
        )}
      </Labelled>
      <Labelled name={makingCopy.level}>
        {() => (
          <NativeSelect
            label={makingCopy.level}
            value={question.level}
            options={DIFFICULTY_LEVELS.map((value) => ({ value, name: levelName(value) }))}
            onChoose={(level) => onPut({ level })}
          />
        )}
      </Labelled>
      <Labelled name={makingCopy.year}>
        {(id) => (
          <TextField.Root
            id={id}
            inputMode="numeric"
            value={year === 0 ? '' : String(year)}
            maxLength={4}
            onChange={({ target: { value } }) => onType({ year: Math.floor(numberTyped(value) ?? 0) })}
          />
        )}
      </Labelled>
      {mayReshape(draft) && schools !== undefined && schools.length > 1 && (
        <Labelled name={makingCopy.school}>
          {() => (
            <NativeSelect
              label={makingCopy.school}
              value={organisationId}
              options={schools.map(({ id, name }) => ({ value: id, name }))}
              onChoose={(id) => onType({ organisationId: id })}
            />
          )}
        </Labelled>
      )}
    </div>
  )
}
