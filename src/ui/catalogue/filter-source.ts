import type { ActorRefFrom } from 'xstate'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import type { filtersMachine } from '#domain/catalogue/filters.machine.ts'
import type { ListQuery } from '#domain/catalogue/list-query.ts'

/** What the menus beside a list need. */
export interface FilterSource {
  readonly filters: ActorRefFrom<typeof filtersMachine>
  /** A content of the list, whose place names filters that no menu names; null for none. */
  readonly example: ContentCard | null
  /** Without the numbers of the catalogue, which are not those of the list beside it. */
  readonly uncounted?: boolean
  readonly onChange: (query: ListQuery) => void
}
