import type { Banner } from '#domain/catalogue/banner.ts'
import { bannerStageAt, type ManagedBanner } from '#domain/frame/managed-banner.ts'
import { isInsideAddress } from '#domain/navigation/inside-address.ts'
import type { MemoryBackend } from './backend.ts'
import { BANNERS } from './content/banners.ts'

/** What administrators change of what stands around the contents. */
interface MemoryFrame {
  banners: readonly ManagedBanner[]
}

const managedOf = ({ id, title, imageUrl, mobileImageUrl, link }: Banner): ManagedBanner => ({
  id,
  rowVersion: 1,
  title,
  imageUrl,
  mobileImageUrl,
  linkUrl: link.kind === 'none' ? '' : link.address,
  from: '',
  to: '',
})

const linkOf = (address: string): Banner['link'] => {
  if (address === '') return { kind: 'none' }
  return { kind: isInsideAddress(address) ? 'inside' : 'outside', address }
}

const DATA = new WeakMap<MemoryBackend, MemoryFrame>()

export const frameOf = (backend: MemoryBackend): MemoryFrame => {
  const frame = DATA.get(backend) ?? {
    banners: BANNERS.map(managedOf),
  }
  DATA.set(backend, frame)
  return frame
}

/** The banners that are shown now. */
export const shownBanners = (backend: MemoryBackend): readonly Banner[] =>
  frameOf(backend)
    .banners.filter((it) => bannerStageAt(it, backend.now()) === 'shown')
    .map(({ id, title, imageUrl, mobileImageUrl, linkUrl }) => ({
      id,
      title,
      imageUrl,
      mobileImageUrl,
      link: linkOf(linkUrl),
    }))
