import type { Classify } from './category.ts'
import type { ContentCard } from './content-card.ts'
import type { ContinueItem } from './continue-item.ts'

export interface HomeBlock extends Classify {
  readonly items: readonly ContentCard[]
}

/** What homeindex says: the blocks of the home page and what to go on with. Both empty for visitors. */
export interface HomeContent {
  readonly blocks: readonly HomeBlock[]
  readonly continueItems: readonly ContinueItem[]
}
