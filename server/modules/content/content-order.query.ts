import { desc, type SQL, sql } from 'drizzle-orm'
import { content, overallScore } from '../../db/schema/content.ts'
import { SORT, type Sort } from './content-sort.ts'

/** The sort keys of a list, descending. */
export const sortKey = (sort: Sort): SQL => {
  switch (sort) {
    case SORT.newest:
      return sql`extract(epoch from ${content.updatedAt})`
    case SORT.mostViewed:
      return sql`${content.viewCount}`
    case SORT.mostDownloaded:
      return sql`${content.downloadCount}`
    case SORT.overall:
      return overallScore(content)
  }
}

/** The same as an index holds it; contents that are alike by their id, so that no page repeats what another showed. */
export const contentOrder = (sort: Sort): SQL[] => {
  switch (sort) {
    case SORT.newest:
      return [desc(content.updatedAt), desc(content.id)]
    case SORT.mostViewed:
      return [desc(content.viewCount), desc(content.id)]
    case SORT.mostDownloaded:
      return [desc(content.downloadCount), desc(content.id)]
    case SORT.overall:
      return [sql`${overallScore(content)} desc`, desc(content.id)]
  }
}
