import { Button, Flex, IconButton, Popover, Text, TextField } from '@radix-ui/themes'
import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useId, useState } from 'react'
import { editorCopy } from '../../copy/comment-copy.ts'
import { ExtendedIcon } from '../extended-icon.tsx'
import { isSafeLink } from './extensions.ts'

export interface LinkToolProps {
  readonly editor: Editor
  /** The cursor stands in a link. */
  readonly active: boolean
  /** Where it stands in the toolbar. */
  readonly place: object
}

/** Where nothing is selected the address is its own text. */
const setLink = (editor: Editor, href: string): void => {
  const { empty } = editor.state.selection
  const chain = editor.chain().focus().extendMarkRange('link')
  if (empty && !editor.isActive('link'))
    chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
  else chain.setLink({ href }).run()
}

/** Makes, changes and removes a link; the focus goes back into the text. */
export const LinkTool = ({ editor, active, place }: LinkToolProps) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [address, setAddress] = useState('')
  const [wrong, setWrong] = useState(false)

  const change = (opens: boolean) => {
    setOpen(opens)
    setWrong(false)
    if (opens) setAddress(String(editor.getAttributes('link')['href'] ?? ''))
  }
  const apply = () => {
    const typed = address.trim()
    const href = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`
    if (!isSafeLink(href)) {
      setWrong(true)
      return
    }
    setOpen(false)
    setLink(editor, href)
  }
  const remove = () => {
    setOpen(false)
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
  }
  // The toolbar and the form around it have keys of their own.
  const keys = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    apply()
  }

  return (
    <Popover.Root open={open} onOpenChange={change}>
      <Popover.Trigger>
        <IconButton
          type="button"
          variant={active ? 'soft' : 'ghost'}
          color={active ? 'indigo' : 'gray'}
          aria-label={editorCopy.link}
          title={editorCopy.link}
          className="rich-text-editor__tool"
          {...place}
        >
          <ExtendedIcon name="link" />
        </IconButton>
      </Popover.Trigger>
      <Popover.Content
        width="min(360px, calc(100vw - 32px))"
        aria-label={editorCopy.link}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          editor.commands.focus()
        }}
      >
        <Flex direction="column" gap="2">
          <Text as="label" size="2" weight="medium" htmlFor={`${id}-address`}>
            {editorCopy.linkAddress}
          </Text>
          <TextField.Root
            id={`${id}-address`}
            inputMode="url"
            autoCapitalize="none"
            placeholder={editorCopy.linkHint}
            value={address}
            aria-invalid={wrong}
            aria-describedby={wrong ? `${id}-wrong` : undefined}
            onChange={({ target }) => setAddress(target.value)}
            onKeyDown={keys}
          />
          {wrong && (
            <Text id={`${id}-wrong`} size="2" color="red" role="alert">
              {editorCopy.linkWrong}
            </Text>
          )}
          <Flex gap="3" align="center">
            <Button type="button" onClick={apply}>
              {editorCopy.setLink}
            </Button>
            {active && (
              <Button type="button" variant="soft" color="gray" onClick={remove}>
                {editorCopy.removeLink}
              </Button>
            )}
          </Flex>
        </Flex>
      </Popover.Content>
    </Popover.Root>
  )
}
