import { Badge, Button, Text } from '@radix-ui/themes'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { DecisionQueueEvent } from '#domain/kernel/decision-queue.machine.ts'
import type { DecisionReason } from '#domain/kernel/decision-queue.ts'
import type { ReleaseQuery, ReleaseRefusal, ReleaseRequest } from '#domain/release/release-request.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { contentTypesCopy } from '../../copy/content-types-copy.ts'
import { releaseCopy } from '../../copy/release-copy.ts'
import { formatMoment } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { ReasonForm } from '../../release/reason-form.tsx'
import { contentAddress } from '../../routing/addresses.ts'

interface ReleaseRowProps {
  readonly request: ReleaseRequest
  /** What is being written about it; null for nothing. */
  readonly reason: DecisionReason<ReleaseRequest, ReleaseRefusal> | null
  readonly onEvent: (event: DecisionQueueEvent<ReleaseQuery, ReleaseRequest, ReleaseRefusal>) => void
}

/** A request: what it is about, who asks, and the verdict that can be given or was given. */
export const ReleaseRow = ({ request, reason, onEvent }: ReleaseRowProps) => {
  const row = useRef<HTMLLIElement>(null)
  // The pressed button may be gone by then.
  useFocusFallback(`${request.status} ${reason === null}`, row)
  const { name, status, withdrawn } = request
  return (
    <li ref={row} tabIndex={-1} className="worked-list__row">
      <div className="worked-list__words">
        <p className="worked-list__line">
          <Badge color="gray" variant="outline">
            {contentTypesCopy[request.type]}
          </Badge>
          {withdrawn ? (
            <span className="worked-list__name">{name}</span>
          ) : (
            <Link
              className="worked-list__name"
              to={contentAddress({ id: request.contentId, type: request.type })}
            >
              {name}
            </Link>
          )}
          <Badge color={status === 'asked' ? 'indigo' : 'gray'}>{releaseCopy.statuses[status]}</Badge>
          {withdrawn && <Badge color="red">{releaseCopy.withdrawn}</Badge>}
        </p>
        {request.summary !== '' && (
          <Text as="p" size="2">
            {request.summary}
          </Text>
        )}
        <Facts request={request} />
        {request.reason !== '' && (
          <Text as="p" size="2" color="gray">
            {releaseCopy.reason}：{request.reason}
          </Text>
        )}
        {request.own && status === 'asked' && (
          <Text as="p" size="2" color="gray">
            {releaseCopy.ownRequest}
          </Text>
        )}
      </div>
      {reason === null ? (
        <Actions request={request} onEvent={onEvent} />
      ) : (
        <ReasonForm words={releaseCopy} act={releaseCopy[reason.how]} reason={reason} onEvent={onEvent} />
      )}
    </li>
  )
}

type ActionsProps = Pick<ReleaseRowProps, 'request' | 'onEvent'>

const Actions = ({ request, onEvent }: ActionsProps) => {
  const { name, status, own, withdrawn } = request
  if (status === 'granted')
    return (
      <Button
        variant="soft"
        color="gray"
        aria-label={releaseCopy.endName(name)}
        onClick={() => onEvent({ type: 'queue.refuse', how: 'end', item: request })}
      >
        {releaseCopy.end}
      </Button>
    )
  if (status !== 'asked' || own) return null
  return (
    <div className="worked-list__actions">
      {!withdrawn && (
        <ConfirmButton
          main
          label={releaseCopy.grant}
          name={releaseCopy.grantName(name)}
          question={releaseCopy.grantQuestion(name)}
          hint={releaseCopy.grantHint}
          onConfirm={() => onEvent({ type: 'queue.approve', item: request })}
        />
      )}
      <Button
        variant="soft"
        color="red"
        aria-label={releaseCopy.declineName(name)}
        onClick={() => onEvent({ type: 'queue.refuse', how: 'decline', item: request })}
      >
        {releaseCopy.decline}
      </Button>
    </div>
  )
}

const Facts = ({ request }: { request: ReleaseRequest }) => {
  const now = useNow()
  const asked = formatMoment(request.askedAt, now)
  const decided = formatMoment(request.decidedAt, now)
  const facts = [
    request.place.join(' / '),
    request.organisationName,
    request.teacherName && releaseCopy.by(request.teacherName),
    asked && releaseCopy.asked(request.userName, asked),
    decided && releaseCopy.decided(request.deciderName, decided),
  ]
  return (
    <Text as="p" size="1" color="gray">
      {facts.filter(Boolean).join(' · ')}
    </Text>
  )
}
