import './edited-question.css'
import { type ReactNode, useId } from 'react'

interface LabelledProps {
  readonly name: string
  readonly children: (id: string) => ReactNode
}

/** A field of an editor with its name above it. */
export const Labelled = ({ name, children }: LabelledProps) => {
  const id = useId()
  return (
    <div className="import-preview__field">
      <label htmlFor={id}>{name}</label>
      {children(id)}
    </div>
  )
}
