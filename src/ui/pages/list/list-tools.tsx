import './list-tools.css'
import { seenAs, sortedBy } from '#domain/catalogue/list-change.ts'
import { LIST_SORTS, LIST_VIEWS, type ListQuery } from '#domain/catalogue/list-query.ts'
import { useInsideActors } from '../../actors-context.tsx'
import { InsideIcon } from '../../components/inside-icon.tsx'
import { listCopy } from '../../copy/list-copy.ts'

/** In what order, and as cards or rows. */
export const ListTools = ({ query }: { query: ListQuery }) => {
  const { list } = useInsideActors()
  return (
    <div className="list-tools">
      <div className="list-tools__group" role="group" aria-label={listCopy.sort}>
        {LIST_SORTS.map((sort) => (
          <button
            key={sort}
            type="button"
            aria-pressed={sort === query.sort}
            onClick={() => list.send({ type: 'list.change', query: sortedBy(query, sort) })}
          >
            {listCopy.sorts[sort]}
          </button>
        ))}
      </div>
      <div className="list-tools__group" role="group" aria-label={listCopy.view}>
        {LIST_VIEWS.map((view) => (
          <button
            key={view}
            type="button"
            aria-label={listCopy.views[view]}
            title={listCopy.views[view]}
            aria-pressed={view === query.view}
            onClick={() => list.send({ type: 'list.change', query: seenAs(query, view) })}
          >
            <InsideIcon name={view === 'card' ? 'cards' : 'rows'} size={18} />
          </button>
        ))}
      </div>
    </div>
  )
}
