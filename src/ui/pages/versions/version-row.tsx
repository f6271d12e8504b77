import './versions.css'
import { Badge, Button, Text } from '@radix-ui/themes'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { DecisionQueueEvent } from '#domain/kernel/decision-queue.machine.ts'
import type { DecisionReason } from '#domain/kernel/decision-queue.ts'
import { differencesOf, type VersionQuery, type VersionToReview } from '#domain/release/resource-version.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { resourceVersionCopy as words } from '../../copy/resource-version-copy.ts'
import { formatMoment } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { ReasonForm } from '../../release/reason-form.tsx'
import { VersionValue } from '../../release/version-value.tsx'
import { contentAddress } from '../../routing/addresses.ts'

interface VersionRowProps {
  readonly item: VersionToReview
  /** The queue that it stands in. */
  readonly query: VersionQuery
  /** What is being written about it; null for nothing. */
  readonly reason: DecisionReason<VersionToReview, 'return'> | null
  readonly onEvent: (event: DecisionQueueEvent<VersionQuery, VersionToReview, 'return'>) => void
}

/** A version that waits: what differs from what is seen, old beside new, and the verdict. */
export const VersionRow = ({ item, query, reason, onEvent }: VersionRowProps) => {
  const row = useRef<HTMLLIElement>(null)
  useFocusFallback(`${reason === null}`, row)
  const { old, own } = item
  return (
    <li ref={row} tabIndex={-1} className="worked-list__row">
      <div className="worked-list__words">
        <p className="worked-list__line">
          <Link
            className="worked-list__name"
            to={contentAddress({ id: item.contentId, type: CONTENT_TYPE.resource })}
          >
            {old.name}
          </Link>
          <Badge color="indigo" variant="outline">
            {words.statuses.waiting}
          </Badge>
        </p>
        <Facts item={item} />
        {item.new.remark !== '' && (
          <Text as="p" size="2">
            {words.said(item.new.remark)}
          </Text>
        )}
        <Comparison item={item} query={query} />
        {own && (
          <Text as="p" size="2" color="gray">
            {words.ownVersion}
          </Text>
        )}
      </div>
      {!own && reason === null && <Actions item={item} onEvent={onEvent} />}
      {reason !== null && <ReasonForm words={words} act={words.sendBack} reason={reason} onEvent={onEvent} />}
    </li>
  )
}

const Facts = ({ item }: { readonly item: VersionToReview }) => {
  const made = formatMoment(item.new.createdAt, useNow())
  const facts = [
    item.old.placeNames.join(' / '),
    item.organisationName,
    item.teacherName && words.by(item.teacherName),
    made && words.made(item.new.userName, made),
  ]
  return (
    <Text as="p" size="1" color="gray">
      {facts.filter(Boolean).join(' · ')}
    </Text>
  )
}

/** Only what differs, old beside new. */
const Comparison = ({ item, query }: Pick<VersionRowProps, 'item' | 'query'>) => {
  const fields = differencesOf(item.old, item.new)
  if (fields.length === 0) return <Text size="2">{words.same}</Text>
  return (
    <div className="version-comparison">
      {fields.map((field) => (
        <dl key={field} aria-label={words.fields[field]}>
          <div>
            <dt>
              {words.fields[field]} · {words.old}
            </dt>
            <dd>
              <VersionValue version={item.old} field={field} place={{ queue: query }} />
            </dd>
          </div>
          <div>
            <dt>
              {words.fields[field]} · {words.new}
            </dt>
            <dd>
              <VersionValue version={item.new} field={field} place={{ queue: query }} />
            </dd>
          </div>
        </dl>
      ))}
    </div>
  )
}

const Actions = ({ item, onEvent }: Pick<VersionRowProps, 'item' | 'onEvent'>) => (
  <div className="worked-list__actions">
    <ConfirmButton
      main
      label={words.approve}
      name={words.approveName(item.old.name)}
      question={words.approveQuestion(item.old.name)}
      hint={words.approveHint}
      onConfirm={() => onEvent({ type: 'queue.approve', item })}
    />
    <Button
      variant="soft"
      color="red"
      aria-label={words.sendBackName(item.old.name)}
      onClick={() => onEvent({ type: 'queue.refuse', how: 'return', item })}
    >
      {words.sendBack}
    </Button>
  </div>
)
