import { type ComponentType, lazy } from 'react'
import { fetchCode } from '../routing/missing-code.ts'

/** A part that is fetched when it is wanted, and asked for again where it did not come (docs/decisions/0479). */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await fetchCode(load) }))
