import { Text } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { isSuperseded, type Question } from '#domain/question/question.ts'
import { questionCopy } from '../copy/question-copy.ts'
import { contentAddress } from '../routing/addresses.ts'

interface VersionNoteProps {
  readonly question: Question
  /** What is shown here instead of today's. */
  readonly words: string
}

/** That a question was corrected since, with the way to what it is today; nothing where it is that. */
export const VersionNote = ({ question, words }: VersionNoteProps) =>
  isSuperseded(question) ? (
    <Text as="p" size="2" color="gray">
      {words}
      {question.contentId > 0 && (
        <>
          {' '}
          <Link to={contentAddress({ id: question.contentId, type: CONTENT_TYPE.question })}>
            {questionCopy.seeToday}
          </Link>
        </>
      )}
    </Text>
  ) : null
