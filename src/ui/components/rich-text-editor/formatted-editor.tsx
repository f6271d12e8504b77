import { type Editor, EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { PictureLogic } from '#application/upload/picture-logic.ts'
import { EMPTY_TEXT, isBlank, type RichText, visibleLength } from '#domain/kernel/rich-text.ts'
import type { PictureFile, PictureSource, UploadedPicture } from '#domain/upload/picture-upload.machine.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { isSubmitKey } from '../key-events.ts'
import { EditorFrame } from './editor-frame.tsx'
import type { FormattedEditorProps } from './editor-props.ts'
import { extensionsFor } from './extensions.ts'
import { pastedPictures } from './pasted-pictures.ts'
import { PictureUploads } from './picture-uploads.tsx'
import { Toolbar } from './toolbar.tsx'

const valueIn = (editor: Editor): RichText => {
  let pictures = 0
  editor.state.doc.descendants(({ type }) => {
    if (type.name === 'image') pictures += 1
  })
  const value = { html: editor.getHTML(), length: visibleLength(editor.getText()), pictures }
  return isBlank(value) ? EMPTY_TEXT : value
}

const picturesAmong = (files: FileList | undefined): PictureFile[] =>
  [...(files ?? [])]
    .filter(({ type }) => type.startsWith('image/'))
    .map((content) => ({ name: content.name, content }))

/** The field with formats. What is typed is kept by the editor; `value` is told outwards, and taken when it came from elsewhere. */
export const FormattedEditor = (props: FormattedEditorProps) => {
  const { label, value, maxLength, placeholder = '', readOnly = false, invalidBy, focused = false } = props
  const { pictureUpload, isOwnPicture } = props.pictures
  // The editor is created once and reads the current props through a ref.
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  const told = useRef(value.html)
  const bringIn = useRef<(files: readonly PictureSource[]) => void>(() => undefined)

  const takePictures = (files: FileList | undefined): boolean => {
    const pictures = picturesAmong(files)
    if (pictures.length > 0) bringIn.current(pictures)
    return pictures.length > 0
  }

  /** The words come in as ever; the pictures among them are fetched. */
  const takePasted = (html = ''): false => {
    const pictures = pastedPictures(html, isOwnPicture)
    if (pictures.length > 0) bringIn.current(pictures)
    return false
  }

  const editor = useEditor({
    extensions: extensionsFor(placeholder, isOwnPicture),
    content: value.html,
    autofocus: focused ? 'end' : false,
    editorProps: {
      attributes: {
        class: 'rich-text rich-text-editor__text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
      },
      handleKeyDown: (_, event) => {
        if (!isSubmitKey(event)) return false
        latest.current.onSubmit?.()
        return true
      },
      handlePaste: (_, { clipboardData }) =>
        takePictures(clipboardData?.files) || takePasted(clipboardData?.getData('text/html')),
      handleDrop: (_, event, __, moved) => !moved && takePictures(event.dataTransfer?.files),
    },
    onUpdate: ({ editor: changed }) => {
      const written = valueIn(changed)
      told.current = written.html
      latest.current.onChange(written)
    },
  })

  useEffect(() => editor.setEditable(!readOnly, false), [editor, readOnly])
  useEffect(() => {
    if (told.current === value.html) return
    told.current = value.html
    editor.commands.setContent(value.html, { emitUpdate: false })
  }, [editor, value.html])
  useEffect(() => {
    const { dom } = editor.view
    dom.setAttribute('aria-invalid', String(invalidBy !== undefined))
    if (invalidBy === undefined) dom.removeAttribute('aria-describedby')
    else dom.setAttribute('aria-describedby', invalidBy)
  }, [editor, invalidBy])

  return (
    <EditorFrame
      value={value}
      maxLength={maxLength}
      invalid={invalidBy !== undefined}
      tools={<Toolbar editor={editor} onPictures={(files) => bringIn.current(picturesAmong(files))} />}
    >
      <EditorContent editor={editor} />
      <Pictures
        logic={pictureUpload}
        editor={editor}
        onReady={(take) => {
          bringIn.current = take
        }}
      />
    </EditorFrame>
  )
}

interface PicturesProps {
  readonly logic: PictureLogic['pictureUpload']
  readonly editor: Editor
  /** Tells how pictures are handed over. */
  readonly onReady: (bringIn: (files: readonly PictureSource[]) => void) => void
}

const insert = (editor: Editor, { address, name, width, height }: UploadedPicture): void => {
  const size = width > 0 && height > 0 ? { width, height } : {}
  // A line to go on in: a picture that stays selected would give way to the next letter.
  editor.commands.insertContent([
    { type: 'image', attrs: { src: address, alt: name, ...size } },
    { type: 'paragraph' },
  ])
}

/** Pictures on their way into the text; each goes to where the cursor is when it arrives. */
const Pictures = ({ logic, editor, onReady }: PicturesProps) => {
  const uploads = useActorRef(logic)
  useEffect(() => {
    onReady((files) => uploads.send({ type: 'upload.add', files }))
    const { unsubscribe } = uploads.on('upload.done', ({ picture }) => insert(editor, picture))
    return unsubscribe
  })
  return <PictureUploads uploads={uploads} />
}
