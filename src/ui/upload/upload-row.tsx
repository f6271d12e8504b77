import { Badge, Button, Text } from '@radix-ui/themes'
import { type MouseEvent, memo, useRef } from 'react'
import { UPLOAD_ACCEPT } from '#domain/upload/upload.ts'
import {
  isActive,
  isRefusedFile,
  isTheSame,
  needsOwner,
  type UploadEntry,
} from '#domain/upload/upload-entry.ts'
import { Icon } from '../components/icon.tsx'
import { useFocusFallback } from '../components/use-focus-fallback.ts'
import { uploadCopy as copy } from '../copy/upload-copy.ts'
import { formatSize } from '../format/size.ts'
import { ProgressLine } from './progress-line.tsx'
import { RowButton } from './row-button.tsx'
import { folderText, statusText } from './upload-text.ts'
import type { UploadTrayActor } from './upload-tray-actor.ts'

interface UploadRowProps {
  readonly tray: UploadTrayActor
  readonly entry: UploadEntry
}

/** One upload: what it is, how far, what can be done about it. Drawn anew when it changes itself: others may be a hundred. */
export const UploadRow = memo(({ tray, entry }: UploadRowProps) => {
  const { record, status, progress, speed } = entry
  const { key, name } = record
  const row = useRef<HTMLLIElement>(null)
  // What was pressed to settle it is gone then.
  useFocusFallback(status, row)
  const letGo = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes with its row: the focus stays in the tray.
    currentTarget.closest('section')?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    tray.send({ type: 'tray.cancel', key })
  }
  return (
    <li ref={row} tabIndex={-1} className="upload-row" data-status={status}>
      <span className="upload-row__icon">
        <Icon name={status === 'done' ? 'check' : needsOwner(entry) ? 'warning' : 'file'} size={20} />
      </span>
      <div className="upload-row__words">
        <Text size="2" className="upload-row__name" title={name}>
          {name}
        </Text>
        {status !== 'done' && status !== 'failed' && (
          <ProgressLine label={copy.progressOf(name)} share={progress} isHeld={!isActive(entry)} />
        )}
        <Text size="1" color={needsOwner(entry) ? 'red' : 'gray'} className="upload-row__status">
          {status === 'done' && entry.instant ? <Badge>{copy.instant}</Badge> : statusText(entry)}
          <Held entry={entry} />
          {status === 'done' && <span>{formatSize(record.size)}</span>}
          {speed > 0 && <span>{copy.speed(formatSize(speed))}</span>}
        </Text>
        {status === 'clashing' && (
          <div className="upload-row__choices">
            {(['replace', 'keepBoth'] as const).map((onClash) => (
              <Button
                key={onClash}
                size="1"
                variant="soft"
                aria-label={copy.actOn(copy[onClash], name)}
                onClick={() => tray.send({ type: 'tray.settle', key, onClash })}
              >
                {copy[onClash]}
              </Button>
            ))}
            <Button size="1" variant="soft" aria-label={copy.actOn(copy.skip, name)} onClick={letGo}>
              {copy.skip}
            </Button>
          </div>
        )}
        {status === 'missing' && (
          <ChooseFile
            label={copy.choose}
            name={name}
            onChoose={(content) => tray.send({ type: 'tray.choose', key, content })}
          />
        )}
        {isRefusedFile(entry) && (
          <ChooseFile
            label={copy.chooseOther}
            name={name}
            accept={UPLOAD_ACCEPT}
            onChoose={(content) => tray.send({ type: 'tray.replace', key, name: content.name, content })}
          />
        )}
      </div>
      <div className="upload-row__buttons">
        <MainButton tray={tray} entry={entry} />
        {status === 'retrying' && (
          <RowButton
            icon="rotate"
            label={copy.actOn(copy.retry, name)}
            onClick={({ currentTarget }) => {
              // The button goes: the focus stays in its row.
              currentTarget.parentElement?.querySelector('button')?.focus()
              tray.send({ type: 'tray.retry', key })
            }}
          />
        )}
        <RowButton
          icon="close"
          label={copy.actOn(status === 'done' || isRefusedFile(entry) ? copy.remove : copy.cancel, name)}
          onClick={letGo}
        />
      </div>
    </li>
  )
})

/** Where its owner had the bytes already: folders and name are cut apart, so that something of both is read. */
const Held = ({ entry }: Pick<UploadRowProps, 'entry'>) => {
  const { heldAt } = entry
  if (heldAt === null) return null
  const folder = folderText(heldAt)
  return (
    <>
      <span className="upload-row__held" title={folder + heldAt.name}>
        <span>{copy.heldIn}</span>
        <span className="upload-row__part">{folder}</span>
        <span className="upload-row__part">{heldAt.name}</span>
      </span>
      {!isTheSame(entry) && <span>{copy.copied}</span>}
    </>
  )
}

/** One button that changes with what can be done, so that the focus stays on it. */
const MainButton = ({ tray, entry }: UploadRowProps) => {
  const { status, record } = entry
  const { key, name } = record
  const action = isActive(entry)
    ? ({ icon: 'pause', word: copy.pause, type: 'tray.pause' } as const)
    : status === 'paused'
      ? ({ icon: 'play', word: copy.resume, type: 'tray.resume' } as const)
      : status === 'failed' && !isRefusedFile(entry)
        ? ({ icon: 'rotate', word: copy.retry, type: 'tray.retry' } as const)
        : null
  if (action === null) return null
  return (
    <RowButton
      icon={action.icon}
      label={copy.actOn(action.word, name)}
      onClick={() => tray.send({ type: action.type, key })}
    />
  )
}

interface ChooseFileProps {
  readonly label: string
  /** Of the upload. */
  readonly name: string
  readonly accept?: string
  readonly onChoose: (file: File) => void
}

/** The same file once more, or another in its place. */
const ChooseFile = ({ label, name, accept, onChoose }: ChooseFileProps) => {
  const field = useRef<HTMLInputElement>(null)
  const said = copy.actOn(label, name)
  return (
    <div className="upload-row__choices">
      <Button size="1" variant="soft" aria-label={said} onClick={() => field.current?.click()}>
        {label}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        aria-label={said}
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          target.value = ''
        }}
      />
    </div>
  )
}
