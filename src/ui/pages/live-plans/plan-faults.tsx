import { Text } from '@radix-ui/themes'
import type { LivePlanDocument, LivePlanFault } from '#domain/studio/live-plan.ts'
import { livePlanCopy as words } from '../../copy/live-plan-copy.ts'

interface PlanFaultsProps {
  readonly faults: readonly LivePlanFault[]
  readonly document: LivePlanDocument
}

/** What keeps the plan from being published; nothing where nothing does. */
export const PlanFaults = ({ faults, document }: PlanFaultsProps) => {
  if (faults.length === 0) return null
  const lessonOf = (key: string): string => {
    const index = document.sessions.findIndex((session) => session.key === key)
    return index === -1 ? '' : words.session(index + 1)
  }
  return (
    <section className="live-plan__faults" aria-label={words.faultsTitle}>
      <Text as="p" size="2" weight="medium">
        {words.faultsTitle}
      </Text>
      <ul>
        {faults.map(({ key, kind }) => (
          <li key={`${key}/${kind}`}>{words.faultOf(lessonOf(key), words.faults[kind])}</li>
        ))}
      </ul>
    </section>
  )
}
