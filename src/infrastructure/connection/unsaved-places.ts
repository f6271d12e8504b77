import type { UnsavedPlace } from '#domain/connection/waiting-work.ts'

/** A draft as it lies in a store, where nobody has read it yet. */
interface Left {
  readonly place?: {
    readonly paperId?: unknown
    readonly planId?: unknown
    readonly draftId?: unknown
    readonly sectionKey?: unknown
  }
  readonly draft?: {
    readonly paper?: { readonly name?: unknown; readonly kind?: unknown }
    readonly document?: { readonly name?: unknown }
  }
}

type LeftWork = Readonly<Record<'papers' | 'plans' | 'captions' | 'heldEdits', readonly unknown[]>>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The pages that drafts belong to, each once; what names none that can be opened leads nowhere. */
export const unsavedPlacesIn = (work: LeftWork): readonly UnsavedPlace[] => {
  const places = new Map<string, UnsavedPlace>()
  const add = (page: UnsavedPlace['page'], id: unknown, { name = '', section = '' } = {}) => {
    if (typeof id === 'number' && id > 0) places.set(`${page}/${id}/${section}`, { page, id, name, section })
  }
  for (const { place, draft } of work.papers as readonly Left[])
    add(draft?.paper?.kind === 'electronic' ? 'electronicPaper' : 'paper', place?.paperId, {
      name: textOf(draft?.paper?.name),
    })
  for (const { place, draft } of work.plans as readonly Left[])
    add('plan', place?.planId, { name: textOf(draft?.document?.name) })
  for (const { place } of work.captions as readonly Left[])
    add('captions', place?.draftId, { section: textOf(place?.sectionKey) })
  for (const { place } of work.heldEdits as readonly Left[]) add('course', place?.draftId)
  return [...places.values()]
}
