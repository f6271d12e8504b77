import { useCallback, useEffect, useState } from 'react'

const SAID_MS = 900

interface SaidOnce {
  readonly text: string
  readonly time: number
}

/** What a key did, for a moment. */
export const useKeyFeedback = () => {
  const [said, setSaid] = useState<SaidOnce | null>(null)
  useEffect(() => {
    if (said === null) return
    const timer = setTimeout(() => setSaid(null), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])
  const say = useCallback(
    (text: string) => setSaid((before) => ({ text, time: (before?.time ?? 0) + 1 })),
    [],
  )
  return { said: said?.text ?? null, say }
}

export const KeyFeedback = ({ said }: { said: string | null }) => (
  <div className="film-said" role="status">
    {said !== null && <span>{said}</span>}
  </div>
)
