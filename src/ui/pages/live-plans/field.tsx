import { Text } from '@radix-ui/themes'
import { type ReactNode, useId } from 'react'

interface FieldProps {
  readonly label: string
  readonly children: (id: string) => ReactNode
}

/** A label over its field. */
export const Field = ({ label, children }: FieldProps) => {
  const id = useId()
  return (
    <div className="live-plan__field">
      <Text as="label" size="2" htmlFor={id}>
        {label}
      </Text>
      {children(id)}
    </div>
  )
}
