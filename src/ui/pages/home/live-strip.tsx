import { useSelector } from '@xstate/react'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { HomeActor } from '#domain/catalogue/home.machine.ts'
import { inLiveOrder } from '#domain/live/live-order.ts'
import { CardActions } from '../../catalogue/card-actions.tsx'
import { useChooseCategory } from '../../catalogue/category-link.tsx'
import { CardGrid } from '../../components/card-grid.tsx'
import { ContentCard } from '../../components/content-card.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { MoreLink } from '../../components/more-link.tsx'
import { Section } from '../../components/section.tsx'
import { copy } from '../../copy/copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { liveNote } from '../../format/live-note.ts'
import { useNow } from '../../format/use-now.ts'
import { listAddress } from '../../routing/addresses.ts'
import { RowSkeleton } from './home-content-skeleton.tsx'

/** A strip is one row; the list has the rest. */
const SHOWN = 4

/** 直播: what runs now, what is coming, what can be seen again. Hidden while there is none. */
export const LiveStrip = ({ home }: { home: HomeActor }) => {
  const lives = useSelector(home, ({ context }) => context.lives)
  const loading = useSelector(home, (snapshot) => snapshot.matches({ lives: 'loading' }))
  const failed = useSelector(
    home,
    (snapshot) => snapshot.matches({ lives: 'failed' }) || snapshot.matches({ lives: 'defect' }),
  )
  const failure = useSelector(home, ({ context }) => context.failures.lives)
  const now = useNow()
  const choose = useChooseCategory()
  if (failed)
    return (
      <Section title={copy.home.live}>
        <ErrorState
          message={copy.home.livesFailed}
          reason={failureText(failure)}
          onRetry={() => home.send({ type: 'home.retryLives' })}
        />
      </Section>
    )
  if (loading) return <RowSkeleton title={copy.home.live} />
  // An ended one without a replay is no offer.
  const shown = inLiveOrder(lives.filter(({ liveStatus }) => liveStatus !== 'ended')).slice(0, SHOWN)
  return shown.length === 0 ? null : (
    <Section
      title={copy.home.live}
      aside={
        <MoreLink
          to={listAddress({ type: CONTENT_TYPE.live })}
          name={copy.home.moreOf(copy.home.live)}
          onClick={choose(CONTENT_TYPE.live)}
        />
      }
    >
      <CardGrid shape="rail">
        {shown.map((live) => (
          <ContentCard
            key={live.id}
            content={live}
            note={liveNote(live, now)}
            actions={<CardActions content={live} />}
          />
        ))}
      </CardGrid>
    </Section>
  )
}
