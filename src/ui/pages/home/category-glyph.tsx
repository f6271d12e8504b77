import { FileTextIcon, Pencil2Icon, RadiobuttonIcon, VideoIcon } from '@radix-ui/react-icons'
import type { ContentType } from '#domain/catalogue/category.ts'

const ICONS: Readonly<Record<ContentType, typeof VideoIcon>> = {
  1: VideoIcon,
  2: RadiobuttonIcon,
  3: FileTextIcon,
  4: Pencil2Icon,
}

/** The mark of a content type. */
export const CategoryGlyph = ({ type }: { type: ContentType }) => {
  const Icon = ICONS[type]
  return <Icon className="category-glyph" width={20} height={20} aria-hidden="true" />
}
