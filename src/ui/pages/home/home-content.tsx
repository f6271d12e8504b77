import { useSelector } from '@xstate/react'
import { useDeferredValue } from 'react'
import type { HomeActor } from '#domain/catalogue/home.machine.ts'
import { CardActions } from '../../catalogue/card-actions.tsx'
import { CardGrid } from '../../components/card-grid.tsx'
import { ContentCard } from '../../components/content-card.tsx'
import { Section } from '../../components/section.tsx'
import { useIncrementalRender } from '../../components/use-incremental-render.ts'
import { copy } from '../../copy/copy.ts'
import { formatClock } from '../../format/duration.ts'
import { continueAddress } from '../../routing/addresses.ts'
import { HomeBlocks } from './home-blocks.tsx'
import { HomeContentSkeleton, RowSkeleton } from './home-content-skeleton.tsx'
import { LiveStrip } from './live-strip.tsx'

/**
 * The contents of home for signed-in users: what to go on with, lives, one block per classify. Until it is known
 * whether there is something to go on with, nothing below that can find its place; then it comes part by part.
 */
export const HomeContent = ({ home }: { home: HomeActor }) => {
  // A change of an external store is rendered in one task; deferred, it is rendered in slices.
  const unknown = useDeferredValue(
    useSelector(
      home,
      (snapshot) =>
        snapshot.matches({ content: 'loading' }) &&
        snapshot.context.failures.content === null &&
        snapshot.context.content.blocks.length === 0,
    ),
  )
  const blockCount = useSelector(home, ({ context }) => context.content.blocks.length)
  const drawn = useIncrementalRender(unknown ? 0 : 1 + blockCount)
  if (unknown) return <HomeContentSkeleton />
  return (
    <>
      <ContinueRail home={home} />
      {drawn === 0 ? <RowSkeleton title={copy.home.live} /> : <LiveStrip home={home} />}
      <HomeBlocks home={home} drawn={drawn - 1} />
    </>
  )
}

/** Hidden while there is nothing to go on with. */
const ContinueRail = ({ home }: { home: HomeActor }) => {
  const items = useSelector(home, ({ context }) => context.content.continueItems)
  return items.length === 0 ? null : (
    <Section title={copy.home.continue}>
      <CardGrid shape="rail">
        {items.map((item) => (
          <ContentCard
            key={item.sectionId}
            content={item.content}
            to={continueAddress(item)}
            actions={<CardActions content={item.content} />}
            note={[
              copy.card.progress(Math.round(item.content.progress)),
              copy.home.continueAt(formatClock(item.position)),
            ].join(' · ')}
          />
        ))}
      </CardGrid>
    </Section>
  )
}
