import { type ChangeEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { type FormDraft, useKept } from '../../components/use-form-draft.ts'

export interface CommitOnBlurFieldProps {
  /** What holds now. */
  readonly value: string
  /** Called on blur and on Enter. */
  readonly onCommit: (text: string) => void
  /** Where its text outlives an expiry until it is committed; absent for what is typed again at once. */
  readonly draft?: FormDraft<string>
  readonly children: (field: {
    readonly value: string
    /** What was left has the focus: it counts once that is lost. */
    readonly autoFocus: boolean
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
    readonly onBlur: () => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }) => ReactNode
}

export interface CommitOnBlurAreaProps {
  readonly value: string
  readonly onCommit: (text: string) => void
  /** Where its text outlives an expiry until it is committed. */
  readonly draft: FormDraft<string>
  readonly children: (field: {
    readonly value: string
    readonly autoFocus: boolean
    readonly onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void
    readonly onBlur: () => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }) => ReactNode
}

/** The same for several lines: Enter makes a new one. */
export const CommitOnBlurArea = ({ value, onCommit, draft, children }: CommitOnBlurAreaProps) => {
  const [left] = useState(draft.left)
  const [written, setWritten] = useState(left)
  useKept(draft, written)
  return children({
    value: written ?? value,
    autoFocus: left !== null,
    onChange: ({ target }) => setWritten(target.value),
    onBlur: () => {
      if (written !== null && written.trim() !== value) onCommit(written.trim())
      setWritten(null)
    },
    onKeyDown: ({ key }) => {
      if (key === 'Escape') setWritten(null)
    },
  })
}

const NOWHERE: FormDraft<string> = { left: null, keep: () => undefined }

/** A field whose text counts once it loses the focus: a paper is not saved at every keystroke. */
export const CommitOnBlurField = ({ value, onCommit, draft = NOWHERE, children }: CommitOnBlurFieldProps) => {
  const [left] = useState(draft.left)
  const [written, setWritten] = useState(left)
  useKept(draft, written)
  const settle = () => {
    if (written !== null && written.trim() !== value) onCommit(written)
    setWritten(null)
  }
  return children({
    value: written ?? value,
    autoFocus: left !== null,
    onChange: ({ target }) => setWritten(target.value),
    onBlur: settle,
    onKeyDown: ({ key, nativeEvent }) => {
      if (key === 'Enter' && !nativeEvent.isComposing) settle()
      if (key === 'Escape') setWritten(null)
    },
  })
}
