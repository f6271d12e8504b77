import { Badge, Button, Text } from '@radix-ui/themes'
import { type ManagedWord, takersOf, type WordGroup, type WordKind } from '#domain/frame/managed-word.ts'
import type { WordsActor } from '#domain/frame/words.machine.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { DragHandle } from '../../components/drag-handle.tsx'
import { StepButtons } from '../../components/step-buttons.tsx'
import { stepCopy } from '../../copy/step-copy.ts'
import { wordsCopy as words } from '../../copy/words-copy.ts'
import { GiveWord } from './give-word.tsx'

interface WordRowProps {
  readonly actor: WordsActor
  readonly kind: WordKind
  readonly group: WordGroup
  readonly word: ManagedWord
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onStep: (by: -1 | 1) => void
}

/** A word with what is done about it; its handle moves it with the arrow keys. */
export const WordRow = ({ actor, kind, group, word, isFirst, isLast, onStep }: WordRowProps) => {
  const { id, name, hidden, count, canRemove } = word
  const takers = takersOf(group, word)
  return (
    <>
      <DragHandle name={words.drag(name)} onStep={onStep} />
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
        <StepButtons what={stepCopy.named(name)} isFirst={isFirst} isLast={isLast} onStep={onStep} />
        <Button
          variant="soft"
          color="gray"
          data-opens={`word/${id}`}
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
        {takers.length > 0 && (
          <GiveWord
            kind={kind}
            word={word}
            takers={takers}
            onGive={(intoId) => actor.send({ type: 'words.remove', id, intoId })}
          />
        )}
      </div>
    </>
  )
}
