import type { ReactNode } from 'react'
import type { RichText } from '#domain/kernel/rich-text.ts'
import { editorCopy } from '../../copy/comment-copy.ts'

export interface EditorFrameProps {
  readonly value: RichText
  readonly maxLength: number
  /** Its place is kept while there are no tools, so that nothing moves when they come. */
  readonly tools?: ReactNode
  readonly invalid?: boolean
  readonly children: ReactNode
}

/** What every shape of the field has: tools above, the text, how much of it there is below. */
export const EditorFrame = ({ value, maxLength, tools, invalid = false, children }: EditorFrameProps) => {
  const extra = value.length - maxLength
  return (
    <div className="rich-text-editor" data-invalid={invalid || extra > 0}>
      <div className="rich-text-editor__tools">{tools}</div>
      {children}
      <div className="rich-text-editor__count">
        <span role="status">{extra > 0 ? editorCopy.tooLong(extra) : ''}</span>
        <span>{editorCopy.count(value.length, maxLength)}</span>
      </div>
    </div>
  )
}
