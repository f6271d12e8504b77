import './list-page.css'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { listedCategoryOf } from '#domain/catalogue/categories.machine.ts'
import { filtersOf } from '#domain/catalogue/list-change.ts'
import type { ListQuery } from '#domain/catalogue/list-query.ts'
import { useActors } from '../../actors-context.tsx'
import { useListLogic } from '../../bundle-logic.ts'
import { FilterPanel } from '../../catalogue/filter-panel.tsx'
import { FilterSheet } from '../../catalogue/filter-sheet.tsx'
import type { FilterSource } from '../../catalogue/filter-source.ts'
import { TypeTabs } from '../../catalogue/type-tabs.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { useMedia } from '../../components/use-media.ts'
import { copy } from '../../copy/copy.ts'
import { useCrumb } from '../../navigation/use-crumb.ts'
import { pageTitleOf } from '../../routing/route-handle.ts'
import { FoundTypes } from './found-types.tsx'
import { ListResults } from './list-results.tsx'
import { ListSummary } from './list-summary.tsx'
import { ListTools } from './list-tools.tsx'
import { TagRows } from './tag-rows.tsx'

/** Where the tree no longer has room beside the list. */
const NARROW = '(max-width: 767px)'

/** The menus stay in sight far down a list; another list is seen from its beginning. */
const showStart = (main: HTMLElement | null): void => {
  if (main !== null && main.getBoundingClientRect().top < 0) main.scrollIntoView()
}

/** The keyword, else the category whose tab is open, as the server calls it. */
const useListTitle = ({ type, keyword }: ListQuery): string => {
  const { pathname, search } = useLocation()
  const category = useSelector(useActors().categories, ({ context }) => listedCategoryOf(context, type))
  const title = (keyword === '' && category?.name) || pageTitleOf(pathname, search)
  useCrumb(title)
  return title
}

/** Lists and search results: types, menus at the left, rows of tags, what was found. Screens `/list`. */
export const ListPage = () => {
  const { list, filters } = useListLogic()
  const narrow = useMedia(NARROW)
  const query = useSelector(list, ({ context }) => context.query)
  const example = useSelector(list, ({ context }) => context.shown?.page.items[0]?.content ?? null)
  const main = useRef<HTMLDivElement>(null)
  const source: FilterSource = {
    filters,
    example,
    onChange: (changed) => {
      list.send({ type: 'list.change', query: changed })
      showStart(main.current)
    },
  }
  const title = useListTitle(query)
  const summary = useRef<HTMLParagraphElement>(null)
  return (
    <>
      <PageHeader title={title} route={query.keyword === '' ? copy.pageTitles.list : undefined} />
      <TypeTabs query={query} />
      <div className="list-page">
        {!narrow && (
          <aside className="list-page__side">
            <FilterPanel query={query} source={source} />
          </aside>
        )}
        <div ref={main} className="list-page__main">
          <FoundTypes query={query} />
          {!narrow && <TagRows query={query} />}
          <div className="list-page__bar">
            <ListSummary query={query} counted={summary} />
            {narrow && (
              <FilterSheet chosen={filtersOf(query).length}>
                <TagRows query={query} />
                <FilterPanel query={query} source={source} />
              </FilterSheet>
            )}
            <ListTools query={query} />
          </div>
          <ListResults counted={summary} />
        </div>
      </div>
    </>
  )
}
