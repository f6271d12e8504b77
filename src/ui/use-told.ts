import { useEffect, useState } from 'react'

interface Telling<Snapshot> {
  getSnapshot(): Snapshot
  subscribe(hear: () => void): { unsubscribe(): void }
}

/**
 * As `useSelector`, for what is answered while the app is drawn for the first time: an outside store that changes under a
 * drawing in slices has React throw the drawing away and make it anew in one go. Here what came meanwhile is drawn when the
 * view stands. `select` is to be the same function at every call.
 */
export const useTold = <Snapshot, Selected>(
  actor: Telling<Snapshot>,
  select: (snapshot: Snapshot) => Selected,
): Selected => {
  const [selected, setSelected] = useState(() => select(actor.getSnapshot()))
  useEffect(() => {
    const take = () => setSelected(() => select(actor.getSnapshot()))
    take()
    return actor.subscribe(take).unsubscribe
  }, [actor, select])
  return selected
}
