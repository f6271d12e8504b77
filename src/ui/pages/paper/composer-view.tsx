import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Paper } from '#domain/paper/paper.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { HomeLink } from '../../components/home-link.tsx'
import { useLineBack } from '../../components/line-back.ts'
import { PageHeader } from '../../components/page-header.tsx'
import { pageHeading } from '../../components/page-heading.ts'
import { PartBoundary } from '../../components/part-boundary.tsx'
import { ReloadButton } from '../../components/reload-button.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { composerCopy } from '../../copy/composer-copy.ts'
import { copy } from '../../copy/copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { useCrumb } from '../../navigation/use-crumb.ts'
import { lazyPart } from '../../routing/missing-code.ts'
import { type PaperPlace, paperPlaceAddress } from '../../routing/paper-address.ts'
import { Composer } from './composer.tsx'
import { useComposer } from './use-composer.ts'

const PrintPreview = lazyPart(async () => (await import('./print-preview.tsx')).PrintPreview)

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
  useFocusFallback(state, pageHeading)

  if (state === 'open' && paper !== null)
    return place.view === 'print' ? (
      <>
        <PageHeader title={paper.name}>{composerCopy.print.title}</PageHeader>
        <PartBoundary waiting={<PrintArriving paper={paper} />} missing={<PrintMissing paper={paper} />}>
          <PrintPreview composer={composer} paper={paper} />
        </PartBoundary>
      </>
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

interface PrintFrameProps {
  readonly paper: Paper
  readonly children: ReactNode
}

/** As the preview begins. */
const PrintFrame = ({ paper: { id, kind }, children }: PrintFrameProps) => (
  <>
    <div className="print-preview__bar">
      <Link to={paperPlaceAddress({ kind, id })}>{composerCopy.print.back}</Link>
    </div>
    {children}
  </>
)

const PrintArriving = ({ paper }: { readonly paper: Paper }) => (
  <PrintFrame paper={paper}>
    <PaperSkeleton words={words.loading} />
  </PrintFrame>
)

const PrintMissing = ({ paper }: { readonly paper: Paper }) => (
  <PrintFrame paper={paper}>
    <EmptyState title={copy.pages.missing} hint={copy.pages.missingHint}>
      <ReloadButton />
    </EmptyState>
  </PrintFrame>
)

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
