import '../../list/list-page.css'
import './school-library.css'
import { Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import { pageCountOf } from '#domain/kernel/page.ts'
import { LIBRARY_SORTS, type LibraryQuery, narrowedLibrary } from '#domain/school-file/library-query.ts'
import type { Organisation } from '#domain/session/organisation.ts'
import { useActors } from '../../../actors-context.tsx'
import { ChoiceGroup } from '../../../catalogue/choice-group.tsx'
import { FilterPanel } from '../../../catalogue/filter-panel.tsx'
import { FilterSheet } from '../../../catalogue/filter-sheet.tsx'
import type { FilterSource } from '../../../catalogue/filter-source.ts'
import { useMedia } from '../../../components/use-media.ts'
import { libraryCopy } from '../../../copy/library-copy.ts'
import { formatCount } from '../../../format/count.ts'
import { useLatestSearch } from '../../../routing/latest-search.ts'
import { libraryAddress, listOfLibrary, readLibraryQuery } from '../../../routing/library-codec.ts'
import { TAKEN_DOWN_ADDRESS } from '../../../routing/taken-down-address.ts'
import type { LibraryActors } from './library-actors.ts'
import { chosenLibraryFilters, LibraryFilterRows } from './library-filters.tsx'
import { LibraryResults } from './library-results.tsx'
import { LibrarySearch } from './library-search.tsx'
import { useLibraryAt } from './use-library.ts'

/** Where the tree no longer has room beside the files. */
const NARROW = '(max-width: 767px)'

/** The library of one school: where at the left, what above, files. Screens `school-local-database`. */
export const SchoolLibrary = ({ organisation }: { readonly organisation: Organisation }) => {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const query = readLibraryQuery(organisation.id, search)
  const list = listOfLibrary(query)
  const { library, menus } = useLibraryAt(query)
  const narrow = useMedia(NARROW)
  const counted = useRef<HTMLParagraphElement>(null)

  const latest = useLatestSearch()
  const go = (change: (now: LibraryQuery) => LibraryQuery) => {
    const changed = change(readLibraryQuery(organisation.id, latest()))
    void navigate(libraryAddress(changed), { preventScrollReset: true })
  }
  const looksAfter = useSelector(useActors().session, (session) => {
    const rights = selectUser(session)?.rights
    return rights?.manage === true || rights?.review === true
  })
  const source: FilterSource = {
    filters: menus,
    example: null,
    onChange: ({ stage, subject, version, book, chapter }) =>
      go((now) => narrowedLibrary(now, { stage, subject, version, book, chapter })),
  }
  const filterRows = <LibraryFilterRows query={query} menus={menus} onChange={go} />
  return (
    <div className="list-page">
      {!narrow && (
        <aside className="list-page__side">
          <FilterPanel query={list} source={source} />
        </aside>
      )}
      <div className="list-page__main">
        <LibrarySearch
          keyword={query.keyword}
          onSearch={(keyword) => go((now) => narrowedLibrary(now, { keyword }))}
        />
        {!narrow && filterRows}
        <div className="list-page__bar">
          <Total library={library} counted={counted} />
          {looksAfter && <Link to={TAKEN_DOWN_ADDRESS}>{libraryCopy.toTakenDown}</Link>}
          {narrow && (
            <FilterSheet chosen={chosenLibraryFilters(query)}>
              {filterRows}
              <FilterPanel query={list} source={source} />
            </FilterSheet>
          )}
          <ChoiceGroup
            name={libraryCopy.sort}
            choices={LIBRARY_SORTS}
            chosen={query.sort}
            nameOf={(sort) => libraryCopy.sorts[sort]}
            onChoose={(sort) => go((now) => narrowedLibrary(now, { sort }))}
          />
        </div>
        <LibraryResults query={query} library={library} counted={counted} />
      </div>
    </div>
  )
}

interface TotalProps extends Pick<LibraryActors, 'library'> {
  /** Where the focus goes when a page is turned. */
  readonly counted: { readonly current: HTMLParagraphElement | null }
}

const Total = ({ library, counted }: TotalProps) => {
  const page = useSelector(library, ({ context }) => context.page)
  const known = useSelector(
    library,
    (snapshot) => page.items.length > 0 || snapshot.matches({ list: 'empty' }),
  )
  return (
    <Text as="p" ref={counted} size="2" tabIndex={-1} className="school-library__total" aria-live="polite">
      {known ? libraryCopy.total(formatCount(page.total)) : ' '}
      {known && page.index > 1 && (
        <span className="visually-hidden">{libraryCopy.onPage(page.index, pageCountOf(page))}</span>
      )}
    </Text>
  )
}
