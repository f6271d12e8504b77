import './jobs-page.css'
import { Button, Skeleton, Text } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { selectUser } from '#application/session/session.selectors.ts'
import type { JobChange } from '#domain/job/jobs.machine.ts'
import { pageCountOf } from '#domain/kernel/page.ts'
import { useActors, useStudioLogic } from '../../actors-context.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { NativeSelect } from '../../components/native-select.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { copy } from '../../copy/copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { jobCopy } from '../../copy/job-copy.ts'
import { JobRow } from './job-row.tsx'

/** 后台任务: what the server does for the user, or for a school, while nobody waits. Screens `/studio/jobs`. */
export const JobsPage = () => {
  const actor = useActorRef(useStudioLogic().jobs)
  const { scope, page, failure } = useSelector(actor, ({ context }) => context)
  const isLoading = useSelector(actor, (it) => it.matches('loading'))
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const hasFailed = useSelector(actor, (it) => it.matches('failed') || it.matches('defect'))
  const show = (organisationId: number, index: number) =>
    actor.send({ type: 'jobs.show', scope: { organisationId, page: index } })
  const change = (it: JobChange) => actor.send({ type: 'jobs.change', change: it })
  const pages = pageCountOf(page)
  return (
    <>
      <PageHeader title={copy.pageTitles.jobs}>
        <Whose value={scope.organisationId} onChoose={(id) => show(id, 1)} />
      </PageHeader>
      {hasFailed && (
        <ErrorState
          message={jobCopy.failed}
          reason={failureText(failure)}
          onRetry={() => actor.send({ type: 'jobs.reread' })}
        />
      )}
      {isLoading && (
        <div role="status" aria-label={jobCopy.loading} className="jobs">
          <Skeleton height="88px" />
          <Skeleton height="88px" />
        </div>
      )}
      {!isLoading && !hasFailed && page.items.length === 0 && <EmptyState {...jobCopy.none} />}
      {!isLoading && !hasFailed && page.items.length > 0 && (
        <>
          {failure !== null && (
            <Text as="p" size="2" color="red" role="alert">
              {jobCopy.notChanged}：{failureText(failure)}
            </Text>
          )}
          <ul className="jobs" aria-label={jobCopy.list} aria-busy={isBusy}>
            {page.items.map((job) => (
              <JobRow key={job.id} job={job} onChange={change} />
            ))}
          </ul>
          {pages > 1 && (
            <nav className="jobs__pages" aria-label={jobCopy.list}>
              <Button
                variant="soft"
                color="gray"
                disabled={page.index <= 1}
                onClick={() => show(scope.organisationId, page.index - 1)}
              >
                {jobCopy.previous}
              </Button>
              <Text size="2">{jobCopy.pageOf(page.index, pages)}</Text>
              <Button
                variant="soft"
                color="gray"
                disabled={page.index >= pages}
                onClick={() => show(scope.organisationId, page.index + 1)}
              >
                {jobCopy.next}
              </Button>
            </nav>
          )}
        </>
      )}
    </>
  )
}

interface WhoseProps {
  readonly value: number
  readonly onChoose: (organisationId: number) => void
}

/** One's own, or for a reviewer those of a school. */
const Whose = ({ value, onChoose }: WhoseProps) => {
  const user = useSelector(useActors().session, selectUser)
  if (user === null || !user.rights.review) return null
  return (
    <NativeSelect
      label={jobCopy.whose}
      value={value}
      options={[
        { value: 0, name: jobCopy.own },
        ...user.organisations.map(({ id, name }) => ({ value: id, name: jobCopy.ofSchool(name) })),
      ]}
      onChoose={onChoose}
    />
  )
}
