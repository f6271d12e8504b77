import { Badge, Button, Text } from '@radix-ui/themes'
import { Link } from 'react-router-dom'
import type { MadeQuestion } from '#domain/question/made-question.ts'
import { makingCopy } from '../../copy/making-copy.ts'
import { questionCopy } from '../../copy/question-copy.ts'
import { formatMoment } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { levelName } from '../../question/level-name.ts'
import { studioQuestionAddress } from '../../routing/studio-question-address.ts'

interface MadeRowProps {
  readonly question: MadeQuestion
  readonly chosen: boolean
  readonly onToggle: () => void
}

/** One question in the list of its makers. */
export const MadeRow = ({ question, chosen, onToggle }: MadeRowProps) => {
  const now = useNow()
  const { id, name, kind, place, knowledge, filing, author, updatedAt, version } = question
  const facts = [place, knowledge, levelName(filing.level), author].filter((fact) => fact !== '')
  return (
    <li className="made__row">
      {question.editable && (
        <input type="checkbox" checked={chosen} onChange={onToggle} aria-label={makingCopy.choose(name)} />
      )}
      <div className="made__words">
        <div className="made__line">
          <Badge color="gray">{questionCopy.kinds[kind]}</Badge>
          <Badge color={question.schoolOnly ? 'gray' : 'indigo'}>
            {question.schoolOnly ? makingCopy.schoolOnly : makingCopy.openToAll}
          </Badge>
          {question.withdrawn && <Badge color="gray">{makingCopy.withdrawn}</Badge>}
          {version > 1 && <Badge color="gray">{makingCopy.version(version)}</Badge>}
          {question.openFaults > 0 && <Badge color="red">{makingCopy.faults(question.openFaults)}</Badge>}
        </div>
        <Text as="p" size="3">
          {name}
        </Text>
        <Text as="p" size="1" color="gray">
          {facts.join(' · ')} · <time dateTime={updatedAt}>{formatMoment(updatedAt, now)}</time>
        </Text>
      </div>
      {question.editable && (
        <Button asChild variant="soft">
          <Link to={studioQuestionAddress(id)} aria-label={makingCopy.editName(name)}>
            {makingCopy.edit}
          </Link>
        </Button>
      )}
    </li>
  )
}
