import { useSelector } from '@xstate/react'
import './category-menu.css'
import { useEffect, useRef, useState } from 'react'
import { selectCategories } from '#application/catalogue/categories.selectors.ts'
import type { Category } from '#domain/catalogue/category.ts'
import { useActors } from '../../actors-context.tsx'
import { CategoryLink } from '../../catalogue/category-link.tsx'
import { subjectGroupsOf } from '../../catalogue/subject-groups.ts'
import { Icon } from '../../components/icon.tsx'
import { copy } from '../../copy/copy.ts'
import { CategoryGlyph } from './category-glyph.tsx'

/** The top-level categories; each unfolds to its subjects, stage by stage. */
export const CategoryMenu = () => {
  const { categories } = useSelector(useActors().categories, selectCategories)
  const [openId, setOpenId] = useState<number | null>(null)
  const nav = useRef<HTMLElement>(null)
  const visible = categories.filter((category) => category.visible)
  const open = visible.find(({ id }) => id === openId)

  useEffect(() => {
    if (openId === null) return
    const close = ({ target }: Event) => {
      if (!(target instanceof Node && nav.current?.contains(target))) setOpenId(null)
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('focusin', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('focusin', close)
    }
  }, [openId])

  return (
    <nav
      ref={nav}
      className="category-menu"
      aria-label={copy.home.categories}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || openId === null) return
        nav.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
        setOpenId(null)
      }}
    >
      <ul>
        {visible.map((category) => (
          <li key={category.id}>
            <CategoryRow
              category={category}
              open={category === open}
              onToggle={() => setOpenId(category === open ? null : category.id)}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface CategoryRowProps {
  readonly category: Category
  readonly open: boolean
  readonly onToggle: () => void
}

/** A category without subjects is a plain link. */
const CategoryRow = ({ category, open, onToggle }: CategoryRowProps) =>
  category.children.length === 0 ? (
    <CategoryLink className="category-menu__row" type={category.type} category={category.name}>
      <RowWords category={category} />
    </CategoryLink>
  ) : (
    <>
      <button type="button" className="category-menu__row" aria-expanded={open} onClick={onToggle}>
        <RowWords category={category} />
      </button>
      {open && <SubjectPanel category={category} />}
    </>
  )

const RowWords = ({ category }: { category: Category }) => (
  <>
    <CategoryGlyph type={category.type} />
    <span>{category.name}</span>
    <span className="category-menu__chevron">
      <Icon name="chevronRight" />
    </span>
  </>
)

const SubjectPanel = ({ category }: { category: Category }) => (
  <div className="category-menu__panel">
    <CategoryLink className="category-menu__all" type={category.type} category={category.name}>
      {copy.home.allOf(category.name)}
    </CategoryLink>
    {subjectGroupsOf(category).map(({ stage, subjects }) => (
      <div key={stage} className="category-menu__group">
        {stage !== '' && <span className="category-menu__stage">{stage}</span>}
        <ul>
          {subjects.map(({ id, name }) => (
            <li key={id}>
              <CategoryLink type={category.type} category={category.name} subject={id}>
                {name}
              </CategoryLink>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
)
