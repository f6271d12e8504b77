import './published.css'
import { Badge, Button, Text } from '@radix-ui/themes'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { ReleaseChange } from '#domain/release/published.machine.ts'
import { type PublishedThing, type ReleaseState, USE_FIGURES } from '#domain/release/published.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { contentTypesCopy } from '../../copy/content-types-copy.ts'
import { releaseCopy } from '../../copy/release-copy.ts'
import { formatCount } from '../../format/count.ts'
import { formatMoment } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { contentAddress } from '../../routing/addresses.ts'
import { livePlanAddress } from '../../routing/live-plan-address.ts'
import { courseEditorAddress, resourceEditorAddress } from '../../routing/studio-address.ts'

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

/** Where it is made; null where that is not in the studio, or not for these eyes. */
const studioAddressOf = ({ studioId, type }: PublishedThing): string | null => {
  if (studioId === 0) return null
  return type === CONTENT_TYPE.live ? livePlanAddress(studioId) : courseEditorAddress(studioId)
}

/** Something published: who sees it, how much it is used, and what can be done about its release. */
export const PublishedRow = ({ thing, onChange }: PublishedRowProps) => {
  const row = useRef<HTMLLIElement>(null)
  // The pressed button may be gone by then.
  useFocusFallback(`${thing.state} ${thing.withdrawal}`, row)
  const { id, name, can } = thing
  const studio = studioAddressOf(thing)
  return (
    <li ref={row} tabIndex={-1} className="worked-list__row">
      <div className="worked-list__words">
        <p className="worked-list__line">
          <Badge color="gray" variant="outline">
            {contentTypesCopy[thing.type]}
          </Badge>
          {thing.withdrawal !== 'none' ? (
            <span className="worked-list__name">{name}</span>
          ) : (
            <Link className="worked-list__name" to={contentAddress(thing)}>
              {name}
            </Link>
          )}
          <StateBadge state={thing.state} />
          {thing.version !== 'none' && (
            <Badge color={thing.version === 'returned' ? 'red' : 'indigo'} variant="outline">
              {releaseCopy.versions[thing.version]}
            </Badge>
          )}
          {thing.withdrawal !== 'none' && (
            <Badge color="red">{releaseCopy.withdrawals[thing.withdrawal]}</Badge>
          )}
        </p>
        <Facts thing={thing} />
        <ul className="published-row__figures">
          {USE_FIGURES.map((figure) => (
            <li key={figure}>
              <Text size="2">
                {releaseCopy.figure(releaseCopy.figures[figure], formatCount(thing.use[figure]))}
              </Text>
            </li>
          ))}
        </ul>
        <Reasons thing={thing} />
      </div>
      <div className="worked-list__actions">
        {studio !== null && (
          <Button asChild variant="soft" color="gray">
            <Link to={studio} aria-label={releaseCopy.studioName(name)}>
              {releaseCopy.studio}
            </Link>
          </Button>
        )}
        {thing.editable && (
          <Button asChild variant="soft" color="gray">
            <Link to={resourceEditorAddress(id)} aria-label={releaseCopy.editName(name)}>
              {releaseCopy.edit}
            </Link>
          </Button>
        )}
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
        {can.withdraw && (
          <ConfirmButton
            label={releaseCopy.withdraw}
            name={releaseCopy.withdrawName(name)}
            question={releaseCopy.withdrawQuestion(name)}
            hint={releaseCopy.withdrawHint}
            onConfirm={() => onChange({ id, act: 'withdraw' })}
          />
        )}
        {can.offer && (
          <ConfirmButton
            main
            label={releaseCopy.offer}
            name={releaseCopy.offerName(name)}
            question={releaseCopy.offerQuestion(name)}
            hint={releaseCopy.offerHint}
            onConfirm={() => onChange({ id, act: 'offer' })}
          />
        )}
      </div>
    </li>
  )
}

/** Why it is not open, not seen as it was written, or not offered. */
const Reasons = ({ thing }: { thing: PublishedThing }) => {
  const reasons = [
    thing.reason && releaseCopy.why(thing.reason),
    thing.versionReason && releaseCopy.whyReturned(thing.versionReason),
    thing.withdrawReason && releaseCopy.whyWithdrawn(thing.withdrawReason),
  ].filter(Boolean)
  return reasons.map((reason) => (
    <Text key={reason} as="p" size="2" color="red">
      {reason}
    </Text>
  ))
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
