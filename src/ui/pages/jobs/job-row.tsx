import './job-row.css'
import { Badge, Button, Text } from '@radix-ui/themes'
import { useRef } from 'react'
import { canCancel, canRunAgain, isUnderWay, type Job, type JobState } from '#domain/job/job.ts'
import type { JobChange } from '#domain/job/jobs.machine.ts'
import { ConfirmButton } from '../../components/confirm-button.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { jobCopy } from '../../copy/job-copy.ts'
import { formatMoment } from '../../format/moment.ts'
import { useNow } from '../../format/use-now.ts'
import { ProgressLine } from '../../upload/progress-line.tsx'

interface JobRowProps {
  readonly job: Job
  readonly onChange: (change: JobChange) => void
}

const StateBadge = ({ state }: { state: JobState }) => {
  const words = jobCopy.states[state]
  if (state === 'failed') return <Badge color="red">{words}</Badge>
  return <Badge color={state === 'running' ? 'indigo' : 'gray'}>{words}</Badge>
}

/** One job: what it is, how far, why it failed, and what can be done about it. */
export const JobRow = ({ job, onChange }: JobRowProps) => {
  const title = jobCopy.title(jobCopy.kinds[job.kind], job.subject)
  const row = useRef<HTMLLIElement>(null)
  // The button that was pressed goes with the state: the focus moves to the row.
  useFocusFallback(job.state, row)
  return (
    <li ref={row} tabIndex={-1} className="worked-list__row">
      <div className="worked-list__words">
        <p className="worked-list__line">
          <span className="worked-list__name">{title}</span>
          <StateBadge state={job.state} />
        </p>
        {job.state === 'running' && (
          <p className="job-row__line">
            <ProgressLine label={jobCopy.progressOf(title)} share={job.progress / 100} isHeld={false} />
            <Text size="1">{jobCopy.progress(job.progress)}</Text>
          </p>
        )}
        <Reason job={job} />
        <Facts job={job} />
      </div>
      <div className="worked-list__actions">
        {canCancel(job) && (
          <ConfirmButton
            label={jobCopy.cancel}
            name={jobCopy.cancelName(title)}
            question={jobCopy.cancelAsk(title)}
            hint={jobCopy.cancelHint}
            onConfirm={() => onChange({ id: job.id, how: 'cancel' })}
          />
        )}
        {canRunAgain(job) && (
          <Button
            variant="soft"
            aria-label={jobCopy.againName(title)}
            onClick={() => onChange({ id: job.id, how: 'again' })}
          >
            {jobCopy.again}
          </Button>
        )}
      </div>
    </li>
  )
}

const Reason = ({ job }: { job: Job }) => {
  if (job.reason === null || job.state === 'done') return null
  const words = jobCopy.reasons[job.reason]
  return (
    <Text as="p" size="2" color={job.state === 'failed' ? 'red' : 'gray'}>
      {isUnderWay(job) ? jobCopy.willRetry(words) : words}
    </Text>
  )
}

const Facts = ({ job }: { job: Job }) => {
  const now = useNow()
  const created = formatMoment(job.createdAt, now)
  const ended = formatMoment(job.endedAt, now)
  const facts = [
    created && jobCopy.created(created),
    ended && jobCopy.ended(ended),
    job.userName && jobCopy.by(job.userName),
    job.tries > 1 && jobCopy.tries(job.tries),
  ]
  return (
    <Text as="p" size="1" color="gray">
      {facts.filter(Boolean).join(' · ')}
    </Text>
  )
}
