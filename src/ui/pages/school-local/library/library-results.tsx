import { Button, IconButton, Skeleton } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type RefObject, useState } from 'react'
import { Link } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import { pageCountOf } from '#domain/kernel/page.ts'
import type { UserAction } from '#domain/learning/user-action.ts'
import {
  isLibraryNarrowed,
  LIBRARY_PAGE_SIZE,
  type LibraryQuery,
  onLibraryPage,
  widerLibrary,
  withoutLibraryFilters,
} from '#domain/school-file/library-query.ts'
import type { SchoolFile } from '#domain/school-file/school-file.ts'
import { useActors, useSignedInActors } from '../../../actors-context.tsx'
import { useSchoolLogic } from '../../../bundle-logic.ts'
import { DownloadLink } from '../../../catalogue/download-link.tsx'
import { ResultFrame, ResultItems } from '../../../catalogue/result-frame.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { ExtendedIcon } from '../../../components/extended-icon.tsx'
import { OverlayBoundary } from '../../../components/overlay-boundary.tsx'
import { Pager } from '../../../components/pager.tsx'
import { useFocusFallback } from '../../../components/use-focus-fallback.ts'
import { failureText } from '../../../copy/failure-text.ts'
import { libraryCopy } from '../../../copy/library-copy.ts'
import { TakeDownAtOnce } from '../../../moderation/take-down-at-once.tsx'
import type { TakeDownAsked } from '../../../review/take-down.tsx'
import { useMayReview } from '../../../review/use-review-right.ts'
import { useReviewWhenThere } from '../../../review/use-review-when-there.ts'
import { schoolAddress } from '../../../routing/addresses.ts'
import { libraryAddress } from '../../../routing/library-codec.ts'
import { lazyPart } from '../../../routing/missing-code.ts'
import { SchoolFileRow } from '../../../school-file/school-file-row.tsx'
import { lazyWithOverlays } from '../../../theme/lazy-with-overlays.tsx'
import type { LibraryActors } from './library-actors.ts'
import { LibrarySelection } from './library-selection.tsx'

const LibraryPreview = lazyWithOverlays(async () => (await import('./library-preview.tsx')).LibraryPreview)

const LibraryTakeDown = lazyPart(async () => (await import('../../../review/take-down.tsx')).LibraryTakeDown)

export interface LibraryResultsProps extends Pick<LibraryActors, 'library'> {
  readonly query: LibraryQuery
  /** How many there are: where the focus goes when a page is turned, or when what had it is gone. */
  readonly counted: RefObject<HTMLParagraphElement | null>
}

/** A page of files, and above it the dialog in which one of them is taken down: that outlives a page that fails. */
export const LibraryResults = (props: LibraryResultsProps) => {
  const [asked, setAsked] = useState<TakeDownAsked | null>(null)
  return (
    <>
      <Results
        {...props}
        onTakeDown={(contentId) => setAsked({ contentId, opener: document.activeElement })}
      />
      {asked !== null && (
        <OverlayBoundary onLeave={() => setAsked(null)}>
          <LibraryTakeDown library={props.library} asked={asked} fallback={props.counted} />
        </OverlayBoundary>
      )}
    </>
  )
}

interface ResultsProps extends LibraryResultsProps {
  readonly onTakeDown: (contentId: number) => void
}

/** In each of its states; what is shown stays, without its colours, until there is something newer. */
const Results = ({ query, library, counted, onTakeDown }: ResultsProps) => {
  const page = useSelector(library, ({ context }) => context.page)
  const failure = useSelector(library, ({ context }) => context.failure)
  const list = useSelector(library, ({ value }) => value.list)
  const [previewed, setPreviewed] = useState<SchoolFile | null>(null)
  useFocusFallback(page.items, counted)
  const mayManage = useSelector(useActors().session, (session) => selectUser(session)?.rights.manage === true)
  const [moderated, setModerated] = useState(0)
  const mayReview = useMayReview(useReviewWhenThere()?.reviewRights, query.organisationId)
  const userId = useSelector(useActors().session, (session) => selectUser(session)?.id ?? 0)
  const refetching = typeof list === 'object' && list.fetching === 'refetching'
  if (list === 'failed' || list === 'defect')
    return (
      <ErrorState
        message={libraryCopy.failed}
        reason={failureText(failure)}
        onRetry={() => library.send({ type: 'library.retry' })}
      />
    )
  const loading = page.items.length === 0 && list !== 'empty'
  /** A reviewer decides on the request that it came by; an administrator takes down what stands. */
  const takingDown = (file: SchoolFile) => {
    if (mayReview && file.uploader.id !== userId) return () => onTakeDown(file.id)
    return mayManage ? () => setModerated(file.id) : null
  }
  return (
    <ResultFrame
      name={libraryCopy.results}
      busy={loading}
      refetching={refetching ? libraryCopy.loading : null}
    >
      {loading && <LibrarySkeleton />}
      {list === 'empty' && <Nothing query={query} />}
      {list !== 'empty' && page.items.length > 0 && (
        <>
          <LibrarySelection library={library} />
          <ResultItems stale={refetching}>
            <div className="school-file-rows">
              {page.items.map((file) => (
                <Row
                  key={file.id}
                  file={file}
                  library={library}
                  onPreview={() => setPreviewed(file)}
                  onTakeDown={takingDown(file)}
                />
              ))}
            </div>
          </ResultItems>
          <Pager
            page={query.page}
            pages={pageCountOf(page)}
            addressOf={(number) => libraryAddress(onLibraryPage(query, number))}
            onTurn={() => counted.current?.focus({ preventScroll: true })}
          />
        </>
      )}
      {previewed !== null && (
        <OverlayBoundary onLeave={() => setPreviewed(null)}>
          <LibraryPreview
            file={page.items.find(({ id }) => id === previewed.id) ?? previewed}
            onOutdated={() => library.send({ type: 'library.outdated' })}
            onClose={() => setPreviewed(null)}
          />
        </OverlayBoundary>
      )}
      {moderated !== 0 && (
        <TakeDownAtOnce
          key={moderated}
          contentId={moderated}
          focus={counted}
          onTakenDown={() => library.send({ type: 'library.outdated' })}
          onClose={() => setModerated(0)}
        />
      )}
    </ResultFrame>
  )
}

/** Of the shape of what comes. */
const LibrarySkeleton = () => (
  <div className="school-file-rows" role="status" aria-label={libraryCopy.loading}>
    {Array.from({ length: LIBRARY_PAGE_SIZE / 2 }, (_, place) => (
      <div key={place} className="school-file-row school-file-row--skeleton">
        <Skeleton width="40px" height="40px" />
        <div className="school-file-row__words">
          <Skeleton height="20px" width="60%" mb="2" />
          <Skeleton height="14px" width="40%" />
        </div>
      </div>
    ))}
  </div>
)

interface RowProps extends Pick<LibraryActors, 'library'> {
  readonly file: SchoolFile
  readonly onPreview: () => void
  /** Null for a user who may not take it down. */
  readonly onTakeDown: (() => void) | null
}

const Row = ({ file: schoolFile, library, onPreview, onTakeDown }: RowProps) => {
  const { id, file } = schoolFile
  const { renewLibraryFile } = useSchoolLogic()
  const { userActions } = useSignedInActors()
  const selected = useSelector(library, ({ context }) => context.selection.selected.has(id))
  const keeping = useSelector(library, ({ context }) => context.toKeep.some((other) => other.id === file.id))
  const note = (kind: UserAction['kind']) =>
    userActions.send({
      type: 'userActions.note',
      action: { kind, content: { id, type: CONTENT_TYPE.resource } },
    })
  return (
    <SchoolFileRow
      file={schoolFile}
      selected={selected}
      before={
        <label className="school-file-row__select">
          <input
            type="checkbox"
            aria-label={libraryCopy.select(file.name)}
            checked={selected}
            onChange={({ nativeEvent }) =>
              library.send({
                type: 'library.select',
                id,
                range: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
              })
            }
          />
        </label>
      }
      actions={
        <>
          <IconButton
            variant="ghost"
            color="gray"
            className="school-library__action"
            aria-label={libraryCopy.previewName(file.name)}
            title={libraryCopy.preview}
            onClick={() => {
              note('view')
              onPreview()
            }}
          >
            <ExtendedIcon name="eye" size={18} />
          </IconButton>
          {file.downloadUrl !== '' && (
            <IconButton asChild variant="ghost" color="gray" className="school-library__action">
              <DownloadLink
                file={file}
                renew={renewLibraryFile(id)}
                aria-label={libraryCopy.downloadName(file.name)}
                title={libraryCopy.download}
                onClick={() => note('download')}
              >
                <ExtendedIcon name="download" size={18} />
              </DownloadLink>
            </IconButton>
          )}
          <IconButton
            variant="ghost"
            color="gray"
            className="school-library__action"
            aria-label={libraryCopy.keepName(file.name)}
            title={keeping ? libraryCopy.keeping : libraryCopy.keep}
            aria-disabled={keeping}
            onClick={() => library.send({ type: 'library.keep', file })}
          >
            <ExtendedIcon name="save" size={18} />
          </IconButton>
          {onTakeDown !== null && (
            <IconButton
              variant="ghost"
              color="gray"
              className="school-library__action"
              aria-label={libraryCopy.takeDownName(file.name)}
              title={libraryCopy.takeDown}
              onClick={onTakeDown}
            >
              <ExtendedIcon name="remove" size={18} />
            </IconButton>
          )}
        </>
      }
    />
  )
}

/** Nothing there: what stands in the way goes first, then one level up, then something of one's own. */
const Nothing = ({ query }: { readonly query: LibraryQuery }) => {
  if (isLibraryNarrowed(query))
    return (
      <EmptyState title={libraryCopy.nothing} hint={libraryCopy.nothingHint}>
        <Button asChild variant="soft">
          <Link to={libraryAddress(withoutLibraryFilters(query))}>{libraryCopy.clearFilters}</Link>
        </Button>
      </EmptyState>
    )
  const wider = widerLibrary(query)
  return (
    <EmptyState
      title={wider === null ? libraryCopy.nothingAtAll : libraryCopy.nothingHere}
      hint={libraryCopy.nothingHereHint}
    >
      <div className="school-library__actions">
        <Button asChild>
          <Link to={schoolAddress('mydatabase', query.organisationId)}>{libraryCopy.share}</Link>
        </Button>
        {wider !== null && (
          <Button asChild variant="soft">
            <Link to={libraryAddress(wider)}>{libraryCopy.wider}</Link>
          </Button>
        )}
      </div>
    </EmptyState>
  )
}
