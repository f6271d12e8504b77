import './filter-panel.css'
import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef, useState } from 'react'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { TreeName } from '#domain/catalogue/filters.machine.ts'
import type { ListQuery } from '#domain/catalogue/list-query.ts'
import { Icon } from '../components/icon.tsx'
import { listCopy } from '../copy/list-copy.ts'
import { FilterBlock } from './filter-block.tsx'
import { filterName } from './filter-names.ts'
import type { FilterSource } from './filter-source.ts'

type Part = 'subjects' | 'books' | 'outline'

/** The part that is the next to choose in. Questions have knowledge points beside chapters: no book need be chosen, only one begun. */
const nextPart = ({ subject, version, book, type, knowledge }: ListQuery): Part => {
  if (subject === 0) return 'subjects'
  const needsBook = type !== CONTENT_TYPE.question || version !== 0
  return book === 0 && knowledge === 0 && needsBook ? 'books' : 'outline'
}

export interface FilterPanelProps {
  readonly query: ListQuery
  readonly source: FilterSource
}

/**
 * Stage and subject, textbook, chapter or knowledge point: one below the other, and the one that is next is open. What is
 * chosen stands in the heading of its part.
 */
export const FilterPanel = ({ query, source }: FilterPanelProps) => {
  const next = nextPart(query)
  const [opened, setOpened] = useState<{ readonly after: Part; readonly part: Part | null } | null>(null)
  const open = opened?.after === next ? opened.part : next
  const panel = useRef<HTMLDivElement>(null)
  const chosenIn = useRef<Part | null>(null)

  // The tree in which something was chosen may have folded: the focus stays with its heading.
  useEffect(() => {
    const part = chosenIn.current
    chosenIn.current = null
    if (part === null || part === open || panel.current?.contains(document.activeElement)) return
    panel.current?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus()
  }, [open])

  const partProps = (part: Part) => ({
    part,
    query,
    source,
    open: open === part,
    onToggle: () => setOpened({ after: next, part: open === part ? null : part }),
    onChosen: () => {
      chosenIn.current = part
      setOpened(null)
    },
  })

  return (
    <div ref={panel} className="filter-panel">
      <PanelPart {...partProps('subjects')} tree="subjects" values={['stage', 'subject']} />
      {query.subject !== 0 && <PanelPart {...partProps('books')} tree="books" values={['version', 'book']} />}
      {query.subject !== 0 && (
        <Outline
          {...partProps('outline')}
          onVersionOrBookChosen={() => setOpened({ after: 'books', part: 'outline' })}
        />
      )}
    </div>
  )
}

interface PartProps extends FilterPanelProps {
  readonly part: Part
  readonly open: boolean
  readonly onToggle: () => void
  readonly onChosen: () => void
}

type Level = 'stage' | 'subject' | 'version' | 'book' | 'chapter' | 'knowledge'

const PanelPart = ({
  part,
  query,
  source,
  open,
  onToggle,
  onChosen,
  tree,
  values,
}: PartProps & { readonly tree: TreeName; readonly values: readonly Level[] }) => {
  const content = useId()
  return (
    <section className="filter-panel__part" data-open={open}>
      <PartHead
        name={listCopy.trees[tree]}
        query={query}
        values={values}
        {...{ source, part, open, onToggle, content }}
      />
      {open && (
        <div id={content}>
          <FilterBlock tree={tree} query={query} source={source} onChosen={onChosen} />
        </div>
      )}
    </section>
  )
}

interface OutlineProps extends PartProps {
  /** Something was chosen on the way to chapters, in the tree of books that stands here: it stays where it is. */
  readonly onVersionOrBookChosen: () => void
}

/** Chapters of the chosen book; for questions the knowledge points of the subject beside them. */
const Outline = (props: OutlineProps) => {
  const { query, source, part, open, onToggle, onChosen, onVersionOrBookChosen } = props
  const content = useId()
  const hasKnowledge = query.type === CONTENT_TYPE.question || query.knowledge !== 0
  const preferred: TreeName =
    hasKnowledge && (query.book === 0 || query.knowledge !== 0) ? 'knowledge' : 'chapters'
  const [picked, setPicked] = useState<TreeName | null>(null)
  const tree = hasKnowledge ? (picked ?? preferred) : 'chapters'
  // Chapters are those of a book: until there is one, it is what is chosen here.
  const needsBook = tree === 'chapters' && query.book === 0
  if (!hasKnowledge && query.book === 0) return null
  return (
    <section className="filter-panel__part" data-open={open}>
      <PartHead
        name={listCopy.trees[tree]}
        query={query}
        values={['chapter', 'knowledge']}
        {...{ source, part, open, onToggle, content }}
      />
      {open && (
        <div id={content}>
          {hasKnowledge && (
            <div className="filter-panel__tabs" role="group" aria-label={listCopy.outlineTabs}>
              {(['chapters', 'knowledge'] as const).map((one) => (
                <button key={one} type="button" aria-pressed={one === tree} onClick={() => setPicked(one)}>
                  {listCopy.trees[one]}
                </button>
              ))}
            </div>
          )}
          {needsBook && <p className="filter-panel__note">{listCopy.chooseBook}</p>}
          <FilterBlock
            tree={needsBook ? 'books' : tree}
            query={query}
            source={source}
            onChosen={needsBook ? onVersionOrBookChosen : onChosen}
          />
        </div>
      )}
    </section>
  )
}

interface PartHeadProps extends FilterPanelProps {
  readonly name: string
  readonly part: Part
  readonly values: readonly Level[]
  readonly open: boolean
  readonly content: string
  readonly onToggle: () => void
}

const PartHead = ({ name, part, query, source, values, open, content, onToggle }: PartHeadProps) => {
  const { filters, example } = source
  const place = useSelector(filters, ({ context }) => context.place)
  const menus = useSelector(filters, ({ context }) => context.menus)
  const value = values
    .filter((level) => query[level] !== 0)
    .map((level) => filterName({ name: level, id: query[level] }, { ...place, query }, menus, example))
    .join(' · ')
  return (
    <h2 className="filter-panel__head">
      <button
        type="button"
        data-part={part}
        aria-expanded={open}
        aria-controls={open ? content : undefined}
        onClick={onToggle}
      >
        <span className="filter-panel__title">{name}</span>
        <span className="filter-panel__value">{value}</span>
        <Icon name="chevronDown" />
      </button>
    </h2>
  )
}
