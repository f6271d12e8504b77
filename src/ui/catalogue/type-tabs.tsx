import { useSelector } from '@xstate/react'
import { listedCategoryOf } from '#domain/catalogue/categories.machine.ts'
import type { ListQuery } from '#domain/catalogue/list-query.ts'
import { useActors } from '../actors-context.tsx'
import { TabLinks } from '../components/tab-links.tsx'
import { listCopy } from '../copy/list-copy.ts'
import { listAddress } from '../routing/addresses.ts'
import { useChooseCategory } from './category-link.tsx'

/** The categories: each leads to its list from the start, and only the view stays (docs/decisions/0163). */
export const TypeTabs = ({ query: { type: shown, view } }: { query: ListQuery }) => {
  const known = useSelector(useActors().categories, ({ context }) => context)
  const choose = useChooseCategory()
  const offered = known.categories.filter(({ visible }) => visible)
  const active = listedCategoryOf(known, shown)
  return (
    <TabLinks
      name={listCopy.types}
      tabs={offered.map(({ id, type, name }) => ({
        id: String(id),
        name,
        address: listAddress({ type, view }),
        active: id === active?.id,
        onClick: choose(type, name),
      }))}
    />
  )
}
