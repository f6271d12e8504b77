import type { Banner } from '#domain/catalogue/banner.ts'
import type { Category } from '#domain/catalogue/category.ts'
import { bannerStageAt, type ManagedBanner } from '#domain/frame/managed-banner.ts'
import type { ManagedWord, WordGroup, WordKind } from '#domain/frame/managed-word.ts'
import { isInsideAddress } from '#domain/navigation/inside-address.ts'
import type { MemoryBackend } from './backend.ts'
import { BANNERS } from './content/banners.ts'
import { CATEGORIES, HOT_TERMS } from './content/categories.ts'
import { RESOURCE_KINDS } from './content/library.ts'

/** What administrators change of what stands around the contents. */
interface MemoryFrame {
  banners: readonly ManagedBanner[]
  readonly words: Record<WordKind, readonly WordGroup[]>
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

const wordsOf = (names: readonly string[], from: number, carried: number): readonly ManagedWord[] =>
  names.map((name, index) => ({
    id: from + index + 1,
    rowVersion: 1,
    name,
    hidden: false,
    count: carried,
    canRemove: carried === 0,
    canGive: carried > 0,
  }))

const firstWords = (): MemoryFrame['words'] => ({
  categories: [
    {
      id: 0,
      name: '首页分类',
      canAdd: false,
      words: CATEGORIES.map(({ id, name }) => ({
        id,
        rowVersion: 1,
        name,
        hidden: false,
        count: 0,
        canRemove: false,
        canGive: false,
      })),
    },
  ],
  tags: [
    {
      id: 1,
      name: '类型',
      canAdd: true,
      words: wordsOf(
        RESOURCE_KINDS.map(([name]) => name),
        0,
        1,
      ),
    },
    { id: 2, name: '课型', canAdd: true, words: wordsOf(['新授课', '实验课', '专题课', '复习课'], 50, 1) },
  ],
  tagRows: [
    {
      id: 0,
      name: '标签行',
      canAdd: true,
      words: [
        {
          id: 1,
          rowVersion: 1,
          name: '类型',
          hidden: false,
          count: RESOURCE_KINDS.length,
          canRemove: false,
          canGive: false,
        },
        { id: 2, rowVersion: 1, name: '课型', hidden: false, count: 4, canRemove: false, canGive: true },
      ],
    },
  ],
  hotTerms: CATEGORIES.map(({ type, name }) => ({
    id: type,
    name,
    canAdd: true,
    words: wordsOf(HOT_TERMS[type], 100 * type, 0),
  })),
})

/** The categories as they are called and ordered by now. */
export const shownCategories = (backend: MemoryBackend): readonly Category[] =>
  frameOf(backend).words.categories.flatMap(({ words }) =>
    words.flatMap(({ id, name, hidden }) => {
      const category = CATEGORIES.find((it) => it.id === id)
      return category === undefined ? [] : { ...category, name, visible: !hidden }
    }),
  )

/** The words of a group that are shown. */
export const shownWords = (backend: MemoryBackend, kind: WordKind, groupId: number): readonly string[] =>
  frameOf(backend)
    .words[kind].filter(({ id }) => id === groupId)
    .flatMap(({ words }) => words.filter(({ hidden }) => !hidden).map(({ name }) => name))

const DATA = new WeakMap<MemoryBackend, MemoryFrame>()

export const frameOf = (backend: MemoryBackend): MemoryFrame => {
  const frame = DATA.get(backend) ?? {
    banners: BANNERS.map(managedOf),
    words: firstWords(),
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
