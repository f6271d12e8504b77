import { Text } from '@radix-ui/themes'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { isBadName, MAX_OWN_NAME_LENGTH, type OwnItem } from '#domain/private-file/own-file.ts'
import { useOwnFilesLogic } from '../bundle-logic.ts'
import { useKeptField } from '../components/use-form-draft.ts'
import { ownFileCopy as copy } from '../copy/own-file-copy.ts'

interface RenameFieldProps {
  readonly item: OwnItem
  /** What stays of a file's name: its suffix with the dot. */
  readonly ending: string
  /** Names beside it, whole. */
  readonly taken: readonly string[]
  readonly complaint: string
  readonly onDone: () => void
}

/** A name where it stands: Enter or leaving it keeps it, Escape does not; it stays open while it cannot be. */
export const RenameField = ({ item, ending, taken, complaint, onDone }: RenameFieldProps) => {
  const { ownFileTasks } = useOwnFilesLogic()
  const before = item.name.slice(0, item.name.length - ending.length)
  const { value: name, write, leave, sent } = useKeptField(`rename/${item.kind}/${item.id}`, before)
  const field = useRef<HTMLInputElement>(null)
  const said = useId()
  const wanted = name.trim()
  const problem =
    wanted === ''
      ? copy.nameEmpty
      : isBadName(wanted)
        ? copy.nameBad
        : taken.includes(`${wanted}${ending}`)
          ? complaint
          : ''
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  const finish = (keeps: boolean) => {
    const task = { kind: 'rename' as const, item, name: wanted }
    if (keeps)
      sent(ownFileTasks, (tell) =>
        ownFileTasks.on('tasks.refused', (refused) => {
          if (refused.task === task) tell()
        }),
      )
    else leave()
    if (keeps && wanted !== before) ownFileTasks.send({ type: 'tasks.add', task })
    onDone()
  }
  /** By a key: back to the row, once its name stands there again. */
  const finishHere = (keeps: boolean) => {
    const row = field.current?.closest('li')
    finish(keeps)
    setTimeout(() => row?.querySelector<HTMLElement>('.own-row__label')?.focus())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') finishHere(false)
    if (event.key === 'Enter' && problem === '') finishHere(true)
  }
  return (
    <span className="own-row__rename">
      <input
        ref={field}
        aria-label={copy.renameOf(item.name)}
        aria-describedby={said}
        aria-invalid={problem !== ''}
        value={name}
        maxLength={MAX_OWN_NAME_LENGTH}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeyDown}
        onBlur={({ relatedTarget }) => {
          if (problem === '' && (relatedTarget !== null || document.hasFocus())) finish(true)
        }}
      />
      {ending !== '' && <span className="own-row__extension">{ending}</span>}
      <Text id={said} size="1" color="red" role="status">
        {problem}
      </Text>
    </span>
  )
}
