import './category-select.css'
import { useSelector } from '@xstate/react'
import { currentCategoryOf } from '#domain/catalogue/categories.machine.ts'
import { useActors } from '../actors-context.tsx'
import { Icon } from '../components/icon.tsx'
import { copy } from '../copy/copy.ts'

/** What is searched. 102 px wide (spec §9); the browser's own select (docs/decisions/0017-native-category-select.md). */
export const CategorySelect = () => {
  const { categories } = useActors()
  const offered = useSelector(categories, ({ context }) => context.categories)
  const current = useSelector(categories, ({ context }) => currentCategoryOf(context))
  return (
    <span className="category-select">
      <select
        aria-label={copy.search.category}
        value={current?.type ?? ''}
        onChange={({ target }) => {
          const chosen = offered.find(({ type }) => String(type) === target.value)
          if (chosen !== undefined) categories.send({ type: 'categories.choose', contentType: chosen.type })
        }}
      >
        {offered.map(({ id, name, type }) => (
          <option key={id} value={type}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" />
    </span>
  )
}
