import { useSelector } from '@xstate/react'
import type { ContentType } from '#domain/catalogue/category.ts'
import { ofType } from '#domain/catalogue/list-change.ts'
import type { ListQuery } from '#domain/catalogue/list-query.ts'
import { useActors } from '../../actors-context.tsx'
import { useListLogic } from '../../bundle-logic.ts'
import { OneOfRow } from '../../catalogue/one-of-row.tsx'
import { listCopy } from '../../copy/list-copy.ts'
import { formatCount } from '../../format/count.ts'

/** The same search among contents of one type; says how many there are of each. */
export const FoundTypes = ({ query }: { query: ListQuery }) => {
  const { list } = useListLogic()
  const { categories } = useActors()
  const offered = useSelector(categories, ({ context }) => context.categories)
  const counts = useSelector(list, ({ context }) => context.shown?.typeCounts)
  if (query.keyword === '') return null

  /** A type that is not named has none; a backend may not count at all. */
  const named = (type: ContentType, name: string): string =>
    counts === undefined || counts.length === 0
      ? name
      : listCopy.typeCount(name, formatCount(counts.find((counted) => counted.type === type)?.count ?? 0))
  const names = new Map(offered.filter(({ visible }) => visible).map(({ type, name }) => [type, name]))
  return (
    <div className="tag-rows">
      <OneOfRow
        name={listCopy.foundTypes}
        choices={[...names].map(([type, name]) => [type, named(type, name)])}
        chosen={query.type}
        any={0}
        onChoose={(type) => list.send({ type: 'list.change', query: ofType(query, type) })}
      />
    </div>
  )
}
