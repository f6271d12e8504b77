export const APPEARANCES = ['system', 'light', 'dark'] as const
export type Appearance = (typeof APPEARANCES)[number]

export const nextAppearance = (appearance: Appearance): Appearance =>
  APPEARANCES[(APPEARANCES.indexOf(appearance) + 1) % APPEARANCES.length] ?? 'system'
