import './second-factor.css'
import { Button, Checkbox, Flex, Text } from '@radix-ui/themes'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { copyText } from '../catalogue/copy-text.ts'
import { saveFile } from '../components/save-file.ts'
import { secondFactorCopy } from '../copy/second-factor-copy.ts'

const { codes: words, faults } = secondFactorCopy

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly isKept: boolean
  /** It was to be left without. */
  readonly isWarned: boolean
  readonly onKeep: (isKept: boolean) => void
  readonly onFinish: () => void
}

/** The recovery codes, shown this once: they are left by who says that they are written down. */
export const RecoveryCodes = ({ codes, isKept, isWarned, onKeep, onFinish }: RecoveryCodesProps) => {
  const [copied, setCopied] = useState<boolean | null>(null)
  const tick = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => list.current?.focus(), [])
  useEffect(() => {
    if (isWarned) tick.current?.focus()
  }, [isWarned])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onFinish()
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
          onCheckedChange={(kept) => onKeep(kept === true)}
        />
        <Text as="label" size="2" htmlFor={id} className="recovery-codes__kept">
          {words.kept}
        </Text>
      </Flex>
      <div aria-live="polite">
        {isWarned && (
          <Text as="p" size="2" color="red" id={`${id}-problem`}>
            {faults.notKept}
          </Text>
        )}
      </div>
      <Button type="submit">{words.finish}</Button>
    </form>
  )
}
