import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { PaperKind } from '#domain/paper/composition-service.ts'
import type { PaperDraft } from '#domain/paper/paper.ts'
import { changed } from '#domain/paper/paper-change.ts'
import { PLAIN_FRAME } from '#domain/paper/paper-frame.ts'
import { useBankLogic } from '../../bundle-logic.ts'
import { ErrorState } from '../../components/error-state.tsx'
import { ExtendedIcon } from '../../components/extended-icon.tsx'
import { composerCopy } from '../../copy/composer-copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { formatMonthDay } from '../../format/moment.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import type { PapersActor } from './paper-actors.ts'

const words = composerCopy.basket
/** The question bank. */
const BANK = `/details?type=${CONTENT_TYPE.question}`

export interface BasketStartProps {
  readonly papers: PapersActor
  readonly kind: PaperKind
}

/** Makes a paper of what is in the basket, or says where to fill it. */
export const BasketStart = ({ papers, kind }: BasketStartProps) => {
  const items = useSelector(useBankLogic().basket, ({ context }) => context.items)
  const ids = items.map(({ questionId }) => questionId)
  return (
    <section className="basket-start" aria-label={words.title}>
      <div className="basket-start__words">
        <Text as="p" size="4" weight="medium">
          {ids.length === 0 ? words.none : words.some(ids.length)}
        </Text>
        <Text as="p" size="2" color="gray">
          {ids.length === 0 ? words.noneHint : words.someHint}
        </Text>
      </div>
      <div className="basket-start__actions">
        <Button asChild variant={ids.length === 0 ? 'solid' : 'soft'} size="3">
          <Link to={BANK}>{composerCopy.list.toBank}</Link>
        </Button>
        {ids.length > 0 && <Create key={ids.join()} ids={ids} papers={papers} kind={kind} />}
      </div>
    </section>
  )
}

const Create = ({ ids, papers, kind }: BasketStartProps & { readonly ids: readonly number[] }) => {
  const contents = useActorRef(useBankLogic().basketContents, { input: { questionIds: ids } })
  const { questions, failure } = useSelector(contents, ({ context }) => context)
  const working = useSelector(papers, (snapshot) => snapshot.hasTag('working'))
  const ready = useSelector(papers, (snapshot) => snapshot.matches('shown'))
  const create = () => {
    const now = new Date()
    const name = words.newName(formatMonthDay(now, now))
    const none: PaperDraft = { name, kind, minutes: 0, sections: [], frame: PLAIN_FRAME }
    const draft = changed(none, { kind: 'add', questions: questions ?? [], names: composerCopy.sections })
    papers.send({ type: 'papers.work', work: { kind: 'create', draft } })
  }
  if (failure !== null)
    return (
      <ErrorState
        message={words.failed}
        reason={failureText(failure)}
        onRetry={() => contents.send({ type: 'basketContents.retry' })}
      />
    )
  return (
    <Button size="3" disabled={questions === null || !ready} onClick={create}>
      <ExtendedIcon name="plus" />
      {working ? words.creating : words.create[kind]}
    </Button>
  )
}
