import { type ComponentType, type ReactElement, useState } from 'react'
import { fetchCode, lazyPart } from '../routing/missing-code.ts'

export interface PartAhead<Props extends object> {
  /** Fetches the code; if that fails, the place that shows the part retries and reports it. */
  readonly fetch: () => Promise<void>
  /** Drawn at once where its code has been fetched ahead: a `lazy` one leaves its placeholder for 300 ms even then (docs/decisions/0505). */
  readonly Part: ComponentType<Props>
}

/** A part for later: prefetched after the visible content, or fetched when it is shown. */
export const partAhead = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): PartAhead<Props> => {
  let fetched: ComponentType<Props> | null = null
  const Lazy = lazyPart<Props>(load)
  return {
    fetch: () =>
      fetchCode(load).then(
        (Part) => {
          fetched = Part
        },
        () => undefined,
      ),
    Part: (props: Props): ReactElement => {
      // As it was when it was first shown: another one would begin anew.
      const [Shown] = useState<ComponentType<Props>>(() => fetched ?? Lazy)
      return <Shown {...props} />
    },
  }
}
