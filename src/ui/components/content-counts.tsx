import './content-counts.css'
import { useSelector } from '@xstate/react'
import { Fragment } from 'react'
import { selectFavouriteCount } from '#application/favourite/favourites.selectors.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { ContentCard as Content } from '#domain/catalogue/content-card.ts'
import { useSignedInPartsIfLoaded } from '../actors-context.tsx'
import { copy } from '../copy/copy.ts'
import { formatCount } from '../format/count.ts'

/** How often a content was seen and fetched, and by how many it is kept: a press on its star counts at once. */
export const ContentCounts = ({ content }: { readonly content: Content }) => {
  const { type, viewCount, downloadCount, progress } = content
  const kept = useSelector(useSignedInPartsIfLoaded()?.actors.favourites, (favourites) =>
    favourites === undefined ? content.favouriteCount : selectFavouriteCount(content)(favourites),
  )
  const counts = [
    progress > 0 ? copy.card.progress(Math.round(progress)) : '',
    copy.card.views(formatCount(viewCount)),
    type === CONTENT_TYPE.resource && downloadCount > 0
      ? copy.card.downloads(formatCount(downloadCount))
      : '',
    kept > 0 ? copy.card.favourites(formatCount(kept)) : '',
  ].filter(Boolean)
  return counts.map((count, index) => (
    <Fragment key={count}>
      {index > 0 && ' · '}
      <span className="content-count">{count}</span>
    </Fragment>
  ))
}
