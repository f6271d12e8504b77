import type { SubjectKey } from '../../content/types.ts'

/** Steps 2, 3, 5, 7, 9, 11 and 12 of the subject's Radix scale (light), so that files and screens agree. */
export interface Palette {
  readonly paper: string
  readonly soft: string
  readonly tint: string
  readonly line: string
  readonly solid: string
  readonly text: string
  readonly deep: string
}

const scale = (steps: string): Palette => {
  const [paper = '', soft = '', tint = '', line = '', solid = '', text = '', deep = ''] = steps.split(' ')
  return { paper, soft, tint, line, solid, text, deep }
}

const palettes: Readonly<Record<SubjectKey, Palette>> = {
  chinese: scale('#fef7f9 #ffe9f0 #facedd #eaacc3 #e93d82 #cb1d63 #621639'),
  math: scale('#f4faff #e6f4fe #c2e5ff #8ec8f6 #0090ff #0d74ce #113264'),
  english: scale('#faf8ff #f4f0fe #e1d9ff #c2b5f5 #6e56cf #6550b9 #2f265f'),
  physics: scale('#f2fafb #def7f9 #b5e9f0 #7dcedc #00a2c7 #107d98 #0d3c48'),
  chemistry: scale('#f3fbf9 #e0f8f3 #b8eae0 #83cdc1 #12a594 #008573 #0d3d38'),
  biology: scale('#f4fbf6 #e6f6eb #c4e8d1 #8eceaa #30a46c #218358 #193b2d'),
  politics: scale('#fff7f8 #feeaed #ffced6 #efacb8 #e54666 #ca244d #64172b'),
  history: scale('#fdf7f5 #f6edea #e7d9d3 #d3bcb3 #a18072 #7d5e54 #43302b'),
  geography: scale('#f1fafd #e1f6fd #bee7f5 #8dcae3 #7ce2fe #00749e #1d3e56'),
  music: scale('#fdf7fd #fbebfb #f2d1f3 #deade3 #ab4aba #953ea3 #53195d'),
  art: scale('#fff7ed #ffefd6 #ffd19a #f5ae73 #f76b15 #cc4e00 #582d1d'),
  sports: scale('#f5fbf5 #e9f6e9 #c9e8ca #94ce9a #46a758 #2a7e3b #203c25'),
  it: scale('#f7f9ff #edf2fe #d2deff #abbdf9 #3e63dd #3a5bc7 #1f2d5c'),
}

export const paletteOf = (subject: SubjectKey): Palette => palettes[subject]

/** Office files write colours without the sign. */
export const bare = (colour: string): string => colour.slice(1).toUpperCase()
