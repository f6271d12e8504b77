import { ContainerModule, type ServiceIdentifier } from 'inversify'
import type { AdapterSet } from './adapter-set.ts'

/** Replaces the adapter of one port of a set. */
export interface PortOverride {
  bindIn(options: Parameters<ConstructorParameters<typeof ContainerModule>[0]>[0]): void
}

/** `adapt` makes the new adapter; it gets that of the set, to delegate unchanged calls. */
export const port = <T>(token: ServiceIdentifier<T>, adapt: (base: T) => T): PortOverride => ({
  bindIn: ({ onActivation }) => onActivation(token, (_, base) => adapt(base)),
})

/** The set `base` with the adapters of single ports replaced, in all bundles. */
export const withPorts = (base: AdapterSet, overrides: readonly PortOverride[]): AdapterSet => ({
  ...base,
  visitor: [
    ...base.visitor,
    new ContainerModule((options) => {
      for (const override of overrides) override.bindIn(options)
    }),
  ],
})
