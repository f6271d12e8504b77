import { useEffect, useState } from 'react'
import type { ComposerInput } from '#domain/paper/composer.setup.ts'
import { usePaperLogic } from '../../bundle-logic.ts'
import { useRunning } from '../../use-running.ts'
import type { ComposerActor } from './paper-actors.ts'

/** The composer of a paper; it outlives the view that asks for it until what was changed there is kept. */
export const useComposer = (input: ComposerInput): ComposerActor => {
  const { openComposer } = usePaperLogic()
  const [composer] = useState(() => openComposer(input))
  useEffect(() => {
    composer.start()
    return () => composer.send({ type: 'composer.leave' })
  }, [composer])
  useRunning(composer, { outlives: true })
  return composer
}
