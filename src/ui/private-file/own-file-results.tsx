import './own-row.css'
import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { Link } from 'react-router-dom'
import { isRejectedAs } from '#domain/kernel/failure.ts'
import { pageCountOf } from '#domain/kernel/page.ts'
import { TOP } from '#domain/private-file/own-file.ts'
import type { OwnFileQuery } from '#domain/private-file/own-file-query.ts'
import type { Organisation } from '#domain/session/organisation.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { ErrorState } from '../components/error-state.tsx'
import { Pager } from '../components/pager.tsx'
import { useFocusFallback } from '../components/use-focus-fallback.ts'
import { failureText } from '../copy/failure-text.ts'
import { ownFileCopy as copy } from '../copy/own-file-copy.ts'
import { OwnFileRows } from './own-file-rows.tsx'
import { OwnFileSelection } from './own-file-selection.tsx'
import type { Ask, OwnFilesActor } from './own-files-actor.ts'
import { ownFilesAddress } from './own-files-address.ts'
import { UploadMenu } from './upload-menu.tsx'

export interface OwnFileResultsProps {
  readonly organisation: Organisation
  readonly query: OwnFileQuery
  readonly files: OwnFilesActor
  /** Where the focus goes when what had it is gone. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly onAsk: Ask
}

/** What a folder or the bin holds, in each of its states; what is shown stays, without its colours, until there is something newer. */
export const OwnFileResults = (props: OwnFileResultsProps) => {
  const { organisation, query, files, heading, onAsk } = props
  const view = useSelector(files, ({ context }) => context.view)
  const failure = useSelector(files, ({ context }) => context.failure)
  const failed = useSelector(files, (snapshot) => snapshot.matches('failed') || snapshot.matches('defect'))
  const loading = useSelector(files, (snapshot) => snapshot.matches('loading'))
  const refreshing = useSelector(files, (snapshot) => snapshot.matches('refreshing'))
  useFocusFallback(view, heading)

  if (failed && isRejectedAs(failure, 'missing'))
    return (
      <EmptyState title={copy.missingFolder} hint={copy.missingFolderHint}>
        <Button asChild variant="soft">
          <Link to={ownFilesAddress(organisation.id)}>{copy.toTop}</Link>
        </Button>
      </EmptyState>
    )
  if (failed)
    return (
      <ErrorState
        message={copy.failed}
        reason={failureText(failure)}
        onRetry={() => files.send({ type: 'files.retry' })}
      />
    )
  if (loading) return <Skeleton />
  if (view.folders.length + view.files.items.length === 0) return <Nothing {...props} />
  return (
    <>
      <OwnFileSelection query={query} files={files} onAsk={onAsk} />
      <OwnFileRows organisation={organisation} query={query} files={files} stale={refreshing} onAsk={onAsk} />
      <Pager
        page={view.files.index}
        pages={pageCountOf(view.files)}
        addressOf={(page) => ownFilesAddress(organisation.id, { ...query, page })}
        onTurn={() => heading.current?.focus({ preventScroll: true })}
      />
    </>
  )
}

const ROWS = 6

const Skeleton = () => (
  <div className="own-rows" role="status" aria-label={copy.loading}>
    {Array.from({ length: ROWS }, (_, index) => (
      <div key={index} className="own-row own-row--skeleton" />
    ))}
  </div>
)

const Nothing = ({ organisation, query }: OwnFileResultsProps) => {
  if (query.keyword !== '')
    return (
      <EmptyState title={copy.noMatch} hint={copy.noMatchHint}>
        <Button asChild variant="soft">
          <Link to={ownFilesAddress(organisation.id, { ...query, keyword: '', page: 1 })}>
            {copy.clearKeyword}
          </Link>
        </Button>
      </EmptyState>
    )
  if (query.bin) return <EmptyState title={copy.binEmpty} hint={copy.binEmptyHint} />
  return (
    <EmptyState title={query.folder === TOP ? copy.nothing : copy.folderEmpty} hint={copy.nothingHint}>
      <p className="own-files__hint">{copy.uploadRules}</p>
      <UploadMenu folderId={query.folder} />
    </EmptyState>
  )
}
