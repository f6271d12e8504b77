import type { FileItem } from '#domain/catalogue/file-item.ts'
import type { ShareRequest } from '#domain/review/share-request.ts'
import type { SimilarFile } from '#domain/review/similar-file.ts'
import { PLACE_LEVELS, type SchoolPlace } from '#domain/school-file/school-place.ts'
import type { MemoryBackend } from './backend.ts'
import { chapterNodes, subjectMenuOf, subjectNodes } from './content/curriculum.ts'
import { libraryAt, RESOURCE_KINDS } from './content/library.ts'
import { RESOURCES } from './content/resources.ts'
import { fileOfResource } from './resource.backend.ts'
import { requestsForSameFile, type ShareData, type SharedFile } from './share.backend.ts'

/** The names of a place, from the stage down. */
const namesOf = (place: SchoolPlace, backend: MemoryBackend): readonly string[] => {
  const contents = libraryAt(backend.now())
  const known = [
    ...subjectNodes(contents).flatMap((stage) => [stage, ...stage.children]),
    ...subjectMenuOf(contents, place.subjectId).versions.flatMap((version) => [version, ...version.children]),
    ...chapterNodes(contents, [], place.bookId).flatMap((unit) => [unit, ...unit.children]),
  ]
  return PLACE_LEVELS.flatMap((level) => known.find(({ id }) => id === place[level])?.name ?? [])
}

/** The in-memory backend keeps no bytes: there is nothing to look at. */
const fileOf = ({ fileId, file, share }: SharedFile): FileItem => ({
  id: fileId,
  ...file,
  downloadUrl: '',
  previewUrl: '',
  previewKind: 'none',
  thumbUrl: '',
  updateTime: share.appliedAt,
})

/** What the library has like it: the same bytes, or the same name. */
export const similarTo = ({ file }: SharedFile): readonly SimilarFile[] =>
  RESOURCES.map((card) => ({ card, known: fileOfResource(card) }))
    .filter(({ known }) => known.hash === file.hash || known.name === file.name)
    .map(({ card, known }) => ({
      likeness: known.hash === file.hash ? 'sameContent' : 'sameName',
      file: known,
      contentId: card.id,
      placeNames: PLACE_LEVELS.map((level) => card.place[LEVEL_NAMES[level]].name),
      ownerName: card.teacherName,
      sharedAt: card.updateTime,
    }))

const LEVEL_NAMES = {
  stageId: 'stage',
  subjectId: 'subject',
  versionId: 'version',
  bookId: 'book',
  chapterId: 'chapter',
} as const

/** A request as its reviewer sees it. */
export const reviewedRequest = (
  backend: MemoryBackend,
  data: ShareData,
  shared: SharedFile,
): ShareRequest => {
  const { share, applicant, wanted, ruling } = shared
  const { place, tagId } = ruling ?? wanted
  return {
    id: share.requestId,
    organisation: share.organisation,
    file: fileOf(shared),
    place,
    placeNames: namesOf(place, backend),
    tagId,
    tagName: RESOURCE_KINDS[tagId - 1]?.[0] ?? '',
    note: wanted.note,
    applicant: { id: applicant.id, name: applicant.name },
    appliedAt: share.appliedAt,
    askedAt: shared.askedAt ?? '',
    status: share.status,
    rejectReason: ruling?.reason ?? null,
    reason: share.reason,
    reviewerName: share.reviewerName,
    decidedAt: share.decidedAt,
    version: share.version,
    similarCount: similarTo(shared).length,
    contentId:
      share.status === 'approved' || share.status === 'removing' ? (shared.contentId ?? share.requestId) : 0,
    attempts: requestsForSameFile(data, shared).indexOf(shared),
  }
}
