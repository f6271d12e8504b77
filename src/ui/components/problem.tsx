import { Text } from '@radix-ui/themes'

interface ProblemProps {
  readonly id: string
  /** '' for nothing. */
  readonly text: string
}

/** The problem of something that is not a labelled field. */
export const Problem = ({ id, text }: ProblemProps) =>
  text !== '' && (
    <Text as="p" size="2" color="red" id={id}>
      {text}
    </Text>
  )

/** Ties a control to its problem, so that it is found and heard; `aria-invalid` is for fields alone. */
export const troubled = (id: string, text: string) =>
  text === '' ? {} : { 'aria-describedby': id, 'data-invalid': true }
