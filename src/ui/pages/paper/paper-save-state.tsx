import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { composerCopy } from '../../copy/composer-copy.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import type { ComposerActor } from './paper-actors.ts'

const words = composerCopy.composer

/** Whether what was changed is safe. */
export const PaperSaveState = ({ composer }: { readonly composer: ComposerActor }) => {
  const failure = useSelector(composer, ({ context }) => context.failure)
  const state = useSelector(composer, (snapshot) => {
    if (snapshot.matches({ open: 'conflicting' })) return 'conflicting'
    if (snapshot.matches({ open: 'unkept' })) return 'unkept'
    return snapshot.matches({ open: 'saving' }) ? 'saving' : 'kept'
  })
  if (state === 'conflicting')
    return (
      <span className="composer__failure" role="alert">
        <Text size="2">{words.conflict}</Text>
        <Button variant="soft" onClick={() => composer.send({ type: 'composer.reload' })}>
          {words.reload}
        </Button>
      </span>
    )
  if (state === 'unkept')
    return (
      <span className="composer__failure" role="alert">
        <Text size="2">{notDoneText(words.unkept, failure)}</Text>
        <Button variant="soft" onClick={() => composer.send({ type: 'composer.retry' })}>
          {words.keepAgain}
        </Button>
      </span>
    )
  return (
    <Text size="2" color="gray">
      {state === 'saving' ? words.keeping : words.kept}
    </Text>
  )
}
