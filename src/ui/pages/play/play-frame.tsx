import { Skeleton } from '@radix-ui/themes'
import type { ReactNode } from 'react'
import { playCopy } from '../../copy/play-copy.ts'

export interface PlayFrameProps {
  readonly busy?: boolean
  /** The film as wide as the page. */
  readonly theatre?: boolean
  readonly stage: ReactNode
  readonly words: ReactNode
  readonly side?: ReactNode
  readonly comments?: ReactNode
}

/** The film, what it is called, what stands beside it and what is said about it. */
export const PlayFrame = ({
  busy = false,
  theatre = false,
  stage,
  words,
  side,
  comments,
}: PlayFrameProps) => (
  <div className="play" aria-busy={busy} data-theatre={theatre}>
    <div className="play__stage">{stage}</div>
    <div className="play__words">{words}</div>
    {side !== undefined && <div className="play__side">{side}</div>}
    {comments !== undefined && <div className="play__comments">{comments}</div>}
  </div>
)

export const StageSkeleton = () => (
  <div role="status" aria-label={playCopy.loading}>
    <Skeleton className="play-skeleton" />
  </div>
)

/** In place of the film. */
export const StageNotice = ({ children }: { children: ReactNode }) => (
  <div className="play-notice">{children}</div>
)
