import { useEffect, useState } from 'react'
import { useRunning } from './use-running.ts'

interface Runs {
  start(): unknown
  stop(): unknown
}

/** An actor for as long as the view is there, made with what the view begins with. */
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
