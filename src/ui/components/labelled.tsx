import './labelled.css'
import { Text } from '@radix-ui/themes'
import { type ReactNode, useId } from 'react'

/** What ties a field to its label, its hint and what is wrong with it. */
export interface LabelledField {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

interface LabelledProps {
  readonly label: string
  /** An id that something else refers to; generated if absent. */
  readonly id?: string
  /** A hint below the field. */
  readonly hint?: string
  /** What is wrong with it; '' for nothing. */
  readonly problem?: string
  readonly children: (field: LabelledField) => ReactNode
}

/** A field with its label above it, and below it a hint and what is wrong. */
export const Labelled = ({ label, id: given, hint = '', problem = '', children }: LabelledProps) => {
  const own = useId()
  const id = given ?? own
  const told = [problem !== '' && `${id}-problem`, hint !== '' && `${id}-hint`].filter((one) => one !== false)
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': problem !== '',
        'aria-describedby': told.length === 0 ? undefined : told.join(' '),
      })}
      {/* Told where the focus stays in the field that was refused, too. */}
      <div className="labelled__problem" aria-live="polite">
        {problem !== '' && (
          <Text as="p" size="2" color="red" id={`${id}-problem`}>
            {problem}
          </Text>
        )}
      </div>
      {hint !== '' && (
        <Text size="1" color="gray" id={`${id}-hint`}>
          {hint}
        </Text>
      )}
    </div>
  )
}
