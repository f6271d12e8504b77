import './carousel.css'
import { useSelector } from '@xstate/react'
import { type ReactNode, type TouchEvent, useRef, useState } from 'react'
import type { Banner } from '#domain/catalogue/banner.ts'
import { useHomeLogic } from '../../actors-context.tsx'
import { Icon } from '../../components/icon.tsx'
import { copy } from '../../copy/copy.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { Slide } from './slide.tsx'

/** A finger that moves less than this taps. */
const SWIPE_PX = 40

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** One banner at a time; rests under the pointer and the focus, can be stopped, and never moves by itself with reduced motion. */
export const Carousel = ({ banners }: { banners: readonly Banner[] }) => {
  const [still] = useState(prefersStillness)
  const carousel = useActorRef(useHomeLogic().carousel, { input: { count: banners.length, still } })
  const index = useSelector(carousel, ({ context }) => context.index)
  const playing = useSelector(carousel, (snapshot) => snapshot.matches('playing'))
  const touchedAt = useRef<number | null>(null)
  // The next picture is fetched when the current one has come, and none that is not going to be seen.
  const [fetched, setFetched] = useState<ReadonlySet<number>>(new Set())
  const several = banners.length > 1

  const endTouch = ({ changedTouches }: TouchEvent) => {
    const moved = (changedTouches[0]?.clientX ?? 0) - (touchedAt.current ?? 0)
    if (touchedAt.current !== null && Math.abs(moved) > SWIPE_PX)
      carousel.send({ type: moved < 0 ? 'carousel.next' : 'carousel.previous' })
    touchedAt.current = null
  }

  return (
    <section
      className="carousel"
      aria-roledescription={copy.carousel.roleDescription}
      aria-label={copy.carousel.name}
      onPointerEnter={({ pointerType }) =>
        pointerType === 'mouse' && carousel.send({ type: 'carousel.hold' })
      }
      onPointerLeave={({ pointerType }) =>
        pointerType === 'mouse' && carousel.send({ type: 'carousel.release' })
      }
      onFocus={() => carousel.send({ type: 'carousel.hold' })}
      onBlur={() => carousel.send({ type: 'carousel.release' })}
      onTouchStart={({ touches }) => {
        touchedAt.current = several ? (touches[0]?.clientX ?? null) : null
      }}
      onTouchEnd={endTouch}
    >
      {several && (
        <div className="carousel__controls">
          <Control
            name={playing ? copy.carousel.pause : copy.carousel.play}
            onPress={() => carousel.send({ type: playing ? 'carousel.pause' : 'carousel.play' })}
          >
            {playing ? <Icon name="pause" /> : <Icon name="play" />}
          </Control>
          <Control name={copy.carousel.previous} onPress={() => carousel.send({ type: 'carousel.previous' })}>
            <Icon name="chevronLeft" />
          </Control>
          <div className="carousel__dots" role="group" aria-label={copy.carousel.dots}>
            {banners.map(({ id, title }, position) => (
              <button
                key={id}
                type="button"
                className="carousel__dot"
                aria-label={copy.carousel.show(position + 1, title)}
                aria-current={position === index}
                onClick={() => carousel.send({ type: 'carousel.choose', index: position })}
              />
            ))}
          </div>
          <Control name={copy.carousel.next} onPress={() => carousel.send({ type: 'carousel.next' })}>
            <Icon name="chevronRight" />
          </Control>
        </div>
      )}
      <div className="carousel__slides" aria-live={playing ? 'off' : 'polite'}>
        {banners.map((banner, position) => (
          <Slide
            key={banner.id}
            banner={banner}
            name={copy.carousel.slide(position + 1, banners.length)}
            current={position === index}
            first={position === 0}
            pictured={
              position === index ||
              fetched.has(position) ||
              (fetched.has(index) && position === (index + 1) % banners.length)
            }
            onPicture={() => setFetched((before) => new Set(before).add(position))}
          />
        ))}
      </div>
    </section>
  )
}

const Control = ({ name, onPress, children }: { name: string; onPress: () => void; children: ReactNode }) => (
  <button type="button" className="carousel__control" aria-label={name} title={name} onClick={onPress}>
    {children}
  </button>
)
