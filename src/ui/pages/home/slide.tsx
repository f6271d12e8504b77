import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Banner } from '#domain/catalogue/banner.ts'
import { copy } from '../../copy/copy.ts'
import { BannerPicture } from './banner-picture.tsx'

export interface SlideProps {
  readonly banner: Banner
  /** 第 1 张，共 3 张. */
  readonly name: string
  readonly current: boolean
  /** The picture that is seen first. */
  readonly first: boolean
  /** Its picture is wanted now. */
  readonly pictured: boolean
  /** The picture has come, or will not come. */
  readonly onPicture: () => void
}

/** One banner: its picture, and its words as words. */
export const Slide = ({ banner, name, current, first, pictured, onPicture }: SlideProps) => (
  <div
    className="slide"
    role="group"
    aria-roledescription={copy.carousel.slideRoleDescription}
    aria-label={name}
    data-current={current}
    inert={!current}
  >
    <SlideLink link={banner.link}>
      {pictured && <BannerPicture {...banner} first={first} onPicture={onPicture} />}
      <span className="slide__title" aria-hidden="true">
        {banner.title}
      </span>
    </SlideLink>
  </div>
)

const SlideLink = ({ link, children }: { link: Banner['link']; children: ReactNode }) => {
  switch (link.kind) {
    case 'inside':
      return (
        <Link className="slide__link" to={link.address}>
          {children}
        </Link>
      )
    case 'outside':
      return (
        <a className="slide__link" href={link.address} target="_blank" rel="noreferrer">
          {children}
        </a>
      )
    case 'none':
      return <div className="slide__link">{children}</div>
  }
}
