import type { Appearance } from '#domain/navigation/appearance.ts'

/** The chosen appearance of this device; `system` where none was chosen or it cannot be read. */
export interface AppearanceStore {
  read(): Appearance
  keep(appearance: Appearance): void
}
