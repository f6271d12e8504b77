import { useSearchParams } from 'react-router-dom'
import { PageHeader } from '../../components/page-header.tsx'
import { TabLinks } from '../../components/tab-links.tsx'
import { UnderConstruction } from '../../components/under-construction.tsx'
import { copy } from '../../copy/copy.ts'
import { Favourites } from '../../favourite/favourites.tsx'
import { courseTableAddress } from '../../routing/addresses.ts'

const FAVOURITES_TAB = 3

/** The tab that an address names; the first for an unknown one. */
export const activeTabOf = (query: URLSearchParams): number => {
  const index = Number(query.get('activeIndex') ?? 0)
  return Number.isInteger(index) && copy.courseTable.tabs[index] !== undefined ? index : 0
}

/** The personal center; which tab is open stands in the address (spec §2). */
export const CourseTablePage = () => {
  const [query] = useSearchParams()
  const active = activeTabOf(query)
  return (
    <>
      <PageHeader title={copy.pageTitles.courseTable} />
      <TabLinks
        name={copy.courseTable.tabList}
        tabs={copy.courseTable.tabs.map((name, index) => ({
          name,
          address: courseTableAddress(index),
          active: index === active,
        }))}
      />
      {active === FAVOURITES_TAB ? <Favourites /> : <UnderConstruction />}
    </>
  )
}
