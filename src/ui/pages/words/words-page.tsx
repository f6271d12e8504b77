import { selectUser } from '#application/session/session.selectors.ts'
import { mayManageAll } from '#domain/session/current-user.ts'
import '../people/person.css'
import './words.css'
import { Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { WordForm, WordKind } from '#domain/frame/managed-word.ts'
import { shapedAs } from '#domain/kernel/form-shape.ts'
import { useActors } from '../../actors-context.tsx'
import { useOfficeLogic } from '../../bundle-logic.ts'
import { ErrorState } from '../../components/error-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Refused } from '../../components/refused.tsx'
import { TabLinks } from '../../components/tab-links.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useFormDraft, useKept } from '../../components/use-form-draft.ts'
import { failureText } from '../../copy/failure-text.ts'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { notDoneText } from '../../copy/not-done-text.ts'
import { wordsCopy as words } from '../../copy/words-copy.ts'
import { ManageTabs } from '../../manage/manage-tabs.tsx'
import { StatusLine } from '../../manage/status-line.tsx'
import { WORDS_ADDRESS } from '../../routing/frame-codec.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { WordGroupCard } from './word-group.tsx'

const KINDS: readonly WordKind[] = ['categories', 'tags', 'tagRows', 'hotTerms']

const isWord = shapedAs<WordForm>({ groupId: 0, id: 0, rowVersion: 0, name: '', hidden: false })

/** 分类与热搜: categories, tags and hot searches. Screens `/manage/words`. */
export const WordsPage = () => {
  const [query] = useSearchParams()
  const kind = KINDS.find((it) => it === query.get('kind')) ?? 'categories'
  const mayManage = useSelector(useActors().session, (it) => mayManageAll(selectUser(it)?.rights))
  return (
    <>
      <PageHeader title={innerTitles.words} />
      <ManageTabs />
      {mayManage && (
        <TabLinks
          name={words.parts}
          tabs={KINDS.map((it) => ({
            name: words.kinds[it].tab,
            address: it === 'categories' ? WORDS_ADDRESS : `${WORDS_ADDRESS}?kind=${it}`,
            active: it === kind,
          }))}
        />
      )}
      <WordsOfKind key={kind} kind={kind} />
    </>
  )
}

const WordsOfKind = ({ kind }: { readonly kind: WordKind }) => {
  const draft = useFormDraft(`word/${kind}`, isWord)
  const actor = useActorRef(useOfficeLogic().words, { input: { kind, left: draft.left } })
  const { groups, form, failure, act, done } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const isOpening = useSelector(actor, (it) => it.matches('opening'))
  const hasFailed = useSelector(actor, (it) => it.matches('failed') || it.matches('defect'))
  useKept(draft, form)
  const content = useRef<HTMLDivElement>(null)
  // The pressed button may be gone by then.
  useFocusFallback(`${form?.id} ${form?.groupId} ${isBusy}`, content)
  if (hasFailed && failure?.kind === 'forbidden') return <Refused {...words.forbidden} />
  if (hasFailed)
    return (
      <ErrorState
        message={words.failed}
        reason={failureText(failure)}
        onRetry={() => actor.send({ type: 'words.reread' })}
      />
    )
  return (
    <div ref={content} tabIndex={-1} className="person">
      <Text as="p" size="2" color="gray">
        {words.kinds[kind].hint}
      </Text>
      <StatusLine>{!isBusy && done && act !== null ? words.done[act.kind] : ''}</StatusLine>
      {failure !== null && (
        <Text as="p" size="2" color="red" role="alert">
          {notDoneText(words.notDone, failure)}
        </Text>
      )}
      {isOpening ? (
        <div role="status" aria-label={words.loading}>
          <Skeleton height="240px" />
        </div>
      ) : (
        groups.map((group) => (
          <WordGroupCard key={group.id} actor={actor} kind={kind} group={group} isBusy={isBusy} />
        ))
      )}
    </div>
  )
}
