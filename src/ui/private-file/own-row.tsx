import './own-row.css'
import { Button, DropdownMenu, IconButton } from '@radix-ui/themes'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import type { OwnItem } from '#domain/private-file/own-file.ts'
import type { OwnFileQuery } from '#domain/private-file/own-file-query.ts'
import { useOwnFilesLogic } from '../actors-context.tsx'
import { ExtendedIcon, type ExtendedIconName } from '../components/extended-icon.tsx'
import { ownFileCopy as copy } from '../copy/own-file-copy.ts'
import { formatMonthDay } from '../format/moment.ts'
import { useNow } from '../format/use-now.ts'
import type { Ask } from './own-files-actor.ts'

/** The props of every row, of files and folders alike. */
export interface RowState {
  readonly query: OwnFileQuery
  readonly onAsk: Ask
  readonly selected: boolean
  readonly renaming: boolean
  /** `range`: with everything between. */
  readonly onSelect: (range: boolean) => void
  readonly onRename: (begins: boolean) => void
}

interface OwnRowProps extends RowState {
  readonly item: OwnItem
  readonly icon: ExtendedIconName
  /** The name as it is opened, or the field in which it is changed. */
  readonly name: ReactNode
  /** Under the name: where it lies. */
  readonly place: string
  readonly share?: ReactNode
  readonly size: string
  readonly time: string
  readonly trashUntil: string
  /** First in the menu. */
  readonly actions: readonly { readonly label: string; readonly act: () => void }[]
}

/** One folder or file. F2 and Delete act on the row that has the focus. */
export const OwnRow = (props: OwnRowProps) => {
  const { query, onAsk, selected, renaming, onSelect, onRename, item, icon } = props
  const now = useNow()
  const onKeyDown = (event: KeyboardEvent) => {
    if (query.bin || renaming || event.target instanceof HTMLInputElement) return
    if (event.key === 'F2') onRename(true)
    else if (event.key === 'Delete') onAsk({ kind: 'remove', items: [item] })
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys are those of what has the focus in it
    <li className="own-row" data-selected={selected} data-bin={query.bin} onKeyDown={onKeyDown}>
      <label className="own-row__select">
        <input
          type="checkbox"
          aria-label={copy.select(item.name)}
          checked={selected}
          onChange={({ nativeEvent }) => onSelect('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
        />
      </label>
      <span className="own-row__icon" data-kind={item.kind}>
        <ExtendedIcon name={icon} size={22} />
      </span>
      <div className="own-row__name">
        {props.name}
        {props.place !== '' && <span className="own-row__place">{props.place}</span>}
      </div>
      <div className="own-row__share">{props.share}</div>
      <span className="own-row__size">{props.size}</span>
      <span className="own-row__time">
        {query.bin && props.trashUntil !== '' ? formatMonthDay(new Date(props.trashUntil), now) : props.time}
      </span>
      <div className="own-row__tools">
        {query.bin ? <BinTools item={item} onAsk={onAsk} /> : <Menu {...props} />}
      </div>
    </li>
  )
}

const BinTools = ({ item, onAsk }: Pick<OwnRowProps, 'item' | 'onAsk'>) => {
  const { ownFileTasks } = useOwnFilesLogic()
  return (
    <>
      <Button
        size="1"
        variant="soft"
        aria-label={copy.actOn(copy.restore, item.name)}
        onClick={() => ownFileTasks.send({ type: 'tasks.add', task: { kind: 'restore', items: [item] } })}
      >
        {copy.restore}
      </Button>
      <Button
        size="1"
        variant="soft"
        color="red"
        aria-label={copy.actOn(copy.purge, item.name)}
        onClick={() => onAsk({ kind: 'purge', items: [item] })}
      >
        {copy.purge}
      </Button>
    </>
  )
}

/** The dialog or field that opens next takes the focus: the menu does not restore it. */
const Menu = ({ item, actions, onAsk, onRename }: OwnRowProps) => {
  const renames = useRef(false)
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger>
        <IconButton variant="ghost" color="gray" aria-label={copy.more(item.name)}>
          <ExtendedIcon name="more" />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        onCloseAutoFocus={(event) => {
          if (!renames.current) return
          // The field takes the focus that the menu would give back: one that comes later ends the renaming.
          renames.current = false
          event.preventDefault()
          onRename(true)
        }}
      >
        {actions.map(({ label, act }) => (
          <DropdownMenu.Item key={label} onSelect={act}>
            {label}
          </DropdownMenu.Item>
        ))}
        <DropdownMenu.Item
          shortcut="F2"
          onSelect={() => {
            renames.current = true
          }}
        >
          {copy.rename}
        </DropdownMenu.Item>
        <DropdownMenu.Item onSelect={() => onAsk({ kind: 'move', items: [item] })}>
          {copy.move}
        </DropdownMenu.Item>
        <DropdownMenu.Item onSelect={() => onAsk({ kind: 'copy', items: [item] })}>
          {copy.copy}
        </DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Item
          color="red"
          shortcut="Delete"
          onSelect={() => onAsk({ kind: 'remove', items: [item] })}
        >
          {copy.remove}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
