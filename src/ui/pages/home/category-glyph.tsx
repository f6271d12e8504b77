import type { ContentType } from '#domain/catalogue/category.ts'
import { Icon, type IconName } from '../../components/icon.tsx'

const ICONS: Readonly<Record<ContentType, IconName>> = { 1: 'video', 2: 'live', 3: 'file', 4: 'pencil' }

/** The mark of a content type. */
export const CategoryGlyph = ({ type }: { type: ContentType }) => (
  <span className="category-glyph">
    <Icon name={ICONS[type]} size={22} />
  </span>
)
