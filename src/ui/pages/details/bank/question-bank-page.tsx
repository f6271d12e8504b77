import './question-bank-page.css'
import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type ReactNode, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { selectMayReview } from '#application/session/session.selectors.ts'
import { pageCountOf } from '#domain/kernel/page.ts'
import {
  type BankQuery,
  bankKeyOf,
  inPlace,
  narrowed,
  sortIn,
  sortsFor,
} from '#domain/question/bank-query.ts'
import { useActors } from '../../../actors-context.tsx'
import { useBankLogic } from '../../../bundle-logic.ts'
import { ChoiceGroup } from '../../../catalogue/choice-group.tsx'
import { FilterPanel } from '../../../catalogue/filter-panel.tsx'
import { FilterSheet } from '../../../catalogue/filter-sheet.tsx'
import type { FilterSource } from '../../../catalogue/filter-source.ts'
import { TypeTabs } from '../../../catalogue/type-tabs.tsx'
import { ExtendedIcon } from '../../../components/extended-icon.tsx'
import { KeywordForm } from '../../../components/keyword-form.tsx'
import { PageHeader } from '../../../components/page-header.tsx'
import { useMedia } from '../../../components/use-media.ts'
import { useWhenChanged } from '../../../components/use-when-changed.ts'
import { bankCopy } from '../../../copy/bank-copy.ts'
import { paperCopy } from '../../../copy/paper-copy.ts'
import { questionCopy } from '../../../copy/question-copy.ts'
import { formatCount } from '../../../format/count.ts'
import { useCrumb } from '../../../navigation/use-crumb.ts'
import { BasketBox } from '../../../paper/basket-box.tsx'
import { BasketPageButton } from '../../../paper/basket-page-button.tsx'
import { useComposes } from '../../../paper/use-composes.ts'
import { useBankMenus } from '../../../question/use-bank-menus.ts'
import { bankAddress, listOfPlace, readBankQuery } from '../../../routing/bank-codec.ts'
import { courseTableAddress } from '../../../routing/course-table-address.ts'
import { faultsAddress } from '../../../routing/faults-address.ts'
import { importAddress } from '../../../routing/import-address.ts'
import { useLatestSearch } from '../../../routing/latest-search.ts'
import { STUDIO_QUESTIONS_ADDRESS } from '../../../routing/studio-address.ts'
import { useActorRef } from '../../../use-actor-ref.ts'
import type { BankActors } from './bank-actors.ts'
import { BankFilterRows, chosenFilters } from './bank-filter-rows.tsx'
import { BankResults } from './bank-results.tsx'
import { PracticeStart } from './practice-start.tsx'

/** Where the tree no longer has room beside the questions. */
const NARROW = '(max-width: 767px)'

/** The question bank: chapters or knowledge points at the left, filters above, questions. Screens `/details`. */
export const QuestionBankPage = () => {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const query = readBankQuery(search)
  const list = listOfPlace(query)
  const { bank, menus } = useBankAt(search)
  const narrow = useMedia(NARROW)
  const counted = useRef<HTMLParagraphElement>(null)
  useCrumb(bankCopy.title)

  const latest = useLatestSearch()
  const go = (change: (now: BankQuery) => BankQuery) =>
    void navigate(bankAddress(change(readBankQuery(latest()))), { preventScrollReset: true })
  const source: FilterSource = {
    filters: menus,
    example: null,
    onChange: (place) => go((now) => inPlace(now, place)),
  }
  const filterRows = <BankFilterRows query={query} menus={menus} onChange={go} />
  return (
    <>
      <PageHeader title={bankCopy.title} />
      <TypeTabs query={list} />
      <div className="question-bank">
        {!narrow && (
          <aside className="question-bank__side">
            <BasketBox />
            <FilterPanel query={list} source={source} />
          </aside>
        )}
        <div className="question-bank__main">
          <KeywordForm
            key={query.keyword}
            keyword={query.keyword}
            label={bankCopy.keyword}
            find={bankCopy.find}
            clear={bankCopy.clearKeyword}
            clearTo={bankAddress(narrowed(query, { keyword: '' }))}
            onFind={(keyword) => go((now) => narrowed(now, { keyword }))}
          />
          {!narrow && filterRows}
          <div className="question-bank__bar">
            <Total bank={bank} counted={counted} />
            {narrow && (
              <FilterSheet chosen={chosenFilters(query)}>
                {filterRows}
                <FilterPanel query={list} source={source} />
              </FilterSheet>
            )}
            <Practise bank={bank} query={query} />
            <WholePage bank={bank} />
            <ReviewLinks query={query} />
            <ChoiceGroup
              name={bankCopy.sort}
              choices={sortsFor(query)}
              chosen={sortIn(query)}
              nameOf={(sort) => bankCopy.sorts[sort]}
              onChoose={(sort) => go((now) => narrowed(now, { sort }))}
            />
          </div>
          <BankResults
            query={query}
            bank={bank}
            menus={menus}
            onTurn={() => counted.current?.focus({ preventScroll: true })}
          />
        </div>
        {narrow && <BasketBox />}
      </div>
    </>
  )
}

/** The page of the bank and the menus beside it, told what the address says. */
const useBankAt = (search: URLSearchParams): BankActors => {
  const query = readBankQuery(search)
  const bank = useActorRef(useBankLogic().questionBank, { input: { query } })
  const menus = useBankMenus(query)
  useWhenChanged(bankKeyOf(query), () => bank.send({ type: 'bank.show', query }))
  return { bank, menus }
}

/** Whether nothing is known yet of what there is. */
const useIsComing = (bank: BankActors['bank']): boolean =>
  useSelector(
    bank,
    (snapshot) =>
      snapshot.context.page.items.length === 0 &&
      !(snapshot.matches('empty') || snapshot.matches('failed') || snapshot.matches('defect')),
  )

/** The room of a button that stands here once there are questions: what comes after it stays where it is. */
const Coming = ({ children }: { readonly children: ReactNode }) => (
  <Button variant="soft" disabled aria-hidden="true" className="question-bank__coming">
    {children}
  </Button>
)

const WholePage = ({ bank }: Pick<BankActors, 'bank'>) => {
  const questions = useSelector(bank, ({ context }) => context.page.items)
  const coming = useIsComing(bank)
  const composes = useComposes()
  if (!coming) return <BasketPageButton questions={questions} />
  return composes ? (
    <Coming>
      <ExtendedIcon name="plus" />
      {paperCopy.basket.addPage}
    </Coming>
  ) : null
}

/** The questions that are listed here, on all pages, to be answered. */
const Practise = ({ bank, query }: Pick<BankActors, 'bank'> & { readonly query: BankQuery }) => {
  const total = useSelector(bank, ({ context }) => (context.page.items.length > 0 ? context.page.total : 0))
  const coming = useIsComing(bank)
  return (
    <>
      <span className="question-bank__links">
        <Link to={courseTableAddress('wrong')}>{questionCopy.toWrong}</Link>
        <Link to={courseTableAddress('practices')}>{questionCopy.toRecords}</Link>
        <Link to={STUDIO_QUESTIONS_ADDRESS}>{bankCopy.ownQuestions}</Link>
      </span>
      {coming && <Coming>{bankCopy.practise}</Coming>}
      {total > 0 && <PracticeStart query={query} total={total} />}
    </>
  )
}

/** For those with the right to review alone. */
const ReviewLinks = ({ query }: { readonly query: BankQuery }) =>
  useSelector(useActors().session, selectMayReview) ? (
    <>
      <Button asChild variant="soft" color="gray">
        <Link to={importAddress(query)}>{bankCopy.importAndExport}</Link>
      </Button>
      <FaultsLink />
    </>
  ) : null

/** With the number of those that are undecided. */
const FaultsLink = () => {
  const counted = useActorRef(useBankLogic().openFaults)
  const count = useSelector(counted, ({ context }) => context.count)
  return (
    <Button asChild variant="soft" color="gray">
      <Link to={faultsAddress()}>{bankCopy.faults(count)}</Link>
    </Button>
  )
}

interface TotalProps extends Pick<BankActors, 'bank'> {
  /** Where the focus goes when a page is turned. */
  readonly counted: { readonly current: HTMLParagraphElement | null }
}

const Total = ({ bank, counted }: TotalProps) => {
  const page = useSelector(bank, ({ context }) => context.page)
  const known = useSelector(bank, (snapshot) => page.items.length > 0 || snapshot.matches('empty'))
  return (
    <Text as="p" ref={counted} size="2" tabIndex={-1} className="question-bank__total" aria-live="polite">
      {known ? bankCopy.total(formatCount(page.total)) : ' '}
      {known && page.index > 1 && (
        <span className="visually-hidden">{bankCopy.onPage(page.index, pageCountOf(page))}</span>
      )}
    </Text>
  )
}
