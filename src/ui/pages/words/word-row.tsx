import { Badge, Button, IconButton, Text } from '@radix-ui/themes'
import { type KeyboardEvent, useRef } from 'react'
import type { ManagedWord, WordKind } from '#domain/frame/managed-word.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { ExtendedIcon } from '../../components/extended-icon.tsx'
import { wordsCopy as words } from '../../copy/words-copy.ts'
import type { WordsActor } from './words-actor.ts'

interface WordRowProps {
  readonly actor: WordsActor
  readonly kind: WordKind
  readonly word: ManagedWord
  readonly onStep: (by: -1 | 1) => void
}

/** A word with what is done about it; its handle moves it with the arrow keys. */
export const WordRow = ({ actor, kind, word, onStep }: WordRowProps) => {
  const { id, name, hidden, count, canRemove } = word
  const handle = useRef<HTMLButtonElement>(null)
  const steer = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    onStep(event.key === 'ArrowUp' ? -1 : 1)
    // It stands elsewhere now, and a browser lets the focus go from what is moved.
    requestAnimationFrame(() => handle.current?.focus())
  }
  return (
    <>
      <IconButton
        ref={handle}
        className="word-row__handle"
        variant="soft"
        color="gray"
        aria-label={words.drag(name)}
        title={words.drag(name)}
        onKeyDown={steer}
      >
        <ExtendedIcon name="menu" />
      </IconButton>
      <p className="word-row__name">
        <span>{name}</span>
        {hidden && <Badge color="gray">{words.hidden}</Badge>}
        {count > 0 && (
          <Text size="2" color="gray">
            {words.count(count)}
          </Text>
        )}
      </p>
      <div className="word-row__acts">
        <Button
          variant="soft"
          color="gray"
          aria-label={words.renameOf(name)}
          onClick={() => actor.send({ type: 'words.open', id })}
        >
          {words.rename}
        </Button>
        <Button
          variant="soft"
          color="gray"
          aria-label={hidden ? words.showOf(name) : words.hideOf(name)}
          onClick={() => actor.send({ type: 'words.show', id, shown: hidden })}
        >
          {hidden ? words.show : words.hide}
        </Button>
        {canRemove && (
          <ConfirmButton
            label={words.remove}
            name={words.removeOf(name)}
            question={words.removeAsk(name)}
            hint={words.kinds[kind].removeHint}
            onConfirm={() => actor.send({ type: 'words.remove', id })}
          />
        )}
      </div>
    </>
  )
}
