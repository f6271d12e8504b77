import './tag-rows.css'
import { useSelector } from '@xstate/react'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { LiveStatus } from '#domain/catalogue/content-card.ts'
import { ofStatus, toggleTag, withoutGroup } from '#domain/catalogue/list-change.ts'
import type { ListQuery } from '#domain/catalogue/list-query.ts'
import { menuKeyOf, shownTags, tagsRequest } from '#domain/catalogue/menu.ts'
import type { TagGroup } from '#domain/catalogue/tag-group.ts'
import { useListLogic } from '../../bundle-logic.ts'
import { ChoiceRow } from '../../catalogue/choice-row.tsx'
import { OneOfRow } from '../../catalogue/one-of-row.tsx'
import { TagsFailed } from '../../catalogue/tags-failed.tsx'
import { copy } from '../../copy/copy.ts'
import { listCopy } from '../../copy/list-copy.ts'

/** Rows that usually come; their place is kept while they are on their way. */
const USUAL_ROWS = ['one', 'two', 'three'] as const

const STATUSES: readonly LiveStatus[] = ['running', 'announced', 'replay', 'ended']

/** Rows of tags above a list: those of its place, the grades of a subject, the states of live courses. */
export const TagRows = ({ query }: { query: ListQuery }) => {
  const { list, filters } = useListLogic()
  const place = useSelector(filters, ({ context }) => context.place)
  const menus = useSelector(filters, ({ context }) => context.menus)
  const at = { ...place, query }
  const request = tagsRequest(at, menus)
  const menu = request === null ? undefined : menus[menuKeyOf(request)]
  const groups = shownTags(at, menus)
  const waiting =
    request !== null && menu?.status !== 'ready' && menu?.status !== 'failed' && groups.length === 0
  const change = (next: ListQuery) => list.send({ type: 'list.change', query: next })

  return (
    <div className="tag-rows">
      {query.type === CONTENT_TYPE.live && query.keyword === '' && (
        <OneOfRow
          name={listCopy.statusRow}
          choices={STATUSES.map((status) => [status, copy.card.liveStatus[status]])}
          chosen={query.status}
          any="none"
          onChoose={(status) => change(ofStatus(query, status))}
        />
      )}
      {groups.map((group) => (
        <TagRow key={group.code} group={group} query={query} onChange={change} />
      ))}
      {waiting &&
        USUAL_ROWS.slice(0, query.type === CONTENT_TYPE.resource ? 3 : 2).map((row) => (
          <div key={row} className="tag-rows__row--skeleton" aria-hidden="true" />
        ))}
      {request !== null && menu?.status === 'failed' && (
        <TagsFailed failure={menu.failure} onRetry={() => filters.send({ type: 'filters.retry', request })} />
      )}
    </div>
  )
}

interface TagRowProps {
  readonly group: TagGroup
  readonly query: ListQuery
  readonly onChange: (query: ListQuery) => void
}

const TagRow = ({ group, query, onChange }: TagRowProps) => (
  <ChoiceRow
    name={group.name}
    choices={group.tags.map(({ id, name }) => ({
      key: id,
      name,
      chosen: query.tags.includes(id),
      choose: () => onChange(toggleTag(query, group, id)),
    }))}
    onAll={() => onChange(withoutGroup(query, group))}
  />
)
