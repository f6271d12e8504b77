import { DropdownMenu } from '@radix-ui/themes'
import { useRef } from 'react'
import type { OwnItem } from '#domain/private-file/own-file.ts'
import type { LateMenuState } from '../components/late-menu.tsx'
import { LateMenuContent } from '../components/late-menu-content.tsx'
import { ownFileCopy as copy } from '../copy/own-file-copy.ts'
import type { Ask } from './own-files-actor.ts'

interface OwnRowMenuProps extends LateMenuState {
  readonly item: OwnItem
  /** First in the menu. */
  readonly actions: readonly { readonly label: string; readonly act: () => void }[]
  readonly onAsk: Ask
  readonly onRename: (begins: boolean) => void
}

/** What can be done with a folder or file. */
export const OwnRowMenu = ({ item, actions, onAsk, onRename, ...menu }: OwnRowMenuProps) => {
  const renames = useRef(false)
  return (
    <LateMenuContent
      {...menu}
      onLeft={() => {
        if (!renames.current) return false
        // The field takes the focus that the menu would give back: one that comes later ends the renaming.
        renames.current = false
        onRename(true)
        return true
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
    </LateMenuContent>
  )
}
