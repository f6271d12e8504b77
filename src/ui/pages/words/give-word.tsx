import { AlertDialog, Button, Flex } from '@radix-ui/themes'
import { useState } from 'react'
import type { ManagedWord, WordKind } from '#domain/frame/managed-word.ts'
import { Labelled } from '../../components/labelled.tsx'
import { NativeSelect } from '../../components/native-select.tsx'
import { copy } from '../../copy/copy.ts'
import { wordsCopy as words } from '../../copy/words-copy.ts'

interface GiveWordProps {
  readonly kind: WordKind
  readonly word: ManagedWord
  /** Those that can take what hangs on it. */
  readonly takers: readonly ManagedWord[]
  readonly onGive: (intoId: number) => void
}

/** Removing what contents carry asks which one they carry from then on. */
export const GiveWord = ({ kind, word: { name, count }, takers, onGive }: GiveWordProps) => {
  const [chosen, setChosen] = useState(0)
  // Somebody else may have removed the one that was chosen.
  const intoId = takers.some(({ id }) => id === chosen) ? chosen : (takers[0]?.id ?? 0)
  const { giveHint, giveTo } = words.kinds[kind]
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger>
        <Button variant="soft" color="gray" aria-label={words.removeOf(name)}>
          {words.remove}
        </Button>
      </AlertDialog.Trigger>
      <AlertDialog.Content maxWidth="440px">
        <AlertDialog.Title size="4">{words.removeAsk(name)}</AlertDialog.Title>
        <AlertDialog.Description size="2" color="gray" mb="4">
          {giveHint(count)}
        </AlertDialog.Description>
        <Labelled label={giveTo} problem="">
          {(field) => (
            <NativeSelect
              label={giveTo}
              field={field}
              value={intoId}
              options={takers.map((it) => ({ value: it.id, name: it.name }))}
              onChoose={setChosen}
            />
          )}
        </Labelled>
        <Flex gap="3" mt="5" justify="end">
          <AlertDialog.Cancel>
            <Button variant="soft" color="gray">
              {copy.confirm.cancel}
            </Button>
          </AlertDialog.Cancel>
          <AlertDialog.Action>
            <Button variant="soft" color="red" onClick={() => onGive(intoId)}>
              {words.give}
            </Button>
          </AlertDialog.Action>
        </Flex>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
