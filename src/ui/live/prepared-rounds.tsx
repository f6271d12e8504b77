import { Button, Text } from '@radix-ui/themes'
import type { PreparedRound } from '#domain/live/live-console.ts'
import { liveConsoleCopy as words } from '../copy/live-console-copy.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { QuestionText } from '../question/question-text.tsx'

export interface PreparedRoundsProps {
  readonly prepared: readonly PreparedRound[]
  readonly onPush: (roundId: number) => void
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
        {prepared.map(({ roundId, question, putTime }) => (
          <li key={roundId}>
            <div className="live-console__stem">
              <Text size="1" color="gray">
                {questionCopy.kinds[question.kind]} ·{' '}
                {putTime === '' ? words.waits : words.putAt(CLOCK.format(new Date(putTime)))}
              </Text>
              <QuestionText html={question.stem} />
            </div>
            <Button
              variant="soft"
              aria-label={words.pushNamed(
                question.name === '' ? questionCopy.kinds[question.kind] : question.name,
              )}
              onClick={() => onPush(roundId)}
            >
              {words.push}
            </Button>
          </li>
        ))}
      </ul>
    )}
  </div>
)
