import type { Appearance } from '#domain/navigation/appearance.ts'

/** The appearance chosen on this device; `system` if none was chosen or the entry is unreadable. */
export interface AppearanceStore {
  read(): Appearance
  keep(appearance: Appearance): void
}
