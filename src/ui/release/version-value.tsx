import './version-value.css'
import { Text } from '@radix-ui/themes'
import type { ResourceField, ResourceVersion } from '#domain/release/resource-version.ts'
import { resourceVersionCopy as words } from '../copy/resource-version-copy.ts'
import { formatSize } from '../format/size.ts'

interface VersionValueProps {
  readonly version: ResourceVersion
  readonly field: ResourceField
}

/** What a version says in one of its fields. */
export const VersionValue = ({ version, field }: VersionValueProps) => {
  const { file, coverUrl } = version
  if (field === 'cover')
    return coverUrl === '' ? (
      <Text size="2">{words.drawnCover}</Text>
    ) : (
      <img className="version-value__cover" src={coverUrl} alt={words.pictureCover} />
    )
  if (field === 'file')
    return file === null ? (
      <Text size="2">{words.noFile}</Text>
    ) : (
      <a
        className="version-value__file"
        href={file.downloadUrl}
        download={file.name}
        aria-label={words.download(file.name)}
      >
        {file.name} · {formatSize(file.size)}
      </a>
    )
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
