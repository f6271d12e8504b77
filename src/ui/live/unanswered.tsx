import './unanswered.css'
import { Button, Text } from '@radix-ui/themes'
import type { PushRound } from '#domain/live/live-session.ts'
import { ExtendedIcon } from '../components/extended-icon.tsx'
import { saveText } from '../components/text-file.ts'
import { liveCopy } from '../copy/live-copy.ts'
import { unansweredCsv } from './unanswered-csv.ts'

const { rounds: words } = liveCopy

export interface UnansweredProps {
  readonly round: PushRound
  /** Counts from 1. */
  readonly number: number
  readonly lessonName: string
}

/** Who watches and has not answered, and the same as a file; for the teacher. */
export const Unanswered = ({ round, number, lessonName }: UnansweredProps) => {
  const names = round.unanswered.map(({ name }) => name)
  const save = () => {
    const stem = new DOMParser().parseFromString(round.question.stem, 'text/html').body.textContent.trim()
    saveText(words.csvName(number, lessonName), unansweredCsv({ number, stem, names }))
  }
  if (names.length === 0)
    return (
      <Text as="p" size="2" color="gray">
        {round.answeredCount > 0 ? words.everybody : words.nobody}
      </Text>
    )
  return (
    <div className="unanswered">
      <Text as="p" size="2" weight="medium" id={`unanswered-${round.id}`}>
        {words.unanswered(names.length)}
      </Text>
      <ul className="unanswered__names" aria-labelledby={`unanswered-${round.id}`}>
        {round.unanswered.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <Button variant="soft" color="gray" onClick={save}>
        <ExtendedIcon name="download" />
        {words.download}
      </Button>
    </div>
  )
}
