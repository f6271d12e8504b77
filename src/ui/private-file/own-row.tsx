import './own-row.css'
import { Button, IconButton } from '@radix-ui/themes'
import type { KeyboardEvent, ReactNode } from 'react'
import type { OwnItem } from '#domain/private-file/own-file.ts'
import type { OwnFileQuery } from '#domain/private-file/own-file-query.ts'
import { useOwnFilesLogic } from '../bundle-logic.ts'
import { ExtendedIcon, type ExtendedIconName } from '../components/extended-icon.tsx'
import { LateMenu } from '../components/late-menu.tsx'
import { ownFileCopy as copy } from '../copy/own-file-copy.ts'
import { formatMonthDay } from '../format/moment.ts'
import { useNow } from '../format/use-now.ts'
import { lazyWithOverlays } from '../theme/lazy-with-overlays.tsx'
import type { Ask } from './own-files-actor.ts'

const OwnRowMenu = lazyWithOverlays(async () => (await import('./own-row-menu.tsx')).OwnRowMenu)

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

const Menu = ({ item, actions, onAsk, onRename }: OwnRowProps) => (
  <LateMenu
    renderButton={(opener) => (
      <IconButton {...opener} variant="ghost" color="gray" aria-label={copy.more(item.name)}>
        <ExtendedIcon name="more" />
      </IconButton>
    )}
  >
    {(menu) => <OwnRowMenu {...menu} item={item} actions={actions} onAsk={onAsk} onRename={onRename} />}
  </LateMenu>
)
