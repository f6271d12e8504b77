import type { PreviewKind } from '#domain/catalogue/file-item.ts'
import { type OwnFile, splitName } from '#domain/private-file/own-file.ts'
import { useOwnFilesLogic } from '../bundle-logic.ts'
import { useSaveFile } from '../catalogue/use-save-file.ts'
import type { ExtendedIconName } from '../components/extended-icon.tsx'
import { ownFileCopy as copy } from '../copy/own-file-copy.ts'
import { formatMoment } from '../format/moment.ts'
import { formatSize } from '../format/size.ts'
import { useNow } from '../format/use-now.ts'
import { OwnRow, type RowState } from './own-row.tsx'
import { RenameField } from './rename-field.tsx'
import { ShareChips } from './share-chips.tsx'

interface OwnFileRowProps extends RowState {
  readonly file: OwnFile
  /** What else is shown, so that a taken name is seen while it is typed. */
  readonly siblings: readonly OwnFile[]
}

const ICONS: Readonly<Partial<Record<PreviewKind, ExtendedIconName>>> = { image: 'picture', video: 'video' }

/** A file: looked at by its name, with how it stands with each school. */
export const OwnFileRow = ({ file, siblings, ...row }: OwnFileRowProps) => {
  const now = useNow()
  const saveFile = useSaveFile()
  const { renewFile } = useOwnFilesLogic()
  const { id, name, suffix, size, updateTime, pathName, trashUntil, directoryId } = file
  const { onAsk } = row
  const { bin, keyword } = row.query
  const [, ending] = splitName(name, suffix)
  const preview = () => onAsk({ kind: 'preview', file })
  return (
    <OwnRow
      {...row}
      item={{ kind: 'file', id, name }}
      icon={ICONS[file.previewKind] ?? 'file'}
      name={
        row.renaming ? (
          <RenameField
            item={{ kind: 'file', id, name }}
            ending={ending}
            taken={siblings
              .filter((it) => it.id !== id && it.directoryId === directoryId)
              .map((it) => it.name)}
            complaint={copy.fileNameTaken}
            onDone={() => row.onRename(false)}
          />
        ) : bin ? (
          <span className="own-row__label">{name}</span>
        ) : (
          <button type="button" className="own-row__label" onClick={preview}>
            {name}
          </button>
        )
      }
      place={bin || keyword !== '' ? copy.inFolder(pathName) : ''}
      share={bin ? null : <ShareChips file={file} onAsk={onAsk} />}
      size={formatSize(size)}
      time={formatMoment(updateTime, now)}
      trashUntil={trashUntil}
      actions={[
        { label: copy.preview, act: preview },
        { label: copy.share, act: () => onAsk({ kind: 'share', fileIds: [id], requestId: 0 }) },
        { label: copy.download, act: () => saveFile(file, renewFile(row.query, id)) },
      ]}
    />
  )
}
