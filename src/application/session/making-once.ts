import type { Failure } from '#domain/kernel/failure.ts'
import { shapedAs } from '#domain/kernel/form-shape.ts'
import type { Result } from '#domain/kernel/result.ts'
import { isUnsettled } from '#domain/kernel/retry.ts'
import type { FormDraftStore } from './form-draft.port.ts'
import type { SessionStore } from './session-store.port.ts'

/** A new thing to be created; the name is its place among the drafts of forms. */
export type NewThing = 'new/course' | 'new/plan' | 'new/paper' | `new/copy/${number}`

export interface MakingOnce {
  /**
   * Sends a request under a client id that is stored per user until the answer is known, through a reload, a
   * leave and an expiry. Equal content is sent under the same id, and so created once; different content
   * gets a new id.
   */
  readonly make: <Value>(
    thing: NewThing,
    content: unknown,
    send: (clientId: string) => Promise<Result<Value, Failure>>,
  ) => Promise<Result<Value, Failure>>
  /**
   * The form was closed: equal content keeps its id until the tab is reloaded, and gets a new one afterwards.
   */
  readonly giveUp: (thing: NewThing) => void
}

interface MakingOnceNeeds {
  readonly drafts: FormDraftStore
  readonly session: Pick<SessionStore, 'user'>
  readonly makeClientId: () => string
}

/** A sent request for a new thing; the content as text. */
interface Intention {
  readonly content: string
  readonly clientId: string
}

const isIntention = shapedAs<Intention>({ content: '', clientId: '' })

export const makingOnce = ({ drafts, session, makeClientId }: MakingOnceNeeds): MakingOnce => {
  const givenUp = new Map<string, unknown>()
  const placeOf = (form: NewThing) => ({ userId: session.user()?.id ?? 0, form })
  return {
    make: async (thing, content, send) => {
      const place = placeOf(thing)
      const key = JSON.stringify(place)
      const said = JSON.stringify(content)
      const left = drafts.read(place) ?? givenUp.get(key)
      const clientId = isIntention(left) && left.content === said ? left.clientId : makeClientId()
      givenUp.delete(key)
      drafts.keep(place, { content: said, clientId })
      const result = await send(clientId)
      if (result.ok || !isUnsettled(result.failure)) {
        drafts.forget(place)
        givenUp.delete(key)
      }
      return result
    },
    giveUp: (thing) => {
      const place = placeOf(thing)
      const left = drafts.read(place)
      if (left !== null) givenUp.set(JSON.stringify(place), left)
      drafts.forget(place)
    },
  }
}
