import { Button, Text } from '@radix-ui/themes'
import type { PreparedRound } from '#domain/live/live-console.ts'
import { liveConsoleCopy as words } from '../copy/live-console-copy.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { QuestionText } from '../question/question-text.tsx'
import { OpenFor } from './open-for.tsx'

export interface PreparedRoundsProps {
  /** Whether questions were prepared that are put by now. */
  readonly wasPut: boolean
  readonly prepared: readonly PreparedRound[]
  /** For how long they are open where that was chosen otherwise, by round; seconds. */
  readonly chosen: Readonly<Record<number, number>>
  readonly onChoose: (roundId: number, seconds: number) => void
  readonly onPush: (roundId: number, seconds: number) => void
}

const CLOCK = new Intl.DateTimeFormat('zh-CN', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** The questions of the lesson that are not put yet, each with the way to put it now. */
export const PreparedRounds = ({ wasPut, prepared, chosen, onChoose, onPush }: PreparedRoundsProps) => (
  <div className="live-console__group">
    <Text as="p" size="2" weight="medium" id="live-console-prepared">
      {prepared.length > 0 ? words.prepared(prepared.length) : wasPut ? words.allPut : words.nonePrepared}
    </Text>
    {prepared.length > 0 && (
      <ul className="live-console__prepared" aria-labelledby="live-console-prepared">
        {prepared.map((round, index) => (
          <Prepared
            key={round.roundId}
            round={round}
            number={index + 1}
            seconds={chosen[round.roundId] ?? round.seconds}
            onChoose={onChoose}
            onPush={onPush}
          />
        ))}
      </ul>
    )}
  </div>
)

interface PreparedProps extends Pick<PreparedRoundsProps, 'onChoose' | 'onPush'> {
  readonly round: PreparedRound
  readonly seconds: number
  /** Counts from 1. */
  readonly number: number
}

/** It is open for as long as was planned, unless the teacher says otherwise now. */
const Prepared = ({ round, number, seconds, onChoose, onPush }: PreparedProps) => {
  const { roundId, question, putTime } = round
  const name = question.name === '' ? questionCopy.kinds[question.kind] : question.name
  return (
    <li>
      <div className="live-console__stem">
        <Text size="1" color="gray">
          {questionCopy.kinds[question.kind]} ·{' '}
          {putTime === '' ? words.waits : words.putAt(CLOCK.format(new Date(putTime)))}
        </Text>
        <QuestionText html={question.stem} />
      </div>
      <span className="live-console__buttons">
        <OpenFor
          label={words.openForNamed(number)}
          seconds={seconds}
          onChoose={(choice) => onChoose(roundId, choice)}
        />
        <Button variant="soft" aria-label={words.pushNamed(name)} onClick={() => onPush(roundId, seconds)}>
          {words.push}
        </Button>
      </span>
    </li>
  )
}
