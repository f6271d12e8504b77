import { useSelector } from '@xstate/react'
import type { ContentType } from '#domain/catalogue/category.ts'
import { ofType } from '#domain/catalogue/list-change.ts'
import type { ListQuery } from '#domain/catalogue/list-query.ts'
import { useActors, useInsideActors } from '../actors-context.tsx'
import { TabLinks } from '../components/tab-links.tsx'
import { listCopy } from '../copy/list-copy.ts'
import { formatCount } from '../format/count.ts'
import { listAddress } from '../routing/addresses.ts'

/** The same place, the same search among contents of each type; a search says how many there are. */
export const TypeTabs = ({ query }: { query: ListQuery }) => {
  const { list } = useInsideActors()
  const { categories } = useActors()
  const offered = useSelector(categories, ({ context }) => context.categories)
  const counts = useSelector(list, ({ context }) => context.shown?.typeCounts)
  const searching = query.keyword !== ''

  const nameWith = (name: string, count: number | undefined) =>
    searching && count !== undefined ? listCopy.typeCount(name, formatCount(count)) : name
  /** A type that is not named has none; a backend may not count at all. */
  const countOf = (type: ContentType) =>
    counts === undefined || counts.length === 0
      ? undefined
      : (counts.find((counted) => counted.type === type)?.count ?? 0)
  const everything = counts?.reduce((sum, { count }) => sum + count, 0)

  const tabs = [
    ...(searching ? [{ id: 0, type: 0 as const, name: nameWith(listCopy.allTypes, everything) }] : []),
    ...offered
      .filter(({ visible }) => visible)
      .map(({ id, type, name }) => ({
        id,
        type,
        name: nameWith(name, countOf(type)),
      })),
  ]
  return (
    <TabLinks
      name={listCopy.types}
      tabs={tabs.map(({ id, type, name }) => ({
        id: String(id),
        name,
        address: listAddress(ofType(query, type)),
        active: type === query.type,
      }))}
    />
  )
}
