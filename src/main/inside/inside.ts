import type { Container } from 'inversify'
import type { Inside } from '#application/app-actors.ts'
import { selectSignedIn } from '#application/session/session.selectors.ts'
import type { AdapterSet } from '../adapters/adapter-set.ts'
import type { Arrival } from '../navigator.ts'
import type { Wired } from '../wired.ts'
import { doorTo } from './door-to.ts'
import type { InsidePart } from './part.ts'

/** What only a signed-in person sees, whether its code is there or not: a visitor never fetches it. */
export interface InsideDoor {
  open(): Promise<InsidePart>
  /** The same promise at every call, as React wants it. */
  inside(): Promise<Inside>
}

/** Fetches the code of the inside and its adapters at the first call; what could not be fetched is fetched again at the next. */
export const insideDoor = (container: Container, adapters: AdapterSet, wired: Wired): InsideDoor => {
  const open = doorTo(async () => {
    const [{ openInside }, insideAdapters] = await Promise.all([
      import('./inside-part.ts'),
      adapters.inside(),
    ])
    return openInside(container, insideAdapters, wired)
  })
  return { open, inside: doorTo(async () => (await open()).inside) }
}

/** What is told to the inside; the first session fetches it. Called before any actor starts. */
export const wireInside = ({ actors, navigator }: Wired, door: InsideDoor): ((arrival: Arrival) => void) => {
  let part: InsidePart | null = null
  const show = () => {
    if (part !== null) part.show(navigator.arrival())
    else if (selectSignedIn(actors.session.getSnapshot()))
      door.open().then(
        (opened) => {
          part = opened
          opened.show(navigator.arrival())
        },
        // The page itself asks for it too, and says that it could not be fetched.
        () => undefined,
      )
  }
  actors.session.on('session.opened', show)
  actors.session.on('session.closed', () => part?.forget())
  return show
}
