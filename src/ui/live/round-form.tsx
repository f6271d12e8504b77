import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { PushRound } from '#domain/live/live-session.ts'
import { type AnswerSheet, givenTo, problemOf } from '#domain/question/answer-sheet.ts'
import { liveCopy } from '../copy/live-copy.ts'
import { notDoneText } from '../copy/not-done-text.ts'
import { AnswerField } from '../question/answer-field.tsx'
import { QuestionView } from '../question/question-view.tsx'
import type { LiveRoundsActor } from './live-actors.ts'
import { TallyBars } from './tally-bars.tsx'

const { rounds: words } = liveCopy
const NOTHING: AnswerSheet = {}

/** Where the question is answered, once. */
export const RoundForm = ({ rounds, round }: { rounds: LiveRoundsActor; round: PushRound }) => {
  const sheet = useSelector(rounds, ({ context }) => context.sheets[round.id] ?? NOTHING)
  const answering = useSelector(rounds, ({ value }) =>
    typeof value === 'string' ? 'resting' : value.open.answering,
  )
  const isSent = useSelector(rounds, ({ context }) => context.sentRound === round.id)
  const failure = useSelector(rounds, ({ context }) => context.sendFailure)
  // One answer is sent at a time; what becomes of it is said where it was given.
  const busy = answering !== 'resting'
  const standing = isSent ? answering : 'resting'
  const submit = () => rounds.send({ type: 'liveRounds.submit', roundId: round.id })
  return (
    <form
      className="round__form"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <QuestionView question={round.question}>
        {(part, number) => (
          <AnswerField
            part={part}
            number={number}
            given={givenTo(sheet, part)}
            readOnly={busy}
            onGive={(given) =>
              rounds.send({ type: 'liveRounds.give', roundId: round.id, partId: part.id, given })
            }
            onSubmit={submit}
          />
        )}
      </QuestionView>
      {round.tally.length > 0 && (
        <TallyBars tally={round.tally} answeredCount={round.answeredCount} right={[]} />
      )}
      <div className="round__submit">
        <Button
          type="submit"
          loading={standing === 'sending'}
          disabled={busy || problemOf(round.question, sheet) !== null}
        >
          {words.submit}
        </Button>
        <Text as="p" size="2" color="gray" role="status">
          {standing === 'sending' ? words.sending : standing === 'lost' ? words.resending : words.once}
        </Text>
      </div>
      {isSent && failure !== null && !busy && (
        <Text as="p" size="2" color="red" role="alert">
          {notDoneText(words.refused, failure)}
        </Text>
      )}
    </form>
  )
}
