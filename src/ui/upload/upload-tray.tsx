import './upload-tray.css'
import { Button, IconButton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useId, useRef, useState } from 'react'
import { isActive, type UploadEntry } from '#domain/upload/upload-entry.ts'
import { Icon } from '../components/icon.tsx'
import { useFocusFallback } from '../components/use-focus-fallback.ts'
import { useMedia } from '../components/use-media.ts'
import { uploadCopy as copy } from '../copy/upload-copy.ts'
import { ProgressLine } from './progress-line.tsx'
import { UploadRow } from './upload-row.tsx'
import { overallProgress, summaryText } from './upload-text.ts'
import type { UploadTrayActor } from './upload-tray-actor.ts'
import { useUploadAnnouncement } from './use-upload-announcement.ts'

const PHONE = '(max-width: 640px)'

/** Every upload of the user, on every page: how it stands and what can be done. */
export const UploadTray = ({ tray }: { tray: UploadTrayActor }) => {
  const entries = useSelector(tray, ({ context }) => context.entries)
  const isOpen = useSelector(tray, (snapshot) => !snapshot.matches('shut'))
  return (
    <>
      <RestSaid entries={entries} />
      {isOpen && entries.length > 0 && <Panel tray={tray} entries={entries} />}
    </>
  )
}

/** Stays when the list is gone, so that the last word is heard. */
const RestSaid = ({ entries }: { entries: readonly UploadEntry[] }) => (
  <p className="upload-tray__status" role="status">
    {useUploadAnnouncement(entries)}
  </p>
)

interface PanelProps {
  readonly tray: UploadTrayActor
  readonly entries: readonly UploadEntry[]
}

const Panel = ({ tray, entries }: PanelProps) => {
  const isPhone = useMedia(PHONE)
  const [expanded, setExpanded] = useState(false)
  // What only waits for its file was begun elsewhere or long ago: it is told in a line, and covers nothing of a page that nobody uploads from.
  const [hasBegun, setBegun] = useState(false)
  if (!hasBegun && entries.some(({ status }) => status !== 'missing')) {
    setBegun(true)
    setExpanded(!isPhone)
  }
  const listId = useId()
  const isDone = entries.every(({ status }) => status === 'done')
  return (
    <section className="upload-tray" aria-label={copy.region}>
      <header className="upload-tray__head">
        <Text size="3" weight="medium" className="upload-tray__title">
          {summaryText(entries)}
        </Text>
        {isDone && (
          <IconButton
            variant="ghost"
            color="gray"
            aria-label={copy.close}
            onClick={() => tray.send({ type: 'tray.clear' })}
          >
            <Icon name="close" />
          </IconButton>
        )}
        <IconButton
          variant="ghost"
          color="gray"
          aria-label={expanded ? copy.collapse : copy.expand}
          aria-expanded={expanded}
          aria-controls={listId}
          onClick={() => setExpanded(!expanded)}
        >
          <span className="upload-tray__chevron" data-up={!expanded}>
            <Icon name="chevronDown" />
          </span>
        </IconButton>
      </header>
      {!isDone && (
        <ProgressLine
          label={copy.overall}
          share={overallProgress(entries)}
          isHeld={!entries.some(isActive)}
        />
      )}
      <div id={listId} hidden={!expanded}>
        <ul className="upload-tray__list" aria-label={copy.list}>
          {entries.map((entry) => (
            <UploadRow key={entry.record.key} tray={tray} entry={entry} />
          ))}
        </ul>
        <BulkActions tray={tray} entries={entries} />
      </div>
    </section>
  )
}

const BulkActions = ({ tray, entries }: PanelProps) => {
  const some = (status: UploadEntry['status']) => entries.some((entry) => entry.status === status)
  const bulk = useRef<HTMLDivElement>(null)
  // What was pressed may have nothing more to do.
  useFocusFallback(entries, bulk)
  const actions = [
    { label: copy.pauseAll, shown: entries.some(isActive), type: 'tray.pauseAll' as const },
    { label: copy.resumeAll, shown: some('paused'), type: 'tray.resumeAll' as const },
    { label: copy.clear, shown: some('done'), type: 'tray.clear' as const },
  ].filter(({ shown }) => shown)
  return (
    <div ref={bulk} tabIndex={-1} className="upload-tray__bulk">
      {actions.map(({ label, type }, at) => (
        // The first changes with what can be done, so that the focus stays on it.
        <Button
          key={at === 0 ? 'first' : type}
          variant="ghost"
          color="gray"
          onClick={() => tray.send({ type })}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
