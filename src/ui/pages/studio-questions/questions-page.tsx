import './studio-questions.css'
import { Button, Skeleton, TextField } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import { selectMayReview } from '#application/session/session.selectors.ts'
import { shapedAs } from '#domain/kernel/form-shape.ts'
import { MAX_KEYWORD_LENGTH } from '#domain/kernel/keyword.ts'
import { pageCountOf } from '#domain/kernel/page.ts'
import { QUESTION_KINDS } from '#domain/question/bank-query.ts'
import {
  type FilingForm,
  MADE_OWNERS,
  MADE_STATES,
  type MadeQuery,
  NEW_FILING,
} from '#domain/question/made-question.ts'
import type { madeQuestionsMachine } from '#domain/question/made-questions.machine.ts'
import { useActors } from '../../actors-context.tsx'
import { useMakingLogic } from '../../bundle-logic.ts'
import { ChoiceGroup } from '../../catalogue/choice-group.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { NativeSelect } from '../../components/native-select.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Pager } from '../../components/pager.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useFormDraft, useKept, useSentOrLeft } from '../../components/use-form-draft.ts'
import { useKeptSelection, useSelectionDraft } from '../../components/use-kept-selection.ts'
import { useWhenChanged } from '../../components/use-when-changed.ts'
import { failureText } from '../../copy/failure-text.ts'
import { makingCopy } from '../../copy/making-copy.ts'
import { questionCopy } from '../../copy/question-copy.ts'
import { useCrumb } from '../../navigation/use-crumb.ts'
import { PlaceFields } from '../../question/making/place-fields.tsx'
import { bankAddress } from '../../routing/bank-codec.ts'
import { useLatestSearch } from '../../routing/latest-search.ts'
import {
  madeQuestionsAddress,
  readMadeQuery,
  studioQuestionAddress,
} from '../../routing/studio-question-address.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { MadeRow } from './made-row.tsx'
import { MadeTools } from './made-tools.tsx'

type List = ActorRefFrom<typeof madeQuestionsMachine>

/** What is filled in for those that are selected where the list has this address. */
const isFiling = shapedAs<{ readonly address: string; readonly filing: FilingForm }>({
  address: '',
  filing: NEW_FILING,
})

/** 我出的题: questions of their makers. Screens `/studio/questions`. */
export const QuestionsPage = () => {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const query = readMadeQuery(search)
  const address = madeQuestionsAddress(query)
  const selection = useSelectionDraft<number>('madeQuestions', address, 0)
  const draft = useFormDraft('madeQuestions/filing', isFiling)
  const leftFiling = draft.left?.address === address ? draft.left.filing : null
  const list = useActorRef(useMakingLogic().madeQuestions, {
    input: { query, left: selection.left, leftFiling },
  })
  useKeptSelection(
    selection,
    useSelector(list, ({ context }) => context.chosen),
  )
  const filing = useSelector(list, ({ context }) => context.filing)
  useKept(draft, filing && { address, filing })
  useSentOrLeft(draft)
  useWhenChanged(address, () => list.send({ type: 'made.show', query }))
  useCrumb(makingCopy.title)
  const latest = useLatestSearch()
  const show = (change: Partial<MadeQuery>) => {
    const changed = { ...readMadeQuery(latest()), page: 1, ...change }
    void navigate(madeQuestionsAddress(changed), { preventScrollReset: true })
  }
  return (
    <>
      <PageHeader title={makingCopy.title}>
        <div className="made__line">
          <Button asChild color="indigo">
            <Link to={studioQuestionAddress()}>{makingCopy.add}</Link>
          </Button>
          <Button asChild variant="soft" color="gray">
            <Link to={bankAddress()}>{makingCopy.toBank}</Link>
          </Button>
        </div>
      </PageHeader>
      <div className="made">
        <aside aria-label={makingCopy.place}>
          <PlaceFields place={query} onChange={show} />
        </aside>
        <div className="made__main">
          <Filters query={query} onChange={show} />
          <Results list={list} onShow={show} />
        </div>
      </div>
    </>
  )
}

interface FiltersProps {
  readonly query: MadeQuery
  readonly onChange: (change: Partial<MadeQuery>) => void
}

const Filters = ({ query, onChange }: FiltersProps) => {
  const mayReview = useSelector(useActors().session, selectMayReview)
  return (
    <div className="made__line">
      {mayReview && (
        <ChoiceGroup
          name={makingCopy.whose}
          choices={MADE_OWNERS}
          chosen={query.whose}
          nameOf={(whose) => makingCopy.owners[whose]}
          onChoose={(whose) => onChange({ whose })}
        />
      )}
      <NativeSelect
        label={makingCopy.state}
        value={query.state}
        options={MADE_STATES.map((value) => ({ value, name: makingCopy.states[value] }))}
        onChoose={(state) => onChange({ state })}
      />
      <NativeSelect
        label={makingCopy.kind}
        value={query.kind}
        options={[
          { value: 'any' as const, name: makingCopy.anyKind },
          ...QUESTION_KINDS.map((value) => ({ value, name: questionCopy.kinds[value] })),
        ]}
        onChoose={(kind) => onChange({ kind })}
      />
      <Keyword key={query.keyword} keyword={query.keyword} onFind={(keyword) => onChange({ keyword })} />
    </div>
  )
}

interface KeywordProps {
  readonly keyword: string
  readonly onFind: (keyword: string) => void
}

const Keyword = ({ keyword, onFind }: KeywordProps) => (
  <form
    className="made__line"
    role="search"
    aria-label={makingCopy.keyword}
    onSubmit={(event) => {
      event.preventDefault()
      const typed = new FormData(event.currentTarget).get('keyword')
      onFind(typeof typed === 'string' ? typed.trim() : '')
    }}
  >
    <TextField.Root
      name="keyword"
      aria-label={makingCopy.keyword}
      placeholder={makingCopy.keyword}
      defaultValue={keyword}
      maxLength={MAX_KEYWORD_LENGTH}
    />
    <Button type="submit" variant="soft">
      {makingCopy.find}
    </Button>
  </form>
)

interface ResultsProps {
  readonly list: List
  readonly onShow: (change: Partial<MadeQuery>) => void
}

const Results = ({ list, onShow }: ResultsProps) => {
  const state = useSelector(list, ({ value }) => value)
  const results = useRef<HTMLDivElement>(null)
  // A page that is turned takes its buttons along.
  useFocusFallback(state, results)
  return (
    <div ref={results} tabIndex={-1} role="group" aria-label={makingCopy.list}>
      <Result list={list} onShow={onShow} />
    </div>
  )
}

const Result = ({ list, onShow }: ResultsProps) => {
  const state = useSelector(list, ({ value }) => value)
  const { page, chosen, failure } = useSelector(list, ({ context }) => context)
  switch (state) {
    case 'failed':
    case 'defect':
      return (
        <ErrorState
          message={makingCopy.failed}
          reason={failureText(failure)}
          onRetry={() => list.send({ type: 'made.retry' })}
        />
      )
    case 'forbidden':
      return <EmptyState title={makingCopy.forbidden} hint={makingCopy.forbiddenHint} />
    case 'empty':
      return (
        <EmptyState {...makingCopy.none}>
          <Button asChild variant="soft">
            <Link to={studioQuestionAddress()}>{makingCopy.add}</Link>
          </Button>
        </EmptyState>
      )
    case 'loading':
      return (
        <div role="status" aria-label={makingCopy.loading} className="made__rows">
          <Skeleton height="88px" />
          <Skeleton height="88px" />
          <Skeleton height="88px" />
        </div>
      )
    case 'ready':
    case 'changing':
      return (
        <>
          <MadeTools list={list} />
          <ul className="made__rows" aria-label={makingCopy.list} aria-busy={state === 'changing'}>
            {page.items.map((question) => (
              <MadeRow
                key={question.id}
                question={question}
                chosen={chosen.includes(question.id)}
                onToggle={() => list.send({ type: 'made.toggle', id: question.id })}
              />
            ))}
          </ul>
          <Pager page={page.index} pages={pageCountOf(page)} onTurn={(index) => onShow({ page: index })} />
        </>
      )
  }
}
