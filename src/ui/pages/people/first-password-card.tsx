import { Button, Text } from '@radix-ui/themes'
import { type ReactNode, useEffect, useRef } from 'react'
import { Section } from '../../components/section.tsx'
import { personCopy as words } from '../../copy/person-copy.ts'

interface FirstPasswordCardProps {
  /** Of whom. */
  readonly name: string
  readonly account: string
  readonly password: string
  readonly putAway: string
  readonly onPutAway: () => void
  readonly children?: ReactNode
}

/** A first password, shown this once. */
export const FirstPasswordCard = (props: FirstPasswordCardProps) => {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => card.current?.focus(), [])
  return (
    <Section title={words.firstPassword}>
      <div ref={card} tabIndex={-1} role="status" className="person__form">
        <Text as="p" size="2">
          {`${props.name} ${props.account}`}
        </Text>
        <p className="person__line">
          <code className="person__password">{props.password}</code>
        </p>
        <Text as="p" size="2" color="gray">
          {words.firstPasswordHint}
        </Text>
        <div className="person__line">
          <Button onClick={props.onPutAway}>{props.putAway}</Button>
          {props.children}
        </div>
      </div>
    </Section>
  )
}
