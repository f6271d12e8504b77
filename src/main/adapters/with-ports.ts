import { ContainerModule, type ServiceIdentifier } from 'inversify'
import type { AdapterSet } from './adapter-set.ts'

/** One port of a set, answered by another adapter. */
export interface PortOverride {
  bindIn(options: Parameters<ConstructorParameters<typeof ContainerModule>[0]>[0]): void
}

/** `adapt` makes the adapter; it is given the one of the set, to be asked for whatever stays as it is. */
export const port = <T>(token: ServiceIdentifier<T>, adapt: (base: T) => T): PortOverride => ({
  bindIn: ({ onActivation }) => onActivation(token, (_, base) => adapt(base)),
})

/** The set `base` with single ports answered by others, in whatever bundle they are asked for. */
export const withPorts = (base: AdapterSet, overrides: readonly PortOverride[]): AdapterSet => ({
  ...base,
  visitor: [
    ...base.visitor,
    new ContainerModule((options) => {
      for (const override of overrides) override.bindIn(options)
    }),
  ],
})
