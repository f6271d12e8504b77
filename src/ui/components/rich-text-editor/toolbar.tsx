import { IconButton } from '@radix-ui/themes'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { editorCopy } from '../../copy/comment-copy.ts'
import { ExtendedIcon, type ExtendedIconName } from '../extended-icon.tsx'
import { LinkTool } from './link-tool.tsx'

interface Tool {
  readonly icon: ExtendedIconName
  readonly name: string
  /** The mark or node that it turns on and off. */
  readonly format: string
  readonly toggle: (editor: Editor) => void
}

const focused = (editor: Editor) => editor.chain().focus()

const TOOLS: readonly Tool[] = [
  {
    icon: 'bold',
    name: editorCopy.bold,
    format: 'bold',
    toggle: (editor) => focused(editor).toggleBold().run(),
  },
  {
    icon: 'italic',
    name: editorCopy.italic,
    format: 'italic',
    toggle: (editor) => focused(editor).toggleItalic().run(),
  },
  {
    icon: 'underline',
    name: editorCopy.underline,
    format: 'underline',
    toggle: (editor) => focused(editor).toggleUnderline().run(),
  },
  {
    icon: 'bulletList',
    name: editorCopy.bulletList,
    format: 'bulletList',
    toggle: (editor) => focused(editor).toggleBulletList().run(),
  },
  {
    icon: 'numberedList',
    name: editorCopy.numberedList,
    format: 'orderedList',
    toggle: (editor) => focused(editor).toggleOrderedList().run(),
  },
  {
    icon: 'superscript',
    name: editorCopy.superscript,
    format: 'superscript',
    toggle: (editor) => focused(editor).toggleSuperscript().run(),
  },
  {
    icon: 'subscript',
    name: editorCopy.subscript,
    format: 'subscript',
    toggle: (editor) => focused(editor).toggleSubscript().run(),
  },
]

/** Which way an arrow leads; null for any other key. */
const target = (key: string, index: number, count: number): number | null => {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

export interface ToolbarProps {
  readonly editor: Editor
  readonly onPictures: (files: FileList) => void
}

/** One stop for Tab; the arrows lead from tool to tool. */
export const Toolbar = ({ editor, onPictures }: ToolbarProps) => {
  const bar = useRef<HTMLDivElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const [current, setCurrent] = useState(0)
  const active = useEditorState({
    editor,
    selector: ({ editor: it }) =>
      [...TOOLS.map(({ format }) => format), 'link'].filter((format) => it.isActive(format)).join(' '),
  }).split(' ')
  const count = TOOLS.length + 2

  const move = (event: KeyboardEvent) => {
    const next = target(event.key, current, count)
    if (next === null) return
    event.preventDefault()
    setCurrent(next)
    bar.current?.querySelectorAll<HTMLElement>('[data-tool]')[next]?.focus()
  }
  const place = (index: number) => ({
    'data-tool': index,
    tabIndex: index === current ? 0 : -1,
    onFocus: () => setCurrent(index),
  })

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={editorCopy.toolbar}
      className="rich-text-editor__toolbar"
      onKeyDown={move}
    >
      {TOOLS.map(({ icon, name, format, toggle }, index) => (
        <IconButton
          key={format}
          type="button"
          variant={active.includes(format) ? 'soft' : 'ghost'}
          color={active.includes(format) ? 'indigo' : 'gray'}
          aria-label={name}
          title={name}
          aria-pressed={active.includes(format)}
          className="rich-text-editor__tool"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => toggle(editor)}
          {...place(index)}
        >
          <ExtendedIcon name={icon} />
        </IconButton>
      ))}
      <LinkTool editor={editor} active={active.includes('link')} place={place(TOOLS.length)} />
      <IconButton
        type="button"
        variant="ghost"
        color="gray"
        aria-label={editorCopy.picture}
        title={editorCopy.picture}
        className="rich-text-editor__tool"
        onClick={() => files.current?.click()}
        {...place(TOOLS.length + 1)}
      >
        <ExtendedIcon name="picture" />
      </IconButton>
      <input
        ref={files}
        type="file"
        accept="image/png,image/jpeg,image/gif"
        multiple
        hidden
        aria-label={editorCopy.picture}
        onChange={({ target: input }) => {
          if (input.files !== null) onPictures(input.files)
          // The same file again is a choice again.
          input.value = ''
        }}
      />
    </div>
  )
}
