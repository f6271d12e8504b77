import type { MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import type { ContentType } from '#domain/catalogue/category.ts'
import { useActors } from '../actors-context.tsx'
import { listAddress } from '../routing/addresses.ts'

/** What a click does that leads to a list of a category in this very tab: it chooses it (R-search-3). */
export const useChooseCategory = () => {
  const { categories } = useActors()
  return (contentType: ContentType, name = '') =>
    ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
      if (button === 0 && !(metaKey || ctrlKey || shiftKey || altKey))
        categories.send({ type: 'categories.choose', contentType, name })
    }
}

export interface CategoryLinkProps extends Omit<LinkProps, 'to' | 'onClick' | 'type'> {
  readonly type: ContentType
  /** Tells categories of one type apart. */
  readonly category?: string
  readonly subject?: number
}

/** A way in by category, to all of it or to a subject of it. */
export const CategoryLink = ({ type, category, subject = 0, ...link }: CategoryLinkProps) => (
  <Link {...link} to={listAddress({ type, subject })} onClick={useChooseCategory()(type, category)} />
)
