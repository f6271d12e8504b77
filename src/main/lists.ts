import type { Container } from 'inversify'
import type { ListActors } from '#application/app-actors.ts'
import { selectSignedIn } from '#application/session/session.selectors.ts'
import type { Arrival } from './navigator.ts'
import type { Wired } from './wiring.ts'

/** The lists, once their code is there. */
export interface ListPart {
  readonly actors: ListActors
  /** The router has settled; null while it has not. */
  show(arrival: Arrival | null): void
  /** The person has left. */
  forget(): void
}

/** The lists, whether their code is there or not: a visitor, who sees none, never fetches it. */
export interface Lists {
  open(): Promise<ListPart>
  /** The same promise at every call, as React wants it. */
  actors(): Promise<ListActors>
}

export const lazyLists = (container: Container, wired: Wired): Lists => {
  let opening: Promise<ListPart> | null = null
  let actors: Promise<ListActors> | null = null
  const lists: Lists = {
    open: () => {
      opening ??= import('./list-part.ts').then(
        ({ openLists }) => openLists(container, wired),
        (error: unknown) => {
          opening = null
          actors = null
          throw error
        },
      )
      return opening
    },
    actors: () => {
      actors ??= lists.open().then((part) => part.actors)
      return actors
    },
  }
  return lists
}

/** What is told to the lists; the first session fetches them. Called before any actor starts. */
export const wireLists = ({ actors, navigator }: Wired, lists: Lists): ((arrival: Arrival) => void) => {
  let part: ListPart | null = null
  const show = () => {
    if (part !== null) part.show(navigator.arrival())
    else if (selectSignedIn(actors.session.getSnapshot()))
      lists.open().then(
        (opened) => {
          part = opened
          opened.show(navigator.arrival())
        },
        // The page itself asks for them too, and says that they could not be fetched.
        () => undefined,
      )
  }
  actors.session.on('session.opened', show)
  actors.session.on('session.closed', () => part?.forget())
  return show
}
