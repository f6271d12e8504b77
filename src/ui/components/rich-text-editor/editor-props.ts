import type { PictureLogic } from '#application/upload/picture-logic.ts'
import type { RichText } from '#domain/kernel/rich-text.ts'

export interface RichTextEditorProps {
  /** What is written here; the field's accessible name. */
  readonly label: string
  readonly value: RichText
  readonly onChange: (value: RichText) => void
  /** More signs than this are marked, not cut off. */
  readonly maxLength: number
  readonly placeholder?: string
  /** While it is being sent. */
  readonly readOnly?: boolean
  /** The element that says what is wrong with it. */
  readonly invalidBy?: string | undefined
  /** Ctrl or Command with Enter. */
  readonly onSubmit?: () => void
  /** The focus comes here as soon as it can. */
  readonly focused?: boolean
  /** The page is for something else, which is fetched first even where the field is seen from the start. */
  readonly isAside?: boolean
}

export interface FormattedEditorProps extends RichTextEditorProps {
  /** Brings pictures in. */
  readonly pictures: PictureLogic
}
