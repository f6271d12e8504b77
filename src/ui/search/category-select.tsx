import { useSelector } from '@xstate/react'
import './category-select.css'
import { selectCategories } from '#application/catalogue/categories.selectors.ts'
import { currentCategoryOf } from '#domain/catalogue/categories.machine.ts'
import { useActors } from '../actors-context.tsx'
import { Icon } from '../components/icon.tsx'
import { copy } from '../copy/copy.ts'

/** Where a word is looked for: 全部, or one category. 102 px wide (R-search-1); the browser's own select (docs/decisions/0017-native-category-select.md). */
export const CategorySelect = () => {
  const { categories } = useActors()
  const known = useSelector(categories, selectCategories)
  return (
    <span className="category-select">
      <select
        aria-label={copy.search.category}
        value={known.scope === 0 ? 0 : currentCategoryOf(known)?.id}
        onChange={({ target }) => {
          const chosen = known.categories.find(({ id }) => String(id) === target.value)
          categories.send(
            chosen === undefined
              ? { type: 'categories.widen' }
              : { type: 'categories.choose', contentType: chosen.type, name: chosen.name },
          )
        }}
      >
        <option value={0}>{copy.search.everywhere}</option>
        {known.categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" />
    </span>
  )
}
