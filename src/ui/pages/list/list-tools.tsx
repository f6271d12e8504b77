import './list-tools.css'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { seenAs, sortedBy } from '#domain/catalogue/list-change.ts'
import { LIST_SORTS, LIST_VIEWS, type ListQuery } from '#domain/catalogue/list-query.ts'
import { useListLogic } from '../../bundle-logic.ts'
import { ChoiceGroup } from '../../catalogue/choice-group.tsx'
import { ExtendedIcon } from '../../components/extended-icon.tsx'
import { listCopy } from '../../copy/list-copy.ts'

const VIEW_ICONS = {
  card: <ExtendedIcon name="cards" size={18} />,
  row: <ExtendedIcon name="rows" size={18} />,
} as const

/** In what order, and as cards or rows; questions are always rows. */
export const ListTools = ({ query }: { query: ListQuery }) => {
  const { list } = useListLogic()
  const change = (changed: ListQuery) => list.send({ type: 'list.change', query: changed })
  return (
    <div className="list-tools">
      <ChoiceGroup
        name={listCopy.sort}
        choices={LIST_SORTS}
        chosen={query.sort}
        nameOf={(sort) => listCopy.sorts[sort]}
        onChoose={(sort) => change(sortedBy(query, sort))}
      />
      {query.type !== CONTENT_TYPE.question && (
        <ChoiceGroup
          name={listCopy.view}
          choices={LIST_VIEWS}
          chosen={query.view}
          nameOf={(view) => listCopy.views[view]}
          icons={VIEW_ICONS}
          onChoose={(view) => change(seenAs(query, view))}
        />
      )}
    </div>
  )
}
