import '../../components/section.css'
import { useSelector } from '@xstate/react'
import type { Category } from '#domain/catalogue/category.ts'
import type { HomeActor, HomeSelection } from '#domain/catalogue/home.machine.ts'
import { useActors } from '../../actors-context.tsx'
import { type SubjectGroup, subjectGroupsOf } from '../../catalogue/subject-groups.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { PartBoundary } from '../../components/part-boundary.tsx'
import { ReloadButton } from '../../components/reload-button.tsx'
import { copy } from '../../copy/copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { lazyPart } from '../../routing/missing-code.ts'
import { HomeBlock } from './home-block.tsx'
import { RowSkeleton } from './home-content-skeleton.tsx'

const FillHome = lazyPart(async () => (await import('./fill-home.tsx')).FillHome)

export interface HomeBlocksProps {
  readonly home: HomeActor
  /** How many are drawn by now; the others have their place. */
  readonly drawn: number
}

/** One block for each visible classify. The subject that is chosen in one narrows them all: a teacher teaches one. */
export const HomeBlocks = ({ home, drawn }: HomeBlocksProps) => {
  const categories = useSelector(useActors().categories, ({ context }) => context.categories)
  const blocks = useSelector(home, ({ context }) => context.content.blocks)
  const selection = useSelector(home, ({ context }) => context.selection)
  const loading = useSelector(home, (snapshot) => snapshot.matches({ content: 'loading' }))
  const failed = useSelector(
    home,
    (snapshot) => snapshot.matches({ content: 'failed' }) || snapshot.matches({ content: 'defect' }),
  )
  const failure = useSelector(home, ({ context }) => context.failures.content)

  if (failed)
    return (
      <div className="section">
        <ErrorState
          message={copy.home.blockFailed}
          reason={failureText(failure)}
          onRetry={() => home.send({ type: 'home.retryContent' })}
        />
      </div>
    )
  if (loading && blocks.length === 0)
    return categories.slice(0, 3).map(({ id, name }) => <RowSkeleton key={id} title={name} />)

  // What is shown stays while it is narrowed or widened, and with it the focus on its tabs.
  const shown = blocks.filter(
    ({ visible, items }) => visible && (items.length > 0 || loading || isNarrowed(selection)),
  )
  if (shown.length === 0)
    return (
      <div className="section">
        <EmptyState title={copy.home.noContent} hint={copy.home.noContentHint}>
          <PartBoundary missing={<ReloadButton />}>
            <FillHome />
          </PartBoundary>
        </EmptyState>
      </div>
    )
  return shown.map((block, place) =>
    place < drawn ? (
      <HomeBlock
        key={block.id}
        block={block}
        groups={groupsFor(categories, block.type)}
        selection={selection}
        busy={loading}
        onSelect={(chosen) => home.send({ type: 'home.select', selection: chosen })}
      />
    ) : (
      <RowSkeleton key={block.id} title={block.name} />
    ),
  )
}

/** An empty block is hidden, but not one that has nothing of what was just chosen in it. */
const isNarrowed = ({ stageId, subjectId }: HomeSelection): boolean => stageId !== 0 || subjectId !== 0

const groupsFor = (categories: readonly Category[], type: Category['type']): readonly SubjectGroup[] =>
  subjectGroupsOf(categories.find((category) => category.type === type))
