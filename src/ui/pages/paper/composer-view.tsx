import { useSelector } from '@xstate/react'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { HomeLink } from '../../components/home-link.tsx'
import { useLineBack } from '../../components/line-back.ts'
import { PageHeader } from '../../components/page-header.tsx'
import { composerCopy } from '../../copy/composer-copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { useCrumb } from '../../navigation/use-crumb.ts'
import type { PaperPlace } from '../../routing/paper-address.ts'
import { Composer } from './composer.tsx'
import { PrintPreview } from './print-preview.tsx'
import { useComposer } from './use-composer.ts'

const words = composerCopy.composer

export interface ComposerViewProps {
  readonly userId: number
  readonly place: PaperPlace
  readonly title: string
}

/** One paper while its page is open: composed, or looked at as it is printed. */
export const ComposerView = ({ userId, place, title }: ComposerViewProps) => {
  const composer = useComposer({ userId, id: place.id })
  const paper = useSelector(composer, ({ context }) => context.paper)
  const failure = useSelector(composer, ({ context }) => context.failure)
  const state = useSelector(composer, ({ value }) => (typeof value === 'string' ? value : 'open'))
  const isUnkept = useSelector(composer, (snapshot) => snapshot.matches({ open: 'unkept' }))
  const retry = () => composer.send({ type: 'composer.retry' })
  useLineBack(isUnkept ? retry : null)
  useCrumb(paper?.name ?? null)

  if (state === 'open' && paper !== null)
    return place.view === 'print' ? (
      <PrintPreview composer={composer} paper={paper} />
    ) : (
      <Composer composer={composer} paper={paper} />
    )
  return (
    <>
      <PageHeader title={title} />
      {state === 'missing' || state === 'forbidden' ? (
        <EmptyState title={words[state]} hint={words[`${state}Hint`]}>
          <HomeLink />
        </EmptyState>
      ) : state === 'failed' || state === 'defect' ? (
        <ErrorState message={words.failed} reason={failureText(failure)} onRetry={retry} />
      ) : (
        <PaperSkeleton words={words.loading} />
      )}
    </>
  )
}

export const PaperSkeleton = ({ words: text }: { readonly words: string }) => (
  <div className="paper-list" aria-busy="true">
    <span className="visually-hidden" role="status">
      {text}
    </span>
    {[1, 2, 3, 4].map((row) => (
      <div key={row} className="paper-row paper-row--skeleton" />
    ))}
  </div>
)
