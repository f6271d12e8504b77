import { Badge, Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { pageCountOf } from '#domain/kernel/page.ts'
import type { PaperCard } from '#domain/paper/paper.ts'
import type { PapersWork } from '#domain/paper/papers.machine.ts'
import { usePaperLogic } from '../../bundle-logic.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { LateConfirmButton } from '../../components/late-confirm-button.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Pager } from '../../components/pager.tsx'
import { Section } from '../../components/section.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useWhenChanged } from '../../components/use-when-changed.ts'
import { composerCopy } from '../../copy/composer-copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { formatMoment } from '../../format/moment.ts'
import { type PaperPlace, paperPlaceAddress } from '../../routing/paper-address.ts'
import { useOpenedActor } from '../../use-opened-actor.ts'
import { BasketStart } from './basket-start.tsx'
import type { PapersActor } from './paper-actors.ts'

const words = composerCopy.list

export interface PapersViewProps {
  readonly title: string
  readonly place: PaperPlace
}

/** The user's papers, and the basket from which a new paper is made. */
export const PapersView = ({ title, place }: PapersViewProps) => {
  const papers = useOpenedActor(usePaperLogic().openPapers, { page: place.page })
  useWhenChanged(String(place.page), () => papers.send({ type: 'papers.show', page: place.page }))
  return (
    <>
      <PageHeader title={title} />
      <BasketStart papers={papers} kind={place.kind} />
      <Section title={words.title}>
        <PaperList papers={papers} place={place} />
      </Section>
    </>
  )
}

interface PaperListProps {
  readonly papers: PapersActor
  readonly place: PaperPlace
}

const PaperList = ({ papers, place }: PaperListProps) => {
  const page = useSelector(papers, ({ context }) => context.papers)
  const list = useRef<HTMLDivElement>(null)
  // A paper that is deleted takes its buttons along.
  useFocusFallback(page, list)
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label={words.title}>
      <Papers papers={papers} place={place} />
    </div>
  )
}

const Papers = ({ papers, place }: PaperListProps) => {
  const page = useSelector(papers, ({ context }) => context.papers)
  const failure = useSelector(papers, ({ context }) => context.failure)
  const busy = useSelector(papers, (snapshot) => snapshot.hasTag('busy'))
  const failed = useSelector(papers, (snapshot) => snapshot.matches('failed') || snapshot.matches('defect'))
  if (failed)
    return (
      <ErrorState
        message={words.failed}
        reason={failureText(failure)}
        onRetry={() => papers.send({ type: 'papers.retry' })}
      />
    )
  if (page.items.length === 0 && busy)
    return (
      <div className="paper-list" aria-busy="true">
        <span className="visually-hidden" role="status">
          {words.loading}
        </span>
        {[1, 2, 3].map((row) => (
          <div key={row} className="paper-row paper-row--skeleton" />
        ))}
      </div>
    )
  if (page.items.length === 0) return <EmptyState title={words.empty} hint={words.emptyHint} />
  return (
    <>
      <ul className="paper-list" aria-busy={busy}>
        {page.items.map((paper) => (
          <PaperRow key={paper.id} paper={paper} papers={papers} />
        ))}
      </ul>
      <Pager
        page={place.page}
        pages={pageCountOf(page)}
        addressOf={(number) => paperPlaceAddress({ kind: place.kind, page: number })}
        onTurn={() => undefined}
      />
    </>
  )
}

const PaperRow = ({ paper, papers }: { readonly paper: PaperCard; readonly papers: PapersActor }) => {
  const { id, kind, name } = paper
  const working = useSelector(papers, (snapshot) => snapshot.hasTag('busy'))
  const work = (wanted: PapersWork) => papers.send({ type: 'papers.work', work: wanted })
  return (
    <li className="paper-row">
      <div className="paper-row__words">
        <Link className="paper-row__name" to={paperPlaceAddress({ kind, id })}>
          {name}
        </Link>
        <Text as="p" size="2" color="gray" className="paper-row__facts">
          <Badge color={kind === 'electronic' ? 'indigo' : 'gray'}>{composerCopy.kinds[kind]}</Badge>
          <span>{words.facts(paper.questionCount, paper.totalScore)}</span>
          <span>{words.changed(formatMoment(paper.updatedAt, new Date()))}</span>
        </Text>
      </div>
      <div className="paper-row__actions">
        {kind === 'electronic' && (
          <Button asChild variant="soft">
            <Link to={paperPlaceAddress({ kind, id, view: 'answer' })} aria-label={words.answerName(name)}>
              {words.answer}
            </Link>
          </Button>
        )}
        <Button asChild variant="soft" color="gray">
          <Link to={paperPlaceAddress({ kind, id, view: 'print' })} aria-label={words.printName(name)}>
            {words.print}
          </Link>
        </Button>
        <Button
          variant="soft"
          color="gray"
          disabled={working}
          aria-label={words.copyName(name)}
          onClick={() => work({ kind: 'copy', id, name: words.nameOfCopy(name) })}
        >
          {words.copy}
        </Button>
        <LateConfirmButton
          label={words.remove}
          name={words.removeName(name)}
          question={words.removeQuestion(name)}
          hint={words.removeHint}
          onConfirm={() => work({ kind: 'remove', id })}
        />
      </div>
    </li>
  )
}
