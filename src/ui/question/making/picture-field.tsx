import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useRef } from 'react'
import { placedSign } from '#domain/question/typed-text.ts'
import { failureText } from '../../copy/failure-text.ts'
import { makingCopy } from '../../copy/making-copy.ts'
import type { QuestionFormProps } from './question-form-props.ts'

const picturesIn = (data: DataTransfer): readonly File[] =>
  [...data.files].filter(({ type }) => type.startsWith('image/'))

/** Written as if it had been typed, so that whoever hears typing hears it. */
const typeInto = (field: HTMLTextAreaElement, sign: string): void => {
  const { value, selectionStart, selectionEnd } = field
  const text = placedSign(value.slice(0, selectionStart), value.slice(selectionEnd), sign)
  field.focus()
  field.setRangeText(text, selectionStart, selectionEnd, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

interface PictureFieldProps extends QuestionFormProps {
  readonly children: ReactNode
}

/** Pictures that are pasted into, dropped on or chosen for the text that was written last: their signs stand where they were put. */
export const PictureField = ({ editor, children }: PictureFieldProps) => {
  const field = useRef<HTMLTextAreaElement | null>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const busy = useSelector(editor, (snapshot) => snapshot.matches({ picture: 'bringing' }))
  const failure = useSelector(editor, ({ context }) => context.pictureFailure)
  useEffect(() => {
    const heard = editor.on('editor.brought', ({ sign }) => {
      // The field that was written last may have been taken away.
      const target = field.current?.isConnected ? field.current : host.current?.querySelector('textarea')
      if (target) typeInto(target, sign)
    })
    return () => heard.unsubscribe()
  }, [editor])
  const bring = (files: readonly File[]) => {
    for (const file of files)
      editor.send({ type: 'editor.bring', picture: { name: file.name, content: file } })
  }
  const take = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    if (!(event.target instanceof HTMLTextAreaElement)) return
    field.current = event.target
    const pictures = picturesIn(data)
    if (pictures.length > 0) event.preventDefault()
    bring(pictures)
  }
  return (
    <div
      ref={host}
      className="question-editor__form"
      onFocus={({ target }) => {
        if (target instanceof HTMLTextAreaElement) field.current = target
      }}
      onPaste={(event) => take(event, event.clipboardData)}
      onDrop={(event) => take(event, event.dataTransfer)}
    >
      {children}
      <div className="question-editor__line">
        <Button
          type="button"
          variant="soft"
          color="gray"
          aria-disabled={busy}
          onClick={() => chooser.current?.click()}
        >
          {makingCopy.picture}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept="image/png,image/jpeg,image/gif"
          hidden
          aria-label={makingCopy.pictureName}
          onChange={({ target }) => {
            bring([...(target.files ?? [])])
            target.value = ''
          }}
        />
        <Text size="2" color="gray" role="status">
          {busy ? makingCopy.bringing : ''}
        </Text>
      </div>
      {failure !== null && (
        <Text as="p" size="2" color="red" role="alert">
          {makingCopy.pictureFailed}：{failureText(failure)}
        </Text>
      )}
    </div>
  )
}
