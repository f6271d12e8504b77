import { Button, Text } from '@radix-ui/themes'
import type { ResourceForm, ResourceVersion } from '#domain/release/resource-version.ts'
import { resourceVersionCopy as words } from '../../copy/resource-version-copy.ts'
import { OwnFilePicker } from '../../private-file/own-file-picker.tsx'
import { VersionValue } from '../../release/version-value.tsx'

interface FileFieldsProps {
  readonly resourceId: number
  readonly current: ResourceVersion
  readonly form: ResourceForm
  readonly onEdit: (fields: Partial<ResourceForm>) => void
}

/** The file and the cover: kept, or taken from one's own files. */
export const FileFields = ({ resourceId, current, form, onEdit }: FileFieldsProps) => (
  <>
    <div className="resource-editor__field">
      <Text size="2">{words.fields.file}</Text>
      <div className="resource-editor__line">
        {form.file === null ? (
          <VersionValue version={current} field="file" place={{ resourceId }} />
        ) : (
          <Text size="2">{words.newFile(form.file.name)}</Text>
        )}
        <OwnFilePicker
          kind="any"
          label={words.chooseFile}
          name={words.chooseFile}
          onChoose={(id, name) => onEdit({ file: { id, name } })}
        />
        {form.file !== null && (
          <Button type="button" variant="soft" color="gray" onClick={() => onEdit({ file: null })}>
            {words.keepFile}
          </Button>
        )}
      </div>
    </div>
    <div className="resource-editor__field">
      <Text size="2">{words.fields.cover}</Text>
      <div className="resource-editor__line">
        <Cover resourceId={resourceId} current={current} form={form} />
        <OwnFilePicker
          kind="picture"
          label={words.chooseCover}
          name={words.chooseCover}
          onChoose={(id, name) => onEdit({ cover: { kind: 'picture', file: { id, name } } })}
        />
        {form.cover.kind === 'keep' && current.coverUrl !== '' && (
          <Button
            type="button"
            variant="soft"
            color="gray"
            onClick={() => onEdit({ cover: { kind: 'drawn' } })}
          >
            {words.drawCover}
          </Button>
        )}
        {form.cover.kind !== 'keep' && (
          <Button
            type="button"
            variant="soft"
            color="gray"
            onClick={() => onEdit({ cover: { kind: 'keep' } })}
          >
            {words.keepCover}
          </Button>
        )}
      </div>
    </div>
  </>
)

const Cover = ({ resourceId, current, form: { cover } }: Omit<FileFieldsProps, 'onEdit'>) => {
  if (cover.kind === 'keep') return <VersionValue version={current} field="cover" place={{ resourceId }} />
  return <Text size="2">{cover.kind === 'drawn' ? words.drawnCover : words.newCover(cover.file.name)}</Text>
}
