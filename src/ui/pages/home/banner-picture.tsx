import type { Banner } from '#domain/catalogue/banner.ts'

export interface BannerPictureProps extends Pick<Banner, 'title' | 'imageUrl' | 'mobileImageUrl'> {
  /** The picture that is seen first: wanted at once, and painted with the rest. */
  readonly first: boolean
  /** The picture has come, or will not come. */
  readonly onPicture?: () => void
}

/** A banner's picture, as the screen is wide. */
export const BannerPicture = ({ title, imageUrl, mobileImageUrl, first, onPicture }: BannerPictureProps) => (
  <picture>
    {mobileImageUrl !== '' && <source media="(max-width: 519px)" srcSet={mobileImageUrl} />}
    <img
      src={imageUrl}
      alt={title}
      width={1200}
      height={300}
      decoding={first ? 'sync' : 'async'}
      fetchPriority={first ? 'high' : 'low'}
      onLoad={onPicture}
      onError={onPicture}
    />
  </picture>
)
