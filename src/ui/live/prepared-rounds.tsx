import { Button, Text } from '@radix-ui/themes'
import { useState } from 'react'
import type { PreparedRound } from '#domain/live/live-console.ts'
import { liveConsoleCopy as words } from '../copy/live-console-copy.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { QuestionText } from '../question/question-text.tsx'
import { OpenFor } from './open-for.tsx'

export interface PreparedRoundsProps {
  readonly prepared: readonly PreparedRound[]
  readonly onPush: (roundId: number, seconds: number) => void
}

const CLOCK = new Intl.DateTimeFormat('zh-CN', { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** The questions of the lesson that are not put yet, each with the way to put it now. */
export const PreparedRounds = ({ prepared, onPush }: PreparedRoundsProps) => (
  <div className="live-console__group">
    <Text as="p" size="2" weight="medium" id="live-console-prepared">
      {prepared.length === 0 ? words.nonePrepared : words.prepared(prepared.length)}
    </Text>
    {prepared.length > 0 && (
      <ul className="live-console__prepared" aria-labelledby="live-console-prepared">
        {prepared.map((round, index) => (
          <Prepared key={round.roundId} round={round} number={index + 1} onPush={onPush} />
        ))}
      </ul>
    )}
  </div>
)

interface PreparedProps extends Pick<PreparedRoundsProps, 'onPush'> {
  readonly round: PreparedRound
  /** Counts from 1. */
  readonly number: number
}

/** It is open for as long as was planned, unless the teacher says otherwise now. */
const Prepared = ({ round, number, onPush }: PreparedProps) => {
  const { roundId, question, putTime } = round
  const [seconds, setSeconds] = useState(round.seconds)
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
        <OpenFor label={words.openForNamed(number)} seconds={seconds} onChoose={setSeconds} />
        <Button variant="soft" aria-label={words.pushNamed(name)} onClick={() => onPush(roundId, seconds)}>
          {words.push}
        </Button>
      </span>
    </li>
  )
}
