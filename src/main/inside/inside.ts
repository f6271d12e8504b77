import type { Container } from 'inversify'
import type { Inside } from '#application/app-actors.ts'
import { selectSignedIn } from '#application/session/session.selectors.ts'
import type { AdapterSet } from '../adapters/adapter-set.ts'
import type { Arrival } from '../navigator.ts'
import { whenIdle } from '../when-idle.ts'
import type { Wired } from '../wired.ts'
import { doorTo } from './door-to.ts'
import type { InsidePart } from './part.ts'

/** What only a signed-in person sees, whether its code is there or not: a visitor never fetches it. */
export interface InsideDoor {
  /** The same promise at every call, as React wants it. */
  inside(): Promise<Inside>
  /** Resolves when it is there, whoever asked for it; asks for nothing. */
  readonly there: Promise<InsidePart>
}

/** Fetches the code of the inside and its adapters at the first call; what could not be fetched is fetched again at the next. */
export const insideDoor = (container: Container, adapters: AdapterSet, wired: Wired): InsideDoor => {
  let enter: (part: InsidePart) => void
  const there = new Promise<InsidePart>((resolve) => {
    enter = resolve
  })
  const inside = doorTo(async () => {
    const [{ openInside }, insideAdapters] = await Promise.all([
      import('./inside-part.ts'),
      adapters.inside(),
    ])
    const part = openInside(container, insideAdapters, wired)
    enter(part)
    return part.inside
  })
  return { inside, there }
}

const isHome = (address: string): boolean => /^\/(\?|$)/.test(address)

/** What is told to the inside; the first session fetches it. Called before any actor starts. */
export const wireInside = ({ actors, navigator }: Wired, door: InsideDoor): ((arrival: Arrival) => void) => {
  let part: InsidePart | null = null
  void door.there.then((opened) => {
    part = opened
    opened.show(navigator.arrival())
  })
  // What cannot be fetched is asked for by the page that needs it too, which says so.
  const open = () => void door.inside().catch(() => undefined)
  const show = () => {
    if (part !== null) part.show(navigator.arrival())
    else if (selectSignedIn(actors.session.getSnapshot())) {
      // Home is drawn without it, and is what somebody waits for.
      if (isHome(navigator.address())) whenIdle(open)
      else open()
    }
  }
  actors.session.on('session.opened', show)
  actors.session.on('session.closed', () => part?.forget())
  return show
}
