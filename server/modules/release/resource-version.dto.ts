import type * as z from 'zod/mini'
import type { Sent } from '#contract/call.ts'
import { type resourceVersion, VERSION_STATUS } from '#contract/resource-version.ts'
import { gradeName } from '../content/content-card.ts'
import type { Place } from '../content/curriculum-place.ts'
import type { MakeFileDto } from '../file/file.dto.ts'
import type { HeldRow, VersionListRow } from './version-list.repository.ts'

export type ResourceVersionDto = Sent<z.output<typeof resourceVersion>>

/** What nodes of the curriculum and kinds are called. */
export interface Names {
  readonly nodes: ReadonlyMap<number, string>
  readonly kinds: ReadonlyMap<number, string>
}

type Placed = Place & { readonly tagId: number | null }

/** The nodes and kinds that have to be named. */
export const namedBy = (places: readonly Placed[]) => ({
  nodes: [
    ...new Set(
      places
        .flatMap((it) => [it.stageId, it.subjectId, it.versionId, it.bookId, it.chapterId, it.knowId])
        .filter((id) => id !== null),
    ),
  ],
  kinds: [...new Set(places.map(({ tagId }) => tagId ?? 0).filter((id) => id !== 0))],
})

const placeDto = (place: Placed, { nodes, kinds }: Names) => {
  const named = (id: number | null): string => nodes.get(id ?? 0) ?? ''
  return {
    StageId: place.stageId,
    SubjectId: place.subjectId,
    GradeId: place.gradeId,
    VersionId: place.versionId ?? 0,
    BookId: place.bookId ?? 0,
    ChapterId: place.chapterId ?? 0,
    KnowId: place.knowId ?? 0,
    StageName: named(place.stageId),
    SubjectName: named(place.subjectId),
    GradeName: gradeName(place.gradeId),
    VersionName: named(place.versionId),
    BookName: named(place.bookId),
    ChapterName: named(place.chapterId),
    KnowName: named(place.knowId),
    TagId: place.tagId ?? 0,
    TagName: kinds.get(place.tagId ?? 0) ?? '',
  }
}

/** A resource as it is now. */
export const heldDto = (
  { content, file, tagId }: HeldRow,
  names: Names,
  fileDto: MakeFileDto,
): ResourceVersionDto => {
  const { name, createdAt, updatedAt } = content
  return {
    Id: 0,
    RowVersion: 0,
    Number: 0,
    Status: VERSION_STATUS.published,
    Name: name,
    Summary: content.summary,
    Introduction: content.introduction,
    CoverUrl: content.coverUrl,
    ...placeDto({ ...content, tagId }, names),
    File: file && fileDto({ file, name, createdAt, updatedAt }),
    Remark: '',
    UserName: '',
    CreateTime: updatedAt.toISOString(),
    DeciderName: '',
    DecideTime: '',
    Reason: '',
  }
}

/** One version; a stored cover is shown by a signed address, since it may not be open to all yet. */
export const versionDto = (
  { version, versionFile: file, cover, userName, deciderName }: VersionListRow,
  names: Names,
  fileDto: MakeFileDto,
): ResourceVersionDto => {
  const { name, createdAt } = version
  const at = { createdAt, updatedAt: createdAt }
  return {
    Id: version.id,
    RowVersion: version.rowVersion,
    Number: version.number ?? 0,
    Status: version.status,
    Name: name,
    Summary: version.summary,
    Introduction: version.introduction,
    CoverUrl: cover ? fileDto({ file: cover, name: '封面', ...at }).PreviewUrl : version.coverUrl,
    ...placeDto(version, names),
    File: file && fileDto({ file, name, ...at }),
    Remark: version.remark,
    UserName: userName ?? '',
    CreateTime: createdAt.toISOString(),
    DeciderName: deciderName ?? '',
    DecideTime: version.decidedAt?.toISOString() ?? '',
    Reason: version.reason,
  }
}
