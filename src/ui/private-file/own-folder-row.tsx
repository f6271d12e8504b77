import { Link } from 'react-router-dom'
import type { OwnFolder } from '#domain/private-file/own-file.ts'
import type { Organisation } from '#domain/session/organisation.ts'
import { useOwnFilesLogic } from '../bundle-logic.ts'
import { ownFileCopy as copy } from '../copy/own-file-copy.ts'
import { formatMoment } from '../format/moment.ts'
import { useNow } from '../format/use-now.ts'
import { ownFilesAddress } from './own-files-address.ts'
import { OwnRow, type RowState } from './own-row.tsx'
import { RenameField } from './rename-field.tsx'

interface OwnFolderRowProps extends RowState {
  readonly folder: OwnFolder
  /** What else is shown, so that a taken name is seen while it is typed. */
  readonly siblings: readonly OwnFolder[]
  readonly organisation: Organisation
}

/** A folder: opened by its name. */
export const OwnFolderRow = ({ folder, siblings, organisation, ...row }: OwnFolderRowProps) => {
  const { ownFileTasks } = useOwnFilesLogic()
  const now = useNow()
  const { id, name, held, updateTime, pathName, trashUntil } = folder
  const { bin, keyword, order } = row.query
  return (
    <OwnRow
      {...row}
      item={{ kind: 'folder', id, name }}
      icon="folder"
      name={
        row.renaming ? (
          <RenameField
            item={{ kind: 'folder', id, name }}
            ending=""
            taken={siblings
              .filter((it) => it.id !== id && it.parentId === folder.parentId)
              .map((it) => it.name)}
            complaint={copy.nameTaken}
            onDone={() => row.onRename(false)}
          />
        ) : bin ? (
          <span className="own-row__label">{name}</span>
        ) : (
          <Link className="own-row__label" to={ownFilesAddress(organisation.id, { folder: id, order })}>
            {name}
          </Link>
        )
      }
      place={bin || keyword !== '' ? copy.inFolder(pathName) : ''}
      size={copy.folderHeld(held)}
      time={formatMoment(updateTime, now)}
      trashUntil={trashUntil}
      actions={[
        {
          label: copy.download,
          act: () =>
            ownFileTasks.send({
              type: 'tasks.add',
              task: { kind: 'pack', chosen: { folderIds: [id], fileIds: [] } },
            }),
        },
      ]}
    />
  )
}
