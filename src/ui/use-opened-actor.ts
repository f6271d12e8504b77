import { useEffect, useState } from 'react'
import { useRunning } from './use-running.ts'

interface Runs {
  start(): unknown
  stop(): unknown
}

/** An actor that lives as long as the view, created with the view's first props. */
export const useOpenedActor = <Input, Actor extends Runs>(
  open: (input: Input) => Actor,
  input: Input,
): Actor => {
  const [actor] = useState(() => open(input))
  useEffect(() => {
    actor.start()
    return () => void actor.stop()
  }, [actor])
  useRunning(actor)
  return actor
}
