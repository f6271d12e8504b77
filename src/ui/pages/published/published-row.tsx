import { Badge, Text } from '@radix-ui/themes'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { ReleaseChange } from '#domain/release/published.machine.ts'
import { type PublishedThing, type ReleaseState, USE_FIGURES } from '#domain/release/published.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { releaseCopy } from '../../copy/release-copy.ts'
import { formatCount } from '../../format/count.ts'
import { formatMoment } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { contentAddress } from '../../routing/addresses.ts'

interface PublishedRowProps {
  readonly thing: PublishedThing
  readonly onChange: (change: ReleaseChange) => void
}

const StateBadge = ({ state }: { state: ReleaseState }) => {
  const words = releaseCopy.states[state]
  if (state === 'asked')
    return (
      <Badge color="indigo" variant="outline">
        {words}
      </Badge>
    )
  return <Badge color={state === 'all' ? 'indigo' : 'gray'}>{words}</Badge>
}

/** Something published: who sees it, how much it is used, and what can be done about its release. */
export const PublishedRow = ({ thing, onChange }: PublishedRowProps) => {
  const row = useRef<HTMLLIElement>(null)
  // What was pressed is not offered any more.
  useFocusFallback(thing.state, row)
  const { id, name, can } = thing
  return (
    <li ref={row} tabIndex={-1} className="published__row">
      <div className="published__words">
        <p className="published__line">
          <Badge color="gray" variant="outline">
            {releaseCopy.types[thing.type]}
          </Badge>
          {thing.withdrawn ? (
            <span className="published__name">{name}</span>
          ) : (
            <Link className="published__name" to={contentAddress(thing)}>
              {name}
            </Link>
          )}
          <StateBadge state={thing.state} />
          {thing.withdrawn && <Badge color="red">{releaseCopy.withdrawn}</Badge>}
        </p>
        <Facts thing={thing} />
        <ul className="published__figures">
          {USE_FIGURES.map((figure) => (
            <li key={figure}>
              <Text size="2">
                {releaseCopy.figure(releaseCopy.figures[figure], formatCount(thing.use[figure]))}
              </Text>
            </li>
          ))}
        </ul>
        {thing.reason !== '' && (
          <Text as="p" size="2" color="red">
            {releaseCopy.why(thing.reason)}
          </Text>
        )}
      </div>
      <div className="published__actions">
        {can.ask && (
          <ConfirmButton
            main
            label={releaseCopy.ask}
            name={releaseCopy.askName(name)}
            question={releaseCopy.askQuestion(name)}
            hint={releaseCopy.askHint}
            onConfirm={() => onChange({ id, act: 'ask' })}
          />
        )}
        {can.takeBack && (
          <ConfirmButton
            label={releaseCopy.takeBack}
            name={releaseCopy.takeBackName(name)}
            question={releaseCopy.takeBackQuestion(name)}
            hint={releaseCopy.takeBackHint}
            onConfirm={() => onChange({ id, act: 'takeBack' })}
          />
        )}
        {can.end && (
          <ConfirmButton
            label={releaseCopy.end}
            name={releaseCopy.endName(name)}
            question={releaseCopy.endQuestion(name)}
            hint={releaseCopy.endHint}
            onConfirm={() => onChange({ id, act: 'end' })}
          />
        )}
      </div>
    </li>
  )
}

const Facts = ({ thing }: { thing: PublishedThing }) => {
  const created = formatMoment(thing.createdAt, useNow())
  const facts = [
    thing.place.join(' / '),
    thing.organisationName,
    thing.teacherName && releaseCopy.by(thing.teacherName),
    created && releaseCopy.published(created),
  ]
  return (
    <Text as="p" size="1" color="gray">
      {facts.filter(Boolean).join(' · ')}
    </Text>
  )
}
