import { type RefObject, useEffect, useState } from 'react'
import { isSubmitKey } from '../key-events.ts'
import type { RichTextEditorProps } from './editor-props.ts'
import { fromPlainText, isPlain, toPlainText } from './plain-text.ts'

export interface PlainTextFieldProps extends RichTextEditorProps {
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** The editor may still come: a text with formats or pictures is left alone until then. */
  readonly waits: boolean
}

/** The same text without formats. */
export const PlainTextField = (props: PlainTextFieldProps) => {
  const { label, value, onChange, placeholder, readOnly = false, invalidBy, onSubmit, field, waits } = props
  // Kept here, since lines of spaces are left out of what is sent.
  const [text, setText] = useState(() => toPlainText(value))
  const [told, setTold] = useState(value.html)
  if (told !== value.html) {
    setTold(value.html)
    if (fromPlainText(text).html !== value.html) setText(toPlainText(value))
  }
  const { focused } = props
  useEffect(() => {
    if (focused) field.current?.focus()
  }, [focused, field])

  return (
    <textarea
      ref={field}
      className="rich-text-editor__text rich-text-editor__text--plain"
      aria-label={label}
      aria-invalid={invalidBy !== undefined}
      aria-describedby={invalidBy}
      placeholder={placeholder}
      value={text}
      readOnly={readOnly || (waits && !isPlain(value))}
      rows={3}
      onChange={({ target }) => {
        setText(target.value)
        onChange(fromPlainText(target.value))
      }}
      onKeyDown={({ nativeEvent }) => {
        if (!isSubmitKey(nativeEvent)) return
        nativeEvent.preventDefault()
        onSubmit?.()
      }}
    />
  )
}
