import { useActorRef, useSelector } from '@xstate/react'
import { selectUser } from '#application/session/session.selectors.ts'
import type { JobChange } from '#domain/job/jobs.machine.ts'
import { useActors } from '../../actors-context.tsx'
import { useStudioLogic } from '../../bundle-logic.ts'
import { NativeSelect } from '../../components/native-select.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { WorkedList } from '../../components/worked-list.tsx'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
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
  return (
    <>
      <PageHeader title={innerTitles.jobs}>
        <Whose value={scope.organisationId} onChoose={(id) => show(id, 1)} />
      </PageHeader>
      <WorkedList
        words={jobCopy}
        page={page}
        failure={failure}
        stage={isLoading ? 'arriving' : hasFailed ? 'failed' : 'shown'}
        isBusy={isBusy}
        onReread={() => actor.send({ type: 'jobs.reread' })}
        onTurn={(index) => show(scope.organisationId, index)}
        renderRow={(job) => <JobRow key={job.id} job={job} onChange={change} />}
      />
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
