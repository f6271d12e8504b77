import { useEffect, useState } from 'react'
import { useBankLogic } from '../../actors-context.tsx'
import type { ComposerActor } from './paper-actors.ts'

/** The composer of a paper, which outlives its page until what was changed there is kept; null before it has begun. */
export const useComposer = (id: number): ComposerActor | null => {
  const { openComposer } = useBankLogic()
  const [composer, setComposer] = useState<ComposerActor | null>(null)
  useEffect(() => {
    const opened = openComposer(id)
    setComposer(opened)
    return () => opened.send({ type: 'composer.leave' })
  }, [openComposer, id])
  return composer
}
