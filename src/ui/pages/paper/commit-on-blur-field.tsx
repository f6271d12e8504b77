import { Text } from '@radix-ui/themes'
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { type FormDraft, useKept } from '../../components/use-form-draft.ts'

export interface CommitOnBlurFieldProps {
  /** What holds now. */
  readonly value: string
  /** Called on blur and on Enter. */
  readonly onCommit: (text: string) => void
  /** Why a text cannot be committed: it stays in the field, with the reason below; '' if it can. */
  readonly faultOf?: (text: string) => string
  /** Where its text outlives an expiry until it is committed; absent for what is typed again at once. */
  readonly draft?: FormDraft<string>
  readonly children: (field: {
    readonly 'aria-invalid': boolean
    readonly 'aria-describedby': string | undefined
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

const NO_FAULT = () => ''

/** A field whose text counts once it loses the focus: a paper is not saved at every keystroke. */
export const CommitOnBlurField = ({
  value,
  onCommit,
  faultOf = NO_FAULT,
  draft = NOWHERE,
  children,
}: CommitOnBlurFieldProps) => {
  const [left] = useState(draft.left)
  const [written, setWritten] = useState(left)
  const [fault, setFault] = useState('')
  const faultId = useId()
  useKept(draft, written)
  const write = (text: string | null) => {
    setWritten(text)
    setFault('')
  }
  const settle = () => {
    if (written === null) return
    const found = faultOf(written)
    if (found !== '') return setFault(found)
    if (written.trim() !== value) onCommit(written)
    write(null)
  }
  return (
    <>
      {children({
        'aria-invalid': fault !== '',
        'aria-describedby': fault === '' ? undefined : faultId,
        value: written ?? value,
        autoFocus: left !== null,
        onChange: ({ target }) => write(target.value),
        onBlur: settle,
        onKeyDown: ({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) settle()
          if (key === 'Escape') write(null)
        },
      })}
      {fault !== '' && (
        <Text size="1" color="red" id={faultId} role="alert">
          {fault}
        </Text>
      )}
    </>
  )
}
