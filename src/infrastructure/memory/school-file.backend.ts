import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import type { Tag } from '#domain/catalogue/tag-group.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import {
  LIBRARY_PAGE_SIZE,
  type LibraryCounted,
  type LibraryPlace,
  type LibraryQuery,
  suffixesOf,
} from '#domain/school-file/library-query.ts'
import type { SchoolFile } from '#domain/school-file/school-file.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { Organisation } from '#domain/session/organisation.ts'
import { libraryAt } from './content/library.ts'
import { fileOfResource } from './resource.backend.ts'

const NOT_YOURS = failed<Failure>({ kind: 'forbidden', message: '你不属于这所学校' })

/** Every call about a school first refuses users who do not belong to it. */
export const ownSchool = (
  person: CurrentUser | null,
  organisationId: number,
): Result<Organisation, Failure> => {
  const school = person?.organisations.find(({ id }) => id === organisationId)
  return school === undefined ? NOT_YOURS : success(school)
}

const uploaderId = (name: string): number =>
  Array.from(name).reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 100_003, 7)

export const schoolFileOf = (card: ContentCard): SchoolFile => ({
  id: card.id,
  file: fileOfResource(card),
  place: card.place,
  tag: card.tags[0] ?? { id: 0, name: '' },
  uploader: { id: uploaderId(card.teacherName), name: card.teacherName },
  sharedAt: card.updateTime,
  viewCount: card.viewCount,
  downloadCount: card.downloadCount,
  favourite: card.favourite,
})

/** What a school's teachers shared. */
export const cardsOfSchool = ({ name }: Organisation, now: number): readonly ContentCard[] =>
  libraryAt(now).filter(
    ({ type, organisationName }) => type === CONTENT_TYPE.resource && organisationName === name,
  )

export const filesOfSchool = (school: Organisation, now: number): readonly SchoolFile[] =>
  cardsOfSchool(school, now)
    .map(schoolFileOf)
    .toSorted((one, other) => other.sharedAt.localeCompare(one.sharedAt))

/** What of a library is counted. */
export const isCounted =
  (counted: LibraryCounted) =>
  ({ file, tag, uploader }: SchoolFile): boolean =>
    (counted.tag === 0 || tag.id === counted.tag) &&
    (counted.suffixes.length === 0 || counted.suffixes.includes(file.suffix)) &&
    (counted.uploader === 0 || uploader.id === counted.uploader) &&
    file.name.includes(counted.keyword)

/** What stands at a place. */
export const standsAt =
  (wanted: LibraryPlace) =>
  ({ place }: SchoolFile): boolean =>
    (['stage', 'subject', 'version', 'book', 'chapter'] as const).every(
      (level) => wanted[level] === 0 || place[level].id === wanted[level],
    )

const inOrder = (found: readonly SchoolFile[], { sort }: LibraryQuery): readonly SchoolFile[] => {
  switch (sort) {
    case 'latest':
      return found
    case 'mostViewed':
      return found.toSorted((one, other) => other.viewCount - one.viewCount)
    case 'mostDownloaded':
      return found.toSorted((one, other) => other.downloadCount - one.downloadCount)
    case 'name':
      return found.toSorted((one, other) => one.file.name.localeCompare(other.file.name, 'zh-CN'))
    case 'largest':
      return found.toSorted((one, other) => other.file.size - one.file.size)
  }
}

export const libraryPage = (files: readonly SchoolFile[], query: LibraryQuery) => {
  const counted = { ...query, suffixes: suffixesOf(query.format) }
  const found = inOrder(files.filter(isCounted(counted)).filter(standsAt(query)), query)
  const from = (query.page - 1) * LIBRARY_PAGE_SIZE
  return {
    index: query.page,
    size: LIBRARY_PAGE_SIZE,
    total: found.length,
    items: found.slice(from, from + LIBRARY_PAGE_SIZE),
  }
}

/** Those with something of theirs in the library, most of what is counted first. */
export const countedBy = (
  files: readonly SchoolFile[],
  counted: LibraryCounted & LibraryPlace,
  of: 'tag' | 'uploader',
): readonly Tag[] => {
  const names = new Map(files.map((file) => [file[of].id, file[of].name]))
  const left = files.filter(isCounted({ ...counted, [of]: 0 })).filter(standsAt(counted))
  return [...names]
    .map(([id, name]) => ({ id, name, count: left.filter((file) => file[of].id === id).length }))
    .toSorted((one, other) => other.count - one.count)
}
