import { Badge } from '@radix-ui/themes'
import type { PlanStatus } from '#domain/studio/live-plan.ts'
import { livePlanCopy } from '../../copy/live-plan-copy.ts'

const COLOURS = { draft: 'gray', inReview: 'amber', returned: 'red', published: 'green' } as const

export const PlanStatusBadge = ({ status }: { readonly status: PlanStatus }) => (
  <Badge color={COLOURS[status]}>{livePlanCopy.statuses[status]}</Badge>
)
