import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { LIBRARY_ROWS } from '#application/school-file/library-menus.provide.ts'
import { menuKeyOf, shownTags, tagsRequest } from '#domain/catalogue/menu.ts'
import type { Tag } from '#domain/catalogue/tag-group.ts'
import {
  isLibraryNarrowed,
  LIBRARY_FORMATS,
  type LibraryFilters,
  type LibraryQuery,
  narrowedLibrary,
  withoutLibraryFilters,
} from '#domain/school-file/library-query.ts'
import { OneOfRow } from '../../../catalogue/one-of-row.tsx'
import { TagsFailed } from '../../../catalogue/tags-failed.tsx'
import { libraryCopy } from '../../../copy/library-copy.ts'
import { formatCount } from '../../../format/count.ts'
import { menuPlaceOf } from '../../../routing/library-codec.ts'
import type { LibraryActors } from './library-actors.ts'

export interface LibraryFilterRowsProps extends Pick<LibraryActors, 'menus'> {
  readonly query: LibraryQuery
  readonly onChange: (change: (now: LibraryQuery) => LibraryQuery) => void
}

const ROW_NAMES: Readonly<Record<'tag' | 'format' | 'uploader', string>> = libraryCopy.rows

/** How much narrows the library, the place counted as one. */
export const chosenLibraryFilters = (query: LibraryQuery): number =>
  [
    query.stage || query.subject,
    query.version || query.book,
    query.chapter,
    query.tag,
    query.uploader,
  ].filter((id) => id !== 0).length + (query.format === 'any' ? 0 : 1)

/** 课件 教案 学案 … , formats, and who shared. */
export const LibraryFilterRows = ({ query, menus, onChange }: LibraryFilterRowsProps) => {
  const known = useSelector(menus, ({ context }) => context.menus)
  const place = menuPlaceOf(query)
  const request = tagsRequest(place, known)
  const menu = request === null ? undefined : known[menuKeyOf(request)]
  // A row keeps its room until it is known whether there is anything in it.
  const isRead = menu !== undefined && menu.status !== 'loading'
  const groups = shownTags(place, known)
  const tagsOf = (code: string): readonly Tag[] => groups.find((group) => group.code === code)?.tags ?? []
  const change = (filters: Partial<LibraryFilters>) => onChange((now) => narrowedLibrary(now, filters))

  const row = <K extends 'tag' | 'uploader' | 'format'>(
    name: K,
    any: LibraryFilters[K],
    choices: readonly (readonly [value: LibraryFilters[K], label: string])[],
  ) =>
    choices.length === 0 && isRead ? null : (
      <OneOfRow
        name={ROW_NAMES[name]}
        choices={choices}
        chosen={query[name]}
        any={any}
        onChoose={(value) => change({ [name]: value })}
      />
    )

  return (
    <div className="school-library__filters">
      {row('tag', 0, withChosen(tagsOf(LIBRARY_ROWS.tag), query.tag, libraryCopy.noTag))}
      {row(
        'format',
        'any',
        LIBRARY_FORMATS.map((format) => [format, libraryCopy.formats[format]]),
      )}
      {row('uploader', 0, withChosen(tagsOf(LIBRARY_ROWS.uploader), query.uploader, libraryCopy.nobody))}
      {request !== null && menu?.status === 'failed' && (
        <TagsFailed failure={menu.failure} onRetry={() => menus.send({ type: 'filters.retry', request })} />
      )}
      {isLibraryNarrowed(query) && (
        <Button
          variant="ghost"
          color="gray"
          size="1"
          className="school-library__clear"
          onClick={() => onChange(withoutLibraryFilters)}
        >
          {libraryCopy.clearFilters}
        </Button>
      )}
    </div>
  )
}

/** What the address names stands in its row, whether the school has something of it or not. */
const withChosen = (
  tags: readonly Tag[],
  chosen: number,
  unknown: string,
): readonly (readonly [number, string])[] => {
  const choices = tags.map(
    ({ id, name, count }) => [id, libraryCopy.counted(name, formatCount(count))] as const,
  )
  return chosen === 0 || tags.some(({ id }) => id === chosen) ? choices : [...choices, [chosen, unknown]]
}
