import './second-factor.css'
import { TextField } from '@radix-ui/themes'
import type { Ref } from 'react'
import { type CodeKind, MAX_CODE_LENGTH } from '#domain/session/second-factor.ts'
import { Labelled } from '../components/labelled.tsx'
import { secondFactorCopy as words } from '../copy/second-factor-copy.ts'

const LABELS: Readonly<Record<CodeKind, string>> = {
  app: words.code,
  recovery: words.recovery,
  any: words.any,
}

interface CodeFieldProps {
  readonly ref: Ref<HTMLInputElement>
  readonly kind: CodeKind
  readonly hint?: string
  readonly isBusy: boolean
  readonly value: string
  /** What is wrong with it; '' for nothing. */
  readonly problem: string
  readonly onChange: (code: string) => void
}

/** A code of an app or one that was written down; blanks and strokes that are pasted along say nothing. */
export const CodeField = ({ ref, kind, hint, isBusy, value, problem, onChange }: CodeFieldProps) => (
  <Labelled label={LABELS[kind]} hint={hint ?? ''} problem={problem}>
    {(field) => (
      <TextField.Root
        {...field}
        ref={ref}
        className="code-field"
        type="text"
        name="code"
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        autoComplete={kind === 'recovery' ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_CODE_LENGTH}
        size="3"
        value={value}
        readOnly={isBusy}
        aria-required="true"
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Labelled>
)
