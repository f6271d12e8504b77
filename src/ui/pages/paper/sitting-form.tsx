import { AlertDialog, Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { Failure } from '#domain/kernel/failure.ts'
import { isOutcomeUnknown, retryabilityOf } from '#domain/kernel/retry.ts'
import type { OpenedPaper } from '#domain/paper/composer.setup.ts'
import { type SheetItem, sheetItemsOf, sheetOf } from '#domain/paper/paper-sheet.ts'
import { isAnswered, type SittingDraft } from '#domain/paper/paper-sitting.ts'
import { timeLeftOf } from '#domain/paper/sitting.setup.ts'
import { givenTo } from '#domain/question/answer-sheet.ts'
import { ConfirmContent } from '../../components/confirm-content.tsx'
import { composerCopy } from '../../copy/composer-copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { useSecond } from '../../format/use-second.ts'
import { AnswerField } from '../../question/answer-field.tsx'
import { QuestionView } from '../../question/question-view.tsx'
import type { SittingActor } from './paper-actors.ts'

const words = composerCopy.sitting

export interface SittingFormProps {
  readonly sitting: SittingActor
  readonly opened: OpenedPaper
  readonly draft: SittingDraft
  readonly failure: Failure | null
}

const unsentText = (failure: Failure): string => {
  if (isOutcomeUnknown(failure)) return words.unknown
  return (retryabilityOf(failure) === 'permanent' ? words.unsent : words.waits)(failureText(failure))
}

/** All questions of a paper, each with its field, and a card that leads to each. */
export const SittingForm = ({ sitting, opened, draft, failure }: SittingFormProps) => {
  const submitting = useSelector(sitting, (snapshot) => snapshot.matches('submitting'))
  const answering = useSelector(sitting, (snapshot) => snapshot.matches('answering'))
  const sheet = sheetOf(opened.paper, new Map(opened.questions.map((one) => [one.id, one])))
  const items = sheetItemsOf(sheet)
  const open = items.filter(({ question }) => !isAnswered(question, draft.sheet))
  return (
    <div className="sitting">
      <div>
        {failure !== null && (
          <Text as="p" size="2" role="alert" className="sitting__unsent">
            {unsentText(failure)}
          </Text>
        )}
        {sheet.sections.map((section, place) => (
          <section key={section.id} className="sitting__section">
            <h2>{composerCopy.sheet.section(place, section.name, section.items.length, section.score)}</h2>
            {section.items.map((item) => (
              <SittingItem
                key={item.question.id}
                item={item}
                draft={draft}
                sitting={sitting}
                readOnly={!answering}
              />
            ))}
          </section>
        ))}
      </div>
      <aside className="sitting__side" aria-label={words.card}>
        <TimeLeft sitting={sitting} opened={opened} draft={draft} />
        <Text as="p" size="2" color="gray">
          {words.answered(items.length - open.length, items.length)}
        </Text>
        <ol className="sitting__card">
          {items.map(({ number, question }) => {
            const answered = isAnswered(question, draft.sheet)
            return (
              <li key={question.id}>
                <a
                  href={`#question-${question.id}`}
                  data-answered={answered}
                  aria-label={words.goTo(number, answered)}
                  onClick={(event) => {
                    event.preventDefault()
                    document.getElementById(`question-${question.id}`)?.focus()
                  }}
                >
                  {number}
                </a>
              </li>
            )
          })}
        </ol>
        <Submit sitting={sitting} open={open.length} submitting={submitting} failed={failure !== null} />
      </aside>
    </div>
  )
}

interface SittingItemProps {
  readonly item: SheetItem
  readonly draft: SittingDraft
  readonly sitting: SittingActor
  readonly readOnly: boolean
}

const SittingItem = ({ item, draft, sitting, readOnly }: SittingItemProps) => (
  <div
    id={`question-${item.question.id}`}
    className="sitting__item"
    role="group"
    tabIndex={-1}
    aria-label={composerCopy.composer.item(item.number)}
  >
    <Text size="3" weight="medium">
      {composerCopy.sheet.number(item.number, item.score)}
    </Text>
    <div>
      <QuestionView question={item.question}>
        {(part, number) => (
          <AnswerField
            part={part}
            number={number}
            given={givenTo(draft.sheet, part)}
            readOnly={readOnly}
            onGive={(given) => sitting.send({ type: 'sitting.give', partId: part.id, given })}
          />
        )}
      </QuestionView>
    </div>
  </div>
)

const SECOND_MS = 1000

const clockOf = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS))
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}

const TimeLeft = ({ sitting, opened, draft }: Pick<SittingFormProps, 'sitting' | 'opened' | 'draft'>) => {
  // Drawn anew each second; what is left is told by clocks that nobody sets.
  useSecond()
  const left = timeLeftOf({ opened, draft }, sitting.getSnapshot().context.look())
  return left === null ? null : (
    <Text as="p" size="4" weight="medium" role="timer">
      {words.left(clockOf(left))}
    </Text>
  )
}

interface SubmitProps {
  readonly sitting: SittingActor
  readonly open: number
  readonly submitting: boolean
  readonly failed: boolean
}

const Submit = ({ sitting, open, submitting, failed }: SubmitProps) => (
  <AlertDialog.Root>
    <AlertDialog.Trigger>
      <Button size="3" disabled={submitting}>
        {submitting ? words.submitting : failed ? words.submitAgain : words.submit}
      </Button>
    </AlertDialog.Trigger>
    <ConfirmContent
      label={words.submit}
      question={words.submitQuestion(open)}
      hint={words.submitHint}
      onConfirm={() => sitting.send({ type: 'sitting.submit' })}
      main
    />
  </AlertDialog.Root>
)
