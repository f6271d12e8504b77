import { Badge, Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ResourceEditor } from '#domain/release/resource-editor.machine.ts'
import {
  type EditedResource,
  RESOURCE_FIELDS,
  type ResourceVersion,
} from '#domain/release/resource-version.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { Section } from '../../components/section.tsx'
import { resourceVersionCopy as words } from '../../copy/resource-version-copy.ts'
import { formatMoment } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { VersionValue } from '../../release/version-value.tsx'

interface VersionHistoryProps {
  readonly actor: ResourceEditor
  readonly resource: EditedResource
}

/** All versions, the newest first: who made and decided them, what they held, and back to one of them. */
export const VersionHistory = ({ actor, resource }: VersionHistoryProps) => (
  <Section title={words.history}>
    {resource.versions.length === 0 ? (
      <Text as="p" size="2" color="gray">
        {words.noHistory}
      </Text>
    ) : (
      <ol className="resource-editor__versions" aria-label={words.history}>
        {resource.versions.map((version) => (
          <VersionRow key={version.id} actor={actor} resource={resource} version={version} />
        ))}
      </ol>
    )}
  </Section>
)

interface VersionRowProps extends VersionHistoryProps {
  readonly version: ResourceVersion
}

const VersionRow = ({ actor, resource, version }: VersionRowProps) => {
  const [isOpen, setOpen] = useState(false)
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const now = useNow()
  const { number, status, userName, createdAt, deciderName, decidedAt, remark, reason } = version
  const isSeen = number > 0 && number === resource.number
  const name = number > 0 ? words.number(number) : words.unnumbered
  const facts = [
    words.made(userName, formatMoment(createdAt, now)),
    words.decided(deciderName, formatMoment(decidedAt, now)),
  ]
  return (
    <li className="resource-editor__version">
      <div className="resource-editor__line">
        <Text weight="medium">{name}</Text>
        {isSeen && <Badge color="indigo">{words.seenNow}</Badge>}
        {number === 0 && (
          <Badge color={status === 'returned' ? 'red' : 'gray'}>{words.statuses[status]}</Badge>
        )}
        <span className="resource-editor__acts">
          <Button
            size="1"
            variant="soft"
            color="gray"
            aria-expanded={isOpen}
            aria-label={words.openName(name)}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? words.close : words.open}
          </Button>
          {resource.can.edit && !isSeen && !isBusy && (
            <ConfirmButton
              main
              label={words.restore}
              name={words.restoreName(name)}
              question={words.restoreQuestion(name)}
              hint={words.restoreHint}
              onConfirm={() => actor.send({ type: 'resource.restore', versionId: version.id })}
            />
          )}
        </span>
      </div>
      <Text as="p" size="1" color="gray">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      {remark !== '' && (
        <Text as="p" size="2">
          {words.said(remark)}
        </Text>
      )}
      {reason !== '' && (
        <Text as="p" size="2" color="red">
          {words.why(reason)}
        </Text>
      )}
      {isOpen && (
        <dl className="resource-editor__values">
          {RESOURCE_FIELDS.map((field) => (
            <div key={field}>
              <dt>{words.fields[field]}</dt>
              <dd>
                <VersionValue version={version} field={field} place={{ resourceId: resource.id }} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
