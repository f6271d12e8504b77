import { Badge } from '@radix-ui/themes'
import type { PlanStatus } from '#domain/studio/live-plan.ts'
import { livePlanCopy } from '../../copy/live-plan-copy.ts'

export const PlanStatusBadge = ({ status }: { readonly status: PlanStatus }) => {
  const words = livePlanCopy.statuses[status]
  if (status === 'returned') return <Badge color="red">{words}</Badge>
  return <Badge color={status === 'published' ? 'indigo' : 'gray'}>{words}</Badge>
}
