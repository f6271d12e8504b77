import './category-select.css'
import { selectCategories } from '#application/catalogue/categories.selectors.ts'
import { currentCategoryOf } from '#domain/catalogue/categories.machine.ts'
import { useActors } from '../actors-context.tsx'
import { Icon } from '../components/icon.tsx'
import { copy } from '../copy/copy.ts'
import { useTold } from '../use-told.ts'

/** What is searched. 102 px wide (spec §9); the browser's own select (docs/decisions/0017-native-category-select.md). */
export const CategorySelect = () => {
  const { categories } = useActors()
  const known = useTold(categories, selectCategories)
  const current = currentCategoryOf(known)
  return (
    <span className="category-select">
      <select
        aria-label={copy.search.category}
        value={current?.id ?? ''}
        onChange={({ target }) => {
          const chosen = known.categories.find(({ id }) => String(id) === target.value)
          if (chosen !== undefined)
            categories.send({ type: 'categories.choose', contentType: chosen.type, name: chosen.name })
        }}
      >
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
