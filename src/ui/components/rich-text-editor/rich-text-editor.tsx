import './rich-text-editor.css'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { PictureLogic } from '#application/upload/picture-logic.ts'
import { useSignedInParts } from '../../actors-context.tsx'
import { editorCopy } from '../../copy/comment-copy.ts'
import { useNearOrLater } from '../use-near.ts'
import { EditorFrame } from './editor-frame.tsx'
import type { FormattedEditorProps, RichTextEditorProps } from './editor-props.ts'
import { isPlain } from './plain-text.ts'
import { PlainTextField } from './plain-text-field.tsx'

type Editor = ComponentType<FormattedEditorProps>

interface Loaded {
  readonly Formatted: Editor
  readonly pictures: PictureLogic
}

let loading: Promise<Editor> | undefined

/** With what tells its menu of links what the page looks like. */
const fetchEditor = async (): Promise<Editor> => {
  const [{ FormattedEditor: Formatted }, { OverlayTheme }] = await Promise.all([
    import('./formatted-editor.tsx'),
    import('../../theme/overlay-theme.tsx'),
  ])
  return (props) => (
    <OverlayTheme>
      <Formatted {...props} />
    </OverlayTheme>
  )
}

/** Asked for again after it could not be had. */
const loadEditor = (): Promise<Editor> => {
  loading ??= fetchEditor().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/**
 * A field for formatted text with pictures. The editor comes in a chunk of its own, once the field has come near, has been there for a
 * while, or holds what only the editor can show; beside it comes what takes pictures, since a text that holds some would lose them
 * without. Until both are there, and where one cannot be had, a plain field takes the text. The field changes only while the user is
 * neither typing nor pressing anything.
 */
export const RichTextEditor = (props: RichTextEditorProps) => {
  const fetchPictures = useSignedInParts().pictures
  const [editor, setEditor] = useState<Loaded | 'loading' | 'failed'>('loading')
  const [shown, setShown] = useState(false)
  const [hadFocus, setHadFocus] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const pressing = useRef(false)
  const near = useNearOrLater(field, { isAside: props.isAside === true })
  const wanted = near || !isPlain(props.value)

  useEffect(() => {
    if (!wanted) return
    let gone = false
    Promise.all([loadEditor(), fetchPictures()]).then(
      ([Formatted, pictures]) => !gone && setEditor({ Formatted, pictures }),
      () => !gone && setEditor('failed'),
    )
    return () => {
      gone = true
    }
  }, [wanted, fetchPictures])

  const hasCome = typeof editor === 'object'
  useEffect(() => {
    if (shown) return
    const plain = () => field.current
    const isFocused = () => plain() !== null && document.activeElement === plain()
    const change = () => {
      if (!hasCome || pressing.current || (isFocused() && plain()?.value !== '')) return
      setHadFocus(isFocused())
      setShown(true)
    }
    change()
    const heard = new AbortController()
    const hear = (kind: keyof DocumentEventMap, then: () => void) =>
      document.addEventListener(kind, then, { signal: heard.signal })
    const press = (is: boolean) => () => {
      pressing.current = is
    }
    hear('pointerdown', press(true))
    hear('pointerup', press(false))
    hear('pointercancel', press(false))
    // Not as the field is left or the pointer let go: the editor is higher, and takes what is pressed below it from under the pointer.
    hear('click', change)
    hear('keyup', change)
    return () => heard.abort()
  }, [hasCome, shown])

  if (typeof editor === 'object' && shown) {
    const { Formatted, pictures } = editor
    return <Formatted {...props} pictures={pictures} focused={hadFocus || props.focused === true} />
  }
  return (
    <EditorFrame value={props.value} maxLength={props.maxLength}>
      <PlainTextField {...props} field={field} waits={editor === 'loading'} />
      {editor === 'failed' && <p className="rich-text-editor__note">{editorCopy.plain}</p>}
    </EditorFrame>
  )
}
