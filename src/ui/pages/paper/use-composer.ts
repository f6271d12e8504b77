import { useEffect, useState } from 'react'
import { usePaperLogic } from '../../bundle-logic.ts'
import type { ComposerActor } from './paper-actors.ts'

/** The composer of a paper; it outlives the view that asks for it until what was changed there is kept. */
export const useComposer = (id: number): ComposerActor => {
  const { openComposer } = usePaperLogic()
  const [composer] = useState(() => openComposer(id))
  useEffect(() => {
    composer.start()
    return () => composer.send({ type: 'composer.leave' })
  }, [composer])
  return composer
}
