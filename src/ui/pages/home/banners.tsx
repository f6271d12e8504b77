import './banners.css'
import { useSelector } from '@xstate/react'
import type { HomeActor } from '#domain/catalogue/home.machine.ts'
import { ErrorState } from '../../components/error-state.tsx'
import { copy } from '../../copy/copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { Carousel } from './carousel.tsx'

/** The banners in a place of their own size: whether they come, fail or are still on the way moves nothing below. */
export const Banners = ({ home }: { home: HomeActor }) => {
  const banners = useSelector(home, ({ context }) => context.banners)
  const loading = useSelector(home, (snapshot) => snapshot.matches({ banners: 'loading' }))
  const failed = useSelector(
    home,
    (snapshot) => snapshot.matches({ banners: 'failed' }) || snapshot.matches({ banners: 'defect' }),
  )
  const failure = useSelector(home, ({ context }) => context.failures.banners)
  if (failed && banners.length === 0)
    return (
      <div className="banners">
        <ErrorState
          message={copy.home.bannersFailed}
          reason={failureText(failure)}
          onRetry={() => home.send({ type: 'home.retryBanners' })}
        />
      </div>
    )
  if (loading && banners.length === 0) return <div className="banners" aria-hidden="true" />
  if (banners.length === 0) return null
  return (
    <div className="banners">
      <Carousel key={banners.length} banners={banners} />
    </div>
  )
}
