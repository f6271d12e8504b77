import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { selectUser } from '#application/session/session.selectors.ts'
import { DIFFICULTY_LEVELS, QUESTION_KINDS } from '#domain/question/bank-query.ts'
import type { QuestionKind } from '#domain/question/question.ts'
import { asKind, type EditedQuestion } from '#domain/question/question-correction.ts'
import { emptyPart, mayReshape, type QuestionDraft } from '#domain/question/question-draft.ts'
import { type DraftProblem, MAX_PARTS } from '#domain/question/question-problems.ts'
import { useActors } from '../../actors-context.tsx'
import { Labelled } from '../../components/labelled.tsx'
import { NativeSelect } from '../../components/native-select.tsx'
import { NumberField } from '../../components/number-field.tsx'
import { Problem, troubled } from '../../components/problem.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { useFocusAt } from '../../components/use-focus-at.ts'
import { importCopy } from '../../copy/import-copy.ts'
import { makingCopy } from '../../copy/making-copy.ts'
import { questionCopy } from '../../copy/question-copy.ts'
import { levelName } from '../level-name.ts'
import { PartFields } from '../part-fields.tsx'
import { type PartProblems, problemText } from '../problem-text.ts'

interface QuestionFieldsProps {
  readonly draft: QuestionDraft
  readonly problems: readonly DraftProblem[]
  /** Not of what is written for a course: it is of the course's school. */
  readonly mayChooseSchool: boolean
  readonly onType: (change: Partial<QuestionDraft>) => void
}

const SIMPLE = QUESTION_KINDS.filter((kind) => kind !== 'composite')

const kindsOf = (draft: QuestionDraft): readonly QuestionKind[] => {
  if (mayReshape(draft)) return QUESTION_KINDS
  return draft.question.kind === 'composite' ? ['composite'] : SIMPLE
}

const withKind = (question: EditedQuestion, kind: QuestionKind): EditedQuestion => ({
  ...question,
  ...asKind(question, kind),
  parts: kind === 'composite' && question.parts.length === 0 ? [emptyPart('single')] : question.parts,
})

const ofPart = (problems: readonly DraftProblem[], number: number): PartProblems =>
  problems.filter(({ part }) => part === number)

/** What a question asks, of whichever kind. */
export const QuestionFields = ({ draft, problems, mayChooseSchool, onType }: QuestionFieldsProps) => {
  const { question } = draft
  const whole = ofPart(problems, 0)
  const put = (change: Partial<EditedQuestion>) => onType({ question: { ...question, ...change } })
  return (
    <div className="import-preview__editor">
      <Labelled label={makingCopy.kind}>
        {(field) => (
          <NativeSelect
            field={field}
            label={makingCopy.kind}
            value={question.kind}
            options={kindsOf(draft).map((value) => ({ value, name: questionCopy.kinds[value] }))}
            onChoose={(kind) => onType({ question: withKind(question, kind) })}
          />
        )}
      </Labelled>
      {question.kind === 'composite' ? (
        <CompositeFields draft={draft} problems={problems} onPut={put} />
      ) : (
        <PartFields key={question.kind} part={question} prefix="" problems={whole} onChange={put} kindless />
      )}
      <Text as="p" size="1" color="gray">
        {makingCopy.hint}
      </Text>
      <Facts draft={draft} problems={whole} mayChooseSchool={mayChooseSchool} onType={onType} onPut={put} />
    </div>
  )
}

interface CompositeFieldsProps {
  readonly draft: QuestionDraft
  readonly problems: readonly DraftProblem[]
  readonly onPut: (change: Partial<EditedQuestion>) => void
}

const CompositeFields = ({ draft, problems, onPut }: CompositeFieldsProps) => {
  const { question } = draft
  const { parts } = question
  const isOpen = mayReshape(draft)
  const [list, focusAt] = useFocusAt()
  const problem = useId()
  const whole = ofPart(problems, 0)
  const none = problemText(whole, ['noParts'])
  return (
    <div ref={list} className="import-preview__editor">
      <Labelled label={importCopy.stemLabel} problem={problemText(whole, ['noStem', 'longStem'])}>
        {(field) => (
          <TextArea
            {...field}
            rows={4}
            value={question.stem}
            onChange={({ target }) => onPut({ stem: target.value })}
          />
        )}
      </Labelled>
      {parts.map((part, at) => (
        <fieldset key={importCopy.partOf(at + 1)} className="import-preview__part" data-row>
          <legend>{importCopy.partOf(at + 1)}</legend>
          <PartFields
            part={part}
            prefix={`${importCopy.partOf(at + 1)} `}
            problems={ofPart(problems, at + 1)}
            onChange={(change) =>
              onPut({ parts: parts.map((it, index) => (index === at ? { ...it, ...change } : it)) })
            }
          />
          {isOpen && parts.length > 1 && (
            <Button
              type="button"
              variant="ghost"
              color="gray"
              onClick={() => {
                focusAt(at)
                onPut({ parts: parts.filter((_, index) => index !== at) })
              }}
            >
              {makingCopy.dropPart(at + 1)}
            </Button>
          )}
        </fieldset>
      ))}
      {isOpen && parts.length < MAX_PARTS && (
        <div>
          <Button
            type="button"
            variant="soft"
            {...troubled(problem, none)}
            onClick={() => {
              focusAt(parts.length)
              onPut({ parts: [...parts, emptyPart('single')] })
            }}
          >
            {makingCopy.addPart}
          </Button>
        </div>
      )}
      {!isOpen && (
        <Text as="p" size="1" color="gray">
          {makingCopy.fixedParts}
        </Text>
      )}
      <Problem id={problem} text={none} />
      <Labelled label={importCopy.analysisLabel} problem={problemText(whole, ['longAnalysis'])}>
        {(field) => (
          <TextArea
            {...field}
            rows={3}
            value={question.analysis}
            onChange={({ target }) => onPut({ analysis: target.value })}
          />
        )}
      </Labelled>
    </div>
  )
}

interface FactsProps
  extends Pick<QuestionFieldsProps, 'draft' | 'mayChooseSchool' | 'onType'>,
    Pick<CompositeFieldsProps, 'onPut'> {
  readonly problems: PartProblems
}

/** How much it counts, how hard it is, of which year, and whose it is. */
const Facts = ({ draft, problems, mayChooseSchool, onType, onPut }: FactsProps) => {
  const { question, year, organisationId } = draft
  const schools = useSelector(useActors().session, (session) => selectUser(session)?.organisations)
  return (
    <div className="import-preview__grid">
      <NumberField
        label={makingCopy.score}
        value={question.points}
        none={null}
        problem={problemText(problems, ['strangePoints'])}
        onType={(points) => onPut({ points })}
      />
      <Labelled label={makingCopy.level}>
        {(field) => (
          <NativeSelect
            field={field}
            label={makingCopy.level}
            value={question.level}
            options={DIFFICULTY_LEVELS.map((value) => ({ value, name: levelName(value) }))}
            onChoose={(level) => onPut({ level })}
          />
        )}
      </Labelled>
      <NumberField
        label={makingCopy.year}
        value={year}
        none={0}
        problem={problemText(problems, ['strangeYear'])}
        onType={(value) => onType({ year: value })}
      />
      {mayChooseSchool && schools !== undefined && schools.length > 1 && (
        <Labelled label={makingCopy.school}>
          {(field) => (
            <NativeSelect
              field={field}
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
