import './no-result.css'
import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { selectOrganisation } from '#application/session/session.selectors.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { cleared, filtersOf, ofType, searchedFor, withoutFilter } from '#domain/catalogue/list-change.ts'
import type { ListQuery } from '#domain/catalogue/list-query.ts'
import type { ListResult } from '#domain/catalogue/list-result.ts'
import { useActors } from '../../actors-context.tsx'
import { useListLogic } from '../../bundle-logic.ts'
import { filterName } from '../../catalogue/filter-names.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { HomeLink } from '../../components/home-link.tsx'
import { copy } from '../../copy/copy.ts'
import { listCopy } from '../../copy/list-copy.ts'
import { formatCount } from '../../format/count.ts'
import { listAddress, schoolAddress } from '../../routing/addresses.ts'
import { livePlanAddress } from '../../routing/live-plan-address.ts'
import { STUDIO_ADDRESS, STUDIO_QUESTIONS_ADDRESS } from '../../routing/studio-address.ts'

/** Nothing was found: offers to drop the narrowest filter, else the word, similar terms, and types that have results. */
export const NoResult = ({ query, result }: { query: ListQuery; result: ListResult }) => {
  const { filters } = useListLogic()
  const { categories } = useActors()
  const place = useSelector(filters, ({ context }) => context.place)
  const menus = useSelector(filters, ({ context }) => context.menus)
  const offered = useSelector(categories, ({ context }) => context.categories)
  const chosen = filtersOf(query)
  const narrowest = chosen.at(-1)
  const others = result.typeCounts.filter(({ type, count }) => type !== query.type && count > 0)

  return (
    <EmptyState title={titleOf(query, chosen.length)} hint={hintOf(query, chosen.length)}>
      {narrowest !== undefined && (
        <Choices>
          <Choice to={listAddress(withoutFilter(query, narrowest))}>
            {listCopy.without(filterName(narrowest, { ...place, query }, menus, null))}
          </Choice>
          {chosen.length > 1 && <Choice to={listAddress(cleared(query))}>{listCopy.clearAll}</Choice>}
        </Choices>
      )}
      {narrowest === undefined && query.keyword !== '' && (
        <Choices>
          <Choice to={listAddress(searchedFor(query, ''))}>{listCopy.without(query.keyword)}</Choice>
        </Choices>
      )}
      {result.suggestions.length > 0 && (
        <Choices name={listCopy.near}>
          {result.suggestions.map((term) => (
            <Choice key={term} to={listAddress(searchedFor(query, term))}>
              {term}
            </Choice>
          ))}
        </Choices>
      )}
      {others.length > 0 && (
        <Choices name={listCopy.elsewhere}>
          {others.map(({ type, count }) => (
            <Choice key={type} to={listAddress(ofType(query, type))}>
              {listCopy.typeCount(
                offered.find((category) => category.type === type)?.name ?? copy.card.types[type],
                formatCount(count),
              )}
            </Choice>
          ))}
        </Choices>
      )}
      {narrowest === undefined && query.keyword === '' && (
        <Choices>
          <Fill type={query.type} />
          <HomeLink />
        </Choices>
      )}
    </EmptyState>
  )
}

/** To where contents of a type are made. */
const Fill = ({ type }: Pick<ListQuery, 'type'>) => {
  const organisation = useSelector(useActors().session, selectOrganisation)
  if (type === 0) return null
  const places = {
    [CONTENT_TYPE.recorded]: STUDIO_ADDRESS,
    [CONTENT_TYPE.live]: livePlanAddress(0),
    [CONTENT_TYPE.resource]: schoolAddress('mydatabase', organisation.id),
    [CONTENT_TYPE.question]: STUDIO_QUESTIONS_ADDRESS,
  }
  return (
    <Button asChild>
      <Link to={places[type]}>{listCopy.fill[type]}</Link>
    </Button>
  )
}

const titleOf = ({ keyword }: ListQuery, filters: number): string => {
  if (keyword !== '') return listCopy.nothingFor(keyword)
  return filters > 0 ? listCopy.nothing : listCopy.nothingYet
}

const hintOf = ({ keyword }: ListQuery, filters: number): string => {
  if (filters > 0) return listCopy.nothingHint
  return keyword === '' ? listCopy.nothingYetHint : listCopy.nothingForHint
}

const Choices = ({ name, children }: { name?: string; children: ReactNode }) => (
  <div className="no-result" role="group" aria-label={name}>
    {name !== undefined && <span className="no-result__name">{name}</span>}
    {children}
  </div>
)

const Choice = ({ to, children }: { to: string; children: ReactNode }) => (
  <Button asChild variant="soft">
    <Link to={to}>{children}</Link>
  </Button>
)
