import { Text } from '@radix-ui/themes'

interface ProblemProps {
  readonly id: string
  /** '' for nothing. */
  readonly text: string
}

/** What is wrong with something that is no field with a label. */
export const Problem = ({ id, text }: ProblemProps) =>
  text !== '' && (
    <Text as="p" size="2" color="red" id={id}>
      {text}
    </Text>
  )

/** Ties a control to its problem, so that it is found and heard; `aria-invalid` is for fields alone. */
export const troubled = (id: string, text: string) =>
  text === '' ? {} : { 'aria-describedby': id, 'data-invalid': true }
