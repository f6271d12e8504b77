import './diagnosis-dialog.css'
import { Button, Dialog, Flex, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { AnyActorRef } from 'xstate'
import { sameCounts, selectTelling, selectWork } from '#application/connection/connection.selectors.ts'
import { CONDITIONS, conditionsOf } from '#application/connection/diagnosis.ts'
import type { UnsavedPlace } from '#domain/connection/waiting-work.ts'
import { type LoadedConnection, useConnection, useRunningCharts } from '../actors-context.tsx'
import { copyText } from '../catalogue/copy-text.ts'
import { DescriptionList } from '../components/description-list.tsx'
import { isChartName } from '../copy/chart-names-copy.ts'
import { connectionCopy } from '../copy/connection-copy.ts'
import { diagnosisCopy as copy } from '../copy/diagnosis-copy.ts'
import { formatHour } from '../format/moment.ts'
import { livePlanAddress } from '../routing/live-plan-address.ts'
import { paperPlaceAddress } from '../routing/paper-address.ts'
import { courseEditorAddress, filmSectionAddress } from '../routing/studio-address.ts'
import { useActorRef } from '../use-actor-ref.ts'
import { asideText, type Diagnosis, type NamedChart, reportText, waitingText } from './diagnosis-report.ts'

/** The page names its app, and the name has the build in it (index.html); a page from the sources has none. */
const buildName = (): string => {
  const app = document.querySelector<HTMLElement>('[data-app]')?.dataset['app'] ?? ''
  return app.replace(/^.*\/|\.js$/g, '')
}

interface DiagnosisDialogProps {
  readonly onClose: () => void
  /** The focus goes back to where the dialog was opened from: the menu that did is gone by now. */
  readonly onClosed: () => void
}

/** 帮助与诊断: how it stands, and a report to copy that says nothing of anybody. R-connection-6. */
export const DiagnosisDialog = ({ onClose, onClosed }: DiagnosisDialogProps) => {
  const connection = useConnection()
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content
        maxWidth="560px"
        aria-describedby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          onClosed()
        }}
      >
        <Dialog.Title size="5" mb="2">
          {copy.title}
        </Dialog.Title>
        {connection ? (
          <Findings connection={connection} onClose={onClose} />
        ) : (
          <Text role="status">{copy.reading}</Text>
        )}
      </Dialog.Content>
    </Dialog.Root>
  )
}

const Findings = ({ connection, onClose }: { connection: LoadedConnection; onClose: () => void }) => {
  const it = useDiagnosis(connection)
  const [copied, setCopied] = useState<boolean | null>(null)
  const report = reportText(it)
  return (
    <>
      <Text as="p" size="2" color="gray" mb="4">
        {copy.hint}
      </Text>
      <div className="diagnosis__facts">
        <DescriptionList
          shape="column"
          items={[
            { name: copy.connection, value: it.connection },
            { name: copy.waiting, value: waitingText(it.waiting) },
            { name: copy.keeping, value: it.keeping },
            { name: copy.aside, value: asideText(it.unread) },
            { name: copy.client, value: it.client },
            { name: copy.server, value: it.server },
            { name: copy.offline, value: it.offline },
          ]}
        />
      </div>
      {it.places.length > 0 && (
        <nav aria-label={copy.unsaved} className="diagnosis__places">
          <Text as="p" size="2" mt="3">
            {copy.opens}
          </Text>
          <ul>
            {it.places.map((place) => (
              <li key={addressOfPlace(place)}>
                <Link to={addressOfPlace(place)} onClick={onClose}>
                  {copy.place(place)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Text as="p" size="2" color="gray" my="3">
        {copy.limits}
      </Text>
      {it.failedCalls.length > 0 && (
        <section aria-label={copy.failedCalls} className="diagnosis__places">
          <Text as="p" size="2" mt="3">
            {copy.failedCalls}
          </Text>
          <ul>
            {it.failedCalls.map((call) => (
              <li key={`${call.at} ${call.name} ${call.number}`}>
                {copy.failedCall(call, formatHour(new Date(call.at).toISOString()))}
              </li>
            ))}
          </ul>
        </section>
      )}
      <details className="diagnosis__charts">
        <summary>{copy.charts}</summary>
        <ul>
          {it.charts.map(({ name, condition }) => (
            <li key={name}>{copy.chartOf(name, condition)}</li>
          ))}
        </ul>
      </details>
      {copied === false && (
        <textarea className="diagnosis__report" readOnly rows={8} aria-label={copy.report} value={report} />
      )}
      <Flex gap="3" mt="4" justify="end" align="center" wrap="wrap">
        <Text size="2" role="status">
          {copied !== null && (copied ? copy.copied : copy.notCopied)}
        </Text>
        <Button variant="soft" color="gray" onClick={onClose}>
          {copy.close}
        </Button>
        <Button onClick={() => void copyText(report).then(setCopied)}>{copy.copy}</Button>
      </Flex>
    </>
  )
}

/** The page saves its own by itself once it is open; the editor of a course leads to what is asked there. */
const addressOfPlace = ({ page, id, section }: UnsavedPlace): string => {
  switch (page) {
    case 'paper':
      return paperPlaceAddress({ kind: 'paper', id })
    case 'electronicPaper':
      return paperPlaceAddress({ kind: 'electronic', id })
    case 'plan':
      return livePlanAddress(id)
    case 'course':
      return courseEditorAddress(id)
    case 'captions':
      return filmSectionAddress(id, section)
  }
}

/** What is wrong comes first. */
const chartsOf = (running: readonly AnyActorRef[]): readonly NamedChart[] =>
  [...conditionsOf(running)]
    .flatMap(([name, condition]) => (isChartName(name) ? [{ name, condition }] : []))
    .sort((a, b) => CONDITIONS.indexOf(b.condition) - CONDITIONS.indexOf(a.condition))

const useDiagnosis = ({
  actor,
  app,
  workKeeping,
  serverVersion,
}: LoadedConnection): Diagnosis & { readonly places: readonly UnsavedPlace[] } => {
  const places = useSelector(actor, ({ context }) => context.places)
  const unread = useSelector(actor, ({ context }) => context.unread)
  const failedCalls = useSelector(actor, ({ context }) => context.failedCalls)
  const telling = useSelector(actor, selectTelling)
  const waiting = useSelector(actor, selectWork, sameCounts)
  const isUnkept = useSelector(workKeeping, (snapshot) => snapshot.hasTag('failing'))
  const isKept = useSelector(app, (snapshot) => snapshot.matches('kept'))
  const [time] = useState(() => new Date().toISOString())
  const version = useActorRef(serverVersion)
  const server = useSelector(version, (snapshot) => {
    if (snapshot.hasTag('busy')) return copy.reading
    return snapshot.context.version || copy.unread
  })
  const charts = chartsOf(useRunningCharts()?.all() ?? [])
  return {
    time,
    connection: telling === null ? copy.fine : connectionCopy[telling],
    waiting,
    keeping: isUnkept ? connectionCopy.unkept : copy.keeps,
    unread,
    client: buildName() || copy.unread,
    server,
    offline: isKept ? copy.installed : copy.absent,
    browser: navigator.userAgent,
    failedCalls,
    charts,
    places,
  }
}
