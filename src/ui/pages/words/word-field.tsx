import { Button, Text, TextField } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef } from 'react'
import { MAX_WORD_LENGTH } from '#domain/frame/managed-word.ts'
import type { WordsActor } from '#domain/frame/words.machine.ts'
import { warnedWordFault } from '#domain/frame/words.machine.ts'
import { isComposing } from '../../components/key-events.ts'
import { Labelled } from '../../components/labelled.tsx'
import { wordsCopy as words } from '../../copy/words-copy.ts'

interface WordFieldProps {
  readonly actor: WordsActor
  /** What one of them is called. */
  readonly one: string
}

/** The name of the open word; Escape leaves it as it was. */
export const WordField = ({ actor, one }: WordFieldProps) => {
  const { form, theirs, failure } = useSelector(actor, ({ context }) => context)
  const fault = useSelector(actor, ({ context }) => warnedWordFault(context))
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const isGone = form?.id === 0 && failure?.kind === 'rejected' && failure.reason === 'missing'
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    actor.send({ type: 'words.save' })
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isComposing(event)) actor.send({ type: 'words.cancel' })
  }
  return (
    <form className="word-field" onSubmit={save} onKeyDown={leave} noValidate>
      <Labelled label={words.nameOf(one)} problem={fault === null ? '' : words.faults[fault]}>
        {(labelled) => (
          <TextField.Root
            {...labelled}
            ref={field}
            value={form?.name ?? ''}
            maxLength={MAX_WORD_LENGTH}
            autoComplete="off"
            onChange={({ target }) => actor.send({ type: 'words.type', name: target.value })}
          />
        )}
      </Labelled>
      <div className="word-field__acts">
        <Button type="submit">{words.save}</Button>
        <Button
          type="button"
          variant="soft"
          color="gray"
          onClick={() => actor.send({ type: 'words.cancel' })}
        >
          {words.leave}
        </Button>
      </div>
      {(theirs !== null || isGone) && (
        <Text as="p" size="2" role="alert" className="word-field__news">
          {theirs === null ? words.gone : words.theirs(theirs.name)}
        </Text>
      )}
    </form>
  )
}
