import { Skeleton } from '@radix-ui/themes'
import { releaseCopy } from '../copy/release-copy.ts'

/** Where the first rows will stand. */
export const Arriving = () => (
  <div role="status" aria-label={releaseCopy.loading} className="published">
    <Skeleton height="112px" />
    <Skeleton height="112px" />
    <Skeleton height="112px" />
  </div>
)
