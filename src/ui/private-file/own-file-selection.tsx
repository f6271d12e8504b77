import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { chosenOf, itemsOf, keyOf } from '#domain/private-file/own-file.ts'
import type { OwnFileQuery } from '#domain/private-file/own-file-query.ts'
import { useOwnFilesLogic } from '../bundle-logic.ts'
import { SelectionBar } from '../components/selection-bar.tsx'
import { ownFileCopy as copy } from '../copy/own-file-copy.ts'
import type { Ask, OwnFilesActor } from './own-files-actor.ts'

interface OwnFileSelectionProps {
  readonly query: OwnFileQuery
  readonly files: OwnFilesActor
  readonly onAsk: Ask
}

/** What can be done with the selected, once something is. */
export const OwnFileSelection = ({ query, files, onAsk }: OwnFileSelectionProps) => {
  const { ownFileTasks } = useOwnFilesLogic()
  const selected = useSelector(files, ({ context }) => context.selection.selected)
  const view = useSelector(files, ({ context }) => context.view)
  const all = itemsOf(view)
  const items = all.filter((item) => selected.has(keyOf(item)))
  const chosen = chosenOf(items)
  return (
    <SelectionBar
      copy={copy}
      selected={selected.size}
      all={all.length}
      onSelectAll={() => files.send({ type: 'files.selectAll' })}
      onClear={() => files.send({ type: 'files.clearSelection' })}
    >
      {query.bin ? (
        <>
          <Button
            variant="soft"
            onClick={() => ownFileTasks.send({ type: 'tasks.add', task: { kind: 'restore', items } })}
          >
            {copy.restore}
          </Button>
          <Button variant="soft" color="red" onClick={() => onAsk({ kind: 'purge', items })}>
            {copy.purge}
          </Button>
        </>
      ) : (
        <>
          {chosen.fileIds.length > 0 && chosen.folderIds.length === 0 && (
            <Button onClick={() => onAsk({ kind: 'share', fileIds: chosen.fileIds, requestId: 0 })}>
              {copy.share}
            </Button>
          )}
          <Button variant="soft" onClick={() => onAsk({ kind: 'move', items })}>
            {copy.move}
          </Button>
          <Button variant="soft" onClick={() => onAsk({ kind: 'copy', items })}>
            {copy.copy}
          </Button>
          <Button
            variant="soft"
            onClick={() => ownFileTasks.send({ type: 'tasks.add', task: { kind: 'pack', chosen } })}
          >
            {copy.download}
          </Button>
          <Button variant="soft" color="red" onClick={() => onAsk({ kind: 'remove', items })}>
            {copy.remove}
          </Button>
        </>
      )}
    </SelectionBar>
  )
}
