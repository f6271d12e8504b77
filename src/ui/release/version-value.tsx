import './version-value.css'
import { Text } from '@radix-ui/themes'
import type { VersionPlace } from '#application/release/renew-version-file.ts'
import type { FileItem } from '#domain/catalogue/file-item.ts'
import type { ResourceField, ResourceVersion } from '#domain/release/resource-version.ts'
import { useStudioLogic } from '../bundle-logic.ts'
import { DownloadLink } from '../catalogue/download-link.tsx'
import { resourceVersionCopy as words } from '../copy/resource-version-copy.ts'
import { formatSize } from '../format/size.ts'

interface VersionValueProps {
  readonly version: ResourceVersion
  readonly field: ResourceField
  /** Where it is shown, which is asked for its file anew. */
  readonly place: VersionPlace
}

/** What a version says in one of its fields. */
export const VersionValue = ({ version, field, place }: VersionValueProps) => {
  const { file, coverUrl } = version
  if (field === 'cover')
    return coverUrl === '' ? (
      <Text size="2">{words.drawnCover}</Text>
    ) : (
      <img className="version-value__cover" src={coverUrl} alt={words.pictureCover} />
    )
  if (field === 'file')
    return file === null ? <Text size="2">{words.noFile}</Text> : <VersionFile file={file} place={place} />
  const texts: Readonly<Record<Exclude<ResourceField, 'cover' | 'file'>, string>> = {
    name: version.name,
    summary: version.summary,
    introduction: version.introduction,
    place: version.placeNames.join(' / '),
    kind: version.kind.name || words.noneKind,
  }
  return (
    <Text as="p" size="2" className="version-value">
      {texts[field]}
    </Text>
  )
}

interface VersionFileProps extends Pick<VersionValueProps, 'place'> {
  readonly file: FileItem
}

const VersionFile = ({ file, place }: VersionFileProps) => (
  <DownloadLink
    className="version-value__file"
    file={file}
    renew={useStudioLogic().renewVersionFile(place, file.id)}
    aria-label={words.download(file.name)}
  >
    {file.name} · {formatSize(file.size)}
  </DownloadLink>
)
