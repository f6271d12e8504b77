import { useSelector } from '@xstate/react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { selectUser } from '#application/session/session.selectors.ts'
import type { JobScope } from '#domain/job/job.ts'
import type { JobChange } from '#domain/job/jobs.machine.ts'
import { useActors } from '../../actors-context.tsx'
import { useStudioLogic } from '../../bundle-logic.ts'
import { NativeSelect } from '../../components/native-select.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { useWhenChanged } from '../../components/use-when-changed.ts'
import { WorkedList } from '../../components/worked-list.tsx'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { jobCopy } from '../../copy/job-copy.ts'
import { useLatestSearch } from '../../routing/latest-search.ts'
import { schoolScopeAddress, schoolScopeOf } from '../../routing/school-scope-codec.ts'
import { JOBS_ADDRESS } from '../../routing/studio-address.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import { JobRow } from './job-row.tsx'

/** 后台任务: what the server does for the user, or for a school, while nobody waits. Screens `/studio/jobs`. */
export const JobsPage = () => {
  const [asked] = useSearchParams()
  const navigate = useNavigate()
  const scope = schoolScopeOf(asked)
  const actor = useActorRef(useStudioLogic().jobs, { input: { scope } })
  useWhenChanged(schoolScopeAddress(JOBS_ADDRESS, scope), () => actor.send({ type: 'jobs.show', scope }))
  const { page, failure } = useSelector(actor, ({ context }) => context)
  const isLoading = useSelector(actor, (it) => it.matches('loading'))
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const hasFailed = useSelector(actor, (it) => it.matches('failed') || it.matches('defect'))
  const latest = useLatestSearch()
  const show = (next: Partial<JobScope>) =>
    void navigate(schoolScopeAddress(JOBS_ADDRESS, { ...schoolScopeOf(latest()), page: 1, ...next }))
  const change = (it: JobChange) => actor.send({ type: 'jobs.change', change: it })
  return (
    <>
      <PageHeader title={innerTitles.jobs}>
        <Whose value={scope.organisationId} onChoose={(organisationId) => show({ organisationId })} />
      </PageHeader>
      <WorkedList
        words={jobCopy}
        page={page}
        failure={failure}
        stage={isLoading ? 'arriving' : hasFailed ? 'failed' : 'shown'}
        isBusy={isBusy}
        onReread={() => actor.send({ type: 'jobs.reread' })}
        onTurn={(index) => show({ page: index })}
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
