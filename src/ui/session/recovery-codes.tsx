import './second-factor.css'
import { Button, Checkbox, Flex, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { recoveryCodesMachine } from '#domain/session/recovery-codes.machine.ts'
import { copyText } from '../catalogue/copy-text.ts'
import { saveFile } from '../components/save-file.ts'
import { secondFactorCopy } from '../copy/second-factor-copy.ts'

const words = secondFactorCopy.codes

/** The recovery codes, shown this once: they are left by who says that they are written down. R-session-21. */
export const RecoveryCodes = ({ actor }: { readonly actor: ActorRefFrom<typeof recoveryCodesMachine> }) => {
  const { codes, isKept, isWarned } = useSelector(actor, ({ context }) => context)
  const [copied, setCopied] = useState<boolean | null>(null)
  const tick = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => list.current?.focus(), [])
  useEffect(() => {
    const { unsubscribe } = actor.on('codes.unkept', () => tick.current?.focus())
    return unsubscribe
  }, [actor])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    actor.send({ type: 'codes.finish' })
  }
  const text = codes.join('\r\n')
  const file = () => new Blob([`\uFEFF${words.fileText(text)}`], { type: 'text/plain;charset=utf-8' })
  return (
    <form className="recovery-codes" onSubmit={submit} noValidate>
      <div ref={list} tabIndex={-1} role="group" aria-label={words.title} className="recovery-codes__sheet">
        <Text as="p" size="3" weight="medium">
          {words.title}
        </Text>
        <Text as="p" size="2">
          {words.hint}
        </Text>
        <ul aria-label={words.list}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <Flex gap="2" wrap="wrap" align="center">
        <Button type="button" variant="soft" onClick={() => void copyText(codes.join('\n')).then(setCopied)}>
          {words.copy}
        </Button>
        <Button type="button" variant="soft" onClick={() => saveFile(words.file, file())}>
          {words.download}
        </Button>
        <Button type="button" variant="soft" onClick={() => window.print()}>
          {words.print}
        </Button>
        <Text size="2" color="gray" role="status">
          {copied !== null && (copied ? words.copied : words.notCopied)}
        </Text>
      </Flex>
      <Flex align="center" gap="2">
        <Checkbox
          ref={tick}
          id={id}
          checked={isKept}
          aria-invalid={isWarned}
          aria-describedby={isWarned ? `${id}-problem` : undefined}
          onCheckedChange={(kept) => actor.send({ type: 'codes.keep', isKept: kept === true })}
        />
        <Text as="label" size="2" htmlFor={id} className="recovery-codes__kept">
          {words.kept}
        </Text>
      </Flex>
      <div aria-live="polite">
        {isWarned && (
          <Text as="p" size="2" color="red" id={`${id}-problem`}>
            {words.notKept}
          </Text>
        )}
      </div>
      <Button type="submit">{words.finish}</Button>
    </form>
  )
}
