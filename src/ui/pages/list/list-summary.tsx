import './list-summary.css'
import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { cleared, filtersOf, searchedFor, withoutFilter } from '#domain/catalogue/list-change.ts'
import type { ListQuery } from '#domain/catalogue/list-query.ts'
import { pageCountOf } from '#domain/kernel/page.ts'
import { useListLogic } from '../../bundle-logic.ts'
import { filterName } from '../../catalogue/filter-names.ts'
import { Icon } from '../../components/icon.tsx'
import { listCopy } from '../../copy/list-copy.ts'
import { formatCount } from '../../format/count.ts'

export interface ListSummaryProps {
  readonly query: ListQuery
  /** Where the focus goes when a page is turned. */
  readonly counted: RefObject<HTMLParagraphElement | null>
}

/** How many there are, and what narrows them: each can be taken away again. */
export const ListSummary = ({ query, counted }: ListSummaryProps) => (
  <div className="list-summary">
    <Total counted={counted} />
    <Chips query={query} />
  </div>
)

const Total = ({ counted }: { counted: RefObject<HTMLParagraphElement | null> }) => {
  const { list } = useListLogic()
  const shown = useSelector(list, ({ context }) => context.shown)
  const failed = useSelector(list, (snapshot) => snapshot.matches('failed') || snapshot.matches('defect'))
  const words = shown === null || failed ? '' : totalOf(shown.page.total, shown.capped)
  const place =
    shown === null || failed || shown.page.index === 1
      ? ''
      : listCopy.onPage(shown.page.index, pageCountOf(shown.page))
  return (
    <Text as="p" ref={counted} size="2" tabIndex={-1} className="list-summary__total" aria-live="polite">
      {words || ' '}
      {place !== '' && <span className="visually-hidden">{place}</span>}
    </Text>
  )
}

const totalOf = (total: number, capped: boolean): string =>
  capped ? listCopy.atLeast(formatCount(total)) : listCopy.total(formatCount(total))

const Chips = ({ query }: { query: ListQuery }) => {
  const { list, filters } = useListLogic()
  const place = useSelector(filters, ({ context }) => context.place)
  const menus = useSelector(filters, ({ context }) => context.menus)
  const example = useSelector(list, ({ context }) => context.shown?.page.items[0]?.content ?? null)
  const change = (next: ListQuery) => list.send({ type: 'list.change', query: next })
  const chips = filtersOf(query).map((filter) => ({
    key: JSON.stringify(filter),
    name: filterName(filter, { ...place, query }, menus, example),
    next: withoutFilter(query, filter),
  }))
  const all =
    query.keyword === ''
      ? chips
      : [
          { key: 'keyword', name: listCopy.keywordChip(query.keyword), next: searchedFor(query, '') },
          ...chips,
        ]
  if (all.length === 0) return null
  return (
    <ul className="list-summary__chips" aria-label={listCopy.chosenFilters}>
      {all.map(({ key, name, next }) => (
        <li key={key}>
          <button
            type="button"
            className="list-summary__chip"
            aria-label={listCopy.removeFilter(name)}
            onClick={() => change(next)}
          >
            <span>{name}</span>
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
      {chips.length > 0 && (
        <li>
          <Button variant="ghost" color="gray" size="1" onClick={() => change(cleared(query))}>
            {listCopy.clear}
          </Button>
        </li>
      )}
    </ul>
  )
}
