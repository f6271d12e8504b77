import { Text } from '@radix-ui/themes'
import type { LivePlanDocument, LivePlanFault } from '#domain/studio/live-plan.ts'
import { livePlanCopy as words } from '../../copy/live-plan-copy.ts'
import { formatRuns } from '../../format/runs.ts'

interface PlanFaultsProps {
  readonly faults: readonly LivePlanFault[]
  readonly document: LivePlanDocument
}

/** What keeps the plan from being published, the same of several lessons said once; nothing where nothing does. */
export const PlanFaults = ({ faults, document }: PlanFaultsProps) => {
  if (faults.length === 0) return null
  const kinds = [...new Set(faults.map(({ kind }) => kind))]
  const lessonsWith = (kind: LivePlanFault['kind']): readonly number[] =>
    document.sessions.flatMap(({ key }, index) =>
      faults.some((fault) => fault.key === key && fault.kind === kind) ? [index + 1] : [],
    )
  return (
    <section className="live-plan__faults" aria-label={words.faultsTitle}>
      <Text as="p" size="2" weight="medium">
        {words.faultsTitle}
      </Text>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>{words.faultOf(formatRuns(lessonsWith(kind)), words.faults[kind])}</li>
        ))}
      </ul>
    </section>
  )
}
