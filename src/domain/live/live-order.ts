import type { ContentCard, LiveStatus } from '../catalogue/content-card.ts'

const RANK: Readonly<Record<LiveStatus, number>> = { running: 0, announced: 1, replay: 2, ended: 3, none: 4 }

const startOf = ({ startTime }: ContentCard): number => Date.parse(startTime) || 0

/**
 * Sorts live courses: running ones first, then announced ones by start, then replays and ended ones, newest
 * first.
 */
export const inLiveOrder = (lives: readonly ContentCard[]): readonly ContentCard[] =>
  [...lives].sort((one, other) => {
    const byStatus = RANK[one.liveStatus] - RANK[other.liveStatus]
    const byStart = startOf(one) - startOf(other)
    return byStatus || (one.liveStatus === 'announced' ? byStart : -byStart)
  })
