import './studio-page.css'
import { Badge, Button, Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import { MAX_KEYWORD_LENGTH } from '#domain/kernel/keyword.ts'
import { pageCountOf } from '#domain/kernel/page.ts'
import { type DraftStatus, isRevised, isWrittenIn, mayRemove } from '#domain/studio/course-draft.ts'
import type { DraftCard, DraftQuery } from '#domain/studio/course-studio.ts'
import { useActors } from '../../actors-context.tsx'
import { useStudioLogic } from '../../bundle-logic.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { NativeSelect } from '../../components/native-select.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Pager } from '../../components/pager.tsx'
import { SubjectCover } from '../../components/subject-cover.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useFormDraft } from '../../components/use-form-draft.ts'
import { useWhenChanged } from '../../components/use-when-changed.ts'
import { bankCopy } from '../../copy/bank-copy.ts'
import { copy } from '../../copy/copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { studioCopy } from '../../copy/studio-copy.ts'
import { formatMoment } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { DRAFT_STATUSES, draftsAddress, draftsQueryOf } from '../../routing/drafts-codec.ts'
import { useLatestSearch } from '../../routing/latest-search.ts'
import { livePlanAddress } from '../../routing/live-plan-address.ts'
import { courseEditorAddress, STUDIO_QUESTIONS_ADDRESS } from '../../routing/studio-address.ts'
import { useOpenedActor } from '../../use-opened-actor.ts'
import { BeginDialog, isBegun } from './begin-dialog.tsx'

const words = studioCopy.list

/** 课程工作室: the courses that one makes, or that wait for one's review. Screens `/studio`. */
export const StudioPage = () => {
  const [asked] = useSearchParams()
  const navigate = useNavigate()
  const wanted = draftsQueryOf(asked)
  const drafts = useOpenedActor(useStudioLogic().openDrafts, wanted)
  useWhenChanged(draftsAddress(wanted), () => drafts.send({ type: 'drafts.show', query: wanted }))
  const { query, page, failure } = useSelector(drafts, ({ context }) => context)
  const isLoading = useSelector(drafts, (it) => it.matches('loading'))
  const hasFailed = useSelector(drafts, (it) => it.matches('failed') || it.matches('defect'))
  const draft = useFormDraft('course/new', isBegun)
  const [begins, setBegins] = useState(draft.left !== null)
  const beginner = useRef<HTMLButtonElement>(null)
  const hasNoSchool = useSelector(
    useActors().session,
    (session) => selectUser(session)?.organisations.length === 0,
  )
  const latest = useLatestSearch()
  const show = (next: Partial<DraftQuery>) =>
    void navigate(draftsAddress({ ...draftsQueryOf(latest()), page: 1, ...next }))
  const rows = useRef<HTMLDivElement>(null)
  // A page that is turned and a course that is deleted take their buttons along.
  useFocusFallback(isLoading ? null : page, rows)
  const isReview = query.view === 'review'
  const isNarrow = query.keyword !== '' || query.status !== null
  return (
    <>
      <PageHeader title={innerTitles.studio}>
        <span className="studio__tools">
          <Whose query={query} onChoose={show} />
          {!hasNoSchool && (
            <Button ref={beginner} color="indigo" onClick={() => setBegins(true)}>
              {words.begin}
            </Button>
          )}
          <Link to={livePlanAddress(0)}>{innerTitles.livePlans}</Link>
          <Link to={STUDIO_QUESTIONS_ADDRESS}>{bankCopy.ownQuestions}</Link>
        </span>
      </PageHeader>
      <Narrowing query={query} onChoose={show} />
      {hasFailed && (
        <ErrorState
          message={words.failed}
          reason={failureText(failure)}
          onRetry={() => drafts.send({ type: 'drafts.retry' })}
        />
      )}
      <div ref={rows} tabIndex={-1} role="group" aria-label={words.name}>
        {isLoading && (
          <div role="status" aria-label={words.loading} className="studio">
            <Skeleton height="88px" />
            <Skeleton height="88px" />
          </div>
        )}
        {!isLoading && !hasFailed && page.items.length === 0 && (
          <NoCourses isNarrow={isNarrow} isReview={isReview} hasNoSchool={hasNoSchool} />
        )}
        {!isLoading && !hasFailed && page.items.length > 0 && (
          <>
            <ul className="studio" aria-label={words.name}>
              {page.items.map((card) => (
                <Row
                  key={card.id}
                  card={card}
                  isOwn={!isReview}
                  onRemove={() => drafts.send({ type: 'drafts.remove', id: card.id })}
                />
              ))}
            </ul>
            <Pager page={page.index} pages={pageCountOf(page)} onTurn={(index) => show({ page: index })} />
          </>
        )}
      </div>
      {begins && (
        <BeginDialog drafts={drafts} opener={beginner} draft={draft} onClose={() => setBegins(false)} />
      )}
    </>
  )
}

interface NoCoursesProps {
  readonly isNarrow: boolean
  readonly isReview: boolean
  readonly hasNoSchool: boolean
}

/** Who reviews and makes no courses looks for those of others. */
const NoCourses = ({ isNarrow, isReview, hasNoSchool }: NoCoursesProps) => {
  const reviews = useSelector(useActors().session, (session) => selectUser(session)?.rights.review ?? false)
  if (isNarrow) return <EmptyState {...words.noneFound} />
  if (isReview) return <EmptyState {...words.noneToReview} />
  if (hasNoSchool) return <EmptyState {...words.noSchool} />
  return <EmptyState {...(reviews ? words.noneOwn : words.none)} />
}

interface WhoseProps {
  readonly query: DraftQuery
  readonly onChoose: (query: Partial<DraftQuery>) => void
}

/** By where they stand, and by a word of their name. */
const Narrowing = ({ query, onChoose }: WhoseProps) => (
  <div className="studio__narrowing">
    <NativeSelect<DraftStatus | 'any'>
      label={words.status}
      value={query.status ?? 'any'}
      options={[
        { value: 'any', name: words.anyStatus },
        ...DRAFT_STATUSES.map((value) => ({ value, name: studioCopy.statuses[value] })),
      ]}
      onChoose={(status) => onChoose({ status: status === 'any' ? null : status })}
    />
    <form
      key={query.keyword}
      className="studio__search"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('word')
        onChoose({ keyword: typeof typed === 'string' ? typed.trim() : '' })
      }}
    >
      <input
        name="word"
        type="search"
        maxLength={MAX_KEYWORD_LENGTH}
        defaultValue={query.keyword}
        aria-label={words.word}
        placeholder={words.word}
      />
      <Button type="submit" variant="soft">
        {words.find}
      </Button>
    </form>
  </div>
)

/** One's own, or for a reviewer what the teachers of a school handed in. */
const Whose = ({ query, onChoose }: WhoseProps) => {
  const user = useSelector(useActors().session, selectUser)
  if (user === null || !user.rights.review) return null
  return (
    <NativeSelect
      label={words.whose}
      value={query.view === 'review' ? query.organisationId : 0}
      options={[
        { value: 0, name: words.mine },
        ...user.organisations.map(({ id, name }) => ({ value: id, name: words.review(name) })),
      ]}
      onChoose={(id) => onChoose({ view: id === 0 ? 'mine' : 'review', organisationId: id, status: null })}
    />
  )
}

const StatusBadge = ({ status }: { readonly status: DraftStatus }) => {
  const name = studioCopy.statuses[status]
  if (status === 'returned') return <Badge color="red">{name}</Badge>
  return <Badge color={status === 'draft' ? 'gray' : 'indigo'}>{name}</Badge>
}

interface RowProps {
  readonly card: DraftCard
  readonly isOwn: boolean
  readonly onRemove: () => void
}

const Row = ({ card, isOwn, onRemove }: RowProps) => {
  const now = useNow()
  const name = card.name.trim() || words.nameless
  const submitted = card.status === 'inReview' ? formatMoment(card.submittedAt, now) : ''
  const updated = formatMoment(card.updatedAt, now)
  const facts = [
    card.organisation.name,
    [card.stageName, card.subjectName].filter(Boolean).join(' '),
    words.sizes(card.chapterCount, card.sectionCount),
    words.owner(card.ownerName),
    submitted ? words.submitted(submitted) : updated && words.updated(updated),
  ]
  return (
    <li className="studio__row">
      <div className="studio__cover">
        {card.coverUrl === '' ? (
          <SubjectCover subject={card.subjectName} heading={card.subjectName || copy.card.subjectUnknown} />
        ) : (
          <img src={card.coverUrl} alt="" width={160} height={90} loading="lazy" decoding="async" />
        )}
      </div>
      <div className="studio__words">
        <p className="studio__line">
          <Link className="studio__title" to={courseEditorAddress(card.id)}>
            {name}
          </Link>
          <StatusBadge status={card.status} />
          {isRevised(card) && <Badge color="indigo">{words.revising}</Badge>}
          {card.withdrawn && <Badge color="gray">{words.withdrawn}</Badge>}
        </p>
        {card.reason !== '' && (
          <Text as="p" size="2" color="red">
            {words.reason(card.reason)}
          </Text>
        )}
        {isWrittenIn(card) && card.present.length > 0 && (
          <Text as="p" size="2" color="indigo">
            {words.present(card.present.map((one) => one.name).join('、'))}
          </Text>
        )}
        <Text as="p" size="1" color="gray">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </div>
      {isOwn && mayRemove(card) && (
        <ConfirmButton
          label={words.remove}
          name={words.removeName(name)}
          question={words.removeAsk(name)}
          hint={words.removeHint}
          onConfirm={onRemove}
        />
      )}
    </li>
  )
}
