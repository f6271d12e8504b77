import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { pathTo } from '#domain/catalogue/curriculum-node.ts'
import { chaptersRequest, knowledgeRequest, menuKeyOf } from '#domain/catalogue/menu.ts'
import { type Page, pageCountOf } from '#domain/kernel/page.ts'
import {
  type BankPlace,
  type BankQuery,
  inPlace,
  isNarrowed,
  narrowed,
  onBankPage,
  withoutFilters,
} from '#domain/question/bank-query.ts'
import type { Question } from '#domain/question/question.ts'
import { ResultFrame, ResultItems } from '../../../catalogue/result-frame.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ErrorState } from '../../../components/error-state.tsx'
import { Pager } from '../../../components/pager.tsx'
import { useIncrementalRender } from '../../../components/use-incremental-render.ts'
import { bankCopy } from '../../../copy/bank-copy.ts'
import { failureText } from '../../../copy/failure-text.ts'
import { BankRow } from '../../../question/bank-row.tsx'
import { BankSkeleton } from '../../../question/bank-skeleton.tsx'
import { SearchedWords } from '../../../question/searched-words.ts'
import { bankAddress, listOfPlace } from '../../../routing/bank-codec.ts'
import { studioQuestionAddress } from '../../../routing/studio-question-address.ts'
import type { BankActors } from './bank-actors.ts'

export interface BankResultsProps extends BankActors {
  readonly query: BankQuery
  readonly onTurn: () => void
}

/** Ten questions, in each of their states; what is shown stays, without its colours, until there is something newer. */
export const BankResults = ({ query, bank, menus, onTurn }: BankResultsProps) => {
  const page = useSelector(bank, ({ context }) => context.page)
  const failure = useSelector(bank, ({ context }) => context.failure)
  const failed = useSelector(bank, (snapshot) => snapshot.matches('failed') || snapshot.matches('defect'))
  const empty = useSelector(bank, (snapshot) => snapshot.matches('empty'))
  const refetching = useSelector(bank, (snapshot) => snapshot.matches({ fetching: 'refetching' }))
  if (failed)
    return (
      <ErrorState
        message={bankCopy.failed}
        reason={failureText(failure)}
        onRetry={() => bank.send({ type: 'bank.retry' })}
      />
    )
  const loading = page.items.length === 0 && !empty
  return (
    <ResultFrame name={bankCopy.results} busy={loading} refetching={refetching ? bankCopy.loading : null}>
      {loading && <BankSkeleton />}
      {empty && <Nothing query={query} menus={menus} />}
      {page.items.length > 0 && (
        <>
          <ResultItems stale={refetching}>
            <SearchedWords value={query.keyword}>
              <Rows page={page} />
            </SearchedWords>
          </ResultItems>
          <Pager
            page={query.page}
            pages={pageCountOf(page)}
            addressOf={(number) => bankAddress(onBankPage(query, number))}
            onTurn={onTurn}
          />
        </>
      )}
    </ResultFrame>
  )
}

/** As many as a screen shows at first. */
const FIRST_ROWS = 3

/** Those that are seen, then one after the other; until all are there nothing that stands below comes into sight. */
const Rows = ({ page }: { readonly page: Page<Question> }) => {
  const { items, index, size } = page
  const drawn = useIncrementalRender(items.length, FIRST_ROWS)
  return (
    <div className="bank-rows" data-coming={drawn < items.length}>
      {items.slice(0, drawn).map((question, at) => (
        <BankRow key={question.id} question={question} number={(index - 1) * size + at + 1} level={2} />
      ))}
    </div>
  )
}

interface WiderPlace {
  readonly place: BankPlace
  /** '' when its name is unknown. */
  readonly name: string
}

/** One step up from a chapter or a knowledge point; null where one is at the top. */
const useWiderPlace = (query: BankQuery, menus: BankActors['menus']): WiderPlace | null => {
  const stood = useSelector(menus, ({ context }) => context.place)
  const known = useSelector(menus, ({ context }) => context.menus)
  const at = { ...stood, query: listOfPlace(query) }
  const level = query.knowledge === 0 ? 'chapter' : 'knowledge'
  const chosen = query[level]
  if (chosen === 0) return null
  const request = level === 'chapter' ? chaptersRequest(at) : knowledgeRequest(at, known)
  const nodes = (request === null ? undefined : known[menuKeyOf(request)]?.content.nodes) ?? []
  const above = pathTo(nodes, chosen).at(-2)
  return { place: { ...query, [level]: above?.id ?? 0 }, name: above?.name ?? '' }
}

const Nothing = ({ query, menus }: Pick<BankResultsProps, 'query' | 'menus'>) => {
  const wider = useWiderPlace(query, menus)
  if (query.keyword !== '')
    return (
      <EmptyState title={bankCopy.notFound(query.keyword)} hint={bankCopy.notFoundHint}>
        {isNarrowed(query) && (
          <Button asChild variant="soft">
            <Link to={bankAddress(withoutFilters(query))}>{bankCopy.clearFilters}</Link>
          </Button>
        )}
        <Button asChild variant="soft">
          <Link to={bankAddress(narrowed(query, { keyword: '' }))}>{bankCopy.clearKeyword}</Link>
        </Button>
      </EmptyState>
    )
  if (isNarrowed(query))
    return (
      <EmptyState title={bankCopy.nothing} hint={bankCopy.nothingHint}>
        <Button asChild variant="soft">
          <Link to={bankAddress(withoutFilters(query))}>{bankCopy.clearFilters}</Link>
        </Button>
      </EmptyState>
    )
  if (wider !== null)
    return (
      <EmptyState title={bankCopy.nothingHere} hint={bankCopy.nothingHereHint}>
        <Button asChild variant="soft">
          <Link to={bankAddress(inPlace(query, wider.place))}>
            {wider.name === '' ? bankCopy.up : bankCopy.upTo(wider.name)}
          </Link>
        </Button>
      </EmptyState>
    )
  return (
    <EmptyState title={bankCopy.nothingAtAll} hint={bankCopy.nothingAtAllHint}>
      <Button asChild>
        <Link to={studioQuestionAddress()}>{bankCopy.writeOne}</Link>
      </Button>
      {bankAddress(query) !== bankAddress() && (
        <Button asChild variant="soft">
          <Link to={bankAddress()}>{bankCopy.wholeBank}</Link>
        </Button>
      )}
    </EmptyState>
  )
}
